import type { Decorator } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { pageRecord } from '../../src/embed/page.js';
import { languages } from './languages.js';

const asTold = (what: string) => ({ value: '', title: `${what} of the story` });

/** What the toolbar offers beside the width of the page. */
export const globalTypes = {
  theme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow' as const,
      items: [
        asTold('Theme'),
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Language of the widgets',
    toolbar: {
      title: 'Language',
      icon: 'globe' as const,
      items: [asTold('Language'), ...languages.map((value) => ({ value, title: nameOf(value) }))],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of the page around them',
    toolbar: {
      title: 'Direction',
      icon: 'paragraph' as const,
      items: [
        asTold('Direction'),
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
};

export const viewports = Object.fromEntries(
  [320, 360, 600, 768, 1024, 1280].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '100%' } },
  ]),
);

function nameOf(language: string): string {
  const own = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return `${own} (${language})`;
}

/** The page around a story, as the toolbar has it; nothing at all where the toolbar says nothing. */
export const host: Decorator = (story, { args, globals }) => {
  const { theme, locale, direction } = globals as Record<string, string>;
  const { settings } = pageRecord();
  settings.theme = theme || undefined;
  settings.locale = locale || undefined;
  const told = {
    ...args,
    ...(theme && 'theme' in args && { theme }),
    ...(locale && 'locale' in args && { locale }),
  };
  const drawn = story({ args: told }) as unknown;
  if (!theme && !locale && !direction) return drawn as never;
  const ground = theme && `color-scheme: ${theme}; background: Canvas; color: CanvasText`;
  // Elements are made anew: what they stand in has changed.
  return html`<div
    dir=${direction || nothing}
    lang=${locale || nothing}
    style="min-block-size: 100vh; ${ground}"
  >
    ${keyed([theme, locale, direction].join(), drawn)}
  </div>`;
};
