import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { type Loaded, useLoad } from '../shell/use-load.ts';

const LIMIT = 200;

/** Every jackpot that the account may see, by name: for choices, and for what the list cannot be filtered by. */
export const useAllJackpots = (): Loaded<readonly JackpotInstance[]> =>
  useLoad('all jackpots', async (signal) => {
    const found: JackpotInstance[] = [];
    if (!may('listInstances')) return found;
    for (let page = 0; ; page += 1) {
      const query = { page, limit: LIMIT, sort_field: 'name', sort_direction: 1 } as const;
      const { body } = await pitboss.listInstances({ query }, { signal });
      found.push(...body);
      if (body.length < LIMIT) return found;
    }
  });
