import { ConfigError } from '../server/base/environment.ts';
import { readAs } from '../server/settings/kind.ts';
import { databaseUrl, shownDatabase } from '../server/settings/kinds.ts';
import { readOneGiven } from '../server/settings/read-settings.ts';
import { SETTINGS } from '../server/settings/settings.ts';
import { databaseKeyIn } from '../server/start/database.ts';
import { MoveRefused } from '../server/start/move-stopped.ts';
import { type MoveHow, moveToDatabase } from '../server/start/move-to-database.ts';
import { moveToFolder } from '../server/start/move-to-folder.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { createOutput, type Output } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { proveStore } from './prove-store.ts';
import { requireOwner } from './requirements.ts';
import { resolveDataFolder } from './resolve-data-folder.ts';
import type { StorePlace } from './resolve-place.ts';
import { endAtOnce } from './until-stopped.ts';

export const move: Run = async (words, usage) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, from: { type: 'string' }, to: { type: 'string' }, data: { type: 'string' } },
  });
  const from = sideOf('--from', values.from, usage);
  const to = sideOf('--to', values.to, usage);
  const given = readOneGiven('databaseKey', { data: values.data }, process.env);
  const key =
    given.text === undefined ? undefined : readAs(SETTINGS.databaseKey.kind, given.origin.label, given.text, true);
  const print = createOutput(values.json);
  if (from.folder !== undefined && to.url !== undefined) {
    const { folder } = from;
    requireOwner(folder);
    const database = { url: to.url, key };
    const places = [placeIn(folder), { data: folder, database: { ...database, migrates: false } }] as const;
    await moveToDatabase(folder, database, createMoveSteps(print, places));
    const where = shownDatabase(to.url);
    print(
      `Moved ${folder} to ${where}: the same balances follow from both ledgers. Set PITBOSS_DATABASE and serve; each further server needs a copy of keys/database.key. The folder's store stays as it is and is never served again.\n`,
      { from: values.from, to: where, moved: true },
    );
    return 0;
  }
  if (from.url !== undefined && to.folder !== undefined) {
    const data = resolveDataFolder(values, process.env);
    const database = { url: from.url, key: key ?? databaseKeyIn(data, false) };
    const places = [{ data, database: { ...database, migrates: false } }, placeIn(to.folder)] as const;
    await moveToFolder(database, to.folder, createMoveSteps(print, places));
    print(
      `Moved ${shownDatabase(from.url)} to ${to.folder}: the same balances follow from both ledgers. Serve it with --data ${to.folder} and without PITBOSS_DATABASE.\n`,
      { from: shownDatabase(from.url), to: to.folder, moved: true },
    );
    return 0;
  }
  throw new CommandError('One side is a folder, such as sqlite:data, and the other a database.');
};

const placeIn = (data: string): StorePlace => ({ data, database: undefined });

type Side = { readonly folder?: string; readonly url?: string };

const sideOf = (option: string, text: string | undefined, usage: string): Side => {
  if (text === undefined) throw new CommandError(`${option} is missing. Usage: pitboss ${usage}`);
  const [, folder] = /^sqlite:(.+)$/.exec(text) ?? [];
  if (folder !== undefined) return { folder };
  try {
    return { url: readAs(databaseUrl, option, text, true) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new CommandError(
      text.startsWith('postgres')
        ? error.message
        : `${option} must be like sqlite:data or postgres://user@host/database.`,
    );
  }
};

/** Says each step, and proves that both places hold the same. */
export const createMoveSteps = (print: Output, [from, to]: readonly [StorePlace, StorePlace]): MoveHow => {
  let copying = '';
  return {
    fatal: endAtOnce,
    step: (name, rows) => {
      if (copying !== name) print(rows === 0 ? `${name}\n` : `copy ${name}\n`, { step: name });
      copying = name;
    },
    compare: () => requireSame(from, to),
  };
};

/** Proves both stores; the reports have the head of each chain and what is in progress. @throws MoveRefused when they differ. */
const requireSame = async (from: StorePlace, to: StorePlace): Promise<void> => {
  const [before, after] = [await reportOf(from), await reportOf(to)];
  if (before !== after) throw new MoveRefused('The two stores do not prove the same. Nothing serves it; ask for help.');
};

const reportOf = async (place: StorePlace): Promise<string> => {
  const lines: string[] = [];
  const { isProven, summary } = await proveStore(place, { say: (text) => void lines.push(text) });
  if (!isProven)
    throw new MoveRefused(
      `${place.database === undefined ? place.data : shownDatabase(place.database.url)} does not verify: ${summary}`,
    );
  return [...lines, summary].join('');
};
