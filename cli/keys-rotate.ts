import { existsSync } from 'node:fs';
import { keysFolder } from '../server/keys/keys.ts';
import { rotateSigningKeys } from '../server/keys/signing-keys.ts';
import { ACCESS_SECONDS } from '../server/login/tokens.ts';
import type { AdminOrder } from '../server/start/carry-out.ts';
import { requireIntact } from '../server/start/data-folder.ts';
import { openDatabase } from '../server/start/database.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { giveOrder } from './give-order.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { resolveExistingPlace, resolvePlace, type StorePlace } from './resolve-place.ts';
import { endAtOnce } from './until-stopped.ts';

/** Needs no lock: keys are replaced atomically, and a running platform reads them again within a second. */
export const keysRotate: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, revoke: { type: 'boolean', default: false }, data: { type: 'string' } },
  });
  const nowMs = Date.now();
  const untilMs = values.revoke ? nowMs : nowMs + ACCESS_SECONDS * 1000;
  const count = await rotate(resolvePlace(values, process.env), untilMs, nowMs);
  const print = createOutput(values.json);
  const document = { replaced: count, revoked: values.revoke };
  if (count === 0) {
    print('There are no signing keys yet: the first login creates one.\n', document);
    return 0;
  }
  const rest = values.revoke
    ? 'All logins have ended.'
    : `Existing tokens stay valid until they expire, within ${ACCESS_SECONDS / 60} minutes.`;
  print(
    `Replaced ${count} signing ${count === 1 ? 'key' : 'keys'}. ${rest} Services that check tokens themselves must log in again to get the new key.\n`,
    document,
  );
  return 0;
};

/** @returns how many keys were replaced. */
const rotate = async ({ data, database }: StorePlace, untilMs: number, nowMs: number): Promise<number> => {
  if (database !== undefined) {
    const { shared, close } = await openDatabase(database, data, endAtOnce);
    return shared.rotateSigning(untilMs, nowMs).finally(close);
  }
  requireIntact(data);
  const folder = keysFolder(data);
  if (!existsSync(folder)) throw new CommandError(`There are no keys in ${data}. Choose the data folder with --data.`);
  return rotateSigningKeys(folder, untilMs, nowMs);
};

/** Replaces a key that what is in the store depends on: only the process that holds the data folder can. */
const replace =
  (kind: Extract<AdminOrder, { readonly kind: `rotate-${string}` }>['kind']): Run =>
  async (words) => {
    const { values } = parseOptions({ args: [...words], options: { ...JSON_OPTION, data: { type: 'string' } } });
    const done = await giveOrder(resolveExistingPlace(values, process.env), async () => ({ kind }));
    createOutput(values.json)(`${done}\n`, { done });
    return 0;
  };

export const keysRotateAudit: Run = replace('rotate-audit');
export const keysRotateSecrets: Run = replace('rotate-secrets');
