/** What an address says of the order. Anybody may write one: it can be nothing but a reference. */
export const referenceIn = (address: string): string =>
  /bandstand-payment=[^&#~]*~([\w-]{0,20})/.exec(address)?.[1] ?? '';
