import { useState } from 'preact/hooks';
import type { Widget } from '../form/form-context.ts';
import { percentIn, shareIn } from './exact.ts';

type ControlProps = Parameters<Widget>[0];

/** A share 0..1 that is typed as a percentage: 30 means 0.3. No digit is lost on the way. */
export const PercentInput = ({ attributes, value, setValue }: ControlProps) => {
  const share = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(() => percentIn(share));
  // Keeps the text as it was typed, until something else changes the share.
  const shown = percentIn(shareIn(typed)) === percentIn(share) ? typed : percentIn(share);
  return (
    <span class="with-unit">
      <input
        {...attributes}
        type="text"
        class="amount"
        inputMode="decimal"
        autocomplete="off"
        spellcheck={false}
        value={shown}
        onInput={({ currentTarget: { value: text } }) => {
          setTyped(text);
          setValue(shareIn(text));
        }}
      />
      <span>%</span>
    </span>
  );
};

export const PERCENT_WIDGETS: Readonly<Record<string, Widget>> = {
  Percentage: (control) => <PercentInput {...control} />,
  PercentageTextOrNumber: (control) => <PercentInput {...control} />,
};
