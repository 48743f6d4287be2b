import { setTimeout as sleep } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { listHolds } from '../../db/wallets/wallet-holds.ts';
import manifest from '../../package.json' with { type: 'json' };
import { FollowedFiles } from '../base/followed-files.ts';
import { createLog, type Logger } from '../base/log.ts';
import { OutgoingCalls } from '../base/outgoing-calls.ts';
import { queueEvents } from '../delivery/queue-events.ts';
import type { Outlet, Queue } from '../delivery/relay.ts';
import { Readiness } from '../health/readiness.ts';
import { type Certificate, readCertificate } from '../http/certificate.ts';
import type { Network } from '../http/client-address.ts';
import { serveInterface } from '../http/direct.ts';
import { DRAIN_LIMITS, type DrainLimits } from '../http/drain.ts';
import { listenHttp } from '../http/http-server.ts';
import { createAddressReader, createPrefixReader, LOCAL_PEER } from '../http/incoming.ts';
import { Limiter } from '../http/limiter.ts';
import { createAllowsOrigin } from '../http/origins.ts';
import { guardedSend, type SendOutgoing } from '../http/outgoing.ts';
import { requirePort } from '../http/require-port.ts';
import { requireUnixSocket } from '../http/unix-socket.ts';
import { RefusedLogins } from '../login/refused-logins.ts';
import { createTakenNames } from '../login/taken-names.ts';
import { Counts } from '../metrics/counts.ts';
import { platformInterface } from '../operations/platform.ts';
import { RequestQuota } from '../operations/request-quota.ts';
import { shareCounts } from '../peers/share-counts.ts';
import { RandomGenerator } from '../random/generator.ts';
import { type Config, WALLET_DEFAULTS } from '../settings/config.ts';
import { EventLog } from '../sockets/event-log.ts';
import { Sockets } from '../sockets/sockets.ts';
import { TraceExporter } from '../tracing/trace-exporter.ts';
import { Tracer } from '../tracing/tracer.ts';
import { WalletClient } from '../wallet-client/wallet-client.ts';
import { WalletHealth } from '../wallet-client/wallet-health.ts';
import { createPlayerTokens } from '../wallet-client/wallet-sessions.ts';
import { addressesOf } from './addresses-of.ts';
import { migrations } from './assets.ts';
import { Background } from './background.ts';
import { buildPlatform } from './build-platform.ts';
import { createOpener } from './create-opener.ts';
import type { DataFolder, openDataFolder } from './data-folder.ts';
import { declareConfigured } from './declare-configured.ts';
import { storeFile } from './folder-contents.ts';
import { followMail } from './follow-mail.ts';
import { finishInterrupted, hourlyWork } from './hourly-work.ts';
import { startHousekeeping } from './housekeeping.ts';
import { joinServers } from './join-servers.ts';
import { readLastRuns } from './last-runs.ts';
import { observeRequests, traceRequests } from './observe-requests.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { followOrders } from './orders.ts';
import { type FirstLogin, provideAdministrator } from './provide-administrator.ts';
import { recordProgram } from './record-program.ts';
import { startReplication } from './replication.ts';
import { startScheduledBackups } from './scheduled-backups.ts';
import { servePeople } from './serve-people.ts';
import { settingsInForce } from './settings-in-force.ts';
import { startMetrics } from './start-metrics.ts';
import { watchGenerator } from './stopped-generator.ts';
import { configuredWallets, type OperatorWallet, readSecrets, readSystems } from './systems.ts';
import { warnOfBackup } from './warn-of-backup.ts';
import { whyToStop } from './why-to-stop.ts';

