import type { AllowedComponentProps, HTMLAttributes, PublicProps } from 'vue';
import type { WidgetAttributes, WidgetEvents, WidgetProperties } from './members.js';
import type { AttributeOf, Beside, EventOf, WidgetOf, WidgetTag } from './spellings.js';

/** `@event-faq-opened` is looked up among what `$emit` takes. */
type Emit<Tag extends WidgetTag> = {
  [Name in keyof WidgetEvents[Tag] & string]: (name: Name, event: EventOf<Tag, Name>) => void;
}[keyof WidgetEvents[Tag] & string];

/** Of `heading-level="3"` a checker of templates asks what `headingLevel` takes. */
type Values<Tag extends WidgetTag> = WidgetAttributes[Tag] & {
  [Name in keyof WidgetProperties[Tag]]?: AttributeOf<WidgetProperties[Tag][Name]>;
};

type Union<Of> = (Of extends unknown ? (of: Of) => void : never) extends (of: infer All) => void
  ? All
  : never;

type Widgets = {
  [Tag in WidgetTag]: new () => WidgetOf<Tag> & {
    /** @deprecated For the checker of templates alone; no element has it. */
    $props: Beside<Values<Tag>, HTMLAttributes & PublicProps & AllowedComponentProps>;
    /** @deprecated For the checker of templates alone; no element has it. */
    $emit: Union<Emit<Tag>>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Widgets {}
}
