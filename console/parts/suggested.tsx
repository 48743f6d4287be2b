import { useId } from 'preact/hooks';
import type { Widget } from '../form/form-context.ts';

type Suggestion = { readonly value: string; readonly label?: string };
type ControlProps = Parameters<Widget>[0];

/** A text that is typed, or chosen from what there is. */
export const Suggested = ({ attributes, value, setValue, of }: ControlProps & { of: readonly Suggestion[] }) => {
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

const zones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** An IANA time zone. */
export const zoneWidget: Widget = (control) => <Suggested {...control} of={zones().map((value) => ({ value }))} />;
