const attributes = [
  ...['aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-details'],
  ...['aria-errormessage', 'aria-labelledby', 'aria-owns', 'for'],
];

/** Ids that something in an element points at, and that its shadow root does not have. */
export function danglingIds({ shadowRoot }: Element): string[] {
  if (!shadowRoot) throw new Error('There is no shadow root.');
  return attributes.flatMap((name) =>
    [...shadowRoot.querySelectorAll(`[${name}]`)].flatMap((node) =>
      node
        .getAttribute(name)!
        .split(/\s+/)
        .filter((id) => !shadowRoot.getElementById(id))
        .map((id) => `${name}=${id}`),
    ),
  );
}
