/** A widget as an editor offers it; written from the manifest by editor-elements.ts. */
export interface EditorElement {
  readonly tag: string;
  /** What content calls it: `lineup`. */
  readonly widget: string;
  readonly title: string;
  readonly description: string;
  /** What names the thing that it shows, where the page's event does not. */
  readonly about: 'form' | 'organiser' | undefined;
  readonly attributes: readonly EditorAttribute[];
}

export interface EditorAttribute {
  readonly name: string;
  readonly type: 'text' | 'number' | 'switch' | 'choice';
  readonly label: string;
  readonly help: string;
  readonly choices: readonly string[];
}
