/** A listener that does nothing while a person composes; Safari's last key then has the code 229. */
export const ignoreComposingKeysInPanel =
  (handle: (event: KeyboardEvent) => void) =>
  (event: KeyboardEvent): void => {
    if (!event.isComposing && Reflect.get(event, 'keyCode') !== 229) handle(event);
  };
