import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderLocked } from '../db/engine/lock.ts';
import { type AdminOrder, carryOutOrder } from '../server/start/carry-out.ts';
import { type DataFolder, openDataFolder } from '../server/start/data-folder.ts';
import { OrderFiles, type OrderOutcome } from '../server/start/order-files.ts';
import { finishRotations } from '../server/start/rotate-keys.ts';
import { CommandError, CommandStopped } from './command.ts';
import { openPlace, type StorePlace } from './resolve-place.ts';
import { endAtOnce } from './until-stopped.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const LOOK_MS = 100;
/** After this long, whether the process that held the folder is still there. */
const LOOKS_PER_TRY = 20;
/** A process that takes an order may need long for it; one that takes none for half a minute knows no orders. */
const UNTAKEN_MAX = 15;

/**
 * Has an order carried out: on a data folder by the process that serves it, or else here; on a database here, while servers use it.
 * @param make the order; called when the folder has been found to be intact, or in use.
 * @returns what was done, as a sentence.
 * @throws CommandStopped at Ctrl-C or SIGTERM while it waits for that process.
 */
export const giveOrder = async (place: StorePlace, make: () => Promise<AdminOrder>): Promise<string> => {
  const { data } = place;
  if (place.database !== undefined) return carryOutHere(data, await openPlace(place), make);
  const opened = openUnlessLocked(data);
  if (opened !== undefined) return carryOutHere(data, opened, make);
  const order = await make();
  const files = new OrderFiles(data);
  let id = files.give(order);
  const stop = new AbortController();
  const hear = (): void => stop.abort();
  for (const signal of SIGNALS) process.on(signal, hear);
  try {
    for (let untaken = 0; untaken < UNTAKEN_MAX; ) {
      const outcome = await outcomeOf(files, id, stop.signal);
      if (outcome !== undefined && 'done' in outcome) return outcome.done;
      if (outcome !== undefined) throw new CommandError(outcome.refused);
      const isWithdrawn = files.withdraw(id);
      const isTaken = !isWithdrawn && (files.isTaken(id) || files.hasOutcome(id));
      if (stop.signal.aborted)
        throw new CommandStopped(
          isTaken
            ? 'Stopped waiting. The platform has the order, and carries it out.'
            : 'Stopped. Nothing was changed.',
        );
      // The process may have ended, with the order or without it.
      const folder = openUnlessLocked(data);
      if (folder !== undefined) return await carryOutHere(data, folder, async () => order);
      // A process works on it, or has just written the outcome. One that was restarted has forgotten the order.
      if (isTaken) continue;
      if (isWithdrawn) untaken += 1;
      id = files.give(order);
    }
    files.withdraw(id);
  } finally {
    for (const signal of SIGNALS) process.off(signal, hear);
  }
  throw new CommandError(
    `The process that uses ${data} does not answer. If it is an earlier version, stop it and run the command again.`,
  );
};

const outcomeOf = async (files: OrderFiles, id: string, stop: AbortSignal): Promise<OrderOutcome | undefined> => {
  for (let looks = 0; looks < LOOKS_PER_TRY && !stop.aborted; looks += 1) {
    const outcome = files.collect(id);
    if (outcome !== undefined) return outcome;
    await sleep(LOOK_MS);
  }
  return files.collect(id);
};

const openUnlessLocked = (data: string): DataFolder | undefined => {
  try {
    return openDataFolder(data, endAtOnce);
  } catch (error) {
    if (error instanceof DataFolderLocked) return undefined;
    throw error;
  }
};

const carryOutHere = async (
  data: string,
  { store, keys, close }: DataFolder,
  make: () => Promise<AdminOrder>,
): Promise<string> => {
  try {
    const order = await make();
    const parts = { store, keys, data, clock: Date.now };
    // A rotation that another server's command has begun is finished with the new one.
    if (!keys.isShared || order.kind.startsWith('rotate')) await finishRotations(parts);
    return await carryOutOrder(order, parts);
  } finally {
    await close();
  }
};
