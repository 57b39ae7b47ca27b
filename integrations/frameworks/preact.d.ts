import type { HTMLAttributes } from 'preact';
import type { Beside, Props, WidgetOf, WidgetTag } from './spellings.js';

type Widgets = { [Tag in WidgetTag]: Beside<Props<Tag>, HTMLAttributes<WidgetOf<Tag>>> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Widgets {}
  }
}
