import { expect, waitUntil } from '@open-wc/testing';
import { elements } from '../../components/elements.js';
import type { EventElement } from '../../components/internal/element.js';
import { endpoints } from '../../src/contract/endpoints.js';
import type { EndpointName } from '../../src/contract/routes.js';
import { isQuick, limitRuns } from '../effort.js';
import { damaged, damagesOf, isWithin, nameOf, textsOf } from './damage.js';
import type { Damage, Place, Text } from './damage.js';
import { demoAnswer, subjectOf } from './demo-answer.js';
import { answer, outcome, refusal, settled, TestPage, visibleText } from './page.js';
import { signIn } from './signed-in.js';

/** What the first feed answers, with which the second one can be opened. */
interface FirstFeed {
  /** One line-up of a page shows an artist at a time: each has its own. */
  readonly dataFor: (subject: string) => unknown;
  /** What the demo world is asked for. */
  readonly subject: Record<string, string>;
}

export interface Row {
  readonly tag: keyof typeof elements;
  /** What else may go with the damaged thing, because it says nothing without it. */
  readonly costs?: (damaged: Place) => Place[];
  /** What it draws may depend on several members at once: each damage has an answer of its own. */
  readonly apart?: boolean;
  /** What the developer is told of a damage that costs what is sold. */
  readonly explains?: RegExp;
  /** A second feed, which the element asks for when `open` is done. */
  readonly second?: {
    readonly operation: EndpointName;
    readonly first: () => Promise<FirstFeed>;
    readonly open: (element: EventElement) => Promise<void>;
  };
}

const damages = { count: limitRuns(500), seed: 2027 };
/** Each dialog that opens goes through all that is on the page: many at once cost more than a few. */
const atOnce = 20;
/** So many that have nothing to do with each other come in one answer of the quick suite. */
const inOneAnswer = isQuick ? 5 : 1;

/** A feed that is damaged in one place costs what is damaged, and nothing beside it. */
export function damageCases(row: Row): void {
  const { tag, second } = row;
  const operation = second?.operation ?? elements[tag];
  describe(`<${tag}> and ${operation} damaged in one place (X32, F5)`, () => {
    const uncaught: string[] = [];
    const hear = (event: ErrorEvent | PromiseRejectionEvent) =>
      void uncaught.push(String('reason' in event ? event.reason : event.error));
    let page: TestPage;
    let full: unknown;
    /** What its first feed answers, where it is the second that is damaged. */
    let first: FirstFeed | undefined;
    /** Look -> what a visitor reads there: most damages change nothing that is seen. */
    const texts = new Map<string, string>();

    before(async () => {
      await import(`../../components/${tag}/${tag}.ts`);
      first = await second?.first();
      full = await demoAnswer(operation, first?.subject ?? subjectOf(tag, operation), 4);
      window.addEventListener('error', hear);
      window.addEventListener('unhandledrejection', hear);
    });
    after(() => {
      window.removeEventListener('error', hear);
      window.removeEventListener('unhandledrejection', hear);
    });
    beforeEach(() => (page = new TestPage()));
    afterEach(() => page.leave());

    /** What a visitor reads for each of the answers, drawn side by side. */
    const draw = async (answers: unknown[]): Promise<string[]> => {
      page.leave();
      page = new TestPage();
      const unasked = new Map(answers.map((data, number) => [`n${number}`, data]));
      page.reply = ({ pathname, searchParams }, { headers }) => {
        const [, , , named = '', feed] = pathname.split('/');
        const signedIn = new Headers(headers).get('Authorization')?.replace('Bearer ', '');
        const subject = signedIn ?? searchParams.get('q') ?? named;
        if (first && feed === 'lineup') return answer(first.dataFor(subject));
        const data = unasked.get(subject);
        return unasked.delete(subject) ? answer(data) : refusal('not_found', 404);
      };
      const drawn = answers.map((_, number) => {
        const element = document.createElement(tag) as EventElement;
        element.setAttribute(element.about ?? 'query', `n${number}`);
        return signIn(element, `n${number}`);
      });
      const room = document.createElement('div');
      // Only its text is read of it: until then the browser need not lay it out and paint it.
      room.style.display = 'none';
      room.append(...drawn);
      document.body.append(room);
      // So many at once take their time; who never shows anything is found by what is missing.
      const isDrawn = () => drawn.every((element) => element.matches(outcome));
      await waitUntil(isDrawn, 'all are drawn', { timeout: 30_000 }).catch(() => undefined);
      if (second) await Promise.allSettled(drawn.map((element) => second.open(element)));
      await Promise.allSettled(drawn.map(settled));
      const looks = drawn.map(lookOf);
      const isNew = (look: string, index: number) =>
        !texts.has(look) && looks.indexOf(look) === index;
      drawn.filter((_, index) => !isNew(looks[index]!, index)).forEach((one) => one.remove());
      room.style.display = '';
      looks.forEach((look, index) => {
        if (isNew(look, index)) texts.set(look, visibleText(drawn[index]!));
      });
      room.remove();
      return looks.map((look) => texts.get(look)!);
    };

    it('shows all that is not damaged, silently, for each of many damages', async function () {
      this.timeout(400_000);
      const shown = onScreen(full, (await draw([full]))[0]!);
      expect(shown, 'words of the feed that are on screen').not.to.be.empty;
      const faults: string[] = [];
      const all = together(damagesOf(endpoints[operation].data, full, damages), row);
      for (let first = 0; first < all.length; first += atOnce) {
        const some = all.slice(first, first + atOnce);
        const read = await draw(some.map((group) => group.reduce(damaged, full)));
        some.forEach((group, index) => {
          const things = group.flatMap((damage) => thingsLost(damage, row));
          const lost = missing(shown, read[index]!, things);
          if (lost) faults.push(`${group.map(nameOf).join(' and ')} costs ${lost}`);
        });
        const unexpected = page.said.filter((text) => !row.explains?.test(text));
        faults.push(...unexpected, ...uncaught.splice(0));
      }
      expect([...new Set(faults)].slice(0, 20)).to.deep.equal([]);
    });
  });
}

