import { Broken, describeCall } from './bench.ts';
import type { Rule } from './rule.ts';

/** ISO 4217's code for tests: no wallet needs an account in it. */
export const ANOTHER_CURRENCY = 'XTS';

export const sessionRules: readonly Rule[] = [
  {
    requirement: 'E1',
    title: 'returns the player, operator, brand and currency of the session',
    check: async (bench) => {
      const { operatorId, brandId, currency } = bench.player;
      const body = bench.done(await bench.authenticate(), 'A valid session');
      const expected = {
        operator_id: [operatorId],
        brand_id: [brandId, `${operatorId}:${brandId}`],
        currency: [currency],
      };
      for (const [field, values] of Object.entries(expected))
        if (!values.includes(String(body[field])))
          throw new Broken(`${field} is ${JSON.stringify(body[field])}, and the platform asked for ${values[0]}.`);
    },
  },
  {
    requirement: 'E1',
    title: 'may be repeated, also at once, and changes no balance',
    check: async (bench) =>
      bench.moves(0, 'Authenticating', async () => {
        const seen = await Promise.all(Array.from({ length: 5 }, () => bench.authenticate()));
        const ids = new Set(seen.map((each) => bench.done(each, 'A valid session').id));
        if (ids.size !== 1) throw new Broken(`One session has several player ids: ${[...ids].join(', ')}.`);
      }),
  },
  {
    requirement: 'E1',
    title: 'refuses a token that was never issued with session_expired',
    check: async (bench) =>
      bench.refused(
        await bench.authenticate({ player_token: `check.${bench.run}.never-issued` }),
        'An unknown token',
        'session_expired',
      ),
  },
  {
    requirement: 'E1',
    title: 'refuses the session for another brand with player_unknown',
    check: async (bench) =>
      bench.refused(
        await bench.authenticate({ brand_id: `check-${bench.run}` }),
        'The session of a player of another brand',
        'player_unknown',
      ),
  },
  {
    requirement: 'E1',
    title: 'refuses the session for another operator with player_unknown',
    check: async (bench) =>
      bench.refused(
        await bench.authenticate({ operator_id: `check-${bench.run}` }),
        'The session of a player of another operator',
        'player_unknown',
      ),
  },
  {
    requirement: 'E1',
    title: 'answers in the requested currency, or refuses',
    check: async (bench) => {
      const seen = await bench.authenticate({ currency: ANOTHER_CURRENCY });
      if (seen.outcome === 'uncertain') throw new Broken(`Another currency: ${describeCall(seen)}`);
      if (seen.outcome === 'done' && seen.body.currency !== ANOTHER_CURRENCY)
        throw new Broken(`Asked for ${ANOTHER_CURRENCY}, the wallet answered with ${seen.body.currency}.`);
    },
  },
];
