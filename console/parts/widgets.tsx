import { useId, useState } from 'preact/hooks';
import type { Widget } from '../form/form-context.ts';
import { account } from '../shell/platform.ts';

const Lines = ({ attributes, value, setValue }: Parameters<Widget>[0]) => {
  const [text, setText] = useState(Array.isArray(value) ? value.map(String).join('\n') : '');
  return (
    <textarea
      {...attributes}
      rows={4}
      autocomplete="off"
      spellcheck={false}
      value={text}
      onInput={(event) => {
        setText(event.currentTarget.value);
        setValue(event.currentTarget.value.split(/[\s,;]+/).filter((each) => each !== ''));
      }}
    />
  );
};

/** A list of ids, one a line, so that it can be pasted from elsewhere. */
export const linesWidget: Widget = (control) => <Lines {...control} />;

type Suggestion = { readonly value: string; readonly label?: string };
type ControlProps = Parameters<Widget>[0];

/** A text that is typed, or chosen from what there is. */
const Suggested = ({ attributes, value, setValue, of }: ControlProps & { of: readonly Suggestion[] }) => {
  const list = useId();
  return (
    <>
      <input
        {...attributes}
        list={list}
        autocomplete="off"
        spellcheck={false}
        value={typeof value === 'string' ? value : ''}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      <datalist id={list}>
        {of.map(({ value: each, label }) => (
          <option key={each} value={each} label={label} />
        ))}
      </datalist>
    </>
  );
};

const owners = (): readonly string[] => account.value?.access_to.brandpath_list ?? [];

const zones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Controls for what a person would otherwise have to know by heart. */
export const SUGGESTIONS = {
  /** An operator or a brand. */
  owner: (control) => <Suggested {...control} of={owners().map((value) => ({ value }))} />,
  operator: (control) => (
    <Suggested {...control} of={owners().flatMap((value) => (value.includes(':') ? [] : [{ value }]))} />
  ),
  /** An IANA time zone. */
  zone: (control) => <Suggested {...control} of={zones().map((value) => ({ value }))} />,
} as const satisfies Readonly<Record<string, Widget>>;
