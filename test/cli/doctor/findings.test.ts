import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { diagnose } from '../../../cli/diagnose.ts';
import { checkCalls } from '../../../cli/doctor/check-calls.ts';
import { checkClock } from '../../../cli/doctor/check-clock.ts';
import { checkCountries } from '../../../cli/doctor/check-countries.ts';
import { checkData } from '../../../cli/doctor/check-data.ts';
import { checkDisk } from '../../../cli/doctor/check-disk.ts';
import { checkLimits } from '../../../cli/doctor/check-limits.ts';
import { checkPort } from '../../../cli/doctor/check-port.ts';
import { checkProgram } from '../../../cli/doctor/check-program.ts';
import { checkSettings } from '../../../cli/doctor/check-settings.ts';
import { checkProxy, checkTls } from '../../../cli/doctor/check-tls.ts';
import { checkVersions } from '../../../cli/doctor/check-versions.ts';
import { type CheckedWallet, checkWallet } from '../../../cli/doctor/check-wallet.ts';
import { type DoctorFinding, FINDINGS, type FindingCode } from '../../../cli/doctor/findings.ts';
import { createProbe } from '../../../cli/wallet-check/wallet-probe.ts';
import { guardedSend } from '../../../server/http/outgoing.ts';
import { type Config, checkConfig, readConfig } from '../../../server/settings/config.ts';
import { openDataFolder } from '../../../server/start/data-folder.ts';
import { writeCertificate } from '../../support/certificates.ts';
import { withFolder, withServer } from '../../support/server.ts';
import { instantiation, openJackpot, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { withJackpot } from '../../support/with-jackpot.ts';
import { root } from '../program.ts';

type Environment = Readonly<Record<string, string>>;

/** The doctor's findings about a folder that has been prepared, with the settings of an environment. */
const diagnosed = (
  prepare: (data: string) => void | Promise<void>,
  environment: Environment = {},
): Promise<readonly DoctorFinding[]> =>
  withFolder(async (folder) => {
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    await prepare(data);
    return diagnose({ data, port: '0' }, environment);
  });

const withEnvironment = (environment: Environment) => () => diagnosed(() => {}, environment);

/** A store that was opened once; opening it takes longer than all else here. */
const withStore = async (data: string): Promise<void> => {
  const folder = openDataFolder(data, (error) => {
    throw error;
  });
  // The first use creates it.
  assert.ok(folder.keys.secrets.length > 0);
  await folder.close();
};

const settings = (environment: Environment = {}): Config => readConfig({}, environment);

const NOW_MS = Date.parse('2026-05-04T12:00:00Z');
const clock = { witnesses: [], nowMs: NOW_MS, newestAtMs: undefined, jumpMs: 0 };
const saying = (name: string, date: string) => ({ name, date, askedAtMs: NOW_MS, answeredAtMs: NOW_MS + 10 });
const RIGHT = saying('idp.example', 'Mon, 04 May 2026 12:00:00 GMT');

const GIGABYTE = 1024 ** 3;
const disk = { freeBytes: 9 * GIGABYTE, freeFiles: 1e6, files: 1e7, type: 0xef53, storeBytes: GIGABYTE };

const versions = { program: '1.0.0', node: '26.11.0', nodeMade: '26.10.0', sqlite: '3.54.0' };
const ofStore = { migrationsMissing: 0, refusal: undefined };

const withListener = async <Result>(
  answer: Parameters<typeof createServer>[1],
  work: (port: number, server: Server) => Promise<Result>,
): Promise<Result> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work((server.address() as AddressInfo).port, server);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** The doctor's findings about a wallet that answers like this. */
const walletFindings =
  (status: number, body: object | string, changes: Partial<CheckedWallet> = {}, accepted = 'a-secret-of-both-sides') =>
  () =>
    withListener(
      (request, response) => {
        const isKnown = request.headers.authorization === `Bearer ${accepted}`;
        response.setHeader('content-type', 'application/json');
        response.statusCode = isKnown ? status : 401;
        response.end(JSON.stringify(isKnown ? body : problem('token_invalid', 401)));
      },
      async (port) => {
        const wallet = {
          ...{ name: 'the wallet', url: `http://127.0.0.1:${port}`, secrets: ['a-secret-of-both-sides'] },
          ...{ timeoutMs: 10_000, operatorId: 'northstar', currency: 'EUR', ...changes },
        };
        const checked = await checkWallet(wallet, (secret) =>
          createProbe(`http://127.0.0.1:${port}`, secret, wallet.timeoutMs),
        );
        return checked.findings;
      },
    );

const problem = (code: string, status: number) => ({ type: 'about:blank', title: code, status, code });
const EXPIRED = problem('session_expired', 401);
const SESSION = { id: 'p-1', token: 't', currency: 'EUR', balance: 1, operator_id: 'northstar', brand_id: 'luna' };

/** The doctor's findings about a wallet that takes three seconds of a fake clock. */
const slowly = async (): Promise<readonly DoctorFinding[]> => {
  let nowMs = 0;
  const wallet = { name: 'the wallet', url: 'http://127.0.0.1', secrets: ['s'], timeoutMs: 1, currency: 'EUR' };
  const seen = { operationId: 'authenticatePlayer', sent: '', status: 401, text: '', outcome: 'refused' } as const;
  const call = async () => {
    nowMs += 3_000;
    return { ...seen, code: 'session_expired', why: '', body: {} };
  };
  const checked = await checkWallet(
    { ...wallet, operatorId: 'northstar' },
    (secret) => ({ secret, call }),
    () => nowMs,
  );
  return checked.findings;
};

const unpacked = (version: string) => (data: string) => {
  execFileSync('tar', ['-xzf', join(root, `test/data-folders/${version}.tar.gz`), '-C', data, '--no-same-owner']);
  chmodSync(join(data, 'keys'), 0o700);
};

const owned = (data: string, also: () => void = () => {}): readonly DoctorFinding[] => {
  writeFileSync(join(data, 'pitboss.db'), '', { mode: 0o600 });
  also();
  return checkData(data);
};

const ofProgram = (digit: string) => ({ version: '1.0.0', sha256: digit.repeat(64) });

/** The cause of each finding. Findings of a whole diagnosis go through it; the others take the facts that a machine would have to have. */
const CASES: Readonly<Record<FindingCode, () => readonly DoctorFinding[] | Promise<readonly DoctorFinding[]>>> = {
  node_untested: () => checkVersions({ ...versions, ...ofStore, node: '27.0.0' }),
  store_newer: () =>
    diagnosed(async (data) => {
      await withStore(data);
      change(data, "INSERT INTO schema_migrations (tag, hash) VALUES ('9999_later', 'x')");
    }),
  store_older: () => diagnosed(unpacked('0.5.0')),
  settings_faulty: withEnvironment({ PITBOSS_LOG_LEVEL: 'loud' }),
  setting_questionable: withEnvironment({ PITBOSS_URL: 'x' }),
  setting_shadowed: () =>
    diagnosed((data) => writeFileSync(join(data, 'pitboss.yaml'), 'bonus_days: 7\n', { mode: 0o600 }), {
      PITBOSS_BONUS_DAYS: '9',
    }),
  setting_unused: withEnvironment({ PITBOSS_SOCKET_MODE: '600' }),
  admin_password_left: () =>
    checkSettings({
      checked: checkConfig({}, { PITBOSS_ADMIN_PASSWORD: 'correct horse battery staple' }),
      ...{ warnings: [], hasAccounts: true },
    }),
  log_silent: withEnvironment({ PITBOSS_LOG_LEVEL: 'silent' }),
  store_missing: withEnvironment({}),
  database_unusable: withEnvironment({ PITBOSS_DATABASE: 'postgres://me@/none?host=/nowhere' }),
  store_unusable: () => diagnosed((data) => writeFileSync(join(data, 'pitboss.db'), 'no database', { mode: 0o600 })),
  store_unreadable: () => diagnosed((data) => mkdirSync(join(data, 'pitboss.db'), { mode: 0o700 })),
  folder_not_writable: () =>
    checkData('/proc', { ownerOf: () => ({ uid: 0, mode: 0 }), whyNot: () => 'It is on the moon.' }),
  owners_mixed: () =>
    withFolder(async (data) => {
      writeFileSync(join(data, 'pitboss.db'), '');
      return checkData(data, {
        ...{ ownerOf: (path) => ({ uid: path === data ? 7 : 0, mode: 0o600 }), whyNot: () => undefined },
      });
    }),
  files_open: () => withFolder(async (data) => owned(data, () => chmodSync(data, 0o755))),
  countries_unknown: () =>
    checkCountries([
      { ...{ id: 'i-1', name: 'Tri Star', ownerId: 'northstar' }, filters: '{"black_list":["GB","ZZ"]}' },
      { ...{ id: 'i-2', name: 'Quad Star', ownerId: 'northstar' }, filters: '{"white_list":["UK","GB-SCT"]}' },
    ]),
  disk_full: () => checkDisk({ ...disk, freeBytes: 2 ** 20, storeBytes: 0 }),
  disk_low: () => checkDisk({ ...disk, freeBytes: 2 ** 28, storeBytes: 0 }),
  disk_no_room_for_copy: () => checkDisk({ ...disk, storeBytes: 10 * GIGABYTE }),
  inodes_low: () => checkDisk({ ...disk, freeFiles: 9 }),
  disk_network: () => checkDisk({ ...disk, type: 0x6969 }),
  disk_volatile: () => checkDisk({ ...disk, type: 0x01021994 }),
  files_too_few: () => checkLimits('Max open files            256                  256                  files', 'It'),
  files_few: () => checkLimits('Max open files            1024                 4096                 files', 'It'),
  clock_off: () => checkClock({ ...clock, witnesses: [saying('idp.example', 'Mon, 04 May 2026 12:07:00 GMT')] }),
  clock_drifts: () => checkClock({ ...clock, witnesses: [saying('idp.example', 'Mon, 04 May 2026 11:59:40 GMT')] }),
  clock_of_other: () =>
    checkClock({ ...clock, witnesses: [RIGHT, saying('hooks.example', 'Mon, 04 May 2026 13:00:00 GMT')] }),
  clock_behind_store: () => checkClock({ ...clock, newestAtMs: NOW_MS + 60_000 }),
  clock_jumped: () => checkClock({ ...clock, jumpMs: -1_500 }),
  port_taken: () =>
    withListener(
      (_, response) => response.end('something else'),
      (port) => checkPort({ ...settings(), port }, false),
    ),
  port_forbidden: () => checkPort(settings({ PITBOSS_PORT: '80' }), false, async () => 'EACCES'),
  address_unusable: () => checkPort(settings({ PITBOSS_HOST: '203.0.113.9', PITBOSS_PORT: '0' }), false),
  socket_unusable: () =>
    withFolder(async (folder) => {
      const path = join(folder, 'pitboss.sock');
      writeFileSync(path, 'a file');
      return checkPort(settings({ PITBOSS_SOCKET: path }), false);
    }),
  platform_silent: () =>
    withListener(
      (_, response) => response.end('something else'),
      (port) => checkPort({ ...settings(), port }, true),
    ),
  certificate_unusable: () =>
    checkTls(settings({ PITBOSS_TLS_CERT: '/proc/none.pem', PITBOSS_TLS_KEY: '/proc/none.pem' }), NOW_MS),
  certificate_ended: () => withCertificate('2127-01-01'),
  certificate_ends_soon: () => withCertificate('2126-10-27'),
  tls_key_open: () => withCertificate('2126-01-01', 0o644),
  plain_exposed: () => checkTls(settings({ PITBOSS_HOST: '0.0.0.0' }), NOW_MS),
  proxy_trusts_all: () => checkProxy(settings({ PITBOSS_TRUSTED_PROXIES: '0.0.0.0/0' })),
  proxy_missing: () => checkProxy(settings()),
  wallet_missing: withEnvironment({}),
  wallet_plain: walletFindings(401, EXPIRED, { url: 'http://wallet.example' }),
  wallet_unreachable: withEnvironment({
    PITBOSS_WALLET_URL: 'http://127.0.0.1:1',
    PITBOSS_WALLET_SECRET: 'a-secret-of-both-sides',
  }),
  wallet_slow: slowly,
  wallet_rejects: walletFindings(200, SESSION, {}, 'another secret'),
  wallet_knows_old_secret: walletFindings(401, EXPIRED, { secrets: ['a-new-secret', 'a-secret-of-both-sides'] }),
  wallet_accepts_all: walletFindings(200, SESSION),
  wallet_wrong: walletFindings(404, {}),
  address_refused: async () =>
    (await checkCalls([{ kind: 'webhooks', addresses: ['http://hooks.example/x?key=1'] }], guardedSend([]))).findings,
  port_refused: async () =>
    (await checkCalls([{ kind: 'webhooks', addresses: ['http://127.0.0.1:1/'] }], guardedSend(['127.0.0.1']))).findings,
  address_unreachable: async () =>
    (
      await checkCalls([{ kind: 'webhooks', addresses: ['http://127.0.0.1:1/'] }], guardedSend(['127.0.0.1:1']), [
        '127.0.0.1:1',
      ])
    ).findings,
  program_unknown: () => checkProgram({ running: undefined, started: undefined }),
  program_unrecorded: () => checkProgram({ running: ofProgram('a'), started: undefined }),
  program_other: () => checkProgram({ running: ofProgram('a'), started: ofProgram('b') }),
  program_unlisted: () =>
    checkProgram({
      running: ofProgram('a'),
      started: ofProgram('a'),
      sums: { file: 'SHA256SUMS', text: 'ab  pitboss' },
    }),
};

const withCertificate = (day: string, mode = 0o600): Promise<readonly DoctorFinding[]> =>
  withFolder(async (folder) => {
    const certificateFiles = writeCertificate(folder, 'one');
    chmodSync(certificateFiles.keyFile, mode);
    return checkTls({ ...settings(), certificateFiles }, Date.parse(day));
  });

suite('cli/doctor/findings', (test) => {
  for (const [code, provoke] of Object.entries(CASES))
    test(`finds ${code}`, async () => {
      const findings = await provoke();
      const mine = findings.filter((each) => each.code === code);
      assert.is(mine.length, 1, JSON.stringify(findings));
      const [area, level, remedy] = FINDINGS[code as FindingCode];
      assert.equal({ ...mine[0], message: '' }, { area, code, level, message: '', remedy });
      assert.match(mine[0]?.message ?? '', /^[A-Z/].*\.$/, 'a sentence');
      assert.match(remedy, /^[A-Z].*\.$/);
    });

  test('finds nothing where nothing is wrong', async () => {
    const areas = [
      ...checkVersions({ ...versions, ...ofStore }),
      ...(await withFolder(async (data) => owned(data))),
      ...checkDisk(disk),
      ...checkLimits('Max open files            65536                65536                files', 'It'),
      ...checkClock({ ...clock, witnesses: [RIGHT], newestAtMs: NOW_MS, jumpMs: 3 }),
      ...(await checkPort(settings({ PITBOSS_PORT: '0' }), false)),
      // A server of a store in a database holds no lock.
      ...(await withListener(
        (_, response) => response.end('{"status":"ok"}'),
        (port) => checkPort({ ...settings(), port }, undefined),
      )),
      ...(await withCertificate('2126-01-01')),
      ...checkProxy(settings({ PITBOSS_TRUSTED_PROXIES: '10.0.0.0/8' })),
      ...(await walletFindings(401, EXPIRED)()),
      ...(
        await withListener(
          (_, response) => response.writeHead(405).end(),
          (port) =>
            checkCalls([{ kind: 'webhooks', addresses: [`http://127.0.0.1:${port}`] }], guardedSend(['127.0.0.1'])),
        )
      ).findings,
    ];
    assert.equal(
      areas.map(({ code }) => code),
      areas.map(() => 'ok'),
      JSON.stringify(areas),
    );
  });

  test('knows the platform that uses the folder by its lock, and looks at its limits and its port', () =>
    withServer(async ({ url }, data) => {
      const { port } = new URL(url);
      const findings = await diagnose({ data, port }, { PITBOSS_ADMIN_PASSWORD: 'correct horse battery staple' });
      const messages = findings.map(({ message }) => message).join('\n');
      assert.match(messages, `The platform that uses the data folder answers at 127.0.0.1:${port}.`);
      assert.match(messages, /^The platform may have \S+ files open/m);
      assert.match(messages, /^PITBOSS_ADMIN_PASSWORD is still set\.$/m);
      assert.ok(!findings.some(({ level }) => level === 'error'), messages);
    }));

  test('lists the running instances whose country filters have unknown codes, and what these do', () =>
    withJackpot(async (client, { id }, data) => {
      await openJackpot(
        client,
        threePots({ id: 'ended' }),
        instantiation({ template_id: 'ended', instance_game_code: 'ended' }),
      );
      const forged = { black_list: ['GB', 'ZZ', 'XK-AB'], white_list: ['QQ', 'UK'] };
      change(
        data,
        "update instances set rules = json_set(rules, '$.contribution_rules.country_filters', json(?))",
        JSON.stringify(forged),
      );
      change(data, 'update instances set ends_at_ms = 1 where id <> ?', id);
      const findings = await diagnose({ data, port: '0' }, {});
      assert.equal(
        findings.filter(({ area }) => area === 'jackpots').map(({ message }) => message),
        [
          `The jackpot “Tri star” (${id}) of northstar has codes that are not countries: on its black list ZZ, XK-AB, which exclude no player, and on its white list QQ, which admit no player.`,
        ],
      );
    }));

  test('reads from the store what the platform calls and when it last wrote', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      mkdirSync(data, { mode: 0o700 });
      await withStore(data);
      change(
        data,
        `INSERT INTO destinations (id, owner_id, url, host, events, enabled, secret, created_at_ms, updated_at_ms)
         VALUES ('d', 'northstar', 'https://localhost/secret-path', 'localhost', '[]', 1, '', 0, 0)`,
      );
      change(
        data,
        `INSERT INTO audit_events (id, at_ms, owner_id, action, resource, target_id, outcome, request_id, detail)
         VALUES ('a', ${Date.now() + 3_600_000}, 'pitboss', 'login', 'accounts', 'x', 'done', 'r', '{}')`,
      );
      const findings = await diagnose({ data, port: '0' }, {});
      const codes = findings.map(({ code }) => code);
      assert.ok(codes.includes('address_refused'), codes.join());
      assert.ok(codes.includes('clock_behind_store'), codes.join());
      assert.not.match(JSON.stringify(findings), 'secret-path');
    }));
});
