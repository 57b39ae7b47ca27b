import type { WidgetAttributes, WidgetEvents, WidgetProperties } from './members.js';

export type WidgetTag = keyof WidgetAttributes & keyof HTMLElementTagNameMap;
export type WidgetOf<Tag extends WidgetTag> = HTMLElementTagNameMap[Tag];

/** What may be written for a property in markup, where everything is text. */
export type AttributeOf<Property> = Property extends boolean
  ? Property | '' | 'true' | 'false'
  : Property extends number
    ? Property | `${Property}`
    : Property extends object
      ? Property | string
      : Property;

/** An event as its listeners get it, who know what it comes from. */
export type EventOf<
  Tag extends WidgetTag,
  Name extends keyof WidgetEvents[Tag],
> = WidgetEvents[Tag][Name] & {
  readonly target: WidgetOf<Tag>;
  readonly currentTarget: WidgetOf<Tag>;
};

/** Listeners by what a framework writes before the name of an event. */
export type Listeners<Tag extends WidgetTag, Prefix extends string> = {
  [Name in keyof WidgetEvents[Tag] & string as `${Prefix}${Name}`]?:
    | ((event: EventOf<Tag, Name>) => void)
    | undefined;
};

/** What an element takes as an attribute or a property. */
export type Values<Tag extends WidgetTag> = WidgetAttributes[Tag] & WidgetProperties[Tag];

/** The same where a framework makes `onevent-faq-opened` of a listener's name. */
export type Props<Tag extends WidgetTag> = Values<Tag> & Listeners<Tag, 'on'>;

/** `Given`, but for what the element says itself. */
export type Beside<Own, Given> = Own & Omit<Given, keyof Own>;
