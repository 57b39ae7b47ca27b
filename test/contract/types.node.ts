import { describe, it } from 'node:test';
import { expect } from 'chai';
import type {
  BodyOf,
  DataOf,
  ParamsOf,
  PathParamsOf,
  QueryOf,
} from '../../src/contract/endpoints.js';
import type { Lineup } from '../../src/contract/lineup.js';

/** `true` compiles only where both types agree, so a wrong type fails the type check. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

describe('contract: types that clients take from the table', () => {
  it('reads the path parameters out of the path template', () => {
    const answers: [
      Same<PathParamsOf<'getLineup'>, { slug: string }>,
      Same<PathParamsOf<'getArtist'>, { slug: string; artistId: string }>,
    ] = [true, true];
    expect(answers).to.not.include(false);
  });

  it('asks for a query or a body only where the operation has one, and never for surface', () => {
    const answers: [
      Same<keyof ParamsOf<'getLineup'>, 'slug'>,
      Same<keyof ParamsOf<'getTickets'>, 'slug' | 'query'>,
      Same<ParamsOf<'getTickets'>['query'], { promo?: string | undefined } | undefined>,
      Same<ParamsOf<'submitForm'>, { key: string; body: BodyOf<'submitForm'> }>,
      Same<keyof ParamsOf<'completeFree'>, 'slug' | 'checkoutToken'>,
      Same<BodyOf<'getLineup'>, never>,
      Same<QueryOf<'getLineup'>, never>,
    ] = [true, true, true, true, true, true, true];
    expect(answers).to.not.include(false);
  });

  it('keeps types through the gap marker', () => {
    const answers: [
      Same<DataOf<'getEvent'>['startDate'], string | null>,
      Same<DataOf<'getTickets'>['holdMinutes'], 15>,
      Same<QueryOf<'searchEvents'>['limit'], number | undefined>,
      Same<DataOf<'getLineup'>, Lineup>,
    ] = [true, true, true, true];
    expect(answers).to.not.include(false);
  });
});
