/**
 * What a visitor must experience, a line each, by widget. A test proves a line when its title carries
 * the line's id; where an id is also one of the faults of the emulator, the folder of the test tells
 * them apart.
 */
export interface VisitorLine {
  readonly id: string;
  /** Must be, should be, or delights. */
  readonly rank: 'must' | 'should' | 'wow';
  readonly widget: string;
  readonly clause: string;
}

/** Each a widget, the files in which its tests are, and its lines: number, rank, words. */
const widgets: Record<string, { readonly files: RegExp; readonly lines: string }> = {
  'event-lineup': {
    files: /lineup|format|faults|site\/|stories|embed/,
    lines: `
      L1 must times are those at the event, in every zone of a visitor
      L2 must a set that ends after midnight is one set
      L3 must lengths come from the times on the wall
      L4 must the night belongs to the evening before
      L5 must a zone comes from the page or the event, and is never guessed
      L6 should the night on which clocks change
      L7 must the zone is named once where the visitor's differs
      L8 must views are chosen and remembered
      L9 must a narrow column shows the list first
      L10 must the poster keeps the order of the service and every name whole
      L11 must days are tabs, and today is open
      L12 must the timetable is read stage by stage, set by set
      L13 must sets that overlap stand side by side, short ones are whole
      L14 must the timetable scrolls by keys and covers no focused set
      L15 must twenty stages stay inside the widget
      L16 should zoom, and a view of everything
      L17 should what is on now, what is next, and the way to it
      L18 must filters by stage and genre, counted and taken back
      L19 must the search folds accents and knows rosters
      L20 must a set is saved, also where storage is blocked, in all tabs
      L21 must the plan tells clashes and gaps
      L22 should calendar files that every calendar reads
      L23 should sharing an artist and a plan
      L24 must an address opens its artist
      L25 should print: every day, no controls
      L26 must the artist's dialog is a dialog
      L27 must it opens at once with what is known
      L28 must it lists every set of the artist
      L29 must a missing picture keeps its room
      L30 wow from tile to dialog in one motion`,
  },
  'event-faq': {
    files: /faq|site\/|stories|embed/,
    lines: `
      F1 must a question is a button in a heading
      F2 must closed answers are found by the browser's own search
      F3 must several open at once, all at once, remembered
      F4 must an address opens its question
      F5 must the search marks, counts and opens what it finds
      F6 must categories are headings in the organiser's order
      F7 must answers are cleaned and fit
      F8 must structured data once for an event
      F9 should opening moves nothing out of sight
      F10 should the date of the words, and all answers on paper
      F11 wow questions in the page itself until ours have come`,
  },
  'event-tickets': {
    files: /ticket|checkout|purchase|faults|site\/|stories|embed/,
    lines: `
      T1 must the price with the fee is the price
      T2 must states are told in words
      T3 must a number to type and two buttons
      T4 must the sum is in sight and true
      T5 must savings as the service tells them, nothing chosen beforehand
      T6 must a code is typed, kept, shown and taken off
      T7 must refund terms as two lines
      T8 must the way on is never dead
      T9 must prices are read again before it counts
      T10 must a hold tells its end by the service's clock
      T11 must a reload loses nothing
      T12 must the end of a hold loses nothing typed
      T13 must too many holds: a wait that ends by itself
      T14 should leaving asks nothing
      T15 must fields are those that browsers fill in
      T16 must a phone number is optional or explained
      T17 must optional is said, and checks come when asked
      T18 must problems are listed, linked and beside the field
      T19 must a mistyped address is hinted at
      T20 must consents are shown and sent word by word
      T21 must the attestation is word by word
      T22 must steps tell where one is, and lead back
      T23 must the sum to be paid is read before paying
      T24 must plans are chosen with the tickets
      T25 must one press is one payment
      T26 must what became of a payment is found out
      T27 must each refusal has its words and a way out
      T28 must the confirmation says what was bought and what comes
      T29 should codes for other events, and the calendar
      T30 wow a place for wallets`,
  },
  'event-signup-form': {
    files: /form|subscri|delivery|site\/|stories|embed/,
    lines: `
      S1 must ratings are radio buttons with words
      S2 must choices have large labels, none ticked
      S3 must a list of choices is the browser's own
      S4 must many artists are found by typing
      S5 must chosen ones can be taken off by key
      S6 must what belongs together is announced together
      S7 must fields tell the browser what they are
      S8 must an unknown type is a field of text
      S9 must a refusal keeps what was typed
      S10 must success takes the place of the form
      S11 must the code from a message is one field
      S12 must nobody is told to be on a list before they are
      S13 must it works inside a form of the page
      S14 should a draft survives a reload
      S15 should too many: answers stay, the wait is told
      S16 should characters left are told near the end
      S17 wow merch and its enquiry know each other`,
  },
  'merch-preview': {
    files: /merch|site\/|stories|embed/,
    lines: `
      P1 must the logo is where it was put
      P2 must pictures of any origin take their colour
      P3 must swatches are radio buttons with names
      P4 must out of stock is said and cannot be asked for
      P5 must front and back, and the side stays
      P6 must sizes in their order, the price in its currency
      P7 must the stage keeps its box
      P8 must the stage has a ground of its own
      P9 should the picture can be saved where that can work
      P10 should the next colour is there before it is chosen
      P11 should several products, together with the form`,
  },
};

const row = /^([A-Z]\d+) (must|should|wow) (.+)$/;

export const visitorLines: readonly VisitorLine[] = Object.entries(widgets).flatMap(
  ([widget, { lines }]) =>
    lines
      .trim()
      .split(/\n\s*/)
      .map((line) => {
        const [, id = '', rank = '', clause = ''] = row.exec(line) ?? [];
        return { id, rank: rank as VisitorLine['rank'], widget, clause };
      }),
);

/** Whether a test in this file may prove a line of the widget. */
export const isTestOf = (widget: string, file: string): boolean =>
  widgets[widget]?.files.test(file) ?? false;
