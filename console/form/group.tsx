import { useContext } from 'preact/hooks';
import {
  branchDraft,
  draftOf,
  type ListDraft,
  type MapDraft,
  type MapEntry,
  nextId,
  type ObjectDraft,
  type OneOfDraft,
  pointerSegment,
} from '../../generated/forms/runtime/draft.gen.ts';
import { type Entries, type Node, settled } from '../../generated/forms/runtime/form.gen.ts';
import { FaultAt, FieldPlace, type PlaceProps } from './field-place.tsx';
import { FormContext, type InsideProps, idAt } from './form-context.ts';
import { Hint } from './hint.tsx';
import { Choices, Items } from './items.tsx';
import { inner, one, words } from './words.ts';

type GroupDraft = ListDraft | MapDraft | ObjectDraft | OneOfDraft;

/** Places that belong together, with what can be added to them. The body itself needs no frame. */
export const Group = ({ node, label, required, draft, at, set }: PlaceProps & { draft: GroupDraft }) => {
  const { id, faults, focusOn } = useContext(FormContext);
  const own = settled(node);
  const here = idAt(id, at);
  const fault = faults.get(at);
  const inside = <Inside draft={draft} label={label} at={at} set={set} />;
  if (at === '' && draft.kind === 'object')
    return (
      <>
        {inside}
        <FaultAt id={here} fault={fault} />
      </>
    );
  return (
    <fieldset
      id={here}
      class={fault === undefined ? draft.kind : `${draft.kind} faulty`}
      tabIndex={fault === undefined ? undefined : -1}
      data-fault={fault === undefined ? undefined : ''}
      aria-describedby={
        [own.description && `${here}-hint`, fault && `${here}-fault`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend>{label}</legend>
      <Hint id={`${here}-hint`} text={own.description} />
      <FaultAt id={here} fault={fault} />
      {inside}
      {!required && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            set(undefined);
            focusOn(here);
          }}
        >
          Leave out {inner(label)}
        </button>
      )}
    </fieldset>
  );
};

const Inside = ({ draft, ...rest }: InsideProps<GroupDraft>) => {
  switch (draft.kind) {
    case 'list':
      return settled(draft.node.items).kind === 'choice' ? (
        <Choices {...rest} draft={draft} />
      ) : (
        <Items {...rest} draft={draft} />
      );
    case 'map':
      return (
        <Rows {...rest} of={draft.node} entries={draft.entries} put={(entries) => rest.set({ ...draft, entries })} />
      );
    case 'oneOf':
      return <Branches {...rest} draft={draft} />;
    case 'object':
      return <Fields {...rest} draft={draft} />;
  }
};

const labelOf = (node: Node, name: string): string => settled(node).title ?? words(name);

const Fields = ({ draft, label, at, set }: InsideProps<ObjectDraft>) => (
  <>
    {draft.node.fields.map((field) => (
      <FieldPlace
        key={field.name}
        node={field}
        label={labelOf(field, field.name)}
        required={field.required === true}
        draft={draft.fields.get(field.name)}
        at={`${at}/${pointerSegment(field.name)}`}
        set={(part) => set({ ...draft, fields: new Map([...draft.fields, [field.name, part]]) })}
      />
    ))}
    {draft.node.more && (
      <Rows
        of={draft.node.more}
        label={label}
        at={at}
        entries={draft.entries}
        put={(entries) => set({ ...draft, entries })}
      />
    )}
  </>
);

type RowsProps = {
  readonly of: Entries;
  readonly label: string;
  readonly at: string;
  readonly entries: readonly MapEntry[];
  readonly put: (entries: readonly MapEntry[]) => void;
};

/** Entries under names that the person gives. */
const Rows = ({ of, label, at, entries, put }: RowsProps) => {
  const { id, focusOn } = useContext(FormContext);
  const here = idAt(id, at);
  return (
    <>
      {entries.map((entry, index) => {
        const name = `${here}-name-${entry.id}`;
        return (
          <div class="entry" key={entry.id}>
            <div class="field">
              <label for={name}>Name</label>
              <input
                id={name}
                autocomplete="off"
                spellcheck={false}
                value={entry.key}
                onInput={(event) => put(entries.with(index, { ...entry, key: event.currentTarget.value }))}
              />
            </div>
            <FieldPlace
              node={of.values}
              label={entry.key === '' ? 'Value' : `Value of ${entry.key}`}
              required
              draft={entry.draft}
              at={`${at}/${pointerSegment(entry.key)}`}
              set={(part) => part && put(entries.with(index, { ...entry, draft: part }))}
            />
            <button
              type="button"
              class="quiet"
              onClick={() => {
                put(entries.toSpliced(index, 1));
                focusOn(`${here}-add`);
              }}
            >
              Remove<span class="unseen"> {entry.key}</span>
            </button>
          </div>
        );
      })}
      <button
        type="button"
        id={`${here}-add`}
        onClick={() => {
          put([...entries, { id: nextId(entries), key: '', draft: draftOf(of.values) }]);
          focusOn(`${here}-name-${nextId(entries)}`);
        }}
      >
        Add {inner(one(label))}
      </button>
    </>
  );
};

/** The name of a branch in a choice between shapes. */
export const branchName = (node: Node, index: number): string => {
  const own = settled(node);
  return words(own.title ?? own.schema ?? `Choice ${index + 1}`);
};

const Branches = ({ draft, at, set }: InsideProps<OneOfDraft>) => {
  const { id } = useContext(FormContext);
  const { node, branch } = draft;
  const select = `${idAt(id, at)}-branch`;
  const chosen = node.branches[branch] ?? { kind: 'json' };
  return (
    <>
      <div class="field">
        <label for={select}>Which one</label>
        <select
          id={select}
          value={String(branch)}
          onChange={(event) => set(branchDraft(node, Number(event.currentTarget.value)))}
        >
          {node.branches.map((one, index) => (
            <option key={branchName(one, index)} value={String(index)}>
              {branchName(one, index)}
            </option>
          ))}
        </select>
      </div>
      {draft.draft.kind === 'object' ? (
        <Fields
          draft={draft.draft}
          label={branchName(chosen, branch)}
          at={at}
          set={(part) => set({ ...draft, draft: part })}
        />
      ) : (
        <FieldPlace
          node={chosen}
          label={branchName(chosen, branch)}
          required
          draft={draft.draft}
          at={at}
          set={(part) => part && set({ ...draft, draft: part })}
        />
      )}
    </>
  );
};
