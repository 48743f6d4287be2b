import { argon2, createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { playerPaysId } from './plain-setup.ts';
import type { Asked, Outcome, openPlainStore } from './plain-store.ts';

type Named = Readonly<Record<string, unknown>>;

/** The platform's replies to the same requests, which the plain servers store, so that their replies have the same fields. */
export type Samples = {
  readonly walletUrl: string;
  readonly walletSecret: string;
  readonly instance: Named & { readonly id: string; readonly pots: readonly Named[] };
  readonly ticker: Named & { readonly pots: readonly Named[] };
  readonly winners: readonly Named[];
  readonly login: { readonly username: string; readonly password: string };
};

const TABLES = `
create table definitions (id text primary key, instance text not null, ticker text not null, updated_at_ms integer not null);
create table pot_values (
  instance_id text not null, position integer not null, instance text not null, ticker text not null, current_value integer not null,
  primary key (instance_id, position)
) without rowid;
create table winners (
  id integer primary key, instance_id text not null, brand_id text not null, win_pot_id text not null, win_amount integer not null,
  jackpot_currency text not null, player_id text not null, at_ms integer not null
);
create index winners_instance on winners (instance_id, at_ms);
create table users (username text primary key, nonce blob not null, hash blob not null);
create table failed_logins (username text not null, address text not null, at_ms integer not null);
create index failed_logins_username on failed_logins (username, at_ms);
create table sessions (token_hash text primary key, refresh_hash text not null, username text not null, expires_at_ms integer not null);
create table audit_events (id integer primary key, at_ms integer not null, actor text not null, action text not null);`;

/** OWASP's parameters, which are the platform's too. */
const ARGON2 = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const derive = promisify(argon2);
const tagOf = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { ...ARGON2, message: password, nonce }) as Promise<Buffer>;
const WALLET_MS_MAX = 5_000;
const PLAYER_MS = 600_000;
const SESSION_MS = 1_800_000;
const [FAILURES_MAX, FAILURES_MS] = [5, 900_000];

type PotRow = { readonly definition: string; readonly current_value: number };

