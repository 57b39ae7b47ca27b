import type { AsyncControl } from '../control/control.js';
import { h, setText } from './node.js';
import type { PanelContext, Section } from './section.js';
import { clockSection } from './sections/clock.js';
import { faultsSection } from './sections/faults.js';
import { ordersSection } from './sections/orders.js';
import { mailboxSection, webhooksSection } from './sections/post.js';
import { publishSection } from './sections/publish.js';
import { requestsSection } from './sections/requests.js';
import { rivalsSection, stockSection } from './sections/tickets.js';
import { resetSection, settingsSection } from './sections/world.js';
import { panelFormStyles } from './styles/forms.js';
import { frame as frameStyles } from './styles/frame.js';
import { ground } from './styles/ground.js';
import { lists } from './styles/lists.js';
import { tabbed } from './tabs.js';

export interface PanelOptions extends Pick<PanelContext, 'event' | 'follow' | 'askAgain'> {
  /** Calls `look` again and again, once a second by default; the answer ends it. */
  every?: (look: () => void) => () => void;
}

export interface Panel {
  /** Looks now; resolves when everything in sight is drawn. */
  refresh(): Promise<void>;
  /** Takes the panel away, and looks no more. */
  close(): void;
}

const groups: { name: string; sections: ((panel: PanelContext) => Section)[] }[] = [
  { name: 'Network', sections: [faultsSection, requestsSection] },
  { name: 'Sales', sections: [stockSection, rivalsSection, ordersSection] },
  { name: 'Post', sections: [mailboxSection, webhooksSection] },
  { name: 'Publish', sections: [publishSection] },
  { name: 'World', sections: [settingsSection, resetSection] },
];

/**
 * Builds the control panel into `root` and keeps it up to date. It looks only at what is in sight,
 * and not at all while the document is hidden.
 */
export function openPanel(
  root: HTMLElement | ShadowRoot,
  control: AsyncControl,
  { every = everySecond, ...around }: PanelOptions = {},
): Panel {
  const line = statusLine();
  let inSight: Section[] = [];
  const refresh = () => refreshAll([clock, ...inSight]);
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    refresh().catch((error: unknown) =>
      line.tell(`The emulator is silent: ${String(error)}`, true),
    );
  };
  const panel: PanelContext = { ...around, control, act: actsWith({ line, refresh, ...around }) };
  const clock = clockSection(panel);
  const made = groups.map(({ name, sections }) => ({
    name,
    sections: sections.map((make) => make(panel)),
  }));
  const tabs = tabbed(
    made.map(({ name, sections }) => ({ name, elements: sections.map((one) => one.element) })),
    (chosen) => {
      inSight = made.find(({ name }) => name === chosen)?.sections ?? [];
      look();
    },
  );
  const frame = h('div', { class: 'panel' }, clock.element, ...tabs, line.element);
  root.append(frame);
  const undress = dress(root);
  const stop = keepLooking(look, every);
  return {
    refresh,
    close() {
      stop();
      frame.remove();
      undress();
    },
  };
}

async function refreshAll(sections: readonly Section[]): Promise<void> {
  await Promise.all(sections.map((section) => section.refresh()));
}

/** Looks at intervals and when the page is visible again. @returns how to stop */
function keepLooking(look: () => void, every: typeof everySecond): () => void {
  document.addEventListener('visibilitychange', look);
  const stop = every(look);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}

/** Says what was done, or what was wrong with it. */
function statusLine() {
  const element = h('p', { class: 'told', role: 'status' });
  const tell = (text: string, isBad: boolean) => {
    setText(element, text);
    element.classList.toggle('bad', isBad);
  };
  return { element, tell };
}

interface Acting extends Pick<PanelContext, 'askAgain'> {
  line: ReturnType<typeof statusLine>;
  refresh: () => Promise<void>;
}

function actsWith({ line, refresh, askAgain }: Acting): PanelContext['act'] {
  return async ({ work, done, changesWorld }) => {
    try {
      await work();
      line.tell(done, false);
      if (changesWorld) askAgain?.();
      await refresh();
    } catch (error) {
      line.tell(error instanceof Error ? error.message : String(error), true);
    }
  };
}

function dress(root: HTMLElement | ShadowRoot): () => void {
  const scope = root.getRootNode() as Document | ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ground + frameStyles + lists + panelFormStyles);
  scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, sheet];
  return () => {
    scope.adoptedStyleSheets = scope.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Calls `look` once a second; the answer ends it. */
function everySecond(look: () => void): () => void {
  const timer = setInterval(look, 1000);
  return () => clearInterval(timer);
}
