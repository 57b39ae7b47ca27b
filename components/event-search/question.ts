/** What a visitor asks for; a text that is not there is empty. */
export interface SearchCriteria {
  readonly words: string;
  /** Days, `2027-06-25`, as the visitor's browser writes them. */
  readonly from: string;
  readonly to: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export const emptyCriteria: SearchCriteria = { words: '', from: '', to: '', country: '' };

/** With fewer letters nearly everything is found. */
const fewestLetters = 2;

export const isQuestion = ({ words }: SearchCriteria): boolean =>
  words.trim().length === 0 || words.trim().length >= fewestLetters;

const day = /^\d{4}-\d\d-\d\d$/;

/** The query of the request; what says nothing is left out. */
export function queryOf({ words, from, to, country }: SearchCriteria, limit: number | undefined) {
  const wanted = Math.round(limit ?? NaN);
  return {
    q: words.trim() || undefined,
    from: day.test(from) ? from : undefined,
    to: day.test(to) ? to : undefined,
    country: /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : undefined,
    limit: wanted >= 1 ? Math.min(50, wanted) : undefined,
  };
}

const names = ['words', 'from', 'to', 'country'] as const;

/** `?event-words=folk&event-country=GB`: names that a page is unlikely to use itself. */
export function readAddress(address: string): SearchCriteria | undefined {
  const { searchParams } = new URL(address);
  const found = names.map((name) => [name, searchParams.get(`event-${name}`) ?? ''] as const);
  if (found.every(([, value]) => !value)) return undefined;
  return { ...emptyCriteria, ...(Object.fromEntries(found) as Partial<SearchCriteria>) };
}

/** The address with the question in it, and with all else that was there. */
export function withQuestion(address: string, question: SearchCriteria): string {
  const url = new URL(address);
  for (const name of names) {
    if (question[name]) url.searchParams.set(`event-${name}`, question[name]);
    else url.searchParams.delete(`event-${name}`);
  }
  return url.href;
}
