/** Tag for running text: lines are joined, blank lines part paragraphs, indentation is dropped. */
export function prose(source: TemplateStringsArray): string {
  return source
    .join('')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((row) => row.trim())
        .join(' '),
    )
    .join('\n\n');
}
