import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type AccountType, PLATFORM_SYSTEM } from '../../domain/account/access.ts';
import document from '../../generated/built/openapi.json' with { type: 'json' };
import type { System } from '../../generated/server/types.gen.ts';
import { servicesFor, WALLET_SERVICE } from '../../wire/auth-response.ts';
import { ConfigError } from '../base/environment.ts';
import { readAs } from '../settings/kind.ts';
import { walletSecrets } from '../settings/kinds.ts';

const SERVICES_MAX = 100;
const WALLET_SETTINGS = ['url', 'secret_file', 'provider_id', 'timeout_ms'];

/**
 * The registered systems: a JSON list in the shape of the interface.
 * @throws ConfigError, one line that says what to fix.
 */
export const readSystems = (text: string | undefined): readonly System[] => {
  if (text === undefined) return [];
  const systems = parse(text);
  const fail = (id: string, fault: string): never => {
    throw new ConfigError(`The system ${id} cannot be registered: ${fault}`);
  };
  const ids = new Set<string>();
  const given = new Map<AccountType, Set<string>>();
  for (const system of systems) {
    const { id, user_types } = system;
    if (id === PLATFORM_SYSTEM) fail(id, 'this id is the platform itself.');
    if (ids.has(id)) fail(id, 'another system has this id.');
    ids.add(id);
    for (const type of new Set(user_types)) {
      const names = given.get(type) ?? new Set();
      given.set(type, names);
      for (const name of Object.keys(servicesFor(type, [system]))) {
        if (names.has(name)) fail(id, `another system also configures ${name} for accounts of type ${type}.`);
        names.add(name);
      }
      if (names.size > SERVICES_MAX) fail(id, `accounts of type ${type} would get more than ${SERVICES_MAX} services.`);
    }
  }
  return systems;
};

const parse = (text: string): System[] => {
  let systems: unknown;
  try {
    systems = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`PITBOSS_SYSTEMS is not valid JSON: ${error instanceof Error ? error.message : error}.`);
  }
  const isSystems = systemsCheck();
  if (isSystems(systems)) return systems;
  const [fault] = isSystems.errors ?? [];
  const name = fault?.propertyName === undefined ? '' : `: ${fault.propertyName}`;
  throw new ConfigError(
    `PITBOSS_SYSTEMS must hold a list of systems, but ${fault?.instancePath || 'it'} ${fault?.message}${name}.`,
  );
};

/** Compiling takes a tenth of the time in which any command starts, and most commands read no systems. */
const compileSystemsCheck = () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'pitboss', components: document.components });
  return ajv.compile<System[]>({
    type: 'array',
    items: {
      $ref: 'pitboss#/components/schemas/System',
      // A misspelt field would silently do nothing.
      propertyNames: { enum: Object.keys(document.components.schemas.System.properties) },
    },
  });
};

let compiledCheck: ReturnType<typeof compileSystemsCheck> | undefined;

const systemsCheck = (): ReturnType<typeof compileSystemsCheck> => {
  compiledCheck ??= compileSystemsCheck();
  return compiledCheck;
};

/** The wallet of an operator, and the file with the secrets that it shares with the platform. */
export type OperatorWallet = {
  readonly url: string;
  readonly secrets: readonly string[];
  readonly secretFile: string;
  readonly providerId: string;
  readonly timeoutMs: number;
};

/**
 * The wallets of operators that have their own, by operator.
 * @param folder the base of the files that they name.
 * @throws ConfigError, one line that says what to fix.
 */
export const configuredWallets = (
  systems: readonly System[],
  defaults: Pick<OperatorWallet, 'providerId' | 'timeoutMs'>,
  folder: string,
): ReadonlyMap<string, OperatorWallet> => {
  const wallets = new Map<string, OperatorWallet>();
  for (const { id, service_id: operatorId, service_config } of systems) {
    const wallet = service_config[WALLET_SERVICE];
    if (wallet === undefined) continue;
    const fail = (fault: string): never => {
      throw new ConfigError(`The wallet of the system ${id} cannot be used: ${fault}`);
    };
    if (wallets.has(operatorId)) fail(`the operator ${operatorId} already has a wallet.`);
    const unknown = Object.keys(wallet).find((name) => !WALLET_SETTINGS.includes(name));
    if (unknown !== undefined)
      fail(`${unknown} is not a setting of a wallet; these are: ${WALLET_SETTINGS.join(', ')}.`);
    const { url = '', secret_file = '', provider_id = defaults.providerId, timeout_ms } = wallet;
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) fail('url must be an http or https URL.');
    if (new URL(url).username !== '' || new URL(url).password !== '') fail('url must not contain credentials.');
    if (new URL(url).port === '0') fail('url must not have port 0: no server has it.');
    if (timeout_ms !== undefined && !/^[1-9]\d{0,5}$/.test(timeout_ms)) fail('timeout_ms must be milliseconds.');
    const secretFile = secret_file === '' ? '' : resolve(folder, secret_file);
    wallets.set(operatorId, {
      url: url.replace(/\/+$/, ''),
      secrets: secretsIn(secretFile) ?? fail(`secret_file must name a file with the secret, not “${secretFile}”.`),
      secretFile,
      providerId: provider_id,
      timeoutMs: timeout_ms === undefined ? defaults.timeoutMs : Number(timeout_ms),
    });
  }
  return wallets;
};

/** @throws ConfigError when the file holds no secrets, or the system's error. */
export const readSecrets = (file: string): readonly string[] =>
  readAs(walletSecrets, file, readFileSync(file, 'utf8'), true);

const secretsIn = (file: string): readonly string[] | undefined => {
  try {
    return readSecrets(file);
  } catch {
    return undefined;
  }
};