/** The other jobs of the plain servers, as a good team would first write them. */
export const openPlainJobs = async (store: ReturnType<typeof openPlainStore>, samples: Samples) => {
  const { db, open, bookOpen, closeOpen } = store;
  db.exec(TABLES);
  const { instance, ticker, winners, login: account, walletUrl, walletSecret } = samples;
  const { pots, ...definition } = instance;
  const { pots: tickerPots, ...tickerDefinition } = ticker;
  const insertDefinition = db.prepare('insert into definitions values (?, ?, ?, ?)');
  insertDefinition.run(instance.id, JSON.stringify(definition), JSON.stringify(tickerDefinition), Date.now());
  for (const [position, pot] of pots.entries()) {
    const [own, shown] = [JSON.stringify(pot), JSON.stringify(tickerPots[position])];
    db.prepare('insert into pot_values values (?, ?, ?, ?, 5000000)').run(instance.id, position, own, shown);
  }
  for (const { brand_id, win_pot_id, win_amount, jackpot_currency, player_id, timestamp } of winners.toReversed())
    db.prepare('insert into winners values (null, ?, ?, ?, ?, ?, ?, ?)').run(
      ...[
        instance.id,
        brand_id,
        win_pot_id,
        Math.round(Number(win_amount) * 1e6),
        jackpot_currency,
        player_id,
        timestamp,
      ],
    );
  const nonce = randomBytes(16);
  db.prepare('insert into users values (?, ?, ?)').run(account.username, nonce, await tagOf(account.password, nonce));

  const find = (column: 'instance' | 'ticker') => {
    const findDefinition = db.prepare<[string], { definition: string }>(
      `select ${column} as definition from definitions where id = ?`,
    );
    const listPots = db.prepare<[string], PotRow>(
      `select ${column} as definition, current_value from pot_values where instance_id = ? order by position`,
    );
    const read = db.transaction((id: string) => {
      const found = findDefinition.get(id);
      const values = listPots.all(id).map(({ definition, current_value }) => ({
        ...JSON.parse(definition),
        current_value: String(current_value / 1e6),
      }));
      return found && { ...JSON.parse(found.definition), pots: values };
    });
    return (id: string): Named | undefined => read(id);
  };

  const listWinners = db.prepare<[string, number]>(
    `select win_pot_id, win_amount / 1e6 as win_amount, jackpot_currency, player_id, at_ms as timestamp, brand_id
     from winners where instance_id = ? order by at_ms desc limit ?`,
  );

  const callWallet = async (path: string, body: object): Promise<{ readonly status: number; readonly body: Named }> => {
    const text = JSON.stringify(body);
    const signature = createHmac('sha256', walletSecret).update(text).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    const signal = AbortSignal.timeout(WALLET_MS_MAX);
    const response = await fetch(walletUrl + path, { method: 'POST', headers, body: text, signal });
    return { status: response.status, body: (await response.json()) as Named };
  };

  const sessions = new Map<string, { readonly player: unknown; readonly untilMs: number }>();
  /** The player of a session, asked once in ten minutes, like the platform does. */
  const playerOf = async (session: object): Promise<unknown> => {
    const key = JSON.stringify(session);
    const known = sessions.get(key);
    if (known !== undefined && known.untilMs > Date.now()) return known.player;
    const { status, body } = await callWallet('/authenticate', session);
    if (status !== 200) return undefined;
    sessions.set(key, { player: body.id, untilMs: Date.now() + PLAYER_MS });
    return body.id;
  };

  /** A contribution that the player pays: on disk before the debit, and booked after it. */
  const contribute = async (asked: Asked): Promise<Outcome> => {
    const { token, brand_id, currency } = asked;
    const player = await playerOf({ player_token: token, brand_id, currency });
    if (player === undefined) return { refused: 401, reason: 'the session has expired' };
    if (player !== asked.player_id) return { refused: 422, reason: "the token is another player's" };
    const opened = open(asked);
    if ('refused' in opened || opened.repeated) return opened;
    const { id } = opened;
    try {
      const { gameround_id, player_id } = asked;
      const debit = await callWallet('/transactions', {
        id,
        brand_id,
        player_id,
        gameround_id,
        currency,
        amount: 1,
      });
      if (debit.status >= 500) throw new Error('the wallet failed');
      if (debit.status !== 200) {
        closeOpen(id, 'refused');
        return { refused: 422, reason: 'the wallet refused the debit' };
      }
    } catch {
      // Its outcome is unknown: a job that this bench does not need sends the cancels.
      closeOpen(id, 'cancelling');
      return { refused: 502, reason: 'the wallet did not answer' };
    }
    bookOpen(asked, id);
    return opened;
  };

  const findUser = db.prepare<[string], { nonce: Buffer; hash: Buffer }>(
    'select nonce, hash from users where username = ?',
  );
  const countFailures = db
    .prepare<[string, number], number>('select count(*) from failed_logins where username = ? and at_ms > ?')
    .pluck();
  const insertFailure = db.prepare('insert into failed_logins values (?, ?, ?)');
  const insertSession = db.prepare('insert into sessions values (?, ?, ?, ?)');
  const insertAudit = db.prepare("insert into audit_events values (null, ?, ?, 'login')");
  const begin = db.transaction((username: string, token: string, refresh: string): void => {
    insertSession.run(hash('sha256', token), hash('sha256', refresh), username, Date.now() + SESSION_MS);
    insertAudit.run(Date.now(), username);
  });

  /** The reply to a login; undefined when it is refused. */
  const logIn = async (username: string, password: string, address: string): Promise<Named | undefined> => {
    if ((countFailures.get(username, Date.now() - FAILURES_MS) ?? 0) >= FAILURES_MAX) return undefined;
    const user = findUser.get(username);
    const tag = await tagOf(password, user?.nonce ?? nonce);
    if (user === undefined || !timingSafeEqual(tag, user.hash)) {
      insertFailure.run(username, address, Date.now());
      return undefined;
    }
    const [token, refresh_token] = [randomBytes(48).toString('base64url'), randomBytes(24).toString('base64url')];
    begin.immediate(username, token, refresh_token);
    return {
      token,
      refresh_token,
      access_to: { org_id: 'pitboss', unit_ids: [], brandpath_list: [] },
      properties: {},
      services: {},
    };
  };

  return {
    instance: find('instance'),
    ticker: find('ticker'),
    winners: (id: string, limit: number): unknown[] => listWinners.all(id, limit),
    contribute,
    logIn,
  };
};

/** True if a contribution waits for the wallet. */
export const isPaidByPlayer = ({ instance_id }: Asked): boolean => instance_id === playerPaysId;

export type PlainJobs = Awaited<ReturnType<typeof openPlainJobs>>;
