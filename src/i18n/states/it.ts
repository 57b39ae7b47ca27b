import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

const inSeconds = (seconds: number) =>
  plural('it', seconds, { one: 'tra un secondo.', other: `tra ${seconds} secondi.` });

export const phrases: Partial<StatePhrases> = {
  loading: (what) => `Caricamento: ${what}`,
  stillLoading: 'Ci vuole più tempo del solito.',
  retry: 'Riprova',
  notFound: 'Al momento qui non c’è nulla.',
  unauthorized: 'Questo contenuto al momento non è disponibile in questa pagina.',
  forbidden: 'Questo sito non può ancora mostrare questo contenuto.',
  unreachable: 'Il festival non è raggiungibile. Controlla la connessione e riprova.',
  slow: 'La risposta tarda ad arrivare. Riprova tra un momento.',
  busy: (seconds) => `C’è molta gente. Riprova ${seconds ? inSeconds(seconds) : 'tra un momento.'}`,
  retryIn: (seconds) => `C’è molta gente. Nuovo tentativo automatico ${inSeconds(seconds)}`,
  trouble: 'Qualcosa non ha funzionato da parte nostra. Riprova tra un momento.',
  unreadable: 'La risposta ricevuta è illeggibile. Riprova tra un momento.',
  missingSettings: (names) => `Per chi organizza: indicare ${names}.`,
  secretKey: 'Per chi organizza: questa chiave è segreta. Va tolta dalla pagina e sostituita.',
  stale: (time) => `Ultimo aggiornamento: ${time}. Per ora non è stato possibile aggiornare.`,
  offline: 'Nessuna connessione. Riproveremo appena torna.',
  offlineSince: (time) => `Nessuna connessione. Contenuto di: ${time}.`,
  updated: (date) => `Aggiornato: ${date}`,
  demo: 'Dati di prova',
  demoTitle: 'Contenuti inventati per provare. Niente di tutto questo è reale.',
  close: 'Chiudi',
  opensInNewTab: '(si apre in una nuova scheda)',
};
