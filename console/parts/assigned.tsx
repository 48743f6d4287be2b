import type { AssignedJackpot } from '../../clients/typescript/src/pitboss.ts';
import { linkTo } from '../shell/address.ts';

/** The jackpots of a source or segment, first the one that is tried first. */
export const Assigned = ({
  of = [],
  names,
}: {
  of: readonly AssignedJackpot[] | undefined;
  names: ReadonlyMap<string, string>;
}) =>
  of.length === 0 ? (
    <span class="dim">–</span>
  ) : (
    <ul class="pots">
      {of.map(({ instance_id: id, priority }) => (
        <li key={id}>
          <span class="dim">{priority}</span>{' '}
          <a href={linkTo(`/jackpots/${encodeURIComponent(id)}`)}>{names.get(id) ?? id}</a>
        </li>
      ))}
    </ul>
  );

/** The priorities of assigned jackpots, as they are sent. */
export const prioritiesOf = (of: readonly AssignedJackpot[] = []): Record<string, number> =>
  Object.fromEntries(of.map(({ instance_id: id, priority }) => [id, priority]));
