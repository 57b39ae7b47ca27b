import { expect } from '@open-wc/testing';
import { guardedPage, type GuardedPage } from './guarded-page.js';

const hostile = '<p onclick="x">kept</p><script>x</script>';

describe('in a page that requires Trusted Types', () => {
  let page: GuardedPage;
  const open = async (policies: string): Promise<Element> => {
    page = await guardedPage(policies);
    return page.document.body.appendChild(page.document.createElement('div'));
  };
  const withoutSanitizer = (): void => {
    const { Element: Own } = page.document.defaultView as unknown as { Element: typeof Element };
    delete (Own.prototype as { setHTML?: unknown }).setHTML;
  };
  const violations = async (): Promise<string[]> => {
    await new Promise((resolve) => setTimeout(resolve));
    return page.violations;
  };
  afterEach(() => page.remove());

  it('setting markup the plain way is refused, so that the cases below can fail', async () => {
    const container = await open('lit-html dompurify');
    expect(() => (container.innerHTML = hostile)).to.throw('TrustedHTML');
    expect(await violations()).to.deep.equal(['require-trusted-types-for']);
  });

  it('the native Sanitizer works without any policy', async () => {
    const container = await open("'none'");
    void page.modules.fillRich(container, hostile);
    expect(container.innerHTML).to.equal('<p>kept</p>');
    expect(await violations()).to.deep.equal([]);
  });

  it('DOMPurify works under the policy that bears its name', async () => {
    const container = await open('lit-html dompurify');
    withoutSanitizer();
    await page.modules.fillRich(container, hostile);
    expect(container.innerHTML).to.equal('<p>kept</p>');
    expect(await violations()).to.deep.equal([]);
  });

  it('a refused policy rejects, and leaves what stood there, instead of showing an empty text', async () => {
    const container = await open('lit-html');
    withoutSanitizer();
    container.textContent = 'plain';
    const failure = await Promise.resolve(page.modules.fillRich(container, hostile)).catch(
      (error: unknown) => (error as Error).message,
    );
    expect(failure).to.equal('DOMPurify cannot work on this page.');
    expect(container.innerHTML).to.equal('plain');
  });

  it('structured data goes into the head without a policy (LIN-28)', async () => {
    await open("'none'");
    const remove = page.modules.addJsonLd('a', { name: '</script>' });
    const block = page.document.head.querySelector<HTMLScriptElement>(
      'script[type="application/ld+json"]',
    );
    expect(block!.text).to.equal('{"name":"\\u003c/script>"}');
    expect(await violations()).to.deep.equal([]);
    remove();
  });
});
