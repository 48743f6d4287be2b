/** A line of CSV (RFC 4180). Undefined and null are empty; lists and objects are JSON. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`;

const cellOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value));
  // Quotation marks distinguish an empty text from a missing one.
  return value === '' ? '""' : quoted(FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value);
};

/** Matches a text that a spreadsheet could take for a formula, in full width too, or that stands for such a text already. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Amounts that are text because they are exact. */
const NUMBER = /^-\d+(\.\d+)?$/;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
