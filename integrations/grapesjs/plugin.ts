import type { EditorAttribute, EditorElement } from '../../tools/manifest/editor-element.js';
import type { Editor, Frame } from './editor.js';
import { signOf } from './signs.js';
import { scriptAttributes, type ScriptOptions } from './script-tag.js';

/** Options of the plugin: the script tag as the page will have it, and what the blocks are headed by. */
export interface BandstandOptions extends ScriptOptions {
  /** Heading above the blocks; "Event" unless told. */
  readonly category?: string;
}

/** What a GrapesJS editor calls with itself and its options. */
export const createPlugin =
  (elements: readonly EditorElement[]) =>
  (editor: Editor, options: BandstandOptions): void => {
    for (const element of elements) {
      addComponent(editor, element);
      addBlock(editor, element, options.category ?? 'Event');
    }
    editor.on('canvas:frame:load:head', (frame) => {
      loadWidgets(frame, options);
    });
  };

const typeOf = ({ tag }: EditorElement): string => `bandstand-${tag}`;

function addComponent({ Components }: Editor, element: EditorElement): void {
  Components.addType(typeOf(element), {
    isComponent: (node) => node.nodeType === 1 && node.localName === element.tag,
    model: {
      defaults: {
        tagName: element.tag,
        name: element.title,
        // What stands inside a widget is shown until it is there: nothing for a designer to fill.
        droppable: false,
        traits: element.attributes.map(traitOf),
      },
    },
  });
}

/** A setting in the sidebar. GrapesJS keeps it as the attribute of that name. */
function traitOf({ name, type, label, choices, help }: EditorAttribute): object {
  const kinds = { choice: 'select', switch: 'checkbox', number: 'number', text: 'text' } as const;
  const options = [{ id: '', label: 'As usual' }, ...choices.map((id) => ({ id, label: id }))];
  const common = { type: kinds[type], name, label, attributes: { title: help } };
  return type === 'choice' ? { ...common, options } : common;
}

function addBlock({ Blocks }: Editor, element: EditorElement, category: string): void {
  Blocks.add(typeOf(element), {
    label: element.title,
    category,
    media: signOf(element.tag),
    content: { type: typeOf(element) },
    attributes: { title: element.description },
  });
}

/** The canvas is a page of its own: with the script tag in it, the widgets live there as well. */
function loadWidgets({ window }: Frame, options: BandstandOptions): void {
  const { document } = window;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(scriptAttributes(options)))
    if (value !== undefined) script.setAttribute(name, value);
  document.head.append(script);
}
