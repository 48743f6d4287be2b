import type { AssignedJackpot } from '../../clients/typescript/src/pitboss.ts';
import { JackpotLink } from '../jackpot/jackpot-link.tsx';

/** The jackpots of a source or segment, first the one that is tried first. */
export const Assigned = ({ of = [] }: { of: readonly AssignedJackpot[] | undefined }) =>
  of.length === 0 ? (
    <span class="dim">–</span>
  ) : (
    <ul class="pots">
      {of.map(({ instance_id: id, priority }) => (
        <li key={id}>
          <span class="dim">{priority}</span> <JackpotLink id={id} />
        </li>
      ))}
    </ul>
  );

/** The priorities of assigned jackpots, as they are sent. */
export const prioritiesOf = (of: readonly AssignedJackpot[] = []): Record<string, number> =>
  Object.fromEntries(of.map(({ instance_id: id, priority }) => [id, priority]));
