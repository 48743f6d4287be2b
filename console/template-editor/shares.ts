import { type Draft, draftOf } from '../../generated/forms/runtime/draft.gen.ts';
import { partAt, textAt, withPart } from './draft-at.ts';
import { type Exact, exactIn, exactText, minus, NOTHING, plus, times, WHOLE } from './exact.ts';

export const CONTRIBUTION = '/contribution_rules/contribution_type';
export const HOUSE = '/house_hold_contribution';

/** Part of a contribution, as it was typed. */
export type ShareDraft = {
  readonly at: string;
  readonly name: string;
  /** Out of the whole; undefined if unknown, such as a fixed amount of a contribution that depends on the wager. */
  readonly part: Exact | undefined;
  /** The part of it that is put aside for the next seed. */
  readonly seed: Exact;
};

export type Shares = {
  /** One contribution: its amount, or 1 if that depends on the wager. */
  readonly whole: Exact;
  /** True if parts are counted as amounts, since one of them is one. */
  readonly isInAmounts: boolean;
  readonly shares: readonly ShareDraft[];
  /** The rest of the whole after all shares, below 0 if they take more; undefined if unknown. */
  readonly left: Exact | undefined;
};

type Size = { readonly kind: string; readonly value: Exact | undefined };

/** Reads a size from the template: an amount or a fraction. */
export const sizeAt = (draft: Draft, at: string): Size => {
  const part = partAt(draft, at);
  const kind = part?.kind === 'oneOf' && part.draft.kind === 'object' ? (part.draft.node.fields[0]?.name ?? '') : '';
  return { kind, value: exactIn(textAt(draft, `${at}/${kind}`)) };
};

export const readShares = (draft: Draft): Shares => {
  const contribution = sizeAt(draft, CONTRIBUTION);
  const isFixed = contribution.kind === 'Fixed';
  const whole = isFixed ? (contribution.value ?? NOTHING) : WHOLE;
  const partOf = ({ kind, value }: Size, of: Exact): Exact | undefined => {
    if (kind === 'Percentage') return value && times(value, of);
    return kind === 'Fixed' && isFixed ? value : undefined;
  };
  const pots = partAt(draft, '/pots');
  const count = pots?.kind === 'list' ? pots.items.length : 0;
  const shares = [
    { at: HOUSE, name: 'House', part: partOf(sizeAt(draft, HOUSE), whole), seed: NOTHING },
    ...Array.from({ length: count }, (_, index): ShareDraft => {
      const at = `/pots/${index}`;
      const part = partOf(sizeAt(draft, `${at}/contribution`), whole);
      const seed = part && partOf(sizeAt(draft, `${at}/seed_contribution`), part);
      return { at: `${at}/contribution`, name: textAt(draft, `${at}/id`), part, seed: seed ?? NOTHING };
    }),
  ];
  const isKnown = shares.every(({ part }) => part !== undefined) && (!isFixed || contribution.value !== undefined);
  const sum = shares.reduce((total, { part }) => plus(total, part ?? NOTHING), NOTHING);
  return {
    whole,
    isInAmounts: isFixed && shares.some(({ at }) => sizeAt(draft, at).kind === 'Fixed'),
    shares,
    left: isKnown ? minus(whole, sum) : undefined,
  };
};

/** The draft in which the house has what the other shares leave; undefined if they leave less than nothing. */
export const withRestToHouse = (draft: Draft): Draft | undefined => {
  const { isInAmounts, shares, left } = readShares(isInAmountsAt(draft) ? draft : ofAnyAmount(draft));
  const house = shares[0]?.part;
  const node = partAt(draft, HOUSE)?.node;
  if (left === undefined || house === undefined || node === undefined) return undefined;
  const wanted = plus(house, left);
  const size = { [isInAmounts ? 'Fixed' : 'Percentage']: exactText(wanted) };
  return wanted.digits < 0n ? undefined : withPart(draft, HOUSE, draftOf(node, size));
};

const isInAmountsAt = (draft: Draft): boolean => readShares(draft).isInAmounts;

/** The draft with a contribution that depends on the wager: if every share is a fraction, they are the same fractions of any amount. */
const ofAnyAmount = (draft: Draft): Draft => {
  const part = partAt(draft, CONTRIBUTION);
  return part === undefined ? draft : withPart(draft, CONTRIBUTION, draftOf(part.node, { Percentage: 1 }));
};
