import { ofContent } from '../../src/embed/content.js';
import type { EditorAttribute, EditorElement } from './editor-element.js';
import { titles } from '../snippet/titles.js';
import type { WidgetTag } from '../snippet/widgets.js';
import type { Attribute, Manifest } from './public-manifest.js';

/**
 * What an editor needs of the manifest: of attributes only those that content may set, because
 * whoever writes a page is not always whoever answers for what is sold on it.
 */
export const editorElements = (manifest: Manifest): EditorElement[] =>
  manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ tagName: tag, description = '', attributes = [] }) => {
      if (tag === undefined) return [];
      const own = attributes.filter(({ name }) => ofContent.has(name));
      const widget = tag.replace(/^event-/, '');
      return [
        {
          tag,
          widget,
          title: titles[tag as WidgetTag],
          description: firstSentence(description),
          about: (['form', 'organiser'] as const).find((it) => own.some(({ name }) => name === it)),
          attributes: own.map(editorAttribute).sort((one, two) => rankOf(one) - rankOf(two)),
        },
      ];
    })
    .sort((one, two) => order.indexOf(one.tag) - order.indexOf(two.tag));

/** First what most pages want. */
const order = Object.keys(titles);

function editorAttribute({ name, type, description = '' }: Attribute): EditorAttribute {
  const text = type?.text ?? 'string';
  const choices = [...text.matchAll(/'([^']*)'/g)].map(([, choice = '']) => choice);
  const kinds: Partial<Record<string, EditorAttribute['type']>> = {
    number: 'number',
    boolean: 'switch',
  };
  return {
    name,
    type: choices.length > 0 ? 'choice' : (kinds[text] ?? 'text'),
    label: sentenceOf(name),
    help: description.replace(/\s+/g, ' ').replaceAll('`', ''),
    choices,
  };
}

/** What is chosen at a glance stands above what has to be typed. */
const rankOf = ({ type }: EditorAttribute): number =>
  ['choice', 'switch', 'number', 'text'].indexOf(type);

const sentenceOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const firstSentence = (text: string): string =>
  (/^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text).replace(/\s+/g, ' ').replaceAll('`', '');
