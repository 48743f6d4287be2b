import { useState } from 'preact/hooks';
import type { Widget } from '../form/form-context.ts';
import { account } from '../shell/platform.ts';
import { Suggested } from './suggested.tsx';

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

const owners = (): readonly string[] => account.value?.access_to.brandpath_list ?? [];

/** Controls for what a person would otherwise have to know by heart. */
export const SUGGESTIONS = {
  /** An operator or a brand. */
  owner: (control) => <Suggested {...control} of={owners().map((value) => ({ value }))} />,
  operator: (control) => (
    <Suggested {...control} of={owners().flatMap((value) => (value.includes(':') ? [] : [{ value }]))} />
  ),
} as const satisfies Readonly<Record<string, Widget>>;
