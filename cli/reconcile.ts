import { openReader, type Store } from '../db/engine/store.ts';
import type { LostTransaction, WalletHold } from '../db/tables/wallets.ts';
import { listOpenLost } from '../db/wallets/lost-transactions.ts';
import { liftHold, listHolds } from '../db/wallets/wallet-holds.ts';
import { decimalFromMicros } from '../domain/money/micros.ts';
import {
  compareRecord,
  type RecordVerdict,
  TOLERANCE_MS,
  toWalletList,
  type WalletList,
  type WalletRecord,
} from '../platform/reconciliation/compare-record.ts';
import { findMissing } from '../platform/reconciliation/find-missing.ts';
import { NEEDS_YOU, settleRecord } from '../platform/reconciliation/settle-record.ts';
import { inPortions } from '../platform/unit/in-portions.ts';
import { auditPlatformAction } from '../server/base/audit-platform-action.ts';
import { nativeBinding } from '../server/start/assets.ts';
import type { DataFolder } from '../server/start/data-folder.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { livingServers } from '../server/start/living-servers.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { readWalletList } from './read-wallet-list.ts';
import { requireCurrent } from './requirements.ts';
import { openPlace, resolveExistingPlace, type StorePlace } from './resolve-place.ts';

/** A record writes a payout, an entry, an event and an audit event at most. */
const RECORDS_PER_UNIT = 100;
/** Of what is missing, so many are named. */
const MISSING_MAX = 20;

/** Of what was lost, so many are named. */
const LOST_MAX = 1000;

type Compared = { readonly record: WalletRecord; readonly verdict: RecordVerdict };

/** Compares the wallet's list with a restored store; with --settle, settles the differences and lifts the hold. */
export const reconcile: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      ...JSON_OPTION,
      ...{ data: { type: 'string' }, operator: { type: 'string' }, 'wallet-list': { type: 'string' } },
      ...{ none: { type: 'boolean', default: false }, settle: { type: 'boolean', default: false } },
      ...{ 'accept-missing': { type: 'boolean', default: false }, shared: { type: 'boolean', default: false } },
    },
  });
  const place = resolveExistingPlace(values, process.env);
  const print = createOutput(values.json);
  const { none, settle, 'wallet-list': list, operator } = values;
  if (none && (list !== undefined || settle))
    throw new CommandError(
      '--none says that the wallet has moved nothing, so it takes neither --wallet-list nor --settle.',
    );
  if (settle && list === undefined) throw new CommandError('--settle needs --wallet-list.');
  if (place.database === undefined) requireCurrent(place.data);
  if (list === undefined && !none) {
    const [holds, lost] = await reading(place, (store) =>
      store.read(async (tx) => [await listHolds(tx), await listOpenLost(tx, LOST_MAX)] as const),
    );
    print(`${statusOf(holds)}${lost.map(lineOf).join('')}`, {
      holds: holds.map(holdDocument),
      lost: lost.map(lostDocument),
    });
    return 0;
  }
  if (list === undefined) {
    const { operatorId } = await writing(place, async (folder) => {
      const hold = await choose(folder.store, operator);
      await lift(folder, hold, '--none');
      return hold;
    });
    print(`Lifted the hold of ${operatorId}.\n`, { operator: operatorId, settled: false, lifted: true });
    return 0;
  }
  const records = readWalletList(list);
  if (records.length === 0)
    throw new CommandError(
      `${list} has no transactions. If the wallet has moved nothing since the backup, say --none.`,
    );
  const walletList = toWalletList(records, values.shared);
  const judge = async (store: Pick<Store, 'read'>) => {
    const hold = await choose(store, operator);
    const { compared, missing } = await compare(store, hold, records, walletList);
    print(reportOf(hold, compared, missing), reportDocument(hold, compared, missing));
    requireWhole(hold, compared, values.shared);
    if (missing.length > 0 && !values['accept-missing'])
      throw new CommandError(
        `The list lacks ${missing.length} that the wallet has acknowledged, so it is not complete. If the wallet itself has lost them, add --accept-missing.`,
      );
    return { hold, compared };
  };
  if (!settle) {
    const { hold } = await reading(place, judge);
    print('Nothing was changed. To settle it and lift the hold, add --settle.\n', {
      ...{ operator: hold.operatorId, settled: false, lifted: false },
    });
    return 0;
  }
  // The compared data must not change before it is settled.
  const { operatorId } = await writing(place, async (folder) => {
    const { hold, compared } = await judge(folder.store);
    await settleAll(folder, hold, compared, walletList);
    await lift(folder, hold, '--wallet-list');
    return hold;
  });
  print(
    `Settled, and lifted the hold of ${operatorId}. Start the platform: it sends the cancels and payments that are due.\n`,
    { operator: operatorId, settled: true, lifted: true },
  );
  return 0;
};

