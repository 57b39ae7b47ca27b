import { expect } from '@open-wc/testing';
import { lateView } from '../../../components/internal/late-view.js';

describe('a view that is loaded when it is needed', () => {
  const { warn } = console;
  beforeEach(() => (console.warn = () => undefined));
  afterEach(() => (console.warn = warn));

  function late(load: () => Promise<string>) {
    let updates = 0;
    const host = Object.assign(document.createElement('p'), { requestUpdate: () => updates++ });
    return { part: lateView(host, 'a part', load), updates: () => updates };
  }

  it('updates its element once it is there', async () => {
    const { part, updates } = late(() => Promise.resolve('a view'));
    expect([part.view, part.isMissing]).to.deep.equal([undefined, false]);
    expect(await part.load()).to.equal('a view');
    expect([part.view, part.isMissing, updates()]).to.deep.equal(['a view', false, 1]);
  });

  it('updates it once when it fails to load, though each update asks for it again', async () => {
    let isOffline = true;
    const load = () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve('back'));
    const { part, updates } = late(load);
    for (let time = 0; time < 3; time += 1) await part.load();
    expect([part.view, part.isMissing, updates()]).to.deep.equal([undefined, true, 1]);
    isOffline = false;
    await part.load();
    expect([part.view, part.isMissing, updates()]).to.deep.equal(['back', false, 2]);
  });
});
