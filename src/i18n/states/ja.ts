import type { StatePhrases } from './phrases.js';

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `読み込み中：${what}`,
  stillLoading: '通常より時間がかかっています。',
  retry: 'もう一度試す',
  notFound: '現在、表示できるものはありません。',
  unauthorized: '現在、このページではご利用いただけません。',
  forbidden: 'このウェブサイトではまだ表示できません。',
  unreachable: 'フェスティバルに接続できませんでした。通信状況を確認して、もう一度お試しください。',
  slow: '応答に時間がかかっています。しばらくしてからもう一度お試しください。',
  busy: (seconds) =>
    `アクセスが集中しています。${seconds ? `${seconds}秒後` : 'しばらくしてから'}にもう一度お試しください。`,
  retryIn: (seconds) => `アクセスが集中しています。${seconds}秒後に自動で再試行します。`,
  trouble: 'こちらで問題が発生しました。しばらくしてからもう一度お試しください。',
  unreadable: '受信した内容を読み取れませんでした。しばらくしてからもう一度お試しください。',
  missingSettings: (names) => `主催者の方へ：${names}を設定してください。`,
  secretKey: '主催者の方へ：これは秘密鍵です。ページから削除し、新しい鍵に替えてください。',
  stale: (time) => `最終更新：${time}。最新の情報を取得できませんでした。`,
  offline: 'オフラインです。接続が戻りしだい再試行します。',
  offlineSince: (time) => `オフラインです。${time}時点の内容です。`,
  updated: (date) => `更新日：${date}`,
  demo: 'デモデータ',
  demoTitle: 'お試し用の架空の内容です。実在のものではありません。',
  close: '閉じる',
  opensInNewTab: '（新しいタブで開きます）',
};
