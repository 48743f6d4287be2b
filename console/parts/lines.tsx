import { useState } from 'preact/hooks';
import type { Widget } from '../form/form-context.ts';

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
