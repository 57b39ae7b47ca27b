import type { HTMLAttributes } from 'svelte/elements';
import type { Beside, Props, WidgetOf, WidgetTag } from './spellings.js';

type Widgets = { [Tag in WidgetTag]: Beside<Props<Tag>, HTMLAttributes<WidgetOf<Tag>>> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Widgets {}
}
