import * as v from 'valibot';

/** The formats every resource is made of (spec L23). */

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Compares numbers, as a feed has hundreds of days. */
const isCalendarDay = (text: string) => {
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && isLeapYear ? 29 : (daysOfMonths[month - 1] ?? 0);
  return day >= 1 && day <= last;
};

/** Results of earlier checks, as a check is slow. */
const knownZones = new Set<string>();

const isTimeZone = (zone: string) => {
  if (knownZones.has(zone)) return true;
  try {
    const isKnown = new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
    if (isKnown) knownZones.add(zone);
    return isKnown;
  } catch {
    return false;
  }
};

/** UUID string. spec L23 */
export const Uuid = v.pipe(v.string(), v.uuid());
export type Uuid = v.InferOutput<typeof Uuid>;

/** ISO 8601 in UTC with exactly three millisecond digits: `2027-06-25T18:30:00.000Z`. spec L23 */
export const Timestamp = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/),
  v.check(isCalendarDay, 'not a day of the calendar'),
);
export type Timestamp = v.InferOutput<typeof Timestamp>;

/** `YYYY-MM-DD`, wall clock at the event. spec L23 */
export const Day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check(isCalendarDay, 'not a day of the calendar'),
);
export type Day = v.InferOutput<typeof Day>;

/** `HH:MM`, 24 hours, wall clock at the event. spec L23 */
export const Time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export type Time = v.InferOutput<typeof Time>;

/** IANA zone, for example `Europe/London`. spec L191 */
export const TimeZone = v.pipe(v.string(), v.check(isTimeZone, 'not an IANA time zone'));
export type TimeZone = v.InferOutput<typeof TimeZone>;

/** Absolute web address. spec L61 */
export const Url = v.pipe(v.string(), v.regex(/^https?:\/\//), v.url());
export type Url = v.InferOutput<typeof Url>;

/** ISO 3166-1 alpha-2. spec L66 */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
export type CountryCode = v.InferOutput<typeof CountryCode>;

/** ISO 4217. spec L168 */
export const CurrencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
export type CurrencyCode = v.InferOutput<typeof CurrencyCode>;

const whole = () => v.pipe(v.number(), v.integer(), v.minValue(0));

/** A whole number that is never negative. spec L23 */
export const Count = whole();

/** Money in minor units of the currency beside it, an integer: 18500 is 185.00 GBP. spec L167 */
export const Pennies = whole();
export type Pennies = v.InferOutput<typeof Pennies>;

/** Hundredths of a percent: 750 is 7.5 %. spec L186 */
export const BasisPoints = whole();

/** A share of a width or height, 0 to 1. spec L171 */
export const Fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Where content is shown. A website asks for `web`; omitted means `app`. spec L15 */
export const Surface = v.picklist(['web', 'app']);
export type Surface = v.InferOutput<typeof Surface>;

/** null: the organiser has not filled it in; clients print nothing. spec L16 */
export const NullableText = v.nullable(v.string());
export const NullableUrl = v.nullable(Url);
export const NullableDay = v.nullable(Day);
export const NullableTime = v.nullable(Time);
export const NullableTimestamp = v.nullable(Timestamp);
export const NullablePennies = v.nullable(Pennies);

/** Length limits count characters as people do, so an emoji is one, not two. */
export const textUpTo = (characters: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => Array.from(text).length <= characters,
      `longer than ${characters} characters`,
    ),
    v.metadata({ maxLength: characters }), // as JSON Schema counts, too
  );

/** A ready-made JSON-LD block of one schema.org type. spec L33, L106, L116 */
export const jsonLd = (type: string) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((block) => block['@type'] === type, `not a ${type} block`),
    v.metadata({ properties: { '@type': { const: type } }, required: ['@type'] }),
  );
export type JsonLd = Record<string, unknown>;

/** The app surface never carries JSON-LD. spec L33, L106, L244 */
export const noJsonLdOnTheApp = <Data extends { surface: Surface; schemaOrg: JsonLd | null }>() =>
  v.check<Data, string>(
    // a service may leave out which surface it is
    ({ surface, schemaOrg }) => surface !== 'app' || schemaOrg === null,
    'schemaOrg must be null on the app surface',
  );

/** Whether timestamps run from the newest to the oldest. */
export const isNewestFirst = (timestamps: Timestamp[]) =>
  timestamps.every((at, index) => index === 0 || at <= (timestamps[index - 1] ?? at));
