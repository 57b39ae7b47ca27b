import type { ArticleRecord } from '../../state/world.js';
import { announcements } from './news-announcements.js';
import { dispatches } from './news-dispatches.js';
import { unpublished } from './news-unpublished.js';

export const news: ArticleRecord[] = [...announcements, ...dispatches, ...unpublished];
