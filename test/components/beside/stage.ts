import { waitUntil } from '@open-wc/testing';
import '../../../components/event-lineup/event-lineup.js';
import '../../../components/event-faq/event-faq.js';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { one } from '../event-lineup/feed.js';
import { OrderStage } from '../event-tickets/order-stage.js';
import { make } from '../page.js';

export const [friday, saturday, sunday] = ['2027-06-25', '2027-06-26', '2027-06-27'] as const;

/** As the organiser of the demo festival would write it. */
export const covers = [
  ...['Early Bird Weekend', 'Weekend', 'Weekend Final Release'].map(
    (name) => `${name}: ${friday}/${sunday}`,
  ),
  `Saturday Day: ${saturday}`,
  `Duo Pass: ${sunday}`,
  'Camping Plot:',
].join('; ');

/** Line-up, tickets and questions of the demo festival on one page. */
export class BesideStage extends OrderStage {
  override async leave(): Promise<void> {
    for (const one of document.querySelectorAll('event-lineup, event-faq, [data-room]'))
      one.remove();
    await super.leave();
  }

  async putLineup(attributes: Record<string, string> = {}, parent: ParentNode = document.body) {
    const lineup = putElement('event-lineup', attributes, parent);
    await waitUntil(() => one(lineup, '.bar'), 'the tools of the line-up');
    return lineup;
  }

  async putFaq(attributes: Record<string, string> = {}, parent: ParentNode = document.body) {
    const faq = putElement('event-faq', attributes, parent);
    await waitUntil(() => one(faq, '.prose:not(:empty)'), 'the questions');
    return faq;
  }

  /** A shadow root of the page. */
  room(): ShadowRoot {
    const room = document.createElement('div');
    room.dataset['room'] = '';
    document.body.append(room);
    return room.attachShadow({ mode: 'open' });
  }
}

function putElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  parent: ParentNode,
): HTMLElementTagNameMap[Tag] {
  const element = make(tag, attributes);
  parent.append(element);
  return element;
}

/** Takes the first sets of the day that is open into the plan. */
export async function plan(lineup: EventLineup, day: string, count: number): Promise<void> {
  lineup.day = day;
  await lineup.updateComplete;
  const stars = [...lineup.renderRoot.querySelectorAll<HTMLElement>('.favourite')];
  for (const one of stars.slice(0, count)) one.click();
  await lineup.updateComplete;
}

/** Opens the artist whom the demo world calls so. */
export async function openArtist(lineup: EventLineup, name: string): Promise<HTMLElement> {
  const { id } = lineup.slots.flatMap(({ artists }) => artists).find((one) => one.name === name)!;
  await lineup.openArtist(id);
  return one(lineup, 'dialog');
}
