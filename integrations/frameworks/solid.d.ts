import type { JSX } from 'solid-js';
import type { Beside, Listeners, Values, WidgetOf, WidgetTag } from './spellings.js';

type Spelled<Tag extends WidgetTag> = Values<Tag> &
  Listeners<Tag, 'on:'> & {
    [Name in keyof Values<Tag> & string as `attr:${Name}` | `prop:${Name}`]?: Values<Tag>[Name];
  };

type Widgets = { [Tag in WidgetTag]: Beside<Spelled<Tag>, JSX.HTMLAttributes<WidgetOf<Tag>>> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Widgets {}
  }
}
