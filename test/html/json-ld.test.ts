import { expect } from '@open-wc/testing';
import { addJsonLd } from '../../src/html/json-ld.js';

const blocks = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]'),
];

describe('addJsonLd', () => {
  it('puts one block into the head for two elements, and removes it with the last (LIN-28)', () => {
    const data = { '@type': 'MusicEvent', name: 'Meadowlark' };
    const first = addJsonLd('a', data);
    const second = addJsonLd('a', data);
    expect(blocks()).to.have.length(1);
    expect(blocks()[0]!.parentElement).to.equal(document.head);
    expect(JSON.parse(blocks()[0]!.text)).to.deep.equal(data);
    first();
    first();
    expect(blocks(), 'one element left').to.have.length(1);
    second();
    expect(blocks()).to.be.empty;
  });

  it('leaves out what is nested too deep to be written', () => {
    // As where the stack ends; how deep that is depends on the browser.
    const toJSON = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    const remove = addJsonLd('deep', { toJSON });
    expect(blocks()).to.have.length(0);
    remove();
  });

  it('keeps different blocks apart', () => {
    const removals = [addJsonLd('a', { n: 1 }), addJsonLd('b', { n: 2 })];
    expect(blocks()).to.have.length(2);
    removals[0]!();
    expect(blocks()[0]!.text).to.equal('{"n":2}');
    removals[1]!();
  });

  it('puts a block back for an element that returns to the page', () => {
    addJsonLd('a', { n: 1 })();
    const remove = addJsonLd('a', { n: 2 });
    expect(blocks()[0]!.text).to.equal('{"n":2}');
    remove();
  });

  it('cannot be ended early by a text from outside', () => {
    const name = '</script><script>x</script><!--';
    const remove = addJsonLd('a', { name });
    expect(blocks()[0]!.text).not.to.contain('<');
    expect(JSON.parse(blocks()[0]!.text)).to.deep.equal({ name });
    remove();
  });

  it('takes the place of what was prerendered under the same id, and of nothing else', () => {
    const written = (id: string) => {
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      script.dataset['eventSchema'] = id;
      script.text = '{"n":0}';
      document.body.append(script);
      return script;
    };
    const [old, other] = [written('a "b"'), written('c')];
    const remove = addJsonLd('a "b"', { n: 1 });
    expect(old.isConnected).to.equal(false);
    expect(blocks().map(({ text }) => text)).to.deep.equal(['{"n":1}', '{"n":0}']);
    remove();
    other.remove();
  });

  it('carries nothing of a script of the page, and says what it is', () => {
    const own = document.createElement('script');
    Object.assign(own, { src: '/src/html/json-ld.ts', type: 'module', id: 'own', async: true });
    document.head.prepend(own);
    const remove = addJsonLd('a', { n: 1 });
    expect(blocks()[0]!.getAttributeNames()).to.deep.equal(['type']);
    expect(blocks()[0]!.text).to.equal('{"n":1}');
    remove();
    own.remove();
  });

  it('shares its blocks with a second copy of the code on the page', async () => {
    const copy = (await import(
      new URL('../../src/html/json-ld.ts?copy', import.meta.url).href
    )) as { addJsonLd: typeof addJsonLd };
    const removals = [addJsonLd('a', {}), copy.addJsonLd('a', {})];
    expect(copy.addJsonLd).not.to.equal(addJsonLd);
    expect(blocks()).to.have.length(1);
    removals.forEach((remove) => remove());
    expect(blocks()).to.be.empty;
  });
});
