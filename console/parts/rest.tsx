import type { ComponentChildren } from 'preact';
import { words } from '../form/words.ts';
import { Time } from './figures.tsx';

/** The names of fields that hold times: `timestamp_end`, `last_updated`, `paid_on`. */
const TIME =
  /^(timestamp|created|updated|last_|next_|oldest$|until$|target_datetime$)|_(on|at|time|timestamp|until|expires)$/;

/** A time is far from 0, so a count under a name like a time's stays a count. */
const EARLIEST_MS = 100_000_000_000;

const isTime = (name: string, value: number): boolean =>
  TIME.test(name) && Number.isInteger(value) && value >= EARLIEST_MS;

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

const isNone = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value that no screen knows: every digit and letter of it, and the parts of it by their names. */
export const Value = ({ name, of }: { name: string; of: unknown }): ComponentChildren => {
  if (isNone(of)) return <span class="dim">–</span>;
  if (typeof of === 'number' && isTime(name, of)) return <Time at={of} />;
  if (typeof of === 'boolean') return of ? 'Yes' : 'No';
  if (Array.isArray(of))
    return of.every(isPlain) ? (
      of.join(', ')
    ) : (
      <ol class="parts">
        {of.map((each: unknown, at) => (
          // The parts of a value are only shown: they have no other key, and never move.
          <li key={String(at)}>
            <Value name={name} of={each} />
          </li>
        ))}
      </ol>
    );
  if (typeof of !== 'object' || of === null) return String(of);
  const entries = Object.entries(of);
  return entries.length === 0 ? (
    <span class="dim">–</span>
  ) : (
    <dl class="parts">
      {entries.map(([key, value]: [string, unknown]) => (
        <div key={key}>
          <dt>{words(key)}</dt>
          <dd>
            <Value name={key} of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

type Names<Of> = Of extends unknown ? keyof Of & string : never;

/** The fields of a record that the screen does not show by name. A field that is new in the specs appears here by itself. */
export const Rest = <Of extends object>({
  of,
  known,
  title = 'Everything else',
}: {
  of: Of;
  known: readonly Names<Of>[];
  title?: string;
}) => {
  const shown: readonly string[] = known;
  const rest = Object.entries(of).filter(([name]) => !shown.includes(name));
  return rest.length === 0 ? null : (
    <details class="rest">
      <summary>{title}</summary>
      <dl class="details">
        {rest.map(([name, value]: [string, unknown]) => (
          <div key={name} class={isPlain(value) ? '' : 'wide'}>
            <dt>{words(name)}</dt>
            <dd>
              <Value name={name} of={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
