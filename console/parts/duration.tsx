import { useState } from 'preact/hooks';
import type { Widget } from '../form/form-context.ts';

const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1_000],
  ['milliseconds', 1],
] as const;

/** The milliseconds of a unit, by its name in lower case. */
export const MS_OF: Readonly<Record<string, number>> = Object.fromEntries(UNITS);

/** The largest unit in which a duration is a whole number. */
const unitOf = (ms: number): (typeof UNITS)[number] =>
  UNITS.find(([, size]) => ms >= size && ms % size === 0) ?? UNITS[ms === 0 ? 0 : 4];

/** A duration in the largest unit that expresses it exactly: `7 days`. */
export const msText = (ms: number): string => {
  const [name, size] = unitOf(ms);
  const count = ms / size;
  return `${count} ${count === 1 ? name.slice(0, -1) : name}`;
};

const Duration = ({ attributes, value, setValue }: Parameters<Widget>[0]) => {
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [unit, setUnit] = useState<number>(unitOf(Number(given))[1]);
  const [count, setCount] = useState(given === '' ? '' : String(Number(given) / unit));
  const put = (typed: string, size: number): void => {
    setCount(typed);
    setUnit(size);
    // The form reports text that is no number, as it does for any number field.
    setValue(typed.trim() === '' || Number.isNaN(Number(typed)) ? typed : String(Number(typed) * size));
  };
  return (
    <span class="time">
      <input
        {...attributes}
        class="number"
        inputMode="decimal"
        autocomplete="off"
        value={count}
        onInput={(event) => put(event.currentTarget.value, unit)}
      />{' '}
      <select
        aria-label="Unit of time"
        value={String(unit)}
        onChange={(event) => put(count, Number(event.currentTarget.value))}
      >
        {UNITS.map(([name, size]) => (
          <option key={name} value={String(size)}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
};

/** A duration with its unit, in place of a number of milliseconds. */
export const durationWidget: Widget = (control) => <Duration {...control} />;
