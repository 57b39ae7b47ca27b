import { ownCommand } from './own-command.js';

/** `npm run test:editors`: the widgets in real page builders, fetched from the registry. */
export default ownCommand('editors', 'editor');
