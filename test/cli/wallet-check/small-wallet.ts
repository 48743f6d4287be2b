import { setImmediate as turn } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { serving } from '../../clients/typescript/serving.ts';

export const SECRET = 'a-secret-of-both-sides';

/** The faults of a small wallet. */
export type Fault =
  | 'any bearer'
  | 'any signature'
  | 'signature of parsed body'
  | 'any time'
  | 'unsigned cancels'
  | 'crashes on bad JSON'
  | 'any token'
  | 'any brand'
  | 'one currency'
  | 'any player'
  | 'repeats move'
  | 'repeats are refused'
  | 'race'
  | 'no conflicts'
  | 'overdraft'
  | 'refused debits later'
  | 'rounds'
  | 'floats'
  | 'no balance'
  | 'negative amounts'
  | 'amounts as text'
  | 'says 202'
  | 'silence'
  | 'cancel moves nothing'
  | 'cancel gives back twice'
  | 'cancel race'
  | 'cancel of unknown is 404'
  | 'cancel is forgotten'
  | 'cancel needs a player'
  | 'cancel refuses refused'
  | 'credits are not taken back'
  | 'batch all or nothing'
  | 'batch stops'
  | 'batch totals are as sent'
  | 'batch repeats move'
  | 'batch ids of its own'
  | 'batch forgets cancels'
  | 'batch sums unchecked'
  | 'cancels whole batches'
  | 'cancel of batch moves nothing';

type Refusal = { readonly status: number; readonly code: string };
/** The fields of all five operations, as a careless wallet takes them. */
type Json = {
  readonly player_token: string;
  readonly operator_id: string;
  readonly brand_id: string;
  readonly currency: string;
  readonly player_id: string;
  readonly transaction_id: string;
  readonly transaction_type: string;
  readonly amount: number | string;
  readonly transaction_id_list: readonly string[];
  readonly batch_transaction_id: string;
  readonly jackpot_amount: number;
  readonly transactions: readonly {
    readonly amount: number;
    readonly jackpot_amount: number;
    readonly player_id: string;
  }[];
  readonly metadata?: unknown;
};
type Known = {
  content: string;
  account?: string;
  moved?: bigint;
  refused?: Refusal;
  cancelled?: boolean;
  batch?: string;
};

