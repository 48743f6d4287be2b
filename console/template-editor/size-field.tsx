import { useContext } from 'preact/hooks';
import { branchDraft, draftOf } from '../../generated/forms/runtime/draft.gen.ts';
import { FaultAt, Labelled } from '../form/field-place.tsx';
import { FormContext } from '../form/form-context.ts';
import { branchName } from '../form/group.tsx';
import { At, Others } from './at.tsx';
import { partAt, textAt } from './draft-at.ts';
import { EditingContext } from './editing.ts';
import { PercentInput } from './percent-input.tsx';
import { shareFault } from './template-faults.ts';

/** A size in one line: a number, and whether it is an amount or a percentage of something. */
export const SizeField = ({
  of,
  label,
  hint,
  ofWhat,
}: {
  of: string;
  label: string;
  hint: string;
  /** The base of a percentage, such as `of the wager`. */
  ofWhat: string;
}) => {
  const { draft, put } = useContext(EditingContext);
  const { id, faults } = useContext(FormContext);
  const part = partAt(draft, of);
  const inner = part?.kind === 'oneOf' && part.draft.kind === 'object' ? part.draft.node.fields : [];
  const name = inner[0]?.name ?? '';
  const field = inner[0];
  // A shape that is new in the specs has the form that is made of them.
  if (
    draft === undefined ||
    part?.kind !== 'oneOf' ||
    field === undefined ||
    (name !== 'Fixed' && name !== 'Percentage')
  )
    return <At {...{ of, label }} />;
  const at = `${of}/${name}`;
  const text = textAt(draft, at);
  const setText = (typed: unknown): void => put(at, draftOf(field, String(typed ?? '')));
  return (
    <div class="size">
      <Labelled node={{ ...field, description: hint }} label={label} required at={at}>
        {(attributes) => (
          <span class="with-unit">
            {name === 'Percentage' ? (
              <PercentInput attributes={attributes} value={text} setValue={setText} />
            ) : (
              <input
                {...attributes}
                type="text"
                class="amount"
                inputMode="decimal"
                autocomplete="off"
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            )}
            <select
              aria-label={`${label}: in what`}
              value={String(part.branch)}
              onChange={(event) => put(of, branchDraft(part.node, Number(event.currentTarget.value)))}
            >
              {part.node.branches.map((branch, index) => {
                const own = branchName(branch, index);
                const said =
                  own === 'Fixed' ? textAt(draft, '/currency') || 'Amount' : own === 'Percentage' ? ofWhat : own;
                return (
                  <option key={own} value={String(index)}>
                    {said}
                  </option>
                );
              })}
            </select>
          </span>
        )}
      </Labelled>
      <FaultAt id={`${id}${of}-whole`} fault={faults.get(of) === shareFault(draft) ? undefined : faults.get(of)} />
      <Others of={of} known={[name]} />
    </div>
  );
};
