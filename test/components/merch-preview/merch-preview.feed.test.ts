import '../../../components/merch-preview/merch-preview.js';
import { feedCases } from '../feed-cases.js';
import { merch } from './feed.js';

feedCases({
  tag: 'merch-preview',
  about: 'form',
  path: '/v1/forms/party',
  full: () => merch(),
  empty: () => ({ ...merch(), merchCatalog: undefined }),
  shows: 'Tour Tee',
  showsEmpty: 'Merch coming soon.',
  listens: ['document event-signup-form-product-chosen'],
});
