import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { WidgetStyles } from './members.js';
import type { Beside, Props, WidgetOf, WidgetTag } from './spellings.js';

type Given<Tag extends WidgetTag> = DetailedHTMLProps<
  HTMLAttributes<WidgetOf<Tag>>,
  WidgetOf<Tag>
> & { class?: string | undefined };

type Widgets = { [Tag in WidgetTag]: Beside<Props<Tag>, Given<Tag>> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Widgets {}
  }
  interface CSSProperties extends WidgetStyles {}
}