/** All that its text depends on while nobody touches it: to find out what is drawn takes far longer. */
function lookOf(element: EventElement): string {
  const { innerHTML, adoptedStyleSheets } = element.shadowRoot!;
  const conditions = outcome.split(', ').map((condition) => element.matches(condition));
  const choices = [...element.shadowRoot!.querySelectorAll('input, option')];
  const chosen = choices.map((choice) => choice.matches(':checked'));
  const unnumbered = innerHTML.replace(/\bmerch-\d+/g, ''); // ids of its own in every element
  return [...conditions, ...chosen, adoptedStyleSheets.length, unnumbered].join();
}

/** Texts of the feed that are on screen, but for words that might stand there by chance. */
function onScreen(feed: unknown, screen: string): Text[] {
  const shown = textsOf(feed).filter(({ text }) => /[^a-z]/.test(text) && screen.includes(text));
  const isPart = ({ text }: Text) =>
    shown.some((other) => other.text !== text && other.text.includes(text));
  return shown.filter((one) => one.text.length > 2 && !isPart(one));
}

/** The damaged member, the item of a list that it belongs to, and what the row says. */
function thingsLost({ place }: Damage, { costs }: Row): Place[] {
  const item = place.slice(0, place.findLastIndex((name) => typeof name === 'number') + 1);
  return [place, ...(item.length > 0 ? [item] : []), ...(costs?.(place) ?? [])];
}

/** Damages of which none is in what another may cost, in the order in which they can be done. */
function together(damages: readonly Damage[], row: Row): Damage[][] {
  const groups: Damage[][] = [];
  const costs = (one: Damage, other: Damage) =>
    thingsLost(one, row).some((thing) => isWithin(other.place, thing));
  for (const damage of damages) {
    const isFree = (group: Damage[]) =>
      group.length < inOneAnswer &&
      !row.apart &&
      !group.some((other) => costs(damage, other) || costs(other, damage));
    const group = groups.find(isFree);
    if (group) group.push(damage);
    else groups.push([damage]);
  }
  // An item that goes moves those behind it: the last comes first.
  const inOrder = ({ place: one }: Damage, { place: other }: Damage) => {
    const at = one.findIndex((name, depth) => name !== other[depth]);
    return Number(other[at] ?? 0) - Number(one[at] ?? 0) || 0;
  };
  return groups.map((group) => group.sort(inOrder));
}

/** Places of texts that are no longer on screen, though they say nothing of what is lost. */
function missing(shown: Text[], read: string, lost: Place[]): string {
  const isLost = ({ place }: Text) => lost.some((thing) => isWithin(place, thing));
  const excused = new Set(shown.filter(isLost).map(({ text }) => text));
  const gone = shown.filter(({ text }) => !excused.has(text) && !read.includes(text));
  return gone
    .slice(0, 3)
    .map(({ place }) => place.join('.'))
    .join();
}