/** A running platform. */
export type Running = {
  readonly url: string;
  /** Where the documentation is served, if it was built. */
  readonly docsUrl: string | undefined;
  /** Where the console is served, unless it is switched off. */
  readonly consoleUrl: string | undefined;
  /** Takes over at once what has changed in the files that a running platform follows; it looks every second by itself. */
  lookAtFiles(): void;
  /** Where Prometheus reads metrics, if they are configured. */
  readonly metricsUrl: string | undefined;
  /** Finishes what is in progress and closes the data folder. */
  stop(): Promise<void>;
};

/** The course of a stop: what waits before it, when calls to other systems are aborted, and how connections end. */
export type StopLimits = {
  readonly delay?: (ms: number) => Promise<void>;
  readonly outgoingCallsMs: number;
  readonly connections: DrainLimits;
};
export const STOP_LIMITS: StopLimits = { outgoingCallsMs: 8_000, connections: DRAIN_LIMITS };

/** Interval at which sockets are checked, so that changes show within a second. */
const SOCKETS_TICK_MS = 250;
/** Short, so that a network over its limit does not wait long. */
const PUBLIC_WINDOW_SECONDS = 10;

/**
 * Starts the platform on its data folder: store, keys, interrupted payments, events, and HTTP last.
 * @param showOnce receives the generated password of the first administrator, before any request is answered.
 * @param open opens the data folder; a test's may keep the rows in another store.
 * @throws ConfigError, DataFolderLocked, DataFolderDamaged, MigrationRefused, or the system's error for the port.
 */
