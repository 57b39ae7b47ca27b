/** Attributes in their order: undefined is left out, and empty is a name alone. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** A start tag, over lines of its own where it would be long. */
export function startTag(name: string, attributes: Attributes): string {
  const list = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === '' ? [key] : [`${key}="${escaped(value)}"`];
  });
  return `<${[name, ...list].join(' ')}>`;
}

export const tagOf = (name: string, attributes: Attributes, text = ''): string =>
  `${startTag(name, attributes)}${escaped(text)}</${name}>`;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
