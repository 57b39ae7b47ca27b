import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ignore, settled, stage } from './surroundings.js';

describe('waking', () => {
  it('asks again when the answer is older than it may be, and not before', async () => {
    const { entry, requests, wake, pass } = stage();
    entry().subscribe(ignore);
    await requests[0]?.answer(1);
    pass(59);
    wake();
    expect(requests.length).to.equal(1);
    pass(1);
    wake();
    wake();
    expect(requests.length).to.equal(2);
  });

  it('asks for tickets again after ten seconds, not with every glance (TIX-28)', async () => {
    const { entry, requests, wake, pass } = stage();
    entry(0).subscribe(ignore);
    await requests[0]?.answer(1);
    pass(9);
    wake();
    expect(requests.length).to.equal(1);
    pass(1);
    wake();
    expect(requests.length).to.equal(2);
  });

  it('F1 tries once more what failed', async () => {
    const { entry, requests, wake } = stage();
    entry().subscribe(ignore);
    await requests[0]?.fail(new Error('offline'));
    wake();
    expect(requests.length).to.equal(2);
    await requests[1]?.answer('there');
    expect(entry().state.error).to.equal(undefined);
  });

  it('leaves what is watched elsewhere alone on a return, unless it has failed', async () => {
    const { entry, requests, pass, wake } = stage();
    entry().subscribe(ignore);
    entry().isWatched = true;
    await requests[0]?.answer(1);
    pass(3600);
    wake();
    expect(requests).to.have.length(1);
    void entry().refresh();
    await requests[1]?.fail(new Error('down'));
    wake();
    expect(requests).to.have.length(3);
  });

  it('leaves errors alone that waiting does not mend', async () => {
    const refused = new Error('refused');
    const { entry, requests, wake, pass } = stage((error) => error === refused);
    entry().subscribe(ignore);
    await requests[0]?.fail(refused);
    pass(3600);
    wake();
    expect(requests.length).to.equal(1);
    void entry().refresh();
    expect(requests.length).to.equal(2);
  });

  it('asks again when the clock of the visitor was put back', async () => {
    const { entry, requests, wake, pass } = stage();
    entry().subscribe(ignore);
    await requests[0]?.answer(1);
    pass(-3600);
    wake();
    expect(requests.length).to.equal(2);
  });

  it('asks anew where the page was frozen in the middle of a request: its answer is of back then', async () => {
    const { entry, requests, wake, pass } = stage();
    entry().subscribe(ignore);
    pass(60);
    wake();
    expect(requests.length).to.equal(1);
    pass(1);
    wake();
    expect(requests.length).to.equal(2);
    expect(requests[0]?.signal.aborted).to.equal(true);
    await requests[0]?.answer('of back then');
    expect(entry().state).to.deep.equal({ busy: true });
    await requests[1]?.answer('of now');
    expect(entry().state.data).to.equal('of now');
  });

  it('leaves a request alone that pauses as it was asked to, however long', async () => {
    const { entry, requests, wake, pass } = stage();
    entry().subscribe(ignore);
    requests[0]?.waits(600);
    pass(600);
    wake();
    pass(60);
    wake();
    expect(requests.length).to.equal(1);
    await requests[0]?.answer('late');
    expect(entry().state.data).to.equal('late');
  });

  it('is listened for once an entry, and only while somebody subscribes', async () => {
    const { entry, listening } = stage();
    expect(listening()).to.equal(0);
    const leave = [entry().subscribe(ignore), entry().subscribe(ignore)];
    expect(listening()).to.equal(1);
    leave.forEach((stop) => stop());
    await settled();
    expect(listening()).to.equal(0);
  });
});
