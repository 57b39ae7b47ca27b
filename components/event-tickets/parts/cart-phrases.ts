import { formatter, usableZone } from '../../../src/format/intl.js';

export function printPercent(basisPoints: number, language: string): string {
  const options: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 };
  return formatter(Intl.NumberFormat, language, options).format(basisPoints / 10_000);
}

export function printDate(iso: string, language: string, zone: string | undefined): string {
  const timeZone = usableZone(zone);
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone };
  return formatter(Intl.DateTimeFormat, language, options).format(Date.parse(iso));
}
