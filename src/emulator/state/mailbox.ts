export interface Email {
  to: string;
  subject: string;
  text: string;
  /** Addresses that the text contains, ready to be opened. */
  links: string[];
  at: string;
}

export interface TextMessage {
  to: string;
  text: string;
  /** What the text asks the reader to type in. */
  code: string;
  at: string;
}

/** To the app on somebody's device. spec L299 */
export interface PushMessage {
  /** Token of the device. */
  to: string;
  type: 'ambassador_dispatched';
  title: string;
  text: string;
  data: Readonly<Record<string, string | null>>;
  at: string;
}

/** What the service has sent to people, oldest first: nothing ever leaves the machine. */
export interface Mailbox {
  emails: Email[];
  sms: TextMessage[];
  push: PushMessage[];
}

export function emptyMailbox(): Mailbox {
  return { emails: [], sms: [], push: [] };
}
