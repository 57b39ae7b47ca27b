/** What Storybook says on its channel when a story has run. */
interface Finished {
  status?: string;
  reporters?: { result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[];
}

interface Channel {
  once(event: string, listener: (payload: never) => void): void;
}

export interface Outcome {
  /** Why the story did not come to its end. */
  failure?: string;
  /** What axe found. */
  faults: string[];
}

interface StoryWindow {
  storyOutcome?: Promise<Outcome>;
}

/**
 * Runs in the page before anything else. A story whose play function throws finishes all the same,
 * with the status "success": the exception must be listened for.
 */
export function listenForStory(): void {
  const page = window as unknown as StoryWindow;
  const failures = [
    'playFunctionThrewException',
    'storyErrored',
    'storyThrewException',
    'storyMissing',
  ];
  page.storyOutcome = new Promise((resolve) => {
    const listen = (channel: Channel) => {
      for (const event of failures) {
        channel.once(event, (payload?: { message?: string; title?: string }) =>
          resolve({ failure: `${event}: ${payload?.message ?? payload?.title ?? ''}`, faults: [] }),
        );
      }
      channel.once('storyFinished', ({ status, reporters = [] }: Finished) => {
        const violations = reporters.flatMap(({ result }) => result?.violations ?? []);
        const faults = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
        );
        resolve({
          ...(status === 'success' ? {} : { failure: `finished: ${status ?? ''}` }),
          faults,
        });
      });
    };
    // The moment Storybook sets its channel: asked for later, a quick story may have ended.
    let known: Channel | undefined;
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => known,
      set: (channel: Channel) => {
        if (!known) listen(channel);
        known = channel;
      },
    });
  });
}

/** Runs in the page: the outcome that `listenForStory` waits for. */
export function finished(): Promise<Outcome> {
  const { storyOutcome } = window as unknown as StoryWindow;
  return storyOutcome ?? Promise.resolve({ failure: 'nobody listened', faults: [] });
}
