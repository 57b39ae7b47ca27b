const quoted = /^[‘-‟«»″](\S*)[‘-‟«»″]$/;

/**
 * Editors turn the quotes around a value into typographic ones, which HTML takes for a part of it:
 * `event=“meadowlark-2027”`. A value between real quotes may have spaces, this one never has.
 */
export const withoutTypedQuotes = (value: string): string => quoted.exec(value)?.[1] ?? value;
