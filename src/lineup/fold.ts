// Letters that Unicode does not take apart into a base letter and a mark.
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** Apostrophes and what is typed for them; a letter such as the Hawaiian okina looks the same. */
const apostrophes = /['`´‘’‛′ʹʻʼʽˈ＇]/g;

/**
 * Text reduced for search, so that `beyonce` finds `Beyoncé` and `oneil` finds `O’Neil`: no case, no
 * diacritics, no apostrophes.
 */
export function fold(text: string): string {
  return text
    .replace(apostrophes, '') // before they are taken apart: ´ is a blank with a mark
    .normalize('NFKD')
    .replace(apostrophes, '') // and those that a letter carries: ŉ
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłıþ]/g, (letter) => plain[letter] ?? letter)
    .trim();
}
