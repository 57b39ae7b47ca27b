const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that means itself in HTML, inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A link, or only its label when the address is of a kind that could run code. */
export function linkHtml(href: string, labelHtml: string): string {
  if (!/^(https?:|mailto:|tel:)/i.test(href)) return labelHtml;
  return `<a href="${escapeHtml(href)}" rel="noopener">${labelHtml}</a>`;
}

/** Plain paragraphs, parted by blank lines, as HTML. */
export function paragraphsHtml(text: string | null): string | null {
  if (text === null) return null;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
}
