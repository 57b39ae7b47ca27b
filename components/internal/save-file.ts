import { fileAddress } from '../../src/html/page-addresses.js';

/** Saves a file for the visitor. Call it in the press handler: phones refuse it later. */
export function saveFile(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = fileAddress(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
