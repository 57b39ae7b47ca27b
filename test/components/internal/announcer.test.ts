import { expect, waitUntil } from '@open-wc/testing';
import {
  announce,
  announceFor,
  joinAnnouncer,
  leaveAnnouncer,
} from '../../../components/internal/announcer.js';
import { EventElement } from '../../../components/internal/element.js';
import { announced } from '../page.js';

const regions = () => [...document.querySelectorAll<HTMLElement>('[data-event-announcer]')];

/**
 * All that a screen reader is given, in order: the regions that come and go, and every text in them.
 * A text is a node of its own, so that none is missed where two come in one go.
 */
function listen(): () => string[] {
  const log: string[] = [];
  const read = (records: MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes } of records) {
      for (const node of addedNodes) {
        if (isRegion(target)) log.push(node.textContent ?? '');
        else if (isRegion(node)) log.push('(a region)');
      }
      for (const node of removedNodes) if (isRegion(node)) log.push('(it leaves)');
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    read(observer.takeRecords());
    observer.disconnect();
    return log;
  };
}

const isRegion = (node: Node): boolean =>
  node instanceof HTMLElement && node.hasAttribute('data-event-announcer');

class SpeakingElement extends EventElement {}
customElements.define('speaking-element', SpeakingElement);

describe('the announcer', () => {
  // The first of the file: only once in a page does the code for it have to come.
  it('says in order what was to be said before the code for it had come', async () => {
    const element = document.createElement('speaking-element') as SpeakingElement;
    document.body.append(element);
    const heard = listen();
    const texts = ['Loading the merch', ...Array.from({ length: 20 }, (_, sets) => `${sets} sets`)];
    for (const text of texts) {
      element.announce(text);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const last = () => announced() === texts.at(-1);
    await waitUntil(last, 'the last is said');
    await new Promise((resolve) => setTimeout(resolve, 150)); // real, as is how long a region waits
    expect(last(), heard().join()).to.equal(true);
    element.remove();
    leaveAnnouncer(element);
  });

  it('is one empty live region for all elements, and leaves with the last', () => {
    const [first, second] = [{}, {}];
    joinAnnouncer(first);
    joinAnnouncer(second);
    expect(regions().map(({ role, textContent }) => [role, textContent])).to.deep.equal([
      ['status', ''],
    ]);
    leaveAnnouncer(first);
    expect(regions()).to.have.length(1);
    leaveAnnouncer(second);
    expect(regions()).to.have.length(0);
  });

  it('changes its text even for the same words twice, and names their language', () => {
    const element = {};
    joinAnnouncer(element);
    announce('2 Treffer', 'de');
    const [region] = regions();
    const before = region!.textContent;
    announce('2 Treffer', 'de');
    expect(region!.textContent).not.to.equal(before);
    expect(region!.textContent.trim()).to.equal('2 Treffer');
    expect(region!.lang).to.equal('de');
    leaveAnnouncer(element);
  });

  it('never says what is older after what is newer, where a new region waits to be noticed', async () => {
    const element = { isConnected: true, language: 'en' };
    announceFor(element, 'Loading the merch');
    announceFor(element, 'Midnight is out of stock now');
    await new Promise((resolve) => setTimeout(resolve, 150)); // real, as is how long a region waits
    expect(regions()[0]!.textContent).to.equal('Midnight is out of stock now');
    leaveAnnouncer(element);
  });

  it('gives every text in order, the same words again too, and goes on in a new region', () => {
    const [first, second, third] = [{}, {}, {}];
    const heard = listen();
    joinAnnouncer(first);
    announce('1 ticket', 'en');
    announce('2 tickets', 'en');
    announce('2 tickets', 'en');
    announce('2 tickets', 'en');
    joinAnnouncer(second);
    leaveAnnouncer(first);
    announce('1 ticket', 'en');
    leaveAnnouncer(second);
    announce('nobody is there', 'en');
    joinAnnouncer(third);
    announce('1 ticket', 'de');
    announce('1 ticket', 'de');
    leaveAnnouncer(third);
    expect(heard()).to.deep.equal([
      '(a region)',
      '1 ticket',
      '2 tickets',
      '2 tickets\u00a0',
      '2 tickets',
      '1 ticket',
      '(it leaves)',
      '(a region)',
      '1 ticket',
      '1 ticket\u00a0',
      '(it leaves)',
    ]);
  });

  it('takes no room and no style from the page', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('div { position: static; width: 500px !important; height: 500px }');
    document.adoptedStyleSheets.push(sheet);
    const element = {};
    joinAnnouncer(element);
    const { width, height } = regions()[0]!.getBoundingClientRect();
    document.adoptedStyleSheets.pop();
    leaveAnnouncer(element);
    expect([width, height]).to.deep.equal([1, 1]);
  });

  it('keeps silent when nobody has joined', () => {
    announce('nobody hears this', 'en');
    expect(regions()).to.have.length(0);
  });
});
