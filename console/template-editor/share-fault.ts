import type { Draft } from '../../generated/forms/runtime/draft.gen.ts';
import { textAt } from './draft-at.ts';
import { type Exact, exactText, percentIn } from './exact.ts';
import { sharesOf } from './shares.ts';

/** What is wrong with the shares as a whole, in words; undefined if they are one contribution, or if that cannot be told. */
export const shareFault = (draft: Draft): string | undefined => {
  const { left, isInAmounts, whole } = sharesOf(draft);
  if (left === undefined || left.digits === 0n) return undefined;
  const size = exactText({ ...left, digits: left.digits < 0n ? -left.digits : left.digits });
  const currency = textAt(draft, '/currency');
  // Shares of an amount that are all fractions are told as fractions: what is missing is the same for any amount.
  const said = isInAmounts ? `${size} ${currency} of ${exactText(whole)} ${currency}` : `${percentOf(left, whole)} %`;
  return left.digits < 0n
    ? `The shares take ${said} more than the whole contribution. Take it from a pot or from the house.`
    : `${said} of each contribution ${isInAmounts ? 'is' : 'are'} missing. Give it to a pot or to the house.`;
};

/** Without its sign; exact, because each share is a fraction of the whole with few digits. */
export const percentOf = (part: Exact, whole: Exact): string => {
  const scale = part.scale + whole.scale + 12;
  const digits = (part.digits < 0n ? -part.digits : part.digits) * 10n ** BigInt(scale + whole.scale - part.scale);
  return whole.digits === 0n ? '0' : percentIn(exactText({ digits: digits / whole.digits, scale }));
};
