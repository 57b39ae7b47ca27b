import { ref } from 'lit/directives/ref.js';

/** Custom properties for the style sheet; a style attribute would need the permission of the page. */
export const styleProperties = (values: Record<string, string | number>) =>
  ref((element) => {
    if (!(element instanceof HTMLElement)) return;
    for (const [name, value] of Object.entries(values)) {
      element.style.setProperty(name, String(value));
    }
  });
