import { type BonusGames, namesTooMany } from '../domain/bonus/bonus-games.ts';
import type { FreespinType } from '../generated/server/types.gen.ts';
import type { FieldFault } from './field-fault.ts';

/** A rule that the schemas cannot express: `Fixed` freespins have a count, `Variable` ones do not. */
export const typeFaults = ({ type, count }: FreespinType, pointer: string): FieldFault[] => {
  if (type === 'Fixed' && count === undefined)
    return [{ pointer: `${pointer}/count`, detail: 'Required for Fixed freespins.' }];
  if (type === 'Variable' && count !== undefined)
    return [{ pointer: `${pointer}/count`, detail: 'Not allowed for Variable freespins, which are one budget.' }];
  return [];
};

/** Limits the number of games in which freespins can be used. */
export const gamesFaults = (games: BonusGames): FieldFault[] =>
  namesTooMany(games)
    ? [
        {
          pointer: '/available_for',
          detail: 'At most 100 providers and games in total. Omit game_ids to allow every game.',
        },
      ]
    : [];
