import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `Yn llwytho: ${what}`,
  stillLoading: 'Mae hyn yn cymryd mwy o amser nag arfer.',
  retry: 'Ceisiwch eto',
  notFound: 'Does dim byd yma ar hyn o bryd.',
  unauthorized: 'Nid yw hwn ar gael ar y dudalen hon ar hyn o bryd.',
  forbidden: 'Ni all y wefan hon ddangos hwn eto.',
  unreachable: 'Doedd dim modd cyrraedd yr ŵyl. Gwiriwch eich cysylltiad a cheisiwch eto.',
  slow: 'Mae’r ateb yn cymryd gormod o amser. Ceisiwch eto ymhen ychydig.',
  busy: (seconds) =>
    `Mae llawer o bobl yma ar unwaith. Ceisiwch eto ymhen ${seconds ? plural('cy', seconds, { one: 'eiliad', other: `${seconds} eiliad` }) : 'ychydig'}.`,
  retryIn: (seconds) =>
    `Mae llawer o bobl yma ar unwaith. Byddwn yn ceisio eto ein hunain ymhen ${plural('cy', seconds, { one: 'eiliad', other: `${seconds} eiliad` })}.`,
  trouble: 'Aeth rhywbeth o’i le ar ein hochr ni. Ceisiwch eto ymhen ychydig.',
  unreadable: 'Cawsom ateb nad oedd modd ei ddarllen. Ceisiwch eto ymhen ychydig.',
  missingSettings: (names) => `I’r trefnydd: gosodwch ${names}.`,
  secretKey:
    'I’r trefnydd: allwedd gudd yw hon. Tynnwch hi oddi ar y dudalen a rhowch un newydd yn ei lle.',
  stale: (time) => `Diweddarwyd ddiwethaf ${time}. Doedd dim modd diweddaru hwn.`,
  offline: 'Rydych chi all-lein. Byddwn yn ceisio eto cyn gynted ag y byddwch yn ôl.',
  offlineSince: (time) => `Rydych chi all-lein. Daw hwn o ${time}.`,
  updated: (date) => `Diweddarwyd ${date}`,
  demo: 'Data arddangos',
  demoTitle: 'Cynnwys dychmygol i roi cynnig arno. Does dim yma’n real.',
  close: 'Cau',
  opensInNewTab: '(yn agor mewn tab newydd)',
};