/** @throws CommandError when the list cannot be that of the operator's wallet. */
const requireWhole = ({ operatorId }: WalletHold, compared: readonly Compared[], isShared: boolean): void => {
  if (compared.some(({ verdict }) => verdict.is === 'refused'))
    throw new CommandError('The list contradicts the store, so nothing was changed. Check the list.');
  const others = new Set(compared.flatMap(({ verdict }) => (verdict.is === 'foreign' ? (verdict.ownerId ?? []) : [])));
  const isLost = compared.some(({ verdict }) => verdict.is === 'lostDebit' || verdict.is === 'lostCredit');
  if (others.size > 0 && isLost && !isShared)
    throw new CommandError(
      `The list also has transactions of ${[...others].join(', ')}, so what the store does not know need not be ${operatorId}'s. If they share a wallet, add --shared; otherwise give the list of ${operatorId}'s wallet.`,
    );
};

const reading = async <Result>(
  place: StorePlace,
  work: (store: Pick<Store, 'read'>) => Promise<Result>,
): Promise<Result> => {
  if (place.database !== undefined) {
    const { store, close } = await openPlace(place);
    return work(store).finally(close);
  }
  const { data } = place;
  const binding = nativeBinding();
  const store = openReader({ file: storeFile(data), ...(binding && { nativeBinding: binding }) });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

/** Only while no platform runs: it reads the holds when it starts. */
const writing = async <Result>(place: StorePlace, work: (folder: DataFolder) => Promise<Result>): Promise<Result> => {
  const folder = await openPlace(place);
  try {
    if (place.database !== undefined) await requireNoServers(folder.store);
    return await work(folder);
  } finally {
    await folder.close();
  }
};

const requireNoServers = async (store: Pick<Store, 'read'>): Promise<void> => {
  const alive = await livingServers(store);
  if (alive.length > 0)
    throw new CommandError(
      `Servers use the database: ${alive.map(({ name }) => name).join(', ')}. Stop them first: they read the holds when they start.`,
    );
};

const statusOf = (holds: readonly WalletHold[]): string =>
  holds.length === 0
    ? 'No operator is on hold.\n'
    : holds
        .map(
          ({ operatorId, sinceMs, restoredAtMs }) =>
            `${operatorId} is on hold since the restore of ${timeOf(restoredAtMs)}: get its wallet's transactions from ${timeOf(sinceMs - TOLERANCE_MS)} on.\n`,
        )
        .join('');

const holdDocument = ({ operatorId, sinceMs, restoredAtMs }: WalletHold): object => ({
  operator: operatorId,
  since: timeOf(sinceMs),
  list_from: timeOf(sinceMs - TOLERANCE_MS),
  restored_at: timeOf(restoredAtMs),
});

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** Describes a transaction that an earlier comparison has found and the platform has not ended. */
const lineOf = ({ state, ...lost }: LostTransaction): string => {
  const { kind, transactionId, amount, currency, operatorId, playerId, atMs, lastError } = lost;
  const progress = state === 'noted' ? 'noted' : `being cancelled${lastError === null ? '' : ` (${lastError})`}`;
  return `${kind} ${transactionId}, ${decimalFromMicros(amount)} ${currency}, ${playerId} of ${operatorId}, ${timeOf(atMs)}: ${progress}\n`;
};

const lostDocument = ({ amount, atMs, ...lost }: LostTransaction): object => ({
  ...{ kind: lost.kind, transaction_id: lost.transactionId, state: lost.state },
  ...{ operator: lost.operatorId, player: lost.playerId, amount: decimalFromMicros(amount), currency: lost.currency },
  ...{ at: timeOf(atMs), last_error: lost.lastError },
});

const choose = async (store: Pick<Store, 'read'>, operatorId: string | undefined): Promise<WalletHold> => {
  const holds = await store.read(listHolds);
  const named = operatorId === undefined ? holds : holds.filter((hold) => hold.operatorId === operatorId);
  const [hold, ...others] = named;
  if (hold === undefined)
    throw new CommandError(operatorId === undefined ? 'No operator is on hold.' : `${operatorId} is not on hold.`);
  if (others.length > 0)
    throw new CommandError(
      `On hold are ${holds.map((each) => each.operatorId).join(', ')}: choose one with --operator, each with its own list.`,
    );
  return hold;
};

const compare = async (
  store: Pick<Store, 'read'>,
  hold: WalletHold,
  records: readonly WalletRecord[],
  list: WalletList,
): Promise<{ readonly compared: readonly Compared[]; readonly missing: readonly string[] }> => {
  const compared: Compared[] = [];
  for (const portion of inPortions(records, RECORDS_PER_UNIT))
    await store.read(async (tx) => {
      for (const record of portion) compared.push({ record, verdict: await compareRecord(tx, hold, record, list) });
    });
  return { compared, missing: await store.read((tx) => findMissing(tx, hold.operatorId, records)) };
};

/** One line for each difference. */
const MEANINGS: Readonly<Partial<Record<RecordVerdict['is'], string>>> = {
  lostDebit: 'CANCEL  the contribution is lost; the debit is given back',
  paid: 'PAID    the store takes it for unpaid; it is booked as paid, and not sent again',
  lostCredit: 'LOOK    the win is lost, and the player has the money; decide whether to lower the pot',
  paidTwice: 'LOOK    it was settled by other means, and credited as well',
  bookedDebit: 'LOOK    the wallet has cancelled it, and the ledger has booked it; decide whether to lower the pot',
  refused: 'REFUSED',
};

const reportOf = (hold: WalletHold, compared: readonly Compared[], missing: readonly string[]): string => {
  const differences = compared.flatMap(({ record, verdict }) => {
    const meaning = MEANINGS[verdict.is];
    if (meaning === undefined) return [];
    const { kind, transactionId, playerId, amount, currency, atMs, line } = record;
    const what = `${kind} ${transactionId}, ${decimalFromMicros(amount)} ${currency}, ${playerId}, ${timeOf(atMs)}, line ${line}`;
    return [`${meaning}${verdict.is === 'refused' ? ` ${verdict.why}` : ''}\n        ${what}\n`];
  });
  const lost = missing
    .slice(0, MISSING_MAX)
    .map((id) => `MISSING the wallet has acknowledged it, and the list lacks it\n        ${id}\n`);
  const more = missing.length > MISSING_MAX ? [`        and ${missing.length - MISSING_MAX} more\n`] : [];
  const count = (is: RecordVerdict['is']) => compared.filter(({ verdict }) => verdict.is === is).length;
  const times = compared.map(({ record }) => record.atMs);
  const [first, last] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))];
  const foreign = count('foreign');
  const needsYou = compared.filter(({ verdict }) => NEEDS_YOU.has(verdict.is)).length;
  return [
    ...differences,
    ...lost,
    ...more,
    `${hold.operatorId}: ${compared.length} in the list, ${count('agrees')} agree, ${count('lostDebit')} to cancel, ${count('paid')} to book as paid, ${needsYou} to look at`,
    foreign === 0 ? '.\n' : `; ${foreign} are not of this platform or operator, and are left alone.\n`,
    `The backup has everything up to ${timeOf(hold.sinceMs)}; the list goes from ${timeOf(first)} to ${timeOf(last)}.\n`,
  ].join('');
};

