import type { EditorElement } from '../../tools/manifest/editor-element.js';
import { createPlugin } from './plugin.js';

export type { Editor } from './editor.js';
export type { BandstandOptions } from './plugin.js';
export { scriptTag, type ScriptOptions } from './script-tag.js';

/** Written from the manifest by the build. */
declare const editorElements: readonly EditorElement[];

/** The plugin: `plugins: [(editor) => bandstand(editor, { script, baseUrl, … })]`. */
export default createPlugin(editorElements);
