import { useEffect, useRef, useState } from 'preact/hooks';
import { parameter, setParameters } from '../shell/address.ts';
import type { Filter } from './filters-of.ts';

/** Names of the interface as a person reads them. */
export const words = (name: string): string => {
  const text = name.replaceAll('_', ' ').replace(/ id$/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The filters of a list, kept in the address. */
export const Filters = ({ of }: { of: readonly Filter[] }) => {
  if (of.length === 0) return null;
  const isFiltered = of.some(({ name }) => parameter(name) !== '');
  return (
    <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      {of.map((filter) => (
        <Control key={filter.name} filter={filter} />
      ))}
      {isFiltered && (
        <button
          type="button"
          onClick={() => setParameters({ page: '', ...Object.fromEntries(of.map(({ name }) => [name, ''])) })}
        >
          Clear
        </button>
      )}
    </form>
  );
};

const Control = ({ filter }: { filter: Filter }) => {
  const { name, kind, choices, isRequired } = filter;
  const set = (value: string): void => setParameters({ [name]: value, page: '' });
  const value = parameter(name);
  const label = words(name);
  if (kind === 'choice')
    return (
      <label>
        {label}
        <select value={value} onChange={(event) => set(event.currentTarget.value)}>
          {!isRequired && <option value="">All</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </label>
    );
  if (kind === 'time')
    return (
      <label>
        {label}
        <input
          type="datetime-local"
          step="1"
          value={value === '' ? '' : localTime(Number(value))}
          onChange={(event) =>
            set(event.currentTarget.value === '' ? '' : String(+new Date(event.currentTarget.value)))
          }
        />
      </label>
    );
  return <Typed label={label} value={value} kind={kind} set={set} />;
};

/** Text goes into the address once the person pauses, so that each letter asks nothing. */
const Typed = (props: { label: string; value: string; kind: Filter['kind']; set: (value: string) => void }) => {
  const { label, value, kind, set } = props;
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string): void => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(next.trim()), 300);
  };
  return (
    <label>
      {label}
      {kind === 'date' ? (
        <input type="date" value={typed} onInput={(event) => change(event.currentTarget.value)} />
      ) : (
        <input
          type="search"
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          value={typed}
          onInput={(event) => change(event.currentTarget.value)}
        />
      )}
    </label>
  );
};

const localTime = (ms: number): string =>
  new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
