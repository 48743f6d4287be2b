import type { Draft, RequestDraft } from '../../generated/forms/runtime/draft.gen.ts';
import { segment } from '../../generated/forms/runtime/draft.gen.ts';
import type { Fault } from '../../generated/forms/runtime/read-draft.gen.ts';
import { exactIn, minus, percentIn, WHOLE } from './exact.ts';

const SHARES = ['Percentage', 'PercentageText'];

/** Percentages of more than everything, which the schema lets through: a template that says 12 for 12 % means 1200 %. */
export const ownFaults = ({ body }: RequestDraft): readonly Fault[] => {
  const faults: Fault[] = [];
  const visit = (draft: Draft | undefined, at: string): void => {
    if (draft === undefined) return;
    if (draft.kind === 'oneOf') visit(draft.draft, at);
    if (draft.kind === 'list') for (const [index, item] of draft.items.entries()) visit(item.draft, `${at}/${index}`);
    if (draft.kind === 'object') for (const [name, part] of draft.fields) visit(part, `${at}/${segment(name)}`);
    if (draft.kind !== 'text' || !SHARES.includes(draft.node.schema ?? '')) return;
    const share = exactIn(draft.text);
    if (share === undefined || minus(share, WHOLE).digits <= 0n) return;
    const meant = draft.text.trim();
    faults.push({ pointer: at, detail: `${percentIn(meant)} % is more than everything. Did you mean ${meant} %?` });
  };
  visit(body, '');
  return faults;
};
