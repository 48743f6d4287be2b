import { useRef, useState } from 'preact/hooks';
import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { pitboss } from '../shell/platform.ts';
import { type Loaded, useLoad } from '../shell/use-load.ts';

type Search = {
  readonly raffles: readonly JackpotInstance[];
  /** So many jackpots were looked through. */
  readonly looked: number;
  readonly isAll: boolean;
};

const PAGE = 200;
const AT_ONCE = 50;
const NOTHING: Search = { raffles: [], looked: 0, isAll: false };

/** The raffles among the jackpots, by name. The platform lists both together, so jackpots are read until enough of them are raffles. */
export const useRaffles = (): Loaded<Search> & { readonly more: () => void } => {
  const [wanted, setWanted] = useState(AT_ONCE);
  const last = useRef<Search & { readonly wanted: number }>({ ...NOTHING, wanted: 0 });
  const loaded = useLoad(`raffles ${wanted}`, async (signal) => {
    // More are found after the last; what is asked for again is read again.
    let search: Search = last.current.wanted < wanted ? last.current : NOTHING;
    while (!search.isAll && search.raffles.length < wanted) {
      const query = { page: search.looked / PAGE, limit: PAGE, sort_field: 'name', sort_direction: 1 } as const;
      const { body } = await pitboss.listInstances({ query }, { signal });
      const raffles = body.filter(({ jackpot_type: type }) => type === 'Raffle');
      search = {
        raffles: [...search.raffles, ...raffles],
        looked: search.looked + body.length,
        isAll: body.length < PAGE,
      };
    }
    last.current = { ...search, wanted };
    return search;
  });
  const data = loaded.data ?? (last.current.wanted > 0 ? last.current : undefined);
  return { ...loaded, data, more: () => setWanted((last.current.raffles.length || wanted) + AT_ONCE) };
};
