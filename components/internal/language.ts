import { tellDeveloper } from './developer.js';

const fallbackLanguage = 'en-GB';

/** The language chosen for the element, else the nearest `lang` around it, else British English. */
export function languageOf(element: Element, chosen: string | undefined): string {
  return valid(element, chosen) ?? valid(element, nearestLang(element)) ?? fallbackLanguage;
}

/** Looks outward through shadow roots too: the page may have put us into one. */
function nearestLang(element: Element): string | undefined {
  const marked = element.closest<HTMLElement>('[lang]:not([lang=""])');
  if (marked) return marked.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : undefined;
}

/** `Intl` throws at a tag it cannot read, at every later use: asking once here is enough. */
function valid(element: Element, language: string | undefined): string | undefined {
  if (!language) return undefined;
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    tellDeveloper(element, `cannot read the language "${language}" and does without it.`);
    return undefined;
  }
}
