import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { PagedId } from '../../clients/typescript/src/generated/client.gen.ts';
import { placeAfter } from '../../clients/typescript/src/paging.ts';
import { type AnswerHeaders, ApiError, type Pitboss } from '../../clients/typescript/src/pitboss.ts';
import type { Form } from '../../generated/forms/runtime/form.gen.ts';
import { inner, words } from '../form/words.ts';
import { parameter, setParameters } from '../shell/address.ts';
import { downloadCsv } from '../shell/download-csv.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';
import { FaultText, faultText } from './fault-text.tsx';
import { Filters } from './filters.tsx';
import { findDefaultOrder, listFilters } from './list-filters.ts';
import { Empty } from './loaded.tsx';
import { type Column, Table } from './table.tsx';

/** An item of a list. */
export type Item<Id extends PagedId> = Awaited<ReturnType<Pitboss[Id]>>['body'][number];

export type ListProps<Id extends PagedId> = {
  readonly operation: Id;
  /** Its form, from which it has its filters. */
  readonly form: Form;
  /** The name of the rows, such as `wins`. */
  readonly label: string;
  readonly columns: readonly Column<Item<Id>>[];
  readonly keyOf: (row: Item<Id>) => string;
  /** Parts of the path, and filters that the screen sets itself and does not offer. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Filters that are not offered. */
  readonly without?: readonly string[];
  /** Shown when there are no rows at all: what to do. */
  readonly empty: ComponentChildren;
  readonly actions?: (row: Item<Id>, again: () => void) => ComponentChildren;
  /** Actions on the picked rows; it makes rows pickable. */
  readonly bulk?: (rows: readonly Item<Id>[], again: () => void) => ComponentChildren;
  readonly everyMs?: number | undefined;
  /** Part of another screen: its pages and order are not in the address, and it offers no filters. */
  readonly isInner?: boolean;
  /** Drawn first: the screen's title, with what can be done. */
  readonly head?: (again: () => void) => ComponentChildren;
  /** Drawn above the rows, from what is shown. */
  readonly above?: (rows: readonly Item<Id>[], again: () => void) => ComponentChildren;
};

const LIMIT = 50;

/** All lists are called the same way; their fields differ. */
type AnyList = (
  request: { readonly path?: object; readonly query: object },
  options: { readonly signal: AbortSignal },
) => Promise<{ readonly headers: AnswerHeaders; readonly body: readonly unknown[] }>;

