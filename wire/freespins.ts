import type { FreespinInstance as StoredInstance, FreespinTemplate as StoredTemplate } from '../db/tables/bonuses.ts';
import { toOperatorId } from '../domain/account/access.ts';
import { type BonusGames, type Freespins, namesTooMany } from '../domain/bonus/freespins.ts';
import { decimalFromMicros, microsFromDecimal } from '../domain/money/micros.ts';
import type {
  FreespinInstance,
  FreespinTemplate,
  FreespinType,
  NewFreespinType,
} from '../generated/server/types.gen.ts';
import { decimalText } from './decimal-text.ts';
import type { FieldFault } from './field-fault.ts';

export const freespinTypeToWire = ({ currency, amount, type, count }: Freespins): FreespinType => ({
  currency,
  amount: decimalFromMicros(amount),
  type,
  ...(type === 'Fixed' && { count }),
});

/** Freespins, given that type and count agree. */
export const toFreespins = ({ currency, amount, type, count = 1 }: NewFreespinType): Freespins => ({
  type,
  currency,
  count,
  amount: microsFromDecimal(decimalText(amount)),
});

export const freespinTemplateToWire = (template: StoredTemplate): FreespinTemplate => ({
  id: template.id,
  name: template.name,
  ...ownerToWire(template.ownerId),
  freespin_type: freespinTypeToWire(template),
  expires_after_ms: template.expiresAfterMs,
  created_by: template.createdBy,
  timestamp_created: template.createdAtMs,
});

/** The owner of freespins: an operator with all its brands, or one brand. */
export const ownerToWire = (ownerId: string): { operator_id: string; brand_id?: string } => ({
  operator_id: toOperatorId(ownerId),
  ...(ownerId.includes(':') && { brand_id: ownerId }),
});

export const freespinInstanceToWire = (instance: StoredInstance): FreespinInstance => ({
  id: instance.id,
  name: instance.name,
  brand_id: '',
  ...ownerToWire(instance.ownerId),
  freespin_type: freespinTypeToWire(instance),
  template_id: instance.templateId,
  available_for: instance.availableFor,
  expires_after_ms: instance.expiresAfterMs,
  timestamp_start: instance.startsAtMs,
  timestamp_end: instance.endsAtMs,
  ...(instance.budget === null
    ? {}
    : {
        budget: decimalFromMicros(instance.budget),
        budget_awarded: decimalFromMicros(instance.awarded ?? 0n),
      }),
});

/** A rule that the schemas cannot express: `Fixed` freespins have a count, `Variable` ones do not. */
export const typeFaults = ({ type, count }: NewFreespinType, pointer: string): FieldFault[] => {
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
