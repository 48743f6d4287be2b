import { archiveFolder } from '../db/archive/archives.ts';
import { archiveLedgers } from '../platform/archive/archive-ledger.ts';
import { ArchiveRefused, type ArchiveStep } from '../platform/archive/archiving.ts';
import { openDataFolder } from '../server/start/data-folder.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { CommandError, JSON_OPTION, type Run, STATUS } from './command.ts';
import { beginLongWork, type LongWork } from './long-work.ts';
import { isDay, momentIn } from './moment-in.ts';
import { createOutput, type Output } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { requireOwner } from './requirements.ts';
import { requireFolder, resolveExistingPlace } from './resolve-place.ts';
import { endAtOnce } from './until-stopped.ts';

/** Takes the data folder's lock: a running platform keeps the ends of the ledgers in memory. */
export const archive: Run = async (words, usage) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, before: { type: 'string' }, data: { type: 'string' } },
  });
  if (values.before === undefined) throw new CommandError(`--before is missing. Usage: pitboss ${usage}`);
  const beforeMs = timeOf(values.before);
  const data = requireFolder(
    resolveExistingPlace(values, process.env),
    'It keeps the whole ledger, and nothing is archived.',
  );
  requireOwner(data);
  const folder = openDataFolder(data, endAtOnce);
  const { store, keys } = folder;
  const print = createOutput(values.json);
  const work = beginLongWork('entries', values.json);
  try {
    if (keys.hasFormerLedgerKey)
      throw new CommandError('The key of this ledger was replaced, and such a ledger cannot be archived.');
    const { files, entries, bytes, failures } = await archiveLedgers({
      ...{ store, beforeMs, seal: keys.seal, clock: Date.now, folder: archiveFolder(storeFile(data)) },
      isStopped: () => work.signal.aborted,
      onStep: tellOf(work, print),
      onProgress: work.progress,
    });
    work.end();
    const isStopped = work.signal.aborted;
    const said = [
      entries > 0 ? `Archived ${entries} entries in ${files} files of ${bytes} bytes.\n` : '',
      isStopped ? 'Stopped. Sealed blocks are safe; run the same command again to continue.\n' : '',
      entries === 0 && !isStopped && failures.length === 0
        ? `There is nothing more to archive from before ${values.before}.\n`
        : '',
    ];
    print(said.join(''), { files, entries, bytes, stopped: isStopped });
    if (failures.length > 0) throw new CommandError(failures.map((error) => tellFailure(error, data)).join('\n'));
    if (isStopped) return STATUS.stopped;
    return 0;
  } finally {
    work.end();
    await folder.close();
  }
};

const tellFailure = (error: Error, data: string): string =>
  error instanceof ArchiveRefused
    ? `${error.message} Nothing of it was removed. Find out more: pitboss verify --data ${data}`
    : error.message;

/** @throws CommandError when the text is not a day or a time in UTC, or is not past. */
const timeOf = (text: string): number => {
  const time = isDay(text) ? `${text}T00:00:00Z` : text;
  const atMs = time.endsWith('Z') ? momentIn(time) : undefined;
  if (atMs === undefined)
    throw new CommandError(`--before ${text} is not a day such as 2026-01-31, or a time such as 2026-01-31T12:00:00Z.`);
  if (atMs > Date.now()) throw new CommandError(`--before ${text} is not past yet.`);
  return atMs;
};

const tellOf =
  ({ above }: LongWork, print: Output): ((step: ArchiveStep) => void) =>
  (step) => {
    if (step.step === 'sealed') {
      const { file, entries, bytes } = step;
      const each = Math.round(bytes / entries);
      above(() => print(`sealed ${file}: ${entries} entries, ${each} bytes each\n`, { sealed: file, entries, bytes }));
    }
    if (step.step === 'moved' && step.blocks === step.of)
      above(() => print(`removed the rows that are in ${step.file}\n`, { moved: step.file }));
  };
