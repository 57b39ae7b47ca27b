/** What a transport knows of a request beyond the request itself, and can do to its connection. */
export interface Transport {
  /** Origin of the page that asks, null for a caller that is no page; by default the header says. */
  origin?: string | null;
  /** The network address, or the page: whose calls and holds are counted together. */
  caller?: string;
  /** The device, where the transport knows it: its holds are counted together, too. */
  device?: string | undefined;
  /** Whether the control port answers this caller. */
  trusted?: boolean;
  /** Breaks the connection: before any answer, or in the middle of the body. */
  breakOff?: (when: 'before_answer' | 'within_body') => void;
}
