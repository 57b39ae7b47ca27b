import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../../dist/custom-elements.json';

setCustomElementsManifest(manifest);

export default {
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
} satisfies Preview;
