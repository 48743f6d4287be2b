import { type BonusGames, namesTooMany } from '../../domain/bonus/bonus-games.ts';
import type { FreespinType } from '../../generated/server/types.gen.ts';
import type { FieldFault } from '../../wire/field-fault.ts';

/** What the schemas cannot say of freespins: `Fixed` ones have a count and `Variable` ones do not. */
export const typeFaults = ({ type, count }: FreespinType, pointer: string): FieldFault[] => {
  if (type === 'Fixed' && count === undefined)
    return [{ pointer: `${pointer}/count`, detail: 'Fixed freespins need the number of spins.' }];
  if (type === 'Variable' && count !== undefined)
    return [{ pointer: `${pointer}/count`, detail: 'Variable freespins are one budget: leave it out.' }];
  return [];
};

/** And of the games in which they can be used: there are only so many of them. */
export const gamesFaults = (games: BonusGames): FieldFault[] =>
  namesTooMany(games)
    ? [
        {
          pointer: '/available_for',
          detail: 'At most 100 providers and games altogether; no game_ids means every game.',
        },
      ]
    : [];
