import * as v from 'valibot';
import { checkShape, first } from './check.js';
import type { Target } from './target.js';

const Mailbox = v.object({
  emails: v.array(
    v.object({
      to: v.string(),
      subject: v.string(),
      text: v.string(),
      links: v.array(v.string()),
      at: v.string(),
    }),
  ),
  sms: v.array(v.object({ to: v.string(), text: v.string(), code: v.string(), at: v.string() })),
  push: v.array(
    v.object({
      to: v.string(),
      type: v.string(),
      title: v.string(),
      text: v.string(),
      data: v.record(v.string(), v.nullable(v.string())),
      at: v.string(),
    }),
  ),
});

const Submissions = v.object({
  submissions: v.array(
    v.object({
      form: v.string(),
      event: v.nullable(v.string()),
      answers: v.record(v.string(), v.unknown()),
      version: v.nullable(v.number()),
      contact: v.nullable(v.string()),
      surface: v.string(),
      at: v.string(),
    }),
  ),
});

const Webhooks = v.object({
  webhooks: v.array(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      type: v.string(),
      apiVersion: v.literal(1),
      createdAt: v.string(),
      data: v.record(v.string(), v.unknown()),
    }),
  ),
});

/** What was sent to people. */
export async function mailboxOf({ control }: Target) {
  return checkShape(Mailbox, await control('mailbox'), 'the mailbox');
}

/** What people have sent in. */
export async function submissionsOf({ control }: Target) {
  return checkShape(Submissions, await control('submissions'), 'the submissions').submissions;
}

/** Notifications that the organiser was sent. */
export async function webhooksOf({ control }: Target) {
  return checkShape(Webhooks, await control('webhooks'), 'the webhooks').webhooks;
}

/** Those of one kind. */
export const told = async (target: Target, type: string) =>
  (await webhooksOf(target)).filter((webhook) => webhook.type === type);

const Sale = v.object({
  attribution: v.object({
    /** null: nobody said where the buyer came from. */
    channel: v.nullable(v.string()),
    artist: v.nullable(v.object({ id: v.string(), name: v.string() })),
  }),
  /** For the placeholders of messages; empty without an artist. spec L296 */
  artist_name: v.string(),
  artist_credit: v.string(),
});

/** Sales that the organiser was told of, oldest first. */
export async function salesTold(target: Target) {
  const sales = await told(target, 'ticket.sale');
  return sales.map(({ data }) => checkShape(Sale, data, 'a sale'));
}

/** Signups that the organiser was told of. */
export const signupsTold = (target: Target) => told(target, 'mailing_list.signup');

/** The link in the newest e-mail. */
export async function confirmationLink(target: Target): Promise<string> {
  const { emails } = await mailboxOf(target);
  return first(
    emails.slice(-1).flatMap(({ links }) => links),
    'link in an e-mail',
  );
}

/** The code in the newest text message. */
export async function textedCode(target: Target): Promise<string> {
  const { sms } = await mailboxOf(target);
  return first(sms.slice(-1), 'text message').code;
}
