import { type Network, parseNetwork } from '../http/client-address.ts';
import { databaseTlsFault } from './database-tls.ts';
import { type Kind, Misfit, Unfit } from './kind.ts';

/** Any text. */
export const text: Kind<string> = { type: 'text', shape: 'value', read: (given) => given };

/** A file or folder; in a settings file, relative to that file. */
export const filePath: Kind<string> = { type: 'path', shape: 'value', read: (given) => given };

const numberOf = (given: string, max: number, isZeroAllowed: boolean): number | undefined => {
  if (!/^(0|[1-9]\d{0,14})$/.test(given)) return undefined;
  const number = Number(given);
  return number > max || (number === 0 && !isZeroAllowed) ? undefined : number;
};

export const port: Kind<number> = {
  type: 'number from 0 to 65535',
  shape: 'value',
  read: (given) => {
    const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    if (!(number <= 65_535)) throw new Misfit('be a number from 0 to 65535', given);
    return number;
  },
};

/** `127.0.0.1:9464` or `[::1]:9464`. There is no default host: you have to request all addresses explicitly. */
export const hostAndPort: Kind<{ readonly host: string; readonly port: number }> = {
  type: 'address and port',
  shape: 'value',
  read: (given) => {
    const [, host = '', digits = ''] = /^\[?([^[\]]+)\]?:(\d+)$/.exec(given) ?? [];
    if (host === '' || Number(digits) > 65_535)
      throw new Misfit('be an address and a port such as 127.0.0.1:9464', given);
    return { host, port: Number(digits) };
  },
};

/** A whole number of things, from 1. */
export const count = (what: string, max = 9_999_999): Kind<number> => ({
  type: `number of ${what} from 1 to ${max}`,
  shape: 'value',
  read: (given) => {
    const number = numberOf(given, max, false);
    if (number === undefined) throw new Misfit(`be a number of ${what}`, given);
    return number;
  },
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days, read as milliseconds. */
export const days: Kind<number> = {
  type: 'number of days from 1 to 99999',
  shape: 'value',
  read: (given) => {
    const number = numberOf(given, 99_999, false);
    if (number === undefined) throw new Misfit('be a number of days', given);
    return number * DAY_MS;
  },
};

const UNITS_MS = { s: 1000, m: 60_000, h: 3_600_000, d: DAY_MS } as const;
const isUnit = (text: string): text is keyof typeof UNITS_MS => text in UNITS_MS;

/** As long as a timer can wait. */
const DURATION_MAX_MS = 24 * DAY_MS;

/** Of a time with its unit, such as `15m`; undefined for anything else. */
const millisecondsOf = (given: string): number | undefined => {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smhd])$/.exec(given) ?? [];
  return isUnit(unit) ? Number(count) * UNITS_MS[unit] : undefined;
};

/** A time with its unit, such as `15m`, read as milliseconds. */
export const duration: Kind<number> = {
  type: 'number with `s`, `m`, `h` or `d`, up to `24d`',
  shape: 'value',
  read: (given) => {
    const ms = millisecondsOf(given);
    if (ms === undefined || ms > DURATION_MAX_MS) throw new Misfit('be a time up to 24d, such as 15m, 6h or 1d', given);
    return ms;
  },
};

/** An age in any of these units, read as milliseconds. */
export const age: Kind<number> = {
  type: 'number with `s`, `m`, `h` or `d`',
  shape: 'value',
  read: (given) => {
    const ms = millisecondsOf(given);
    if (ms === undefined) throw new Misfit('be a time such as 400d', given);
    return ms;
  },
};

export const milliseconds: Kind<number> = {
  type: 'number of milliseconds from 1 to 999999',
  shape: 'value',
  read: (given) => {
    const number = numberOf(given, 999_999, false);
    if (number === undefined) throw new Misfit('be milliseconds from 1 to 999999', given);
    return number;
  },
};

/** The permission bits of a file, in octal. */
export const mode: Kind<number> = {
  type: 'permission bits such as 660',
  shape: 'value',
  read: (given) => {
    if (!/^0?[0-7]{3}$/.test(given)) throw new Misfit('be permission bits such as 660', given);
    return Number.parseInt(given, 8);
  },
};

export const oneOf = (...allowed: readonly string[]): Kind<string> => ({
  type: allowed.map((each) => `\`${each}\``).join(', '),
  shape: 'value',
  read: (given) => {
    if (!allowed.includes(given)) throw new Misfit(`be one of ${allowed.join(', ')}`, given);
    return given;
  },
});

/** Parts that are separated by commas; a settings file may have a list. */
const listOf = <Value>(type: string, read: (part: string) => Value): Kind<readonly Value[]> => ({
  type,
  shape: 'list',
  read: (given) => partsOfList(given).map(read),
});

/** The parts of a list in a setting. */
export const partsOfList = (given: string): string[] => given.split(',').flatMap((part) => part.trim() || []);

/** The origin of pages inside an app, which URLs do not know as one. */
const OF_APP = /^(capacitor|ionic):\/\/[a-z0-9_-]+(\.[a-z0-9_-]+)*(:[1-9]\d{0,4})?$/;

/** Origins exactly as browsers send them; any other spelling would never match. */
export const origins = listOf('list of origins', (part) => {
  if (!OF_APP.test(part) && (!URL.canParse(part) || new URL(part).origin !== part))
    throw new Misfit('hold origins such as https://games.example', part);
  return part;
});

