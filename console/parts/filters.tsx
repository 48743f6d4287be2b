import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../form/words.ts';
import { parameter, setParameters } from '../shell/address.ts';
import type { Filter } from './list-filters.ts';

/** The filters of a list, kept in the address. A phone shows them on demand. @param faulty the names of those that were refused. */
export const Filters = ({ of, faulty }: { of: readonly Filter[]; faulty: readonly string[] }) => {
  // Opens at once if a required filter is empty.
  const [isOpen, setOpen] = useState(of.some(({ name, isRequired }) => isRequired && parameter(name) === ''));
  if (of.length === 0) return null;
  const count = of.filter(({ name }) => parameter(name) !== '').length;
  return (
    <div class="filtering">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </button>
      <form class={isOpen ? 'filters open' : 'filters'} role="search" onSubmit={(event) => event.preventDefault()}>
        {of.map((filter) => (
          <Control key={filter.name} filter={filter} isFaulty={faulty.includes(filter.name)} />
        ))}
        {count > 0 && (
          <button
            type="button"
            onClick={() => setParameters({ page: '', ...Object.fromEntries(of.map(({ name }) => [name, ''])) })}
          >
            Clear
          </button>
        )}
      </form>
    </div>
  );
};

const Control = ({ filter, isFaulty }: { filter: Filter; isFaulty: boolean }) => {
  const attributes = { 'aria-invalid': isFaulty ? 'true' : undefined } as const;
  const { name, kind, choices, unset = 'All', isRequired } = filter;
  const set = (value: string): void => setParameters({ [name]: value, page: '' });
  const value = parameter(name);
  const label = words(name);
  if (kind === 'choice')
    return (
      <label>
        {label}
        <select {...attributes} value={value} onChange={(event) => set(event.currentTarget.value)}>
          {!isRequired && <option value="">{unset}</option>}
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
          {...attributes}
          type="datetime-local"
          step="1"
          value={value === '' ? '' : localTime(Number(value))}
          onChange={(event) =>
            set(event.currentTarget.value === '' ? '' : String(+new Date(event.currentTarget.value)))
          }
        />
      </label>
    );
  return <Typed {...{ label, value, kind, set, attributes }} />;
};

/** Text goes into the address once the person pauses, so that each letter asks nothing. */
const Typed = (props: {
  label: string;
  value: string;
  kind: Filter['kind'];
  set: (value: string) => void;
  attributes: { readonly 'aria-invalid': 'true' | undefined };
}) => {
  const { label, value, kind, set, attributes } = props;
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
        <input {...attributes} type="date" value={typed} onInput={(event) => change(event.currentTarget.value)} />
      ) : (
        <input
          {...attributes}
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
