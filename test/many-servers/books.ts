import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { openDatabase } from '../../server/start/database.ts';
import { verifyRead } from '../support/verifying.ts';
import type { Told } from './callers.ts';

type Row = Readonly<Record<string, string>>;

/** Asks a database directly, with no code of the platform in between. */
export const asking = async <Result>(
  url: string,
  work: (ask: (text: string) => Promise<readonly Row[]>) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
};

/** Counts the open work: chains that have not ended, payouts that are due, and messages that wait. */
export const openWork = (url: string): Promise<number> =>
  asking(url, async (ask) => {
    const [row] = await ask(`select
      (select count(*) from contribution_intents where state in ('open', 'cancelling'))
      + (select count(*) from payouts where state = 'due')
      + (select count(*) from outbox where delivered_at_ms is null)
      + (select count(*) from deliveries where state = 'pending') as open`);
    return Number(row?.open);
  });

/** The connections of a database, with their activity and waits. For a failure. */
export const sessions = (url: string): Promise<string> =>
  asking(url, async (ask) => {
    const rows =
      await ask(`select pid, state, wait_event_type, wait_event, now() - xact_start as since, pg_blocking_pids(pid)::text as waits_for,
      left(query, 150) as query from pg_stat_activity where datname is not null or backend_type = 'walsender' order by xact_start`);
    const servers = await ask('select * from servers');
    const leases = await ask('select * from leases');
    return [...rows, ...servers, ...leases].map((row) => JSON.stringify(row)).join('\n');
  });

/** The webhooks whose first attempt failed. */
export const retriedHooks = (url: string): Promise<ReadonlySet<string>> =>
  asking(url, async (ask) => {
    const rows = await ask("select id from deliveries where kind = 'event' and attempts > 1");
    return new Set(rows.map(({ id = '' }) => id));
  });

/** The last win of each instance. */
export const lastWins = (url: string): Promise<ReadonlyMap<string, number>> =>
  asking(url, async (ask) => {
    const rows = await ask('select instance_id, count(*) as wins from wins group by 1');
    return new Map(rows.map(({ instance_id = '', wins }) => [instance_id, Number(wins)]));
  });

const differencesOf = (what: string, ours: readonly string[], theirs: readonly string[]): string[] => {
  const [here, there] = [new Set(ours), new Set(theirs)];
  return [
    ...ours.filter((one) => !there.has(one)).map((one) => `${what} ${one} is in the platform's books alone`),
    ...theirs.filter((one) => !here.has(one)).map((one) => `${what} ${one} is in the wallet's books alone`),
  ];
};

/** Compares the platform's contributions with the replies to callers: nothing lost, nothing counted twice. @param where which of them. */
export const lostOrDoubled = (url: string, { acknowledged, doubled }: Told, where = 'true'): Promise<string[]> =>
  asking(url, async (ask) => {
    const booked = await ask(`select id, key from contributions where state = 'booked' and ${where}`);
    const faults = doubled.map((key) => `${key} was acknowledged under two ids`);
    const idOf = new Map<string, string>();
    for (const { id = '', key = '' } of booked) {
      if (idOf.has(key)) faults.push(`${key} counts twice`);
      idOf.set(key, id);
    }
    for (const [key, id] of acknowledged) {
      if (!idOf.has(key)) faults.push(`${key} was acknowledged and is lost`);
      else if (id !== undefined && idOf.get(key) !== id) faults.push(`${key} was acknowledged under another id`);
    }
    for (const key of idOf.keys()) if (!acknowledged.has(key)) faults.push(`${key} counts and was never acknowledged`);
    return faults;
  });

/** The transactions of a wallet that moved money, each as its id, player and amount. */
export type WalletBook = (type: 'Debit' | 'Credit') => readonly string[];

/** The book of a reference wallet. */
export const bookIn =
  (walletFolder: string): WalletBook =>
  (type) => {
    const wallet = new Database(join(walletFolder, 'wallet.db'), { readonly: true }).defaultSafeIntegers();
    try {
      return wallet
        .prepare<[string], { id: string; player_id: string; moved: bigint }>(
          "select id, player_id, moved from transactions where state = 'moved' and type = ?",
        )
        .all(type)
        .map(({ id, player_id, moved }) => `${id} ${player_id} ${moved}`);
    } finally {
      wallet.close();
    }
  };

/** The differences between the platform and the wallet: each transaction that moved money is in both books, with the same amount. */
export const disagreements = (url: string, book: WalletBook, where = 'true'): Promise<string[]> =>
  asking(url, async (ask) => {
    const debits = await ask(
      `select id, player_id, debit from contributions where state = 'booked' and debit > 0 and ${where}`,
    );
    const credits = await ask(`select transaction_id, player_id, pay from payouts where state = 'paid' and ${where}`);
    const debited = debits.map(({ id, player_id, debit }) => `${id}:debit ${player_id} ${-BigInt(debit ?? 0)}`);
    const credited = credits.map(({ transaction_id, player_id, pay }) => `${transaction_id} ${player_id} ${pay}`);
    return [...differencesOf('debit', debited, book('Debit')), ...differencesOf('credit', credited, book('Credit'))];
  });

/** The faults found by the proof of every balance. */
export const verifyDatabase = async (url: string, keysFolder: string): Promise<string[]> => {
  const { store, keys, close } = await openDatabase({ url }, keysFolder, () => {});
  try {
    const { verdicts, faults } = await verifyRead(store, keys);
    return [...faults, ...verdicts.flatMap(({ openChains }) => openChains).map((chain) => `${chain} is in progress`)];
  } finally {
    await close();
  }
};
