import '../../../components/event-news/event-news.js';
import { feedCases } from '../feed-cases.js';
import { news } from './feed.js';

feedCases({
  tag: 'event-news',
  path: '/v1/events/party/news',
  full: news,
  empty: () => news([]),
  shows: 'Story number 9',
  showsEmpty: 'No news yet',
  listens: ['window hashchange'],
});
