/** What Storybook says on its channel when a story has run. */
interface Finished {
  storyId: string;
  status?: string;
  reporters?: { result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[];
}

type Listener = (payload: never) => void;

interface Channel {
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
  emit(event: string, payload: object): void;
}

interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

export interface Outcome {
  /** Why the story did not come to its end. */
  failure?: string;
  /** What axe found. */
  faults: string[];
}

/**
 * Runs in Storybook's page, which shows another story: goes to the story as a press in the list of
 * stories does, and answers how it ended. A story whose play function throws finishes all the same,
 * with the status "success": the exception must be listened for.
 */
export async function playStory(storyId: string): Promise<Outcome> {
  const channel = (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__;
  const failures = [
    'playFunctionThrewException',
    'storyErrored',
    'storyThrewException',
    'storyMissing',
  ];
  const heard: [event: string, listener: Listener][] = [];
  const outcome = await new Promise<Outcome>((resolve) => {
    for (const event of failures) {
      heard.push([
        event,
        (payload?: { message?: string; title?: string }) =>
          resolve({ failure: `${event}: ${payload?.message ?? payload?.title ?? ''}`, faults: [] }),
      ]);
    }
    const finish = ({ storyId: id, status, reporters = [] }: Finished) => {
      if (id !== storyId) return;
      const violations = reporters.flatMap(({ result }) => result?.violations ?? []);
      const faults = violations.map(
        (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`,
      );
      const failure = status === 'success' ? undefined : `finished: ${status ?? ''}`;
      resolve({ ...(failure !== undefined && { failure }), faults });
    };
    heard.push(['storyFinished', finish]);
    for (const [event, listener] of heard) channel.on(event, listener);
    // What the story before wrote behind the address is not this one's.
    history.replaceState(null, '', location.pathname + location.search);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  for (const [event, listener] of heard) channel.off(event, listener);
  return outcome;
}
