import { useContext } from 'preact/hooks';
import { type Draft, draftOf, type TextDraft } from '../../generated/forms/runtime/draft.gen.ts';
import { type Node, settled } from '../../generated/forms/runtime/form.gen.ts';
import { draftValue } from './draft-value.ts';
import { type ControlAttributes, FormContext, idAt, type Widget } from './form-context.ts';
import { Group } from './group.tsx';
import { Hint } from './hint.tsx';
import { TimeInput } from './time-input.tsx';
import { inner } from './words.ts';

export type PlaceProps = {
  readonly node: Node;
  readonly label: string;
  readonly required: boolean;
  /** Undefined if it is left out. */
  readonly draft: Draft | undefined;
  readonly at: string;
  readonly set: (draft: Draft | undefined) => void;
};

/** One place of a form: a control with its label, a group of places, or a button that adds it. */
export const FieldPlace = (props: PlaceProps) => {
  const { node, label, required, draft, at, set } = props;
  const { isHidden, widgetOf } = useContext(FormContext);
  const own = settled(node);
  if (own.readOnly || isHidden(at)) return null;
  const widget = widgetOf(at, own.schema);
  if (widget) return <Widgeted {...props} widget={widget} />;
  if (draft === undefined) return <Absent {...props} />;
  if (draft.kind === 'text' || draft.kind === 'boolean' || draft.kind === 'choice')
    return (
      <Labelled node={node} label={label} required={required} at={at}>
        {(attributes) => <Control draft={draft} required={required} attributes={attributes} set={set} />}
      </Labelled>
    );
  return <Group {...props} draft={draft} />;
};

/** A part that is left out, until it is added. */
const Absent = ({ node, label, required, at, set }: PlaceProps) => {
  const { id, faults, focusOn } = useContext(FormContext);
  const own = settled(node);
  const here = idAt(id, at);
  const fault = faults.get(at);
  return (
    <div class="field absent">
      <button
        type="button"
        id={here}
        aria-describedby={described(here, own.description, fault)}
        data-fault={fault === undefined ? undefined : ''}
        onClick={() => {
          set(draftOf(own));
          focusOn(here);
        }}
      >
        Add {inner(label)}
      </button>
      {required && <span class="hint">Required</span>}
      <Hint id={`${here}-hint`} text={own.description} />
      <FaultAt id={here} fault={fault} />
    </div>
  );
};

const described = (id: string, description: string | undefined, fault: string | undefined): string | undefined =>
  [description ? `${id}-hint` : '', fault === undefined ? '' : `${id}-fault`].filter((one) => one !== '').join(' ') ||
  undefined;

/** A fault of one place. */
export const FaultAt = ({ id, fault }: { id: string; fault: string | undefined }) =>
  fault === undefined ? null : (
    <p class="fault" id={`${id}-fault`}>
      {fault}
    </p>
  );

type LabelledProps = Pick<PlaceProps, 'node' | 'label' | 'required' | 'at'> & {
  readonly children: (attributes: ControlAttributes) => preact.ComponentChild;
};

/** A control with its label, its hint and its fault. */
export const Labelled = ({ node, label, required, at, children }: LabelledProps) => {
  const { id, faults } = useContext(FormContext);
  const own = settled(node);
  const here = idAt(id, at);
  const fault = faults.get(at);
  return (
    <div class={fault === undefined ? 'field' : 'field faulty'}>
      <label for={here}>
        {label}
        {!required && <span class="optional"> (optional)</span>}
      </label>
      {children({
        id: here,
        'aria-describedby': described(here, own.description, fault),
        'aria-invalid': fault === undefined ? undefined : 'true',
        'aria-required': required ? 'true' : undefined,
      })}
      <Hint id={`${here}-hint`} text={own.description} />
      <FaultAt id={here} fault={fault} />
    </div>
  );
};

const Widgeted = ({ node, label, required, at, draft, set, widget }: PlaceProps & { widget: Widget }) => (
  <Labelled node={node} label={label} required={required} at={at}>
    {(attributes) =>
      widget({
        attributes,
        value: draftValue(draft),
        setValue: (value) => set(value === undefined && !isLeaf(node) ? undefined : draftOf(node, value ?? null)),
      })
    }
  </Labelled>
);

