import { endpoints } from '../../src/contract/endpoints.js';
import { originOf } from '../../src/contract/gap.js';
import { membersOf } from '../components/members.js';
import { chooseKinds } from '../effort.js';
import { setEverywhere, type Settings } from './test-buyer.js';

/** Whether the service of this run sends such a member in any answer. */
export type Has = (member: string) => boolean;

const switches: Record<string, Settings> = {
  'before the service as it is': {},
  'before one with other statuses (ERR-24)': { shuffleStatuses: true },
  'before one with members that nobody knows (VER-02)': { additiveMembers: true },
  'before one that says only what is stated': { bare: true },
};

/** Names that are more than a gap somewhere. */
const stated = new Set(
  Object.values(endpoints)
    .flatMap(({ data }) => membersOf(data))
    .filter(({ schema }) => originOf(schema) !== 'gap')
    .map(({ path }) => path.at(-1)),
);

/** The same tests before every kind of service. */
export function beforeEveryService(title: string, suite: (has: Has) => void): void {
  for (const [where, settings] of chooseKinds(Object.entries(switches))) {
    describe(`${title}, ${where}`, () => {
      before(() => setEverywhere(settings));
      after(() => setEverywhere({}));
      suite((member) => !settings.bare || stated.has(member));
    });
  }
}
