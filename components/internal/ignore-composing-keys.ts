/**
 * A listener that does nothing while a person composes: of Japanese, Chinese or Korean, Enter, Escape and
 * the arrows belong to the list of candidates. Safari ends a composition before its last key, which then
 * has the code 229. Every listener of keys is made with this (`tools/lint/composing-keys.js`).
 */
export const ignoreComposingKeys =
  <Key extends KeyboardEvent>(handle: (event: Key) => void) =>
  (event: Key): void => {
    if (!event.isComposing && Reflect.get(event, 'keyCode') !== 229) handle(event);
  };
