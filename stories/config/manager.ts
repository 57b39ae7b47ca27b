import { addons } from 'storybook/manager-api';
import { look } from './theme.js';

addons.setConfig({ theme: look });
