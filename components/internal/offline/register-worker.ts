import { pageRecord } from '../../../src/embed/page.js';
import { webUrl } from '../../../src/html/links.js';
import { switchMessage } from '../../../src/offline/worker/scope.js';
import { warnDeveloper } from '../developer.js';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): unknown };
  };
}

let isAsked = false;

/** Registers the worker that `data-service-worker` names: once a page, after the first paint. */
export function registerWorker(host: Element): void {
  const { serviceWorker } = pageRecord().settings;
  if (!serviceWorker || isAsked) return;
  isAsked = true;
  register(serviceWorker).then(switchOnLeaving, (error: unknown) => {
    warnDeveloper(
      host,
      `could not register "${serviceWorker}". The worker must be a file on this page's own host, ` +
        'served over https: see docs/offline.md.',
      error,
    );
  });
}

/** A release that has come during this visit takes over for the next one. */
function switchOnLeaving(registration: ServiceWorkerRegistration | undefined): void {
  addEventListener('pagehide', () => registration?.waiting?.postMessage(switchMessage));
}

/** Undefined where the browser has no workers: the page works as it does without. */
async function register(address: string): Promise<ServiceWorkerRegistration | undefined> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const url = webUrl(address, document.baseURI);
  if (!workers || !url) return undefined;
  return workers.register(trusted(url) as string);
}

/** Where a policy asks for Trusted Types, it has to name ours: `trusted-types bandstand`. */
function trusted(address: string): unknown {
  try {
    const { trustedTypes } = window as TrustedTypesWindow;
    const policy = trustedTypes?.createPolicy('bandstand', { createScriptURL: (same) => same });
    return policy?.createScriptURL(address) ?? address;
  } catch {
    return address;
  }
}
