import { Amount } from '../parts/figures.tsx';
import type { Item } from '../parts/list.tsx';
import type { Column } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { jackpotPath } from './pages.tsx';
import { currentPotValue } from './use-instance.ts';

type JackpotColumn = Column<Item<'listInstances'>>;

/** The columns that each list of jackpots begins with. */
export const NAME_AND_STATE: readonly JackpotColumn[] = [
  { name: 'Name', sort: 'name', cell: ({ id, name }) => <a href={linkTo(jackpotPath(id))}>{name}</a> },
  { name: 'State', sort: 'status', cell: ({ status }) => <Tag of={status} /> },
];

/** The values of the pots now. */
export const potsColumn = (name: string): JackpotColumn => ({
  name,
  isNumber: true,
  cell: ({ id, pots, currency }) => (
    <ul class="pots">
      {pots.map((pot) => (
        <li key={pot.id}>
          <span class="dim">{pot.id}</span> <Amount of={currentPotValue(id, pot)} currency={currency} />
        </li>
      ))}
    </ul>
  ),
});
