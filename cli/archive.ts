import { archiveFolder } from '../db/archives.ts';
import { archiveLedgers } from '../platform/archive/archive-ledger.ts';
import { ArchiveRefused } from '../platform/archive/archive-refused.ts';
import type { ArchiveStep } from '../platform/archive/archiving.ts';
import { openDataFolder } from '../server/start/data-folder.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { CommandError, type Run } from './command.ts';
import { existingDataFolderOf } from './existing-data-folder-of.ts';
import { parseOptions } from './parse-options.ts';

/** What a shell reports of a program that Ctrl-C has stopped. */
const STATUS_STOPPED = 130;

/** Takes the data folder's lock: a running platform keeps the ends of the ledgers in memory. */
export const archive: Run = async (words, usage) => {
  const { values } = parseOptions({
    args: [...words],
    options: { before: { type: 'string' }, data: { type: 'string' } },
  });
  if (values.before === undefined) throw new CommandError(`--before is missing. Usage: pitboss ${usage}`);
  const beforeMs = timeOf(values.before);
  const data = existingDataFolderOf(values, process.env);
  const folder = openDataFolder(data, () => process.exit(1));
  const { store, keys } = folder;
  const signals = stopOnSignal();
  try {
    if (keys.hasFormerLedgerKey)
      throw new CommandError('The key of this ledger was replaced, and such a ledger cannot be archived.');
    const { files, entries, bytes, failures } = await archiveLedgers({
      ...{ store, beforeMs, seal: keys.seal, clock: Date.now, folder: archiveFolder(storeFile(data)) },
      isStopped: () => signals.isStopped,
      onStep: tell,
    });
    if (entries > 0) process.stdout.write(`Archived ${entries} entries in ${files} files of ${bytes} bytes.\n`);
    if (signals.isStopped)
      process.stdout.write('Stopped. What is sealed is safe; run the same command again to continue.\n');
    if (failures.length > 0) throw new CommandError(failures.map((error) => tellFailure(error, data)).join('\n'));
    if (signals.isStopped) return STATUS_STOPPED;
    if (entries === 0) process.stdout.write(`There is nothing more to archive from before ${values.before}.\n`);
    return 0;
  } finally {
    signals.end();
    await folder.close();
  }
};

const tellFailure = (error: Error, data: string): string =>
  error instanceof ArchiveRefused
    ? `${error.message} Nothing of it was removed. Find out more: pitboss verify --data ${data}`
    : error.message;

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/** @throws CommandError when the text is not a day or a time in UTC, or is not past. */
const timeOf = (text: string): number => {
  const atMs = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(atMs))
    throw new CommandError(`--before ${text} is not a day such as 2026-01-31, or a time such as 2026-01-31T12:00:00Z.`);
  if (atMs > Date.now()) throw new CommandError(`--before ${text} is not past yet.`);
  return atMs;
};

const tell = (step: ArchiveStep): void => {
  if (step.step === 'sealed') {
    const each = Math.round(step.bytes / step.entries);
    process.stdout.write(`sealed ${step.file}: ${step.entries} entries, ${each} bytes each\n`);
  }
  if (step.step === 'moved' && step.blocks === step.of)
    process.stdout.write(`removed the rows that are in ${step.file}\n`);
};

/** Asks the work to stop at the first Ctrl-C or SIGTERM; a second one ends the program at once, which is safe too. */
const stopOnSignal = (): { readonly isStopped: boolean; end(): void } => {
  let isStopped = false;
  const hear = (): void => {
    if (isStopped) process.exit(STATUS_STOPPED);
    isStopped = true;
    process.stdout.write('Stopping after the current step.\n');
  };
  process.on('SIGINT', hear);
  process.on('SIGTERM', hear);
  return {
    get isStopped() {
      return isStopped;
    },
    end: () => {
      process.off('SIGINT', hear);
      process.off('SIGTERM', hear);
    },
  };
};
