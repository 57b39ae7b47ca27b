import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import { elements } from '../../components/elements.js';
import { forgetWarnings } from '../../components/internal/developer.js';
import { resetPage } from '../../components/internal/feed/clients.js';
import manifest from '../../dist/custom-elements.json';
import { attributesAlone } from './controls.js';
import { described } from './elements.js';
import { globalTypes, host, viewports } from './host.js';
import { languages } from './languages.js';
import { snippetOf } from './snippet.js';
import { look } from './theme.js';

setCustomElementsManifest(manifest);

const tags = Object.keys(elements).join();
const events = [...described.values()].flatMap((one) => (one.events ?? []).map(({ name }) => name));
const outcome = ':state(ready), :state(empty), :state(error), :state(stale)';

/** A story is told when its elements show an outcome: what is judged then is what a visitor sees. */
async function settled(canvas: HTMLElement): Promise<void> {
  const deadline = performance.now() + 10_000;
  const waiting = () => [...canvas.querySelectorAll(tags)].filter((one) => !one.matches(outcome));
  while (waiting().length > 0) {
    if (performance.now() > deadline) {
      throw new Error(`No outcome of <${waiting()[0]?.localName ?? ''}> within ten seconds.`);
    }
    await new Promise(requestAnimationFrame);
  }
}

/** The panel of axe also lists and shows what is right; who only wants faults says so beforehand. */
const faultsAlone =
  'faultsAlone' in window ? { resultTypes: ['violations'], selectors: false } : {};

/** Half of the time of a story is axe's: who only wants to see it played does without. */
const axeRun = 'withoutAxe' in window ? 'off' : 'error';

/** The panel "Actions" tells what the page hears: every event of every element. */
function tellEvents(): () => void {
  const tell = ({ type, detail }: CustomEventInit & { type: string }) => void action(type)(detail);
  for (const name of events) document.addEventListener(name, tell);
  return () => {
    for (const name of events) document.removeEventListener(name, tell);
  };
}

export default {
  tags: ['autodocs'],
  argTypes: { locale: { type: 'string', control: 'select', options: languages } },
  argTypesEnhancers: [attributesAlone],
  decorators: [host],
  globalTypes,
  initialGlobals: { theme: '', locale: '', direction: '' },
  parameters: {
    a11y: { test: axeRun, options: faultsAlone },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      codePanel: true,
      source: { transform: snippetOf, language: 'html' },
      theme: look,
      toc: true,
    },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Start here',
          'Tokens and parts',
          'whole page',
          'hostile hosts',
          'Guides',
          [
            'Step by step',
            'When something does not work',
            'WordPress',
            'Page builders and editors',
            'Theming',
            'Your own words',
            'Privacy',
            'Accessibility',
          ],
        ],
      },
    },
    viewport: { options: viewports },
  },
  // A story is a page that has just been opened, not one that knows what another story was told.
  beforeEach: () => {
    resetPage();
    forgetWarnings();
    return tellEvents();
  },
  /** `parameters.loads: false`: the story shows what is there before an answer. */
  afterEach: async ({ canvasElement, parameters }) => {
    if (parameters['loads'] !== false) await settled(canvasElement);
  },
} satisfies Preview;
