import { createHash } from 'node:crypto';
import { findAccount } from '../../db/accounts/accounts.ts';
import { listAuditEvents, type NewAuditEvent } from '../../db/audit/audit-events.ts';
import { listPendingEvents, listPendingResets, removeEvent } from '../../db/events/outbox.ts';
import { saveOauthCode } from '../../db/logins/oauth-logins.ts';
import type { Account } from '../../db/tables/accounts.ts';
import type { OutboxEvent } from '../../db/tables/events.ts';
import { hashCode } from '../../platform/accounts/redeem-code.ts';
import type { Caller } from '../../platform/unit/handler.ts';
import type { Services } from '../../platform/unit/services.ts';
import { createSecretBox } from '../../server/keys/secret-box.ts';
import { RandomGenerator } from '../../server/random/generator.ts';
import { account, saveAccounts } from './accounts.ts';
import { lightHash } from './light-hash.ts';
import { type InProcessPlatform, type InProcessReply, openPlatform, SYSTEM } from './platform.ts';

export const PASSWORD = 'correct-horse-battery';
export const USERNAME = 'ada@northstar.example';

const START_MS = 1_767_250_800_000;
const VERIFIER = 'v'.repeat(43);

/** The holder of a northstar account, on a platform whose clock only moves with `pass`. */
export type Holder = {
  readonly platform: InProcessPlatform;
  readonly caller: Caller;
  readonly account: () => Promise<Account>;
  login(password?: string): Promise<InProcessReply>;
  /** Requests a one-time password, has it issued, and decrypts it from the event. */
  otp(): Promise<string>;
  confirm(otp: string, password?: string): Promise<InProcessReply>;
  exchange(token: string): Promise<InProcessReply>;
  /** Stores a one-time code as an external login leaves it, valid for 60 seconds from the start. */
  giveCode(code: string): Promise<void>;
  /** Exchanges the code, with the right verifier unless another is given; null for none. */
  redeem(code: string, verifier?: string | null): Promise<InProcessReply>;
  /** All events, the recorded requests as they are issued. */
  events(): Promise<OutboxEvent[]>;
  /** The audit trail, oldest first. */
  trail(): Promise<readonly NewAuditEvent[]>;
  pass(durationMs: number): void;
};

export const withHolder = async (
  work: (holder: Holder) => Promise<void>,
  changes: Partial<Account> = {},
  services: Partial<Services> = {},
): Promise<void> => {
  let nowMs = START_MS;
  const ada = account({
    type: 'SuperUser',
    id: 'ada',
    username: USERNAME,
    passwordHash: lightHash(PASSWORD),
    contacts: { email: USERNAME },
    ...changes,
  });
  const platform = openPlatform({ draw: new RandomGenerator().draw, clock: () => nowMs, services });
  const { store } = platform;
  const completed: OutboxEvent[] = [];
  const events = () =>
    store.write(async (tx) => {
      for (const event of [...(await listPendingEvents(tx, 100)), ...(await listPendingResets(tx, 100))]) {
        const issued = await platform.issueOneTimePassword(tx, event);
        if (issued !== undefined) completed.push(issued);
        await removeEvent(tx, event.id);
      }
      return [...completed];
    });
  const page = { page: 0, limit: 500, sortField: 'timestamp', descending: false } as const;
  try {
    await saveAccounts(ada)(store);
    await work({
      platform,
      caller: {
        ...SYSTEM,
        accountId: ada.id,
        username: ada.username,
        type: ada.type,
        organisationId: ada.organisationId,
      },
      account: async () => (await store.read((tx) => findAccount(tx, ada.id))) ?? ada,
      login: (password = PASSWORD) => platform.call('login', { body: { username: USERNAME, password } }),
      otp: async () => {
        await platform.call('requestPasswordReset', { body: { username: USERNAME } });
        const data = (await events()).at(-1)?.data;
        return createSecretBox(platform.keys.secrets).open(Reflect.get(data as object, 'otp'));
      },
      confirm: (otp, password = 'blue-anchor-seventeen') =>
        platform.call('confirmPasswordReset', { body: { username: USERNAME, otp, password } }),
      exchange: (token) => platform.call('exchangeToken', { body: { token } }),
      giveCode: (code) =>
        store.write((tx) =>
          saveOauthCode(tx, {
            codeHash: hashCode(code),
            accountId: ada.id,
            epoch: ada.epoch,
            codeChallenge: createHash('sha256').update(VERIFIER).digest('base64url'),
            expiresAtMs: START_MS + 60_000,
          }),
        ),
      redeem: (token, verifier = VERIFIER) =>
        platform.call('exchangeToken', { body: { token, ...(verifier === null ? {} : { code_verifier: verifier }) } }),
      events,
      trail: async () => (await store.read((tx) => listAuditEvents(tx, {}, page))).rows,
      pass: (durationMs) => {
        nowMs += durationMs;
      },
    });
  } finally {
    await platform.close();
  }
};

/** The result of an operation: its status, and the code of a problem. */
export const verdict = ({ status, code }: InProcessReply): string =>
  code === undefined ? `${status}` : `${status} ${code}`;

/** A field of a reply's body. */
export const textIn = ({ body }: InProcessReply, name: string): string =>
  String((body as Readonly<Record<string, unknown>> | undefined)?.[name]);

/** An audit event in a few words. */
export const inWords = ({ action, outcome, code, actorId, targetId, ownerId }: NewAuditEvent): string =>
  [actorId ?? 'the platform', action, `${targetId} of ${ownerId}`, outcome, code ?? ''].join(' ').trim();
