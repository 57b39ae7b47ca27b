import '../../../components/event-gallery/event-gallery.js';
import { feedCases } from '../feed-cases.js';
import { gallery } from './feed.js';
import { buttons } from './stage.js';

feedCases({
  tag: 'event-gallery',
  path: '/v1/events/party/gallery',
  full: gallery,
  empty: () => gallery([]),
  shows: 'Ada Quill',
  listens: ['window hashchange', 'window popstate'],
  start: (element) => buttons(element)[0]?.click(),
});
