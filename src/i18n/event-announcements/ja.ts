import type { AnnouncementPhrases } from './phrases.js';

export const phrases: Partial<AnnouncementPhrases> = {
  announcements: 'お知らせ',
  emptyAnnouncements: 'お知らせはまだありません。最新の情報はここに掲載します。',
  categoryUpdate: '最新情報',
  categoryReminder: 'リマインダー',
  categoryMarketing: '特典',
  categoryOther: 'ご案内',
  moreAbout: '詳しく見る',
  earlierAnnouncements: '過去のお知らせ',
  newAnnouncements: (count) => `新しいお知らせ${count}件`,
  dismiss: 'お知らせを閉じる',
};
