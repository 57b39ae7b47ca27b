import { existsSync } from 'node:fs';
import { routes, type EndpointName } from '../../src/contract/routes.js';
import { shapeOf } from './feed-shape.js';
import { writeLists } from '../words/lists.js';
import * as lists from './lists.js';
import { writeFromTemplates } from './templates.js';

/**
 * `npm run create -- event-x [operation]`: writes an element that shows a feed of the event, with its
 * phrases, styles, README, story and test, from the templates beside this file, and adds it to the
 * lists that know all elements. `operation` is the feed that it shows first, `getEvent` unless told.
 */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Bundlers keep what package.json says has side effects, and that goes by the first word. */
const tags = /^(event|merch|organiser|ambassador)(-[a-z]+)+$/;

/** What an element can ask for that knows nothing but its event. */
function isEventFeed(operation: string): operation is EndpointName {
  if (!Object.hasOwn(routes, operation)) return false;
  const { method, path } = routes[operation as EndpointName];
  return method === 'GET' && /^\/v1\/events\/\{slug\}[^{]*$/.test(path);
}

const [tag = '', operation = 'getEvent'] = process.argv.slice(2);
if (!tags.test(tag)) {
  refuse(
    `An element's name is lower-case words joined by hyphens, of which the first is event, merch, organiser or ambassador: event-news. Got "${tag}".`,
  );
}
if (existsSync(`components/${tag}`)) refuse(`components/${tag} exists already.`);
if (!isEventFeed(operation)) {
  const feeds = Object.keys(routes).filter(isEventFeed).join(', ');
  refuse(`"${operation}" is no feed that needs only an event. Those are ${feeds}.`);
}

const wanted = { tag, operation, shape: shapeOf(operation) };
for (const file of await writeFromTemplates(wanted)) console.log(`wrote ${file}`);
for (const add of Object.values(lists)) {
  console.log(`added ${tag} to ${await add(wanted)}`);
}
for (const file of await writeLists()) console.log(`added ${tag} to ${file}`);
console.log('WordPress needs words of its own: docs/contributing.md, step 10.');
