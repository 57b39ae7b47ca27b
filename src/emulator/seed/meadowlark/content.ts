import type {
  BroadcastRecord,
  FaqCategoryRecord,
  PhotoRecord,
  RichTextRecord,
} from '../../state/world.js';
import type { Identify } from '../ids.js';
import announcements from './broadcasts.json' with { type: 'json' };
import photos from './photos.json' with { type: 'json' };
import questionSheets from './questions.json' with { type: 'json' };

/** A question as written: its id comes from its words. */
interface QuestionSheet {
  question: string;
  updatedAt: string;
  answer: RichTextRecord;
}

/** The category that was typed on the page, and has no id of its own. */
const typed = 'Safety and weather';

export const questions = (id: Identify): FaqCategoryRecord[] =>
  Object.entries(questionSheets as Record<string, QuestionSheet[]>).map(([name, written]) => ({
    id: name === typed ? null : id('faq category', name),
    name,
    faqs: written.map((sheet) => ({ id: id('faq', sheet.question), ...sheet })),
  }));

/** Odd pictures are drawn 1200 by 800, even ones 900 by 1200. */
export function galleryPhotos(id: Identify): PhotoRecord[] {
  return (photos as PhotoSheet[]).map(({ number, ...said }) => {
    const image = `gallery/${String(number).padStart(2, '0')}.svg`;
    const [width, height] = number % 2 === 1 ? [1200, 800] : [900, 1200];
    return { id: id('photo', image), image, thumbnail: null, width, height, ...said };
  });
}

type PhotoSheet = Pick<PhotoRecord, 'alt' | 'caption' | 'credit' | 'focalX' | 'focalY'> & {
  number: number;
};

export const broadcasts = (id: Identify): BroadcastRecord[] =>
  (announcements as Omit<BroadcastRecord, 'id'>[]).map((sheet) => ({
    id: id('broadcast', sheet.title),
    ...sheet,
  }));
