/**
 * Markdown as words: paragraphs without its marks, for where its HTML is missing. What may look like
 * markup is taken out so that it reads well, not to make it safe: the result is text.
 */
export function paragraphsOf(markdown: string): string[] {
  const blocks = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/^ {0,3}(```|~~~).*$/gm, '')
    .replace(/^ {0,3}([-*_])( *\1){2,} *$/gm, '')
    .split('\n')
    .map(withHeadingApart)
    .join('\n')
    .split(/\n\s*\n/);
  return blocks.map(paragraphOf).filter(Boolean);
}

/** A heading is a paragraph of its own, with blank lines around it or without. */
function withHeadingApart(line: string): string {
  const [start] = /^ {0,3}#{1,6} +/.exec(line) ?? [];
  if (start === undefined) return line;
  const words = line.slice(start.length).trimEnd();
  return `\n${words.replace(/(?<!#)#+$/, '').trimEnd()}\n`;
}

/** Lines run on, but for those of a list. */
function paragraphOf(block: string): string {
  const lines = block.split('\n').map((line) => line.trim().replace(/^(> ?)+/, ''));
  const listed = lines.map((line) =>
    line.replace(/^[-*+] +/, '\n• ').replace(/^(\d+[.)]) +/, '\n$1 '),
  );
  const words = wordsOf(listed.join(' ')).split('\n');
  return words
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** No bracket within brackets: each is looked at from one beginning only. */
const link = /!?\[([^[\]]*)\]\([^()]*\)/g;

function wordsOf(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(link, '$1')
    .replace(link, '$1') // around a picture
    .replace(/(\*\*|__|~~)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\w*\\])([*_`])(?=\S)([^*_`]+)\1(?![\w*])/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