/** A list of the platform with its filters, order and pages in the address, and a download of all of it. */
export const List = <Id extends PagedId>(props: ListProps<Id>) => {
  const { operation, form, label, columns, keyOf, path = {}, query = {}, without = [], empty, everyMs } = props;
  const { isInner = false } = props;
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const get = (name: string): string => (isInner ? (own[name] ?? '') : parameter(name));
  const set = (changes: Readonly<Record<string, string>>): void =>
    isInner ? setOwn({ ...own, ...changes }) : setParameters(changes);
  const filters = isInner ? [] : listFilters(form).filter(({ name }) => !(name in query) && !without.includes(name));
  const orders = findDefaultOrder(form);
  const [picked, pick] = useState<ReadonlySet<string>>(new Set());
  const page = Number(get('page') || 0);
  const missing = filters.filter(({ name, isRequired }) => isRequired && get(name) === '');
  const chosen = Object.fromEntries(filters.map(({ name }) => [name, get(name)]).filter(([, value]) => value !== ''));
  const field = get('sort_field') || orders?.field;
  const direction = Number(get('sort_direction') || (orders?.direction ?? 1));
  const asked: Record<string, unknown> = {
    ...chosen,
    ...query,
    ...(orders === undefined ? {} : { sort_field: field, sort_direction: direction }),
  };
  const rowsOf = JSON.stringify([operation, path, asked]);
  const key = JSON.stringify([rowsOf, page]);
  // Deep pages are quick to read from the page before, where this list was paged through to them.
  const places = useRef<{ of: string; readonly byPage: Map<number, string> }>({ of: '', byPage: new Map() });
  const { data, fault, isLoading, again } = useLoad(
    key,
    async (signal) => {
      if (missing.length > 0) return undefined;
      const list = pitboss[operation] as AnyList;
      const { byPage } = places.current.of === rowsOf ? places.current : { byPage: new Map<number, string>() };
      places.current = { of: rowsOf, byPage };
      const after = byPage.get(page);
      const from = after === undefined ? {} : { after };
      const { headers, body } = await list({ path, query: { ...asked, page, limit: LIMIT, ...from } }, { signal });
      const next = placeAfter(headers);
      if (next !== undefined) byPage.set(page + 1, next);
      return {
        rows: body as readonly Item<Id>[],
        total: Number(headers.get('x-total-count') ?? body.length),
        isBound: headers.get('x-total-count-bound') !== null,
      };
    },
    { everyMs },
  );
  const rows = data?.rows ?? [];
  const isFiltered = Object.keys(chosen).length > 0;
  const pickedRows = rows.filter((row) => picked.has(keyOf(row)));
  const loadAgain = (): void => {
    pick(new Set());
    again();
  };
  return (
    <section class="list" aria-label={label} aria-busy={isLoading}>
      {props.head?.(loadAgain)}
      <Filters of={filters} faulty={faultyIn(fault)} />
      <FaultText of={fault} again={again} />
      {props.above?.(rows, loadAgain)}
      {props.bulk && rows.length > 0 && (
        <div class="bulk" role="group" aria-label="With the picked rows">
          {props.bulk(pickedRows, loadAgain)}
        </div>
      )}
      {rows.length > 0 && (
        <Table
          label={label}
          rows={rows}
          columns={columns}
          keyOf={keyOf}
          {...(props.bulk === undefined ? {} : { picking: { picked, pick } })}
          sorting={
            orders && {
              field: field ?? '',
              isDescending: direction === -1,
              sort: (sorted, isDescending) =>
                set({ sort_field: sorted, sort_direction: isDescending ? '-1' : '1', page: '' }),
            }
          }
          {...(props.actions === undefined ? {} : { actions: (row: Item<Id>) => props.actions?.(row, loadAgain) })}
        />
      )}
      {data !== undefined && rows.length === 0 && (
        <Empty>
          {isFiltered || page > 0 ? (
            <>
              <p>No {label.toLowerCase()} match.</p>
              <button
                type="button"
                onClick={() => set({ page: '', ...Object.fromEntries(filters.map(({ name }) => [name, ''])) })}
              >
                Clear the filters
              </button>
            </>
          ) : (
            empty
          )}
        </Empty>
      )}
      {data === undefined && fault === undefined && (
        <p class="dim">
          {missing.length === 0 ? 'Loading…' : `Fill in ${missing.map(({ name }) => inner(words(name))).join(', ')}.`}
        </p>
      )}
      {data !== undefined && (rows.length > 0 || page > 0) && (
        <Pages
          {...{ page, shown: rows.length, total: data.total, isBound: data.isBound }}
          goToPage={(next) => set({ page: next === 0 ? '' : String(next) })}
          download={() => downloadCsv(form, path, queryOf(asked))}
        />
      )}
    </section>
  );
};

/** The names of the filters that the platform refused. */
const faultyIn = (fault: unknown): readonly string[] =>
  fault instanceof ApiError ? fault.errors.map(({ pointer }) => pointer.replace(/^\/query\//, '')) : [];

const queryOf = (asked: Readonly<Record<string, unknown>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

const Pages = (props: {
  page: number;
  shown: number;
  total: number;
  /** The platform stopped counting there. */
  isBound: boolean;
  goToPage: (page: number) => void;
  download: () => Promise<void>;
}) => {
  const { page, shown, total, isBound, goToPage, download } = props;
  const [said, say] = useState('');
  const first = page * LIMIT + 1;
  return (
    <footer class="pages">
      <span class="dim">
        {shown === 0 ? '0' : `${first}–${first + shown - 1} of ${isBound ? 'more than ' : ''}${total}`}
      </span>
      {(page > 0 || first + shown - 1 < total) && (
        <>
          <button type="button" disabled={page === 0} onClick={() => goToPage(page - 1)}>
            Previous
          </button>
          <button type="button" disabled={first + shown - 1 >= total} onClick={() => goToPage(page + 1)}>
            Next
          </button>
        </>
      )}
      {shown > 0 && (
        <button
          type="button"
          onClick={() => {
            say('Preparing…');
            download().then(
              () => say(''),
              (error: unknown) => say(faultText(error)),
            );
          }}
        >
          Download CSV
        </button>
      )}
      <span role="status">{said}</span>
    </footer>
  );
};
