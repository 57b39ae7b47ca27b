/** Tag for running text: lines are joined, blank lines part paragraphs, indentation is dropped. */
export function prose(source: TemplateStringsArray): string {
  return paragraphs(source)
    .map((paragraph) => paragraph.join(' '))
    .join('\n\n');
}

const startsBlock = /^(#{1,6} |- |\d+\. |> )/;

/** Tag for Markdown: as `prose`, but every heading, quotation and item keeps a line of its own. */
export function markdown(source: TemplateStringsArray): string {
  return paragraphs(source)
    .map((paragraph) =>
      paragraph.reduce((text, row) => text + (startsBlock.test(row) ? '\n' : ' ') + row),
    )
    .join('\n\n');
}

function paragraphs(source: TemplateStringsArray): string[][] {
  return source
    .join('')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((row) => row.trim()));
}
