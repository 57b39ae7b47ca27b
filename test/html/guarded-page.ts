import type * as JsonLd from '../../src/html/json-ld.js';
import type * as Sanitize from '../../src/html/sanitize.js';

/** A frame whose page guards itself by Trusted Types, with the modules under test loaded in it. */
export interface GuardedPage {
  document: Document;
  modules: typeof Sanitize & typeof JsonLd;
  /** The directives that something offended so far. */
  violations: string[];
  remove: () => void;
}

/** @param policies the names that the page's `trusted-types` directive permits */
export async function guardedPage(policies: string): Promise<GuardedPage> {
  const csp = `require-trusted-types-for 'script'; trusted-types ${policies}`;
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${csp}">
    <script type="module">
      console.warn = () => {};
      window.violations = [];
      addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
      import * as sanitize from '/src/html/sanitize.ts';
      import * as jsonLd from '/src/html/json-ld.ts';
      window.modules = { ...sanitize, ...jsonLd };
      parent.dispatchEvent(new Event('guarded-page'));
    </script>`;
  const ready = new Promise((resolve) => {
    addEventListener('guarded-page', resolve, { once: true });
  });
  document.body.append(frame);
  await ready;
  const { modules, violations } = frame.contentWindow as unknown as GuardedPage;
  return { document: frame.contentDocument!, modules, violations, remove: () => frame.remove() };
}
