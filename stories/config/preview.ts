import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { elements } from '../../components/elements.js';
import { forgetWarnings } from '../../components/internal/developer.js';
import { resetPage } from '../../components/internal/feed/clients.js';
import manifest from '../../dist/custom-elements.json';

setCustomElementsManifest(manifest);

/** Those that the elements speak, and one that they do not: its words are English. */
const languages = (
  'en-GB ar cy da de es fr it ja nb nl pl pt sv ' + // as in src/i18n
  'cs'
).split(' ');

const tags = Object.keys(elements).join();
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

export default {
  tags: ['autodocs'],
  argTypes: { locale: { type: 'string', control: 'select', options: languages } },
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
  // A story is a page that has just been opened, not one that knows what another story was told.
  beforeEach: () => {
    resetPage();
    forgetWarnings();
  },
  /** `parameters.loads: false`: the story shows what is there before an answer. */
  afterEach: async ({ canvasElement, parameters }) => {
    if (parameters['loads'] !== false) await settled(canvasElement);
  },
} satisfies Preview;