/** Hosts as URLs spell them. Of the two schemes, one drops a port that is its default. */
export const hosts = listOf('list of hosts', (part) => {
  const host = part.toLowerCase();
  if (!['http', 'https'].some((scheme) => URL.parse(`${scheme}://${host}`)?.host === host))
    throw new Misfit('hold hosts such as hooks.internal or 10.0.0.5:8443', part);
  return host;
});

export const networks: Kind<readonly Network[]> = listOf('list of addresses or networks', (part) => {
  const network = parseNetwork(part);
  if (network === undefined) throw new Misfit('hold addresses or networks such as 10.0.0.0/8', part);
  return network;
});

/** Without a slash at its end, so that paths can follow. */
export const httpUrl: Kind<string> = {
  type: 'http or https URL',
  shape: 'value',
  read: (given) => {
    if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
      throw new Misfit('be an http or https URL', given);
    // The URL is logged and printed, and no call could be made with them.
    if (new URL(given).username !== '' || new URL(given).password !== '')
      throw new Unfit('must not contain credentials.');
    if (new URL(given).port === '0') throw new Unfit('must not have port 0: no server has it.');
    return given.replace(/\/+$/, '');
  },
};

const SECRETS_MAX = 2;

const linesOf = (given: string): readonly string[] =>
  given
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const DATABASE = /^postgres(?:ql)?:\/\/(?:([^\s/?#:]*)(?::[^\s/?#]*)?@)?([^\s/?#@]*)\/([^\s/?#@]+)(?:\?\S*)?$/;

/** Where a database is, without the password that its URL may hold; undefined for anything else. */
export const shownDatabase = (url: string): string | undefined => {
  const [found, user = '', hosts, database] = DATABASE.exec(url) ?? [];
  const host = /[?&]host=([^&]*)/.exec(url)?.[1];
  const folder = host === undefined ? '' : `?host=${host}`;
  return found === undefined ? undefined : `postgres://${user === '' ? '' : `${user}@`}${hosts}/${database}${folder}`;
};

const IN_A_PASSWORD = ' In a password write %40 for @, %2F for /, %25 for %.';

const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
};

/** A database in PostgreSQL; several hosts are separated by commas. */
export const databaseUrl: Kind<string> = {
  type: 'postgres URL',
  shape: 'value',
  read: (given) => {
    const [found, , hosts = ''] = DATABASE.exec(given) ?? [];
    if (found === undefined || !isDecodable(given))
      throw new Unfit(
        `must look like postgres://user@host/database.${/^postgres.*@/.test(given) ? IN_A_PASSWORD : ''}`,
      );
    const query = new URLSearchParams(given.split('?')[1]);
    const ports = [
      ...hosts.split(',').map((host) => /^(?:\[[^\]]*\]|[^:]*):(.+)$/.exec(host)?.[1]),
      ...(query.get('port')?.split(',') ?? []),
    ].filter((port) => port !== undefined && port !== '');
    if (!ports.every((port) => /^\d{1,5}$/.test(String(port)) && Number(port) >= 1 && Number(port) <= 65_535))
      throw new Unfit('must have ports from 1 to 65535.');
    const fault = databaseTlsFault(query);
    if (fault !== undefined) throw new Unfit(fault);
    return given;
  },
  show: shownDatabase,
};

/** A key of 32 bytes. While it is replaced there are two lines, the new one first. */
export const databaseKeys: Kind<readonly Buffer[]> = {
  type: '64 hexadecimal digits; two lines while it is replaced',
  shape: 'lines',
  read: (given) => {
    const lines = linesOf(given);
    if (lines.length === 0 || lines.length > SECRETS_MAX || !lines.every((each) => /^[0-9a-f]{64}$/i.test(each)))
      throw new Unfit(
        'must hold 64 hexadecimal digits, such as “openssl rand -hex 32” prints, or two lines while it is replaced.',
      );
    return lines.map((each) => Buffer.from(each, 'hex'));
  },
};

export const smtpUrl: Kind<string> = {
  type: 'smtp or smtps URL',
  shape: 'value',
  read: (given) => {
    if (!URL.canParse(given) || !/^smtps?:$/.test(new URL(given).protocol))
      throw new Misfit('look like smtps://user:password@mail.example:465', given);
    return given;
  },
};

export const mailAddress: Kind<string> = {
  type: 'mail address',
  shape: 'value',
  read: (given) => {
    if (!/^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/.test(given))
      throw new Misfit('be an address such as pitboss@example.com', given);
    return given;
  },
};

/** Checked where it is used. */
export const jsonText: Kind<string> = { type: 'JSON', shape: 'json', read: (given) => given };

/** A secret of a wallet, sent in a header. While it is replaced there are two lines, the new one first. */
export const walletSecrets: Kind<readonly string[]> = {
  type: 'secret; two lines while it is replaced',
  shape: 'lines',
  read: (given) => {
    const secrets = linesOf(given);
    if (secrets.length === 0 || secrets.length > SECRETS_MAX || !secrets.every((each) => /^[ -~]+$/.test(each)))
      throw new Unfit('must hold a secret of printable ASCII, or two lines while it is replaced.');
    return secrets;
  },
};