const reportDocument = (hold: WalletHold, compared: readonly Compared[], missing: readonly string[]): object => ({
  operator: hold.operatorId,
  since: timeOf(hold.sinceMs),
  compared: compared.length,
  differences: compared
    .filter(({ verdict }) => MEANINGS[verdict.is] !== undefined)
    .map(({ record: { kind, transactionId, playerId, amount, currency, atMs, line }, verdict }) => ({
      ...{ found: verdict.is, kind, transaction_id: transactionId, player: playerId },
      ...{ amount: decimalFromMicros(amount), currency, at: timeOf(atMs), line },
      ...(verdict.is === 'refused' && { why: verdict.why }),
    })),
  missing,
});

/** Compares each record once more, in the unit that settles it. A run that is interrupted is repeated: what is settled then agrees. */
const settleAll = async (
  { store, keys }: DataFolder,
  hold: WalletHold,
  compared: readonly Compared[],
  list: WalletList,
): Promise<void> => {
  const different = compared.filter(({ verdict }) => MEANINGS[verdict.is] !== undefined);
  for (const portion of inPortions(different, RECORDS_PER_UNIT))
    await store.write(async (tx) => {
      const nowMs = Date.now();
      const unit = { tx, seal: keys.seal, nowMs };
      for (const { record } of portion) {
        const verdict = await compareRecord(tx, hold, record, list);
        await settleRecord(unit, hold.operatorId, record, verdict);
        const detail = { found: verdict.is, operator: hold.operatorId };
        await auditPlatformAction(
          unit,
          { ...AUDITED, ownerId: hold.operatorId, targetId: record.transactionId, detail },
          nowMs,
        );
      }
    });
};

const AUDITED = { action: 'reconcileWallet', resource: 'contributions' };

const lift = ({ store, keys: { seal } }: DataFolder, { operatorId }: WalletHold, by: string): Promise<void> =>
  store.write(async (tx) => {
    const nowMs = Date.now();
    await liftHold(tx, operatorId, nowMs);
    const lifted = { ownerId: operatorId, action: 'liftWalletHold', resource: 'operators', targetId: operatorId };
    await auditPlatformAction({ tx, seal }, { ...lifted, detail: { by } }, nowMs);
  });
