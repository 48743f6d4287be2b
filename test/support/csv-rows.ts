import { parse } from 'csv-parse/sync';

/** The items of a list as CSV, each with the fields that it has, as text. */
export const csvRows = (text: string): Record<string, unknown>[] => {
  const rows: string[][] = parse(text, {
    cast: (cell, { quoting, header }) => (header ? cell : textOf(cell, { quoting })),
  });
  const [columns = [], ...lines] = rows;
  return lines.map((cells) =>
    Object.fromEntries(columns.map((column, at) => [column, cells[at]]).filter(([, value]) => value !== undefined)),
  );
};

/** A value as a reader of the file gets it back: what was taken for a formula, numbers and JSON. */
const textOf = (cell: string, { quoting }: { readonly quoting: boolean }): unknown => {
  if (cell === '') return quoting ? '' : undefined;
  if (/^'+[=+\-@＝＋－＠\t\r\n]/.test(cell)) return cell.slice(1);
  return cell;
};

/** An item as CSV shows it: numbers as text, lists and objects as JSON, nothing for null. */
export const asCsvRow = (item: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
  );