/** A wallet with balances in memory, wrong in the given ways, and the largest deviation of a balance that it ever had. */
export const smallWallet = (faults: readonly Fault[], openingBalance = 10) => {
  const has = (fault: Fault): boolean => faults.includes(fault);
  const opening = BigInt(openingBalance * 1_000_000);
  const balances = new Map([
    ['p-1 EUR', opening],
    ['p-2 EUR', opening],
  ]);
  const known = new Map<string, Known>();
  const batches = new Map<string, { content: string; reply: object }>();
  const worst = { micros: 0n };

  const change = (account: string, by: bigint): void => {
    const balance = (balances.get(account) ?? 0n) + by;
    balances.set(account, balance);
    const away = account === 'p-1 EUR' ? balance - opening : 0n;
    if (away > worst.micros) worst.micros = away;
    if (-away > worst.micros) worst.micros = -away;
  };
  const figure = (account: string): number => {
    const exact = Number(balances.get(account) ?? 0n) / 1e6;
    return has('floats') ? exact + 1e-9 : exact;
  };
  const micros = (amount: number | string): bigint => {
    if (has('rounds')) return BigInt(Math.round(Number(amount) * 100)) * 10_000n;
    return BigInt(Math.round(Number(amount) * 1e6));
  };
  const accountOf = (player: string, currency: string) => `${player} ${has('one currency') ? 'EUR' : currency}`;

  const authenticate = ({ player_token, operator_id, brand_id, currency }: Json): object => {
    const [, id = ''] = /^session-(p-[12])$/.exec(player_token) ?? (has('any token') ? ['', 'p-1'] : []);
    if (id === '') return refusal(401, 'session_expired');
    if ((operator_id !== 'northstar' || brand_id !== 'luna') && !has('any brand'))
      return refusal(404, 'player_unknown');
    if (currency !== 'EUR' && !has('one currency')) return refusal(401, 'session_expired');
    return { id, operator_id, brand_id, currency: 'EUR', balance: has('no balance') ? null : figure(`${id} EUR`) };
  };

  const isPossible = ({ amount, transaction_type, player_id, transaction_id }: Json): boolean => {
    if (typeof amount === 'string' && has('amounts as text')) return true;
    if (typeof amount !== 'number' || typeof player_id !== 'string') return false;
    if (!/^[A-Za-z0-9._:-]+$/.test(transaction_id) || !/^(Debit|Credit)$/.test(transaction_type)) return false;
    if (amount < 0 && !has('negative amounts')) return false;
    return Number.isInteger(amount * 1e6) || Math.abs(amount) >= 1e-6;
  };

  const execute = async ({ metadata: _, ...transaction }: Json, batch?: string) => {
    const { transaction_id, transaction_type: type, player_id, currency, amount } = transaction;
    if (!isPossible(transaction)) return refusal(400, 'validation_failed');
    const id: string =
      batch !== undefined && has('batch ids of its own') ? `${batch} ${transaction_id}` : transaction_id;
    const content = JSON.stringify(Object.entries(transaction).sort());
    const before = known.get(id);
    if (has('race')) await turn();
    const account = accountOf(player_id, currency);
    if (before?.cancelled && !(batch !== undefined && has('batch forgets cancels')))
      return refusal(409, 'transaction_cancelled');
    if (before !== undefined && before.content !== content && !has('no conflicts'))
      return refusal(409, 'transaction_conflict');
    const movesAgain = has('repeats move') || (batch !== undefined && has('batch repeats move'));
    if (before?.moved !== undefined && !movesAgain)
      return has('repeats are refused') ? refusal(409, 'duplicate') : { balance: figure(account) };
    if (before?.refused !== undefined && type === 'Debit' && !has('refused debits later')) return before.refused;
    const by = type === 'Debit' ? -micros(amount) : micros(amount);
    const balance = balances.get(account);
    if (balance === undefined && !has('any player')) {
      known.set(id, { content, refused: refusal(404, 'player_unknown') });
      return refusal(404, 'player_unknown');
    }
    if ((balance ?? 0n) + by < 0n && !has('overdraft') && !has('any player')) {
      known.set(id, { content, refused: refusal(422, 'insufficient_funds') });
      return refusal(422, 'insufficient_funds');
    }
    change(account, by);
    known.set(id, { content, account, moved: by, ...(batch === undefined ? {} : { batch }) });
    return { balance: figure(account) };
  };

  const cancel = async ({ transaction_id: id, player_id }: Partial<Json>): Promise<object> => {
    if (typeof id !== 'string') return refusal(400, 'validation_failed');
    if (player_id === undefined && has('cancel needs a player')) return refusal(400, 'validation_failed');
    const before = known.get(id);
    if (before === undefined && has('cancel of unknown is 404')) return refusal(404, 'transaction_unknown');
    if (before?.refused !== undefined && has('cancel refuses refused')) return refusal(409, 'was_refused');
    if (has('cancel race')) await turn();
    const isCredit = (before?.moved ?? 0n) > 0n;
    const gives = before?.cancelled !== true || has('cancel gives back twice');
    if (before?.moved !== undefined && gives && !has('cancel moves nothing'))
      if (!(isCredit && has('credits are not taken back'))) change(before.account ?? '', -before.moved);
    const cancelled = { content: '', ...before, cancelled: true };
    if (has('cancel is forgotten')) known.delete(id);
    else known.set(id, before === undefined ? { ...cancelled, content: 'none' } : cancelled);
    return { balance: '0' };
  };

  const executeBatch = async ({ metadata: _, ...batch }: Json): Promise<object> => {
    const { batch_transaction_id: id, transactions, ...shared } = batch;
    const content = JSON.stringify(batch);
    const before = batches.get(id);
    if (before !== undefined && !has('batch repeats move'))
      return before.content === content || has('no conflicts') ? before.reply : refusal(409, 'transaction_conflict');
    if (!Array.isArray(transactions) || transactions.length === 0) return refusal(400, 'validation_failed');
    const sum = (of: 'amount' | 'jackpot_amount') => transactions.reduce((total, part) => total + micros(part[of]), 0n);
    const adds = sum('amount') === micros(shared.amount) && sum('jackpot_amount') === micros(shared.jackpot_amount);
    if (!adds && !has('batch sums unchecked')) return refusal(400, 'validation_failed');
    if (has('batch all or nothing') && transactions.some(({ player_id }) => !balances.has(`${player_id} EUR`)))
      return refusal(404, 'player_unknown');
    let [total, jackpot] = [0n, 0n];
    const errors: object[] = [];
    for (const part of transactions) {
      if (errors.length > 0 && has('batch stops')) {
        errors.push({ player_id: part.player_id, code: 'skipped' });
        continue;
      }
      const reply = await execute({ ...shared, ...part } as never, id);
      if ('code' in reply) {
        errors.push({ player_id: part.player_id, code: reply.code });
        if (!has('batch totals are as sent')) continue;
      }
      total += micros(part.amount);
      jackpot += micros(part.jackpot_amount);
    }
    const reply = { total_amount: Number(total) / 1e6, total_jackpot_amount: Number(jackpot) / 1e6, errors };
    batches.set(id, { content, reply });
    return reply;
  };

  const cancelBatch = async ({ transaction_id_list: ids }: Json): Promise<object> => {
    const all = has('cancels whole batches') ? [...known.keys()] : ids;
    if (!has('cancel of batch moves nothing')) for (const id of all) await cancel({ transaction_id: id });
    return { success: true };
  };

  const operations: Record<string, (body: never) => object | Promise<object>> = {
    '/wallet/authenticate': authenticate,
    '/wallet/transactions': (body) => execute(body),
    '/wallet/transactions/cancel': cancel,
    '/wallet/batches': executeBatch,
    '/wallet/batches/cancel': cancelBatch,
  };

  const isOurs = (path: string, headers: Record<string, unknown>, text: string): boolean => {
    if (has('any signature') || (has('unsigned cancels') && path.endsWith('cancel'))) return true;
    const webhook = new Webhook(SECRET, { format: 'raw' });
    const signed = has('signature of parsed body') ? normalised(text) : text;
    const at = Number(headers['webhook-timestamp']);
    try {
      if (has('any time')) {
        const signature = webhook.sign(String(headers['webhook-id']), new Date(at * 1000), signed);
        return String(headers['webhook-signature']).split(' ').includes(signature);
      }
      webhook.verify(signed, headers as Record<string, string>, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  };

  const replyTo = async (path: string, headers: Record<string, unknown>, text: string): Promise<object> => {
    const operation = operations[path];
    if (operation === undefined) return refusal(404, 'route_not_found');
    if (headers.authorization !== `Bearer ${SECRET}` && !has('any bearer')) return refusal(401, 'token_invalid');
    if (!isOurs(path, headers, text)) return refusal(401, 'signature_invalid');
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch (error) {
      if (has('crashes on bad JSON')) throw error;
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return refusal(400, 'malformed_body');
    return operation(body as never);
  };

  return {
    worst,
    serve: (work: (url: string) => Promise<void>) =>
      serving(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const path = request.url ?? '';
        if (has('silence') && path.endsWith('transactions')) return;
        try {
          const reply = await replyTo(path, request.headers, Buffer.concat(chunks).toString());
          const isRefusal = 'code' in reply;
          const status = isRefusal
            ? (reply as Refusal).status
            : has('says 202') && path.endsWith('transactions')
              ? 202
              : 200;
          const type = isRefusal ? 'application/problem+json' : 'application/json';
          response.writeHead(status, { 'content-type': type }).end(JSON.stringify(isRefusal ? problem(reply) : reply));
        } catch {
          response.writeHead(500).end();
        }
      }, work),
  };
};

const refusal = (status: number, code: string): Refusal => ({ status, code });

const problem = (reply: object): object => ({ type: 'about:blank', title: 'Refused', detail: 'Refused.', ...reply });

const normalised = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
};
