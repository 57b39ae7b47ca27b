import { expect } from '@open-wc/testing';
import { announce, joinAnnouncer, leaveAnnouncer } from '../../../components/internal/announcer.js';

const regions = () => [...document.querySelectorAll<HTMLElement>('[data-event-announcer]')];

describe('the announcer', () => {
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
