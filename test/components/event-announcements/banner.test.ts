import { expect } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { settled, until } from '../long-timers.js';
import { refusal, visibleText } from '../page.js';
import { broadcast } from './feed.js';
import { all, button, shows, Stage } from './stage.js';

const layout = 'banner';

describe('<event-announcements> as a banner', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('A4 is one line for the newest update or reminder', async () => {
    stage.list.unshift(broadcast(4, 1, { category: 'marketing' }));
    const element = await stage.put({ layout });
    await shows(element, 'Word number 3');
    expect(visibleText(element)).to.match(/^Reminder Word number 3 Read more/);
    expect(all(element, '.item')).to.have.length(0);
    await expectAccessible(element);
  });

  it('A4 can be sent away for the visit, until there is another', async () => {
    const element = await stage.put({ layout });
    await until(() => button(element, 'Dismiss'), 'the line');
    button(element, 'Dismiss')!.click();
    await until(() => !button(element, 'Dismiss'), 'gone');
    element.remove();
    const again = await stage.put({ layout });
    await settled();
    expect(again.getBoundingClientRect().height).to.equal(0);
    stage.list.unshift(broadcast(5, 0));
    await stage.minute();
    await shows(again, 'Word number 5');
  });

  it('A4 takes no room when there is nothing, or nothing can be had, unless it is kept', async () => {
    stage.list = [broadcast(4, 1, { category: 'marketing' })];
    const element = await stage.put({ layout });
    await settled();
    expect(element.getBoundingClientRect().height).to.equal(0);
    element.reserve = true;
    await until(() => element.getBoundingClientRect().height > 40, 'its room');
    element.remove();
    stage.page.reply = () => refusal('not_found', 404);
    const other = document.createElement('event-announcements');
    other.layout = 'banner';
    other.event = 'unknown';
    document.body.append(other);
    await until(() => other.matches(':state(error)'), 'failed');
    expect(other.getBoundingClientRect().height).to.equal(0);
  });
});