const isLeaf = (node: Node): boolean => !['list', 'map', 'object', 'oneOf'].includes(settled(node).kind);

type ControlProps = {
  readonly draft: Extract<Draft, { kind: 'text' | 'boolean' | 'choice' }>;
  readonly required: boolean;
  readonly attributes: ControlAttributes;
  readonly set: (draft: Draft) => void;
};

const Control = ({ draft, required, attributes, set }: ControlProps) => {
  if (draft.kind === 'text') return <TextControl draft={draft} attributes={attributes} set={set} />;
  // A box that is not ticked would answer for the person, unless the spec says what holds without an answer.
  if (draft.kind === 'boolean' && draft.node.default !== undefined)
    return (
      <input
        {...attributes}
        type="checkbox"
        checked={draft.on === true}
        onChange={(event) => set({ ...draft, on: event.currentTarget.checked })}
      />
    );
  const options = draft.kind === 'boolean' ? ['Yes', 'No'] : draft.node.options.map(String);
  const chosen = draft.kind === 'choice' ? draft.chosen : draft.on === undefined ? undefined : draft.on ? 0 : 1;
  return (
    <select
      {...attributes}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={({ currentTarget: { value } }) => {
        const index = value === '' ? undefined : Number(value);
        if (draft.kind === 'choice') set({ ...draft, chosen: index });
        else set({ ...draft, on: index === undefined ? undefined : index === 0 });
      }}
    >
      {(!required || chosen === undefined) && <option value="">{required ? 'Choose…' : '–'}</option>}
      {options.map((option, index) => (
        <option key={option} value={String(index)}>
          {option}
        </option>
      ))}
    </select>
  );
};

/** Texts longer than this are written in several lines. */
const LINE_MAX = 255;

const takesLines = (pattern = ''): boolean => new RegExp(pattern, 'u').test('one\ntwo');

const TextControl = ({
  draft,
  attributes,
  set,
}: {
  draft: TextDraft;
  attributes: ControlAttributes;
  set: (draft: Draft) => void;
}) => {
  const { node, text } = draft;
  const put = (typed: string) => set({ ...draft, text: typed });
  const format = 'format' in node ? node.format : undefined;
  if (node.schema === 'Timestamp' && node.kind === 'integer')
    return (
      <TimeInput
        attributes={attributes}
        ms={text === '' || text === '0' ? undefined : Number(text)}
        set={(ms) => put(ms === undefined ? '' : String(ms))}
      />
    );
  if (format === 'date-time')
    return (
      <TimeInput
        attributes={attributes}
        ms={text === '' ? undefined : Date.parse(text)}
        set={(ms) => put(ms === undefined ? '' : new Date(ms).toISOString())}
      />
    );
  const shared = { ...attributes, autocomplete: 'off', spellcheck: false } as const;
  if (
    node.kind === 'json' ||
    (node.kind === 'text' && (node.maxLength ?? 0) > LINE_MAX && format === undefined && takesLines(node.pattern))
  )
    return (
      <textarea
        {...shared}
        class={node.kind === 'json' ? 'json' : undefined}
        spellcheck={node.kind !== 'json'}
        rows={node.kind === 'json' ? 5 : 3}
        value={text}
        onInput={(event) => put(event.currentTarget.value)}
      />
    );
  const onInput = (event: { readonly currentTarget: { readonly value: string } }) => put(event.currentTarget.value);
  if (format === 'password')
    return <input {...shared} type="password" autocomplete="new-password" value={text} onInput={onInput} />;
  if (format === 'date') return <input {...shared} type="date" value={text} onInput={onInput} />;
  const isAmount = node.kind === 'number' || /amount|decimal|percentage/i.test(node.schema ?? '');
  const mode = isAmount ? 'decimal' : node.kind === 'integer' ? 'numeric' : undefined;
  const style = isAmount ? 'amount' : node.kind === 'integer' ? 'number' : undefined;
  return <input {...shared} type="text" class={style} inputMode={mode} value={text} onInput={onInput} />;
};
