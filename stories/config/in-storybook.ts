import './guides.css';

/** The guides of docs/ that are pages here, by the id that Storybook makes of their title. */
const pages: Readonly<Record<string, string>> = {
  'organisers.md': 'guides-step-by-step',
  'troubleshooting.md': 'guides-when-something-does-not-work',
  'wordpress.md': 'guides-wordpress',
  'page-builders.md': 'guides-page-builders-and-editors',
  'theming.md': 'guides-theming',
  'words.md': 'guides-your-own-words',
  'analytics.md': 'guides-analytics',
  'privacy.md': 'guides-privacy',
  'accessibility.md': 'guides-accessibility',
  'security.md': 'guides-security',
  'hosting.md': 'guides-hosting-the-files',
  'browsers.md': 'guides-browsers',
  'frameworks.md': 'guides-frameworks-and-editors',
  'checkout.md': 'guides-the-checkout',
  'payment-provider.md': 'guides-your-own-payment-provider',
  'own-checkout.md': 'guides-your-own-checkout',
  'emulator.md': 'guides-the-emulator',
  'command-line.md': 'guides-the-command-line',
  'prerender.md': 'guides-prerender-a-page',
  'conformance.md': 'guides-conformance',
  'README.md': 'start-here',
};

/** A guide as it reads here: links lead to pages of this book where it has them. */
export function inStorybook(text: string): string {
  return text
    .replace(/\]\(((?!https?:|#|mailto:)[^)\s]+)\)/g, (_, link: string) => `](${addressOf(link)})`)
    .replace(/^(```)text$/gm, '$1');
}

function addressOf(link: string): string {
  const [file = ''] = link.split('#');
  const page = pages[file];
  if (page) return `?path=/docs/${page}--docs`;
  const [, element] = /^\.\.\/components\/([\w-]+)\/README\.md$/.exec(file) ?? [];
  if (element) return `?path=/docs/${element}--docs`;
  if (file === '../README.md') return '?path=/docs/start-here--docs';
  return `docs/${file}`;
}
