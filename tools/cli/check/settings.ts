import {
  isPlaceholder,
  isPlaceholderKey,
  isSample,
  missingWords,
  sampleAddress,
  secretKeyWords,
} from '../../../src/client/diagnose.js';
import { isSecretKey } from '../../../src/client/credential.js';
import { ofContent } from '../../../src/embed/content.js';
import { nearestTag } from '../../../src/embed/mistyped.js';
import { ignoredSettings, unknownWidget } from '../../../src/embed/organiser-words.js';
import type { PageSettings } from '../../../src/embed/page.js';
import { fine, noticeFinding, severe, wrong, type Finding } from './finding.js';
import { datasetOf, known, type CheckedPage, type Widget } from './page.js';
import { targetOf } from './targets.js';

/** What the page says to the widgets, by itself: nobody is asked. */
export function checkSettings(page: CheckedPage): Finding[] {
  return [
    ...secrets(page),
    ...widgetNames(page),
    ...secondTags(page),
    ...mistyped(page),
    ...page.widgets.flatMap((widget) => ofWidget(widget)),
    ...missing(page),
    ...placeholders(page),
    ...keysOfAnotherKind(page),
  ];
}

function secrets({ tags }: CheckedPage): Finding[] {
  const values = tags.flatMap(({ attributes }) => [...attributes.values()]);
  // Also inside a link, where the key is a part of the value.
  const has = values.some((value) => isSecretKey(value) || /service-key=\W*sk_/i.test(value));
  return has ? [severe('secret-key', secretKeyWords)] : [];
}

function widgetNames({ tags, widgets, unknown }: CheckedPage): Finding[] {
  const names = unknown.map(({ name }) => name);
  const near = tags
    .map(({ localName }) => localName)
    .filter((name) => name.includes('-') && !known.includes(name))
    .flatMap((name) => {
      const meant = nearestTag(name, known);
      return meant ? [`there is no <${name}>. Did you mean <${meant}>?`] : [];
    });
  const found = [...new Set(widgets.map(({ tag }) => tag))];
  return [
    ...[...new Set(names)].map((name) => wrong('widget', unknownWidget(name, known))),
    ...[...new Set(near)].map((words) => wrong('widget', words)),
    found.length > 0
      ? fine('widget', `on this page: ${found.join(', ')}.`)
      : noticeFinding(
          'widget',
          'there is no widget in the HTML of this page. `npx bandstand snippet` writes one; what a script adds later is not seen here.',
        ),
  ];
}

function secondTags({ loaders, settings }: CheckedPage): Finding[] {
  return loaders.slice(1).flatMap((tag) => {
    const words = ignoredSettings(datasetOf(tag), settings);
    return words ? [noticeFinding('second-script', words)] : [];
  });
}

/** By its kebab name; complete, as the compiler knows all that a page can set. */
const settingNames: Record<keyof Omit<PageSettings, 'demo'>, string> = {
  baseUrl: 'base-url',
  serviceKey: 'service-key',
  event: 'event',
  form: 'form',
  organiser: 'organiser',
  locale: 'locale',
  theme: 'theme',
  live: 'live',
  allowBaseUrl: 'allow-base-url',
  paymentModule: 'payment-module',
  strings: 'strings',
  files: 'files',
  offline: 'offline',
  serviceWorker: 'service-worker',
};
const settings = Object.values(settingNames);

/** What others call it. */
const aliases: Record<string, string> = {
  key: 'service-key',
  'api-key': 'service-key',
  'publishable-key': 'service-key',
  url: 'base-url',
  'api-url': 'base-url',
  slug: 'event',
  lang: 'locale',
  language: 'locale',
};

function mistyped({ loaders }: CheckedPage): Finding[] {
  return loaders.flatMap((tag) =>
    [...tag.attributes.keys()].flatMap((attribute) => {
      const name = attribute.replace(/^data-/, '');
      if (settings.includes(name) || ofContent.has(name))
        return attribute === name && settings.includes(name)
          ? [wrong('setting', `${name} on the script tag means nothing: write data-${name}.`)]
          : [];
      if (attribute === name) return [];
      const meant = aliases[name] ?? nearestTag(name, settings);
      return meant
        ? [wrong('setting', `data-${name} means nothing. Did you mean data-${meant}?`)]
        : [];
    }),
  );
}

/** An element has attributes of its own; what begins with `data-` is for the other spellings. */
function ofWidget({ host, tag }: Widget): Finding[] {
  if (host.name !== null) return [];
  const { attributes } = host.node as unknown as CheckedPage['tags'][number];
  return [...attributes.keys()].flatMap((attribute) => {
    const name = /^data-(.*)$/.exec(attribute)?.[1];
    return name !== undefined && settings.includes(name)
      ? [wrong('setting', `${attribute} on <${tag}> means nothing: write ${name}.`)]
      : [];
  });
}

function missing(page: CheckedPage): Finding[] {
  const lists = page.widgets.map((widget) => {
    const { baseUrl, subject } = targetOf(widget, page);
    if (baseUrl.startsWith('emulator:')) return '';
    const { about } = widget;
    const names = [...(baseUrl ? [] : ['base-url']), ...(!about || subject ? [] : [about])];
    return names.join(' ');
  });
  return [...new Set(lists)]
    .filter(Boolean)
    .map((list) => wrong('missing', missingWords(list.split(' '))));
}

function placeholders(page: CheckedPage): Finding[] {
  const targets = page.widgets.map((widget) => ({ widget, ...targetOf(widget, page) }));
  const words = targets.flatMap(({ widget, baseUrl, serviceKey, subject }) => [
    ...(isSample(baseUrl) ? [sampleAddress(baseUrl)] : []),
    ...(serviceKey && isPlaceholderKey(serviceKey)
      ? [
          `the service key "${serviceKey}" is the placeholder of an example. Write your own publishable key (pk_…).`,
        ]
      : []),
    ...(subject && isPlaceholder(subject)
      ? [`the ${widget.about} "${subject}" is the placeholder of an example. Write your own.`]
      : []),
  ]);
  return [...new Set(words)].map((text) => wrong('placeholder', text));
}

/** A service may have keys of other names, so that this is no more than a question. Nothing of it is printed. */
function keysOfAnotherKind(page: CheckedPage): Finding[] {
  const keys = page.widgets.map((widget) => targetOf(widget, page).serviceKey ?? '');
  const isOdd = keys.some(
    (key) => key && !isSecretKey(key) && !isPlaceholderKey(key) && !/^pk_/.test(key),
  );
  const words =
    'the service key does not begin with pk_, as publishable keys do. Is it of another kind, such as the token of a device?';
  return isOdd ? [noticeFinding('key-kind', words)] : [];
}
