import { useContext } from 'preact/hooks';
import { type Field, settled } from '../../generated/forms/runtime/form.gen.ts';
import { FieldPlace, Labelled } from '../form/field-place.tsx';
import { words } from '../form/words.ts';
import { fieldsAt, partAt } from './draft-at.ts';
import { EditingContext, withChoice } from './editing.ts';

/** The field at a pointer, as the specs have it, with other words if some are given. */
const useField = (of: string, hint: string | undefined): Field | undefined => {
  const { draft } = useContext(EditingContext);
  const slash = of.lastIndexOf('/');
  const field = fieldsAt(draft, of.slice(0, slash)).find(({ name }) => name === of.slice(slash + 1));
  return field === undefined || hint === undefined ? field : { ...field, description: hint };
};

type AtProps = {
  /** The pointer of a field. */
  readonly of: string;
  readonly label?: string;
  /** Shown in place of its description. */
  readonly hint?: string;
};

/** One field of the template, wherever it is: a control, or a group of them. */
export const At = ({ of, label, hint }: AtProps) => {
  const { draft, put } = useContext(EditingContext);
  const field = useField(of, hint);
  if (field === undefined) return null;
  return (
    <FieldPlace
      node={field}
      label={label ?? settled(field).title ?? words(field.name)}
      required={field.required === true}
      draft={partAt(draft, of)}
      at={of}
      set={(part) => put(of, part)}
    />
  );
};

/** Every field of one part for which the editor has no dedicated control. A field that is new in the specs appears here by itself. */
export const Others = ({ of, known }: { of: string; known: readonly string[] }) => {
  const { draft } = useContext(EditingContext);
  return (
    <>
      {fieldsAt(draft, of)
        .filter(({ name }) => !known.includes(name))
        .map(({ name }) => (
          <At key={name} of={`${of}/${name}`} />
        ))}
    </>
  );
};

/** A choice whose options are shown in plain words. One that is new in the specs has its own. */
export const Choose = ({
  of,
  label,
  hint,
  options,
  chosen,
}: AtProps & {
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  /** Called in place of the change itself. */
  readonly chosen?: (option: string) => void;
}) => {
  const { draft, change } = useContext(EditingContext);
  const field = useField(of, hint);
  const part = partAt(draft, of);
  if (field === undefined || part?.kind !== 'choice') return <At {...{ of, label }} />;
  const value = part.chosen === undefined ? '' : String(part.node.options[part.chosen]);
  return (
    <Labelled node={field} label={label} required at={of}>
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          onChange={({ currentTarget: { value: option } }) =>
            chosen === undefined ? change((whole) => withChoice(whole, of, option)) : chosen(option)
          }
        >
          {part.chosen === undefined && (
            <option value="">{field.required ? 'Choose…' : 'As the platform has it'}</option>
          )}
          {part.node.options.map(String).map((option) => (
            <option key={option} value={option}>
              {options[option] ?? words(option)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
};
