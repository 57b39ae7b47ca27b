import { cleanKey } from '../../../src/client/credential.js';
import type { CheckedPage, Widget } from './page.js';

/** What a widget asks for, where, and with which key, as the element will resolve it. */
export interface Target {
  /** Without slashes at the end; empty where nobody has said it. */
  readonly baseUrl: string;
  readonly serviceKey: string | undefined;
  /** The event, form or organiser; empty where nobody has said it. */
  readonly subject: string;
  /** Another service that the page does not permit. */
  readonly ignored: string | undefined;
}

/** An attribute of the widget beats the script tag; another service counts only where it is permitted. */
export function targetOf({ host, about }: Widget, { settings }: CheckedPage): Target {
  const pageUrl = clean(settings.baseUrl);
  const asked = clean(host.read('base-url'));
  const permitted = (settings.allowBaseUrl ?? '').split(/\s+/).map(clean);
  const isOther = asked !== '' && asked !== pageUrl;
  const isPermitted = isOther && (permitted.includes(asked) || (!pageUrl && host.name === null));
  const ownKey = host.read('service-key') || undefined;
  // The key of the page belongs to its service; content may bring a key for another alone.
  const isOwnKeyRead = host.name === null || isPermitted || !settings.serviceKey;
  const key =
    (isOwnKeyRead ? ownKey : undefined) ?? (isPermitted ? undefined : settings.serviceKey);
  return {
    baseUrl: isPermitted ? asked : pageUrl,
    serviceKey: cleanKey(key),
    subject: about ? ((host.read(about) || settings[about]) ?? '') : '',
    ignored: isOther && !isPermitted ? asked : undefined,
  };
}

const clean = (address: string | null | undefined): string =>
  (address ?? '').trim().replace(/(?<!\/)\/+$/, '');
