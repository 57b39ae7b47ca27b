const wellKnown = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
  'proton.me',
  'web.de',
  'gmx.de',
  'gmx.net',
  'orange.fr',
  'free.fr',
  'libero.it',
];

/** Real ones that look like a slip. */
const neighbours = ['mail.com', 'email.com', 'ymail.com'];

/** Anything stricter turns real addresses away. */
export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/** The address that was probably meant, when the domain is one slip away from a well-known one. */
export function suggestedAddress(typed: string): string | undefined {
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  // Many real domains are as short as a slip is long.
  if (at < 1 || domain.length < 6) return undefined;
  if (wellKnown.includes(domain) || neighbours.includes(domain)) return undefined;
  const meant = wellKnown.find((known) => isOneSlip(domain, known));
  return meant && `${typed.slice(0, at + 1)}${meant}`;
}

/** Enough to recognise one's own address, too little for whoever looks over the shoulder. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${Array.from(address)[0] ?? ''}•••${address.slice(at)}`;
}

/** One letter added, left out or changed, or two neighbours swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from++;
  const rest = (text: string, skip: number) => text.slice(from + skip);
  const swapped = typed[from] === meant[from + 1] && typed[from + 1] === meant[from];
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (swapped && rest(typed, 2) === rest(meant, 2))
  );
}
