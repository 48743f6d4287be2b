import { randomUUIDv7 } from 'node:crypto';
import { findAccountByUsername } from '../../db/accounts/accounts.ts';
import type { Store } from '../../db/engine/store.ts';
import type { WalletHold } from '../../db/tables/wallets.ts';
import { hasWaitingWork } from '../../db/upkeep/waiting-work.ts';
import type { Draw } from '../../domain/draw.ts';
import { type IssueOneTimePassword, issueOneTimePassword } from '../../platform/accounts/reset-request.ts';
import { changeBonuses } from '../../platform/bonuses/change-bonuses.ts';
import { expireBonuses, giveBonuses } from '../../platform/bonuses/give-and-expire.ts';
import { acknowledgeDiversion } from '../../platform/booking/acknowledge-diversion.ts';
import { writeNextShares } from '../../platform/booking/owe-shares.ts';
import { copyOptIns } from '../../platform/instances/copy-opt-ins.ts';
import { createLobbyMemory } from '../../platform/lobby/lobby-memory.ts';
import { nothingInProgress } from '../../platform/unit/in-progress.ts';
import type { Services } from '../../platform/unit/services.ts';
import type { Logger } from '../base/log.ts';
import { Deliverer } from '../delivery/deliverer.ts';
import type { SendMail } from '../delivery/mail.ts';
import { createTestMessages } from '../delivery/test-messages.ts';
import { type CreateCounter, countInMemory } from '../http/limiter.ts';
import { isCallable, type SendOutgoing } from '../http/outgoing.ts';
import type { Keys } from '../keys/keys.ts';
import { createSecretBox } from '../keys/secret-box.ts';
import { authenticatorCodes } from '../login/authenticator-codes.ts';
import { TokenVerifier } from '../login/identify.ts';
import { createLoginAttempts, createResetRequests } from '../login/login-attempts.ts';
import { createOauthLogins } from '../login/oauth-logins.ts';
import { passwordFault } from '../login/password-fault.ts';
import { createOneTimePasswordHash, createOneTimePasswordHashes, createPasswords } from '../login/passwords.ts';
import type { WhyRefused } from '../login/refused-logins.ts';
import { createTakenNames } from '../login/taken-names.ts';
import { createTokens } from '../login/tokens.ts';
import { Failures } from '../operations/failures.ts';
import { type Platform, writeUnit } from '../operations/platform.ts';
import type { Duties } from '../peers/duties.ts';
import { StoreLimiter } from '../peers/store-limiter.ts';
import type { Config } from '../settings/config.ts';
import { createPlayerTokens } from '../wallet-client/wallet-sessions.ts';
import { LateOutcomes } from './late-outcomes.ts';
import { Resumption } from './resumption.ts';
import { Scheduler } from './scheduler.ts';
import { SourceCache } from './source-cache.ts';

/** The parts that a platform is built from. A test replaces the clock, the draw and everything that leaves the process. */
export type PlatformParts = Pick<Config, 'currencies' | 'providerId' | 'bonusLifetimeMs' | 'outgoingHosts'> &
  Pick<Services, 'systems' | 'walletOf' | 'readiness' | 'lastRuns'> & {
    readonly store: Store;
    readonly keys: Keys;
    /** True if a mail server is configured. */
    readonly sendsMail?: boolean;
    /** Lifetime of a login that is not used. */
    readonly sessionMs?: number;
    readonly sessionMaxMs?: number;
    readonly oauthClockSeconds?: number;
    readonly clock: () => number;
    readonly draw: Draw;
    /** Reports whether it draws; always without it. */
    readonly canDraw?: (() => boolean) | undefined;
    /** Creates ids, in order; UUID v7 by default. */
    readonly newId?: (() => string) | undefined;
    readonly log: Logger;
    /** The holds on operators' wallets that stand; they are lifted only while no platform runs. */
    readonly holds?: readonly WalletHold[] | undefined;
    /** Sends requests to identity providers. */
    readonly send: SendOutgoing;
    /** Called for each refused login. */
    readonly loginRefused?: ((why: WhyRefused, address: string) => void) | undefined;
    /** Lets operations wake the background workers. */
    readonly wakers: Pick<Services, 'wakeSettlement' | 'commitOutcomeLater' | 'wakeDeliveries' | 'wakeCallbacks'>;
    /** Replaces some of the services. */
    readonly services?: Partial<Services> | undefined;
  };

