import Database from 'better-sqlite3';
import type { Tx } from '../../db/engine/tx.ts';
import { withEmptyStore } from './empty-store.ts';

/** The SQL texts that work prepares. */
export const textsOf = async (work: (tx: Tx) => unknown): Promise<string[]> => {
  const texts: string[] = [];
  await withEmptyStore(async (store) => {
    const { prepare } = Database.prototype;
    Database.prototype.prepare = function (this: Database.Database, text: string) {
      texts.push(text);
      return prepare.call(this, text);
    } as typeof prepare;
    await store.write(work).finally(() => {
      Database.prototype.prepare = prepare;
    });
  });
  return texts.filter((text) => /^(select|update|delete)/i.test(text) && !text.includes('total_changes'));
};

/** The steps of a query's plan. */
export const stepsOf = (client: Database.Database, text: string): string[] => {
  const values = Array.from({ length: text.match(/\?/g)?.length ?? 0 }, () => 1);
  const steps = client.prepare(`explain query plan ${text}`).all(...values) as { detail: string }[];
  return steps.map(({ detail }) => detail);
};

/** The tables that a query would scan completely; a subquery with a table's name is a slice of it. */
export const scansOf = (client: Database.Database, text: string): string[] => {
  const steps = stepsOf(client, text);
  return steps.filter(
    (detail) =>
      /^SCAN (?!CONSTANT ROW|json_each |\(subquery)(?!.*(USING INDEX|VIRTUAL TABLE))/.test(detail) &&
      !steps.includes(detail.replace('SCAN', 'CO-ROUTINE')),
  );
};
