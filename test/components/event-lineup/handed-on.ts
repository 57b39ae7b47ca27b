import { waitUntil } from '@open-wc/testing';

/** @returns what puts back the own one */
export function replace<Holder extends object>(
  holder: Holder,
  name: keyof Holder,
  value: unknown,
): () => void {
  const own = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
  return () => {
    if (own) Object.defineProperty(holder, name, own);
    else Reflect.deleteProperty(holder, name);
  };
}

/** What a press saves as a file, which nobody is asked about. */
export async function saved(press: () => void): Promise<Blob> {
  let file: Blob | undefined;
  const undo = [
    replace(URL, 'createObjectURL', (blob: Blob) => {
      file = blob;
      return 'blob:test';
    }),
    replace(HTMLAnchorElement.prototype, 'click', () => undefined),
  ];
  press();
  for (const one of undo) one();
  await waitUntil(() => file, 'a file');
  return file!;
}

/** What a press copies, in a browser that shares nothing by itself. */
export async function copies(press: () => void): Promise<string> {
  let text = '';
  const clipboard = { writeText: (words: string) => Promise.resolve(void (text = words)) };
  const undo = replace(navigator, 'clipboard', clipboard);
  try {
    press();
    await waitUntil(() => text, 'something is copied');
  } finally {
    undo();
  }
  return text;
}
