import type { Manifest } from '../manifest/public-manifest.js';
import { elementsOf } from './members.js';

export interface Guide {
  /** From the folder of the text that names it. */
  readonly path: string;
  readonly title: string;
}

/**
 * llms.txt, from which a language model that is asked to put widgets into a page learns what they are
 * called: it knows no package that is younger than itself.
 */
export function llmsText(manifest: Manifest, { description, guides }: About): string {
  return `# Bandstand

> ${description}. Custom elements that show the live data of an event service; one script tag or npm.

A page loads the script once, and has an element wherever a widget shall be:

\`\`\`html
<script async src="https://cdn.example/bandstand/bandstand.js"
  data-base-url="https://api.example" data-service-key="pk_live_…" data-event="my-festival"></script>
<event-lineup></event-lineup>
\`\`\`

With a bundler: \`npm install bandstand\`, then

\`\`\`js
import { configure } from 'bandstand';
import 'bandstand/event-lineup'; // each element is an entry of its own
configure({ baseUrl: 'https://api.example', serviceKey: 'pk_live_…', event: 'my-festival' });
\`\`\`

- A publishable key begins with \`pk_\`. A secret key (\`sk_\`) never stands in a page.
- \`data-base-url="emulator:"\` runs a made-up festival in the page, without service, key or event.
- Where an editor deletes unknown elements: \`<div data-event-widget="lineup"></div>\`, or a link to \`#widget=lineup\`.
- Events bubble and leave shadow roots. Those with \`before\` in their name can be cancelled.
- Types: \`bandstand/react\`, \`/preact\`, \`/vue\`, \`/svelte\`, \`/solid\`; \`document.addEventListener\` knows the events.

## Elements

${elementsOf(manifest).map(elementText).join('\n\n')}

## Guides

${guides.map(({ path, title }) => `- [${title}](${path})`).join('\n')}
`;
}

interface About {
  /** Of the package. */
  readonly description: string;
  readonly guides: readonly Guide[];
}

type Element = ReturnType<typeof elementsOf>[number];

function elementText({ tagName, description, ...members }: Element): string {
  const { attributes = [], events = [], slots = [], cssParts = [], members: own = [] } = members;
  const methods = own.filter(({ kind }) => kind === 'method');
  const line = (what: string, names: readonly string[]) =>
    names.length > 0 ? [`- ${what}: ${names.join(', ')}`] : [];
  return [
    `### \`<${tagName}>\``,
    '',
    oneLine(description),
    '',
    ...attributes.map(({ name, type, description: words }) =>
      `- \`${name}\` (${type?.text ?? 'string'}): ${oneLine(words)}`.trim(),
    ),
    ...line('events', events.map(code)),
    ...line('methods', methods.map(code)),
    ...line('slots', slots.filter(({ name }) => name).map(code)),
    ...line('parts', cssParts.map(code)),
  ].join('\n');
}

const code = ({ name }: { readonly name: string }): string => `\`${name}\``;
const oneLine = (text = ''): string => text.replace(/\s+/g, ' ');