/** A platform without HTTP, and its background workers, which do nothing until they are created. */
export type BuiltPlatform = {
  readonly platform: Platform;
  /** Part of the unit that queues the messages. */
  readonly issueOneTimePassword: IssueOneTimePassword;
  /** Tries the last steps of chains again. */
  readonly lateOutcomes: LateOutcomes;
  /** @param how on which store, if its units end with a lease, and how this process stands to others. */
  createResume(how?: Among): Resumption;
  createScheduler(how?: Among): Scheduler;
  createDeliverer(
    outlets: { readonly send: SendOutgoing; readonly mail: SendMail | undefined },
    how?: Pick<Among, 'store'>,
  ): Deliverer;
};

/** The store that a background worker works on, and how this process stands to others on it. */
type Among = { readonly store?: Store } & Partial<Pick<Duties, 'running' | 'mayRest'>>;

/** Connects the services, the units of work and the background workers of a platform. */
export const buildPlatform = (parts: PlatformParts): BuiltPlatform => {
  const { store, keys, clock, draw, newId, log, send, walletOf } = parts;
  const createCounter: CreateCounter =
    store.shared === undefined ? countInMemory : (...limit) => new StoreLimiter({ store, clock }, ...limit);
  const failures = new Failures(log);
  const secrets = createSecretBox(keys.secretKeys);
  const unit = { store, keys, clock, draw, newId, failures };
  const holds = new Map((parts.holds ?? []).map((hold) => [hold.operatorId, hold]));
  const services: Services = {
    passwords: createPasswords(),
    passwordFault,
    secondFactors: authenticatorCodes,
    tokens: createTokens(keys, parts.sessionMs, parts.sessionMaxMs),
    loginAttempts: createLoginAttempts(undefined, parts.loginRefused, createCounter, (username) =>
      store.read(async (tx) => (await findAccountByUsername(tx, username))?.epoch ?? 0),
    ),
    resetRequests: createResetRequests(createCounter),
    testMessages: createTestMessages('destination-test', createCounter),
    providerTests: createTestMessages('provider-test', createCounter),
    playerTokens: createPlayerTokens(),
    takenNames: createTakenNames(),
    oneTimePasswordHash: createOneTimePasswordHash(keys.secretKeys),
    oneTimePasswordHashes: createOneTimePasswordHashes(keys.secretKeys),
    currencies: parts.currencies,
    providerId: parts.providerId,
    bonusLifetimeMs: parts.bonusLifetimeMs,
    reportUnannounced: (told) => log.warn(told, 'the wallet did not take the debit of 0 of a free contribution'),
    systems: parts.systems,
    readiness: parts.readiness,
    lastRuns: parts.lastRuns,
    publicSources: new SourceCache(store),
    lobby: createLobbyMemory(),
    oauthLogins: createOauthLogins({
      ...{ send, secrets, log, clock },
      key: keys.secretKeys,
      clockSeconds: parts.oauthClockSeconds,
    }),
    secrets,
    sendsMail: parts.sendsMail ?? false,
    isCallable: isCallable(parts.outgoingHosts),
    walletOf,
    holdOf: (operatorId) => holds.get(operatorId),
    inProgress: nothingInProgress(),
    canDraw: parts.canDraw ?? (() => true),
    ...parts.wakers,
    ...parts.services,
  };
  const accessTo = (on: Store = store): Pick<ConstructorParameters<typeof Resumption>[0], 'read' | 'write'> => ({
    read: (work) => on.read(work),
    write: (work) => writeUnit({ ...unit, store: on }, work),
  });
  return {
    platform: { ...unit, verifier: new TokenVerifier(keys), services },
    issueOneTimePassword: (tx, event) =>
      issueOneTimePassword(
        { tx, nowMs: clock(), newId: newId ?? randomUUIDv7, draw, seal: keys.seal },
        event,
        services,
      ),
    lateOutcomes: new LateOutcomes(accessTo(), log),
    createResume: (how = {}) => new Resumption({ ...accessTo(how.store), services }, walletOf, log, clock, how),
    createScheduler: (how = {}) =>
      new Scheduler({
        ...accessTo(how.store),
        mayRest: how.mayRest?.('schedule'),
        portions: {
          writeNextShares: (unit) => writeNextShares(unit, services.currencies),
          ...{ copyOptIns, giveBonuses, changeBonuses, expireBonuses },
        },
        waits: hasWaitingWork,
        services,
        failures,
        log,
        clock,
      }),
    createDeliverer: (outlets, how = {}) =>
      new Deliverer({
        ...{ store: how.store ?? store, keys, secrets, log, clock, ...outlets },
        acknowledgeDiversion: (tx, delivery, nowMs) => acknowledgeDiversion({ tx, seal: keys.seal, nowMs }, delivery),
      }),
  };
};
