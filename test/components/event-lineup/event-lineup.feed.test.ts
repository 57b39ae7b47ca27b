import '../../../components/event-lineup/event-lineup.js';
import { feedCases } from '../feed-cases.js';
import { artist, lineup, saturday, slot } from './feed.js';

feedCases({
  tag: 'event-lineup',
  path: '/v1/events/party/lineup',
  full: () =>
    lineup([
      slot([artist('Moth Protocol', { genres: ['techno'] })], { featured: true }),
      slot([artist('Plum Duff'), artist('Tidy Sum')], { startTime: '22:00', setNote: 'Vinyl' }),
      slot([], { day: saturday }),
    ]),
  empty: () => lineup([]),
  shows: 'Moth Protocol',
  showsEmpty: 'under wraps',
  listens: ['window hashchange', 'window beforeprint', 'window afterprint', 'window storage'],
  whole: () => lineup(Array.from({ length: 12 }, (_, number) => slot([artist(`Act ${number}`)]))),
});
