import { type Draft, pointerSegment, type RequestDraft } from '../../generated/forms/runtime/draft.gen.ts';
import type { DraftFault } from '../../generated/forms/runtime/read-draft.gen.ts';
import { textAt } from './draft-at.ts';
import { type Exact, exactIn, exactText, minus, percentIn, WHOLE } from './exact.ts';
import { readShares } from './shares.ts';

const SHARES = ['Percentage', 'PercentageTextOrNumber'];

/** Percentages of more than everything, which the schema lets through: a template that says 12 for 12 % means 1200 %. */
export const ownFaults = ({ body }: RequestDraft): readonly DraftFault[] => {
  const faults: DraftFault[] = [];
  const visit = (draft: Draft | undefined, at: string): void => {
    if (draft === undefined) return;
    if (draft.kind === 'oneOf') visit(draft.draft, at);
    if (draft.kind === 'list') for (const [index, item] of draft.items.entries()) visit(item.draft, `${at}/${index}`);
    if (draft.kind === 'object') for (const [name, part] of draft.fields) visit(part, `${at}/${pointerSegment(name)}`);
    if (draft.kind !== 'text' || !SHARES.includes(draft.node.schema ?? '')) return;
    const share = exactIn(draft.text);
    if (share === undefined || minus(share, WHOLE).digits <= 0n) return;
    const meant = draft.text.trim();
    faults.push({ pointer: at, detail: `${percentIn(meant)} % is more than everything. Did you mean ${meant} %?` });
  };
  visit(body, '');
  return faults;
};

/** The fault of the shares as a whole, in words; undefined if they add up to one contribution, or if the sum is unknown. */
export const shareFault = (draft: Draft): string | undefined => {
  const { left, isInAmounts, whole } = readShares(draft);
  if (left === undefined || left.digits === 0n) return undefined;
  const size = exactText({ ...left, digits: left.digits < 0n ? -left.digits : left.digits });
  const currency = textAt(draft, '/currency');
  // Shares of an amount that are all fractions are reported as fractions: the missing part is the same for any amount.
  const said = isInAmounts ? `${size} ${currency} of ${exactText(whole)} ${currency}` : `${toPercent(left, whole)} %`;
  return left.digits < 0n
    ? `The shares take ${said} more than the whole contribution. Take it from a pot or from the house.`
    : `${said} of each contribution ${isInAmounts ? 'is' : 'are'} missing. Give it to a pot or to the house.`;
};

/** Without its sign; exact, because each share is a fraction of the whole with few digits. */
export const toPercent = (part: Exact, whole: Exact): string => {
  const scale = part.scale + whole.scale + 12;
  const digits = (part.digits < 0n ? -part.digits : part.digits) * 10n ** BigInt(scale + whole.scale - part.scale);
  return whole.digits === 0n ? '0' : percentIn(exactText({ digits: digits / whole.digits, scale }));
};
