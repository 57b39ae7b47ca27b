import { gapMembers } from '../../src/emulator/variations.js';
import { setEverywhere, type Settings } from './desk.js';

/** Whether the service of this run sends a member that the specification does not state. */
export type Has = (member: string) => boolean;

/** Without these no order can be carried at all: who is meant, where it stands, where to pay. */
const carrying = ['id', 'name', 'status', 'action', 'kind', 'url', 'consents', 'key', 'text'];

const switches: Record<string, () => Settings> = {
  'before the service as it is': () => ({}),
  'before one with other statuses (ERR-24)': () => ({ shuffleStatuses: true }),
  'before one with members that nobody knows (VER-02)': () => ({ additiveMembers: true }),
  'before one that says only what is stated': () => ({
    omit: [...gapMembers()].filter((name) => !carrying.includes(name)),
  }),
};

/** The same tests before every kind of service. */
export function beforeEveryService(title: string, suite: (has: Has) => void): void {
  for (const [where, settingsOf] of Object.entries(switches)) {
    const settings = settingsOf();
    describe(`${title}, ${where}`, () => {
      before(() => setEverywhere(settings));
      after(() => setEverywhere({}));
      suite((member) => !settings.omit?.includes(member));
    });
  }
}
