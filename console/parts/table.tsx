import type { ComponentChildren } from 'preact';

/** A column: what it is called, and what a row shows in it. */
export type Column<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** Amounts and counts stand on the right, so that digits are under each other. */
  readonly isNumber?: boolean;
  /** Long text, which may break. */
  readonly isText?: boolean;
  /** Left out on a phone. */
  readonly isMinor?: boolean;
  /** The field of the list's order that it stands for. */
  readonly sort?: string;
};

export type TableProps<Row> = {
  /** The name of the rows, for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** The picked rows, and a way to change them; without it rows are not pickable. */
  readonly picking?: Picking;
  readonly sorting?: Sorting | undefined;
  /** Actions on a row. */
  readonly actions?: ((row: Row) => ComponentChildren) | undefined;
};

export type Picking = { readonly picked: ReadonlySet<string>; readonly pick: (picked: ReadonlySet<string>) => void };
export type Sorting = {
  readonly field: string;
  readonly isDescending: boolean;
  readonly sort: (field: string, isDescending: boolean) => void;
};

const classOf = ({ isNumber, isText, isMinor }: Omit<Column<never>, 'cell' | 'name'>): string =>
  [isNumber && 'number', isText && 'text', isMinor && 'minor'].filter(Boolean).join(' ');

/** Rows and columns. On a phone each row is a block, and each cell says what it is; the roles keep it a table for screen readers. */
export const Table = <Row,>({ label, rows, columns, keyOf, picking, sorting, actions }: TableProps<Row>) => {
  const keys = rows.map(keyOf);
  const isAllPicked = keys.length > 0 && keys.every((key) => picking?.picked.has(key));
  return (
    <table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {picking && (
            <th role="columnheader" class="pick">
              <input
                type="checkbox"
                aria-label="Pick all on this page"
                checked={isAllPicked}
                onChange={() => picking.pick(new Set(isAllPicked ? [] : keys))}
              />
            </th>
          )}
          {columns.map((column) => (
            <Header key={column.name} column={column} sorting={sorting} />
          ))}
          {actions && (
            <th role="columnheader">
              <span class="unseen">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => {
          const key = keyOf(row);
          return (
            <tr role="row" key={key} class={picking?.picked.has(key) ? 'picked' : ''}>
              {picking && (
                <td role="cell" class="pick">
                  <input
                    type="checkbox"
                    aria-label={`Pick ${key}`}
                    checked={picking.picked.has(key)}
                    onChange={() => picking.pick(toggled(picking.picked, key))}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td role="cell" key={column.name} class={classOf(column)} data-name={column.name}>
                  {column.cell(row)}
                </td>
              ))}
              {actions && (
                <td role="cell" class="actions">
                  {actions(row)}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Header = <Row,>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) => {
  const { name, sort } = column;
  if (sort === undefined || sorting === undefined)
    return (
      <th role="columnheader" class={classOf(column)}>
        {name}
      </th>
    );
  const isSorted = sorting.field === sort;
  const order = isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none';
  return (
    <th role="columnheader" class={classOf(column)} aria-sort={order}>
      <button type="button" class="plain" onClick={() => sorting.sort(sort, isSorted ? !sorting.isDescending : true)}>
        {name}
        <span aria-hidden="true">{isSorted ? (sorting.isDescending ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  );
};

const toggled = (picked: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(picked);
  if (!next.delete(key)) next.add(key);
  return next;
};