export const start = async (
  config: Config,
  showOnce: (login: FirstLogin) => void = () => {},
  limits: StopLimits = STOP_LIMITS,
  open?: (...how: Parameters<typeof openDataFolder>) => DataFolder | Promise<DataFolder>,
  log: Logger = createLog(config.logLevel),
  generator = new RandomGenerator(),
): Promise<Running> => {
  const systems = readSystems(config.systems);
  const clock = Date.now;
  const fatal = (error: unknown): void => {
    log.fatal({ err: error }, whyToStop(error));
    process.exit(1);
  };
  const counts = config.metrics && new Counts();
  const what = config.database === undefined ? 'a reader thread ended' : 'the keys in the database cannot be read';
  const readerLost = (error: unknown): void => log.error({ err: error }, what);
  const folder = await (open ?? createOpener(config, log))(
    config.data,
    fatal,
    readerLost,
    counts && ((...commit) => counts.commit(...commit)),
  );
  const replication = startReplication(config.replicateTo, { data: config.data, log });
  // Stops what was started, in reverse order, also when a later step fails.
  const started: (() => unknown)[] = [() => replication?.stop(), () => folder.close(), () => exporter?.stop()];
  const exporter = config.tracing && new TraceExporter(config.tracing, manifest.version, log);
  const tracer = exporter && new Tracer((span) => exporter.add(span), config.tracing?.ratio ?? 1);
  const calls = new OutgoingCalls(tracer);
  const stop = async (): Promise<void> => {
    // Aborting a debit in progress marks it for cancellation, which is committed before its caller is answered.
    const ending = setTimeout(() => calls.abortAll(), limits.outgoingCallsMs);
    for (const end of started.splice(0)) await end();
    clearTimeout(ending);
  };
  try {
    const { store, keys } = folder;
    const files = new FollowedFiles(log);
    started.unshift(watchGenerator(generator, { data: config.data, store, keys, log, files }), () => files.stop());
    const canDraw = (): boolean => generator.failure === undefined;
    const mail = config.smtp === undefined ? undefined : followMail(config.smtp, files, calls);
    const send = guardedSend(config.outgoingHosts, undefined, calls);
    await declareConfigured(store, config.currencies.declared);
    const duties = await joinServers(store, log, clock, folder.shared);
    const background = new Background(duties);
    started.unshift(() => background.stop());
    const walletUrls: string[] = [];
    const healths: WalletHealth[] = [];
    const walletAt = ({ secrets, secretFile, ...address }: Omit<OperatorWallet, 'secretFile'> & SecretFile) => {
      const health = new WalletHealth(background.health, log, clock);
      const followed =
        secretFile === undefined
          ? () => secrets
          : files.follow('the secret of a wallet', [secretFile], () => readSecrets(secretFile));
      walletUrls.push(address.url);
      healths.push(health);
      const live = { ...address, secrets: followed };
      const answered: ConstructorParameters<typeof WalletClient>[3] = (operatorId, call, answer) => {
        counts?.walletCall(call, answer.outcome);
        health.record(operatorId, call, answer);
      };
      const ended = (operatorId: string, playerId: string) => duties.tell({ kind: 'sessions', operatorId, playerId });
      return Object.assign(new WalletClient(live, clock, calls, answered, ended), { mayCall: () => duties.mayCall() });
    };
    const shared = config.wallet === undefined ? undefined : walletAt(config.wallet);
    const own = configuredWallets(systems, config.wallet ?? WALLET_DEFAULTS, config.systemsFolder);
    const wallets = new Map([...own].map(([id, address]) => [id, walletAt(address)]));
    duties.onMessage((told) => {
      if (told.kind === 'sessions')
        (wallets.get(told.operatorId) ?? shared)?.forgetSessions(told.operatorId, told.playerId);
    });
    const readiness = new Readiness({
      ...{ store, keys, data: config.data, file: storeFile(config.data), migrations: migrations().length },
      walletUrls,
      walletFails: () => healths.some(({ failing }) => failing.size > 0),
      generatorFailure: () => generator.failure,
      failed: (error) => log.warn({ err: error }, 'a check of readiness failed'),
    });
    const refusedLogins = new RefusedLogins(log, clock);
    const walletOf = (operatorId: string) => (wallets.get(operatorId) ?? shared)?.of(operatorId);
    const holds = await store.read(listHolds);
    warnOfBackup(log, config.data, holds);
    const built = buildPlatform({
      ...config,
      ...{ store, keys, clock, log, holds, send, systems, walletOf, readiness: () => readiness.check() },
      lastRuns: () => readLastRuns(config.data, replication),
      ...{ draw: generator.draw, canDraw },
      sendsMail: mail !== undefined,
      loginRefused: (why, address) => {
        counts?.refusedLogin(why);
        refusedLogins.note(why, address);
      },
      newId: duties.newId,
      services: {
        inProgress: duties.inProgress,
        playerTokens: createPlayerTokens((limiter) => shareCounts(limiter, duties)),
        takenNames: createTakenNames((limiter) => shareCounts(limiter, duties)),
      },
      wakers: background.wakers,
    });
    const { platform } = built;
    const sendAlone: SendOutgoing = (request) =>
      tracer === undefined ? send(request) : tracer.outside(() => send(request));
    const { issueOneTimePassword } = built;
    const queueParts = { mails: mail !== undefined, secrets: platform.services.secrets, issueOneTimePassword };
    const queue: Queue = (tx, events, from) => queueEvents(tx, events, from, queueParts, clock());
    const allowsOrigin = createAllowsOrigin(store, config.corsOrigins);
    const trustedProxies = config.unixSocket === undefined ? config.trustedProxies : [...config.trustedProxies, LOCAL];
    const events = await EventLog.open(store, keys.secretKeys);
    const sockets = new Sockets({
      ...{ platform, events, allowsOrigin, trustedProxies, log },
      perAddressMax: config.socketsPerAddress,
    });
    duties.watchWhile(() => sockets.count > 0);
    const publish: Outlet = (event) => sockets.publish(event);
    await background.startPublishing({
      ...{ store, built, publish, publishedTo: events.endId, queue, send: sendAlone, mail, log },
    });
    const orders = {
      store,
      keys,
      clock,
      data: config.data,
      generator,
      oneAtATime: new OneAtATime(store, duties.inProgress),
    };
    await finishInterrupted(orders, log);
    started.unshift(followOrders(config.data, orders, log));
    await background.startSettling({ store, built, log });
    started.unshift(() => duties.end('housekeeping'));
    await duties.take('housekeeping', (on) => {
      const parts = { ...orders, store: on };
      return startHousekeeping(parts, log, config.retention, hourlyWork(parts, log, config));
    });
    const people = servePeople({ ...config, console: config.console === 'on', clock, log });
    const publicRequests = shareCounts(
      new Limiter('public', config.publicRequestsPerNetwork, PUBLIC_WINDOW_SECONDS),
      duties,
    );
    const quota = new RequestQuota(config.requestsPerOrganisation);
    const listener = await serveInterface(platformInterface(platform, publicRequests, quota), {
      log,
      allowsOrigin,
      addressOf: createAddressReader(log, trustedProxies),
      prefixOf: createPrefixReader(log, trustedProxies),
      observe: observeRequests(log, counts),
      trace: tracer && traceRequests(tracer),
      fallbacks: [sockets.refusals, ...people.served],
    });
    const metrics =
      config.metrics &&
      counts &&
      (await startMetrics(config.metrics, {
        ...{ version: manifest.version, store, data: config.data, file: storeFile(config.data), counts, duties, clock },
        readiness: () => readiness.check(),
        lastRuns: () => readLastRuns(config.data, replication),
        sockets: () => sockets.count,
        failingWork: () => platform.failures.count,
        failingWallets: () => new Set(healths.flatMap(({ failing }) => [...failing])).size,
        failed: (error) => log.error({ err: error }, 'reading metrics failed'),
      }));
    if (metrics !== undefined) started.unshift(() => metrics.stop());
    // Before the administrator is created: a password that is shown once must not be lost because the port is taken.
    const certificate = followCertificate(config.certificateFiles, files, (next) => server.useCertificate(next));
    await (config.unixSocket === undefined ? requirePort(config) : requireUnixSocket(config.unixSocket));
    await provideAdministrator(config, folder, clock(), showOnce);
    const idleLimit = { perAddressMax: config.idleConnectionsPerAddress, trustedProxies: config.trustedProxies };
    const listening = { ...config, certificate, idleLimit };
    const server = await listenHttp(listener, listening, undefined, sockets, limits.connections);
    const ticking = setInterval(() => void sockets.tick(), SOCKETS_TICK_MS);
    started.unshift(async () => {
      clearInterval(ticking);
      // All at once: the server is done only when its sockets are, and nothing new may start in the background.
      await Promise.all([sockets.stop(), server.stop(), background.stopSettling()]);
    });
    if (config.backups !== undefined)
      started.unshift(startScheduledBackups(config.backups, { data: config.data, log, clock }));
    const addresses = addressesOf(config, server.port, people);
    const settings = settingsInForce(config);
    log.info(
      { version: manifest.version, url: addresses.url, data: config.data, metrics: metrics?.url, settings },
      'serving',
    );
    started.unshift(recordProgram({ ...orders, log }));
    const stopLater = async (): Promise<void> => {
      readiness.drain();
      if (config.stopDelayMs !== undefined) await (limits.delay ?? sleep)(config.stopDelayMs);
      await stop();
    };
    return { ...addresses, metricsUrl: metrics?.url, lookAtFiles: () => files.look(), stop: stopLater };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** The process that opens the unix socket is a proxy on this machine, to which the socket's permissions admit it. */
const LOCAL: Network = [ipaddr.parse(LOCAL_PEER), 32];

/** Reads the certificate, and calls `changed` with another one when a file changes. */
const followCertificate = (
  names: Config['certificateFiles'],
  files: FollowedFiles,
  changed: (certificate: Certificate) => void,
): Certificate | undefined => {
  if (names === undefined) return undefined;
  const { certificateFile, keyFile } = names;
  return files.follow('the certificate', [certificateFile, keyFile], () => readCertificate(names), changed)();
};

type SecretFile = { readonly secretFile: string | undefined };
