import { ownCommand } from './own-command.js';

/** `npm run test:wordpress`: the plugin in a real WordPress, which takes a minute to come up. */
export default ownCommand('wordpress', 'wordpress');
