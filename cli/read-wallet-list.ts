import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { microsFromDecimal } from '../domain/money/micros.ts';
import { isCurrencyCode } from '../domain/money/minor-unit.ts';
import type { WalletRecord } from '../platform/reconciliation/compare-record.ts';
import { CommandError } from './command.ts';
import { momentIn } from './moment-in.ts';

const COLUMNS = ['id', 'kind', 'player', 'amount', 'currency', 'time'] as const;
type Fields = Readonly<Record<(typeof COLUMNS)[number], string>>;
type Line = { readonly line: number; readonly fields: Fields };

const KINDS = ['debit', 'credit', 'cancel'] as const;

/**
 * Reads a wallet's list of transactions: CSV with a header, or a JSON object a line. Other columns are ignored.
 * @throws CommandError, which names the first line that cannot be read.
 */
export const readWalletList = (file: string): WalletRecord[] => {
  const text = textOf(file);
  const lines = /^\s*\{/.test(text) ? jsonLines(file, text) : csvLines(file, text);
  const records = lines.map((each) => recordOf(file, each));
  const known = new Map<string, WalletRecord>();
  for (const record of records) {
    const key = `${record.kind} ${record.transactionId}`;
    const first = known.get(key);
    if (first !== undefined && record.kind !== 'cancel' && !isSame(first, record))
      fail(file, record.line, `${key} is also in line ${first.line}, with another amount, currency or player`);
    known.set(key, first ?? record);
  }
  return [...known.values()];
};

const isSame = (a: WalletRecord, b: WalletRecord): boolean =>
  a.amount === b.amount && a.currency === b.currency && a.playerId === b.playerId;

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw new CommandError(`Cannot read the list ${file} (${error instanceof Error ? error.message : error}).`);
  }
};

const fail = (file: string, line: number, fault: string): never => {
  throw new CommandError(`${file}, line ${line}: ${fault}.`);
};

const csvLines = (file: string, text: string): Line[] => {
  const rows: { readonly line: number; readonly values: readonly string[] }[] = [];
  const keep = (values: string[], { lines }: { readonly lines: number }): null => {
    rows.push({ line: lines, values });
    return null;
  };
  try {
    parse(text, { skip_empty_lines: true, relax_column_count: true, trim: true, on_record: keep });
  } catch (error) {
    throw new CommandError(`${file} is not CSV: ${error instanceof Error ? error.message : error}.`);
  }
  const [header, ...rest] = rows;
  const names = header?.values.map((name) => name.toLowerCase()) ?? [];
  const missing = COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0)
    fail(file, 1, `the first line must name the columns ${COLUMNS.join(',')}; ${missing.join(', ')} is missing`);
  return rest.map(({ line, values }) => ({ line, fields: fieldsBy((name) => values[names.indexOf(name)] ?? '') }));
};

const jsonLines = (file: string, text: string): Line[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = parseJson(line);
    if (parsed === undefined) return fail(file, index + 1, 'expected a JSON object');
    const values = new Map<string, unknown>(Object.entries(parsed));
    return [{ line: index + 1, fields: fieldsBy((name) => String(values.get(name) ?? '')) }];
  });

const parseJson = (line: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

const fieldsBy = (value: (name: string) => string): Fields => ({
  ...{ id: value('id'), kind: value('kind').toLowerCase(), player: value('player') },
  ...{ amount: value('amount'), currency: value('currency'), time: value('time') },
});

const recordOf = (file: string, { line, fields }: Line): WalletRecord => {
  const { id, player, amount, currency, time } = fields;
  const kind = KINDS.find((each) => each === fields.kind);
  if (kind === undefined) return fail(file, line, `the kind must be ${KINDS.join(', ')}, not “${fields.kind}”`);
  if (id === '') fail(file, line, 'the id is missing');
  const atMs = /^\d{12,14}$/.test(time) ? Number(time) : momentIn(time);
  if (atMs === undefined)
    return fail(file, line, `the time must be like 2026-01-31T12:00:00Z, or milliseconds, not “${time}”`);
  // The amount that a cancel gives back follows from its debit.
  if (kind === 'cancel') return { kind, transactionId: id, playerId: player, amount: 0n, currency, atMs, line };
  if (player === '') fail(file, line, 'the player is missing');
  if (!isCurrencyCode(currency)) fail(file, line, `the currency must be like EUR, not “${currency}”`);
  if (!/^\d{1,10}(\.\d{1,6})?$/.test(amount))
    fail(file, line, `the amount must be in units of the currency, such as 12.34, not “${amount}”`);
  return { kind, transactionId: id, playerId: player, amount: microsFromDecimal(amount), currency, atMs, line };
};
