/**
 * What is used here of GrapesJS, as its own types have it: whoever loads this plugin has GrapesJS, and
 * nobody else needs its types.
 */
export interface Editor {
  readonly Components: {
    addType: (type: string, definition: ComponentDefinition) => unknown;
  };
  readonly Blocks: { add: (id: string, block: Block) => unknown };
  readonly on: (event: 'canvas:frame:load:head', callback: (frame: Frame) => void) => unknown;
}

export interface ComponentDefinition {
  readonly isComponent: (node: HTMLElement) => boolean;
  readonly model: { readonly defaults: object };
}

export interface Block {
  readonly label: string;
  readonly category: string;
  readonly media: string;
  readonly content: { readonly type: string };
  readonly attributes: { readonly title: string };
}

export interface Frame {
  readonly window: Window;
}
