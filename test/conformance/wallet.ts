import type { DataOf } from '../../src/contract/endpoints.js';
import type { ErrorCode } from '../../src/contract/errors.js';
import { check, first } from './check.js';
import { deviceToken } from './demo-world.js';
import { toldOr } from './lenient.js';
import { read, refused, type Wish } from './read.js';
import type { Target } from './target.js';

export type Wallet = DataOf<'getRewards'>;
export type Entry = Wallet['events'][number];
export type Reward = Entry['rewards'][number];

/** As a device asks; without a service key, which is nothing to a device. */
export function fromDevice(target: Target, token: string = deviceToken): Wish {
  const send = target.send();
  return {
    key: null,
    send(address, init) {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return send(address, { ...init, headers });
    },
  };
}

export async function walletOf(target: Target, token?: string): Promise<Wallet> {
  return (await read(target, 'getRewards', {}, fromDevice(target, token))).data;
}

/** One reward of Ada's at one event, as her wallet shows it now. */
export async function rewardAt(
  target: Target,
  slug: string,
  fits: (reward: Reward) => boolean,
): Promise<{ entry: Entry; reward: Reward }> {
  const { events } = await walletOf(target);
  const { name } = (await read(target, 'getEvent', { slug }, { key: null })).data;
  const entry = events.find(({ eventName }) => eventName === name);
  check(entry !== undefined, `${slug} in the wallet`);
  return { entry, reward: first(entry.rewards.filter(fits), `such reward at ${slug}`) };
}

const slug = 'meadowlark-2027';

/** A reward of the festival in that state, and the ways to claim and to change it. */
export async function rewardThatIs(
  target: Target,
  status: Reward['status'],
  fits: (reward: Reward) => boolean = () => true,
) {
  const { entry, reward } = await rewardAt(
    target,
    slug,
    (known) => known.status === status && fits(known),
  );
  const { rewardDefinitionId } = reward;
  const named = { affiliateId: entry.affiliateId, rewardDefinitionId };
  const now = async () => {
    const isIt = (known: Reward) => known.rewardDefinitionId === rewardDefinitionId;
    return (await rewardAt(target, slug, isIt)).reward;
  };
  const wish = (answers: object) => ({ ...fromDevice(target), body: { ...named, ...answers } });
  return {
    reward,
    named,
    now,
    /** The reward as it stands then. */
    claim: async (answers: object = {}): Promise<Reward> => {
      const { data } = await read(target, 'claimReward', {}, wish(answers));
      return toldOr(() => data.reward, undefined) ?? (await now());
    },
    refuse: (code: ErrorCode, answers: object = {}) =>
      refused(target, 'claimReward', {}, code, wish(answers)),
    change: (change: object) => target.control('rewards', { ...named, change }),
  };
}

export const hasChoices = ({ optionChoices }: Reward) => optionChoices !== null;
export const hasNoChoices = ({ optionChoices }: Reward) => optionChoices === null;
