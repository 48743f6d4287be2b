import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Wallet, WalletAnswer } from '../../platform/unit/operator-wallet.ts';
import { OutgoingCalls } from '../../server/base/outgoing-calls.ts';
import { WalletClient } from '../../server/wallet-client/wallet-client.ts';

export type Sent = { readonly path: string; readonly body: Record<string, string> };

/** A wallet with scripted replies: status and body, or a handler. */
type Answer = readonly [status: number, body: unknown] | ((response: ServerResponse) => void);

type Scene = {
  readonly wallet: Wallet;
  readonly client: WalletClient;
  /** The paths of the calls received. */
  readonly sent: Sent[];
  /** The calls that the client reported: kind and outcome. */
  readonly heard: string[];
  script(answer: (call: Sent) => Answer): void;
  readonly clock: { nowMs: number };
  readonly calls: OutgoingCalls;
  /** The secrets that the platform has, the one to use first. */
  readonly secrets: string[];
  /** The headers of the calls received. */
  readonly headers: IncomingHttpHeaders[];
};

export const withWallet = async (work: (scene: Scene) => Promise<void>): Promise<void> => {
  let script: (call: Sent) => Answer = () => [500, {}];
  const sent: Sent[] = [];
  const heard: string[] = [];
  const secrets = ['a-secret-of-both-sides'];
  const headers: IncomingHttpHeaders[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = Buffer.concat(await request.toArray()).toString();
    const call = { path: (request.url ?? '').replace('/wallet/', ''), body: JSON.parse(content) };
    sent.push(call);
    headers.push(request.headers);
    const scripted = script(call);
    if (typeof scripted === 'function') scripted(response);
    else {
      const [status, body] = scripted;
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const clock = { nowMs: 0 };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = { url, secrets: () => secrets, providerId: 'pitboss', timeoutMs: 10_000 };
  const calls = new OutgoingCalls();
  const client = new WalletClient(
    address,
    () => clock.nowMs,
    calls,
    (_operatorId, kind, { outcome }) => heard.push(`${kind} ${outcome}`),
  );
  try {
    const wallet = client.of('northstar');
    await work({
      wallet,
      client,
      sent,
      heard,
      clock,
      calls,
      secrets,
      headers,
      script: (next) => {
        script = next;
      },
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

export const move = (wallet: Wallet, type: 'Debit' | 'Credit', playerId = 'p-1', token?: string) =>
  wallet.execute({
    transactionId: type === 'Debit' ? 'c:debit' : 'w:0',
    type,
    playerId,
    currency: 'EUR',
    amountMicros: 1_000_000n,
    sourceId: 'tri-star',
    gameroundId: 'r-1',
    token,
  });

/** Three credits of a win, with amounts that floats cannot represent. */
const CREDITS = [0.1, 0.2, 0.7].map((units, n) => ({
  transactionId: `w:${n}`,
  playerId: `p-${n}`,
  amountMicros: BigInt(units * 1_000_000),
}));

export const credit = (wallet: Wallet) =>
  wallet.executeBatch({
    batchId: 'w:b0',
    credits: CREDITS,
    currency: 'EUR',
    sourceId: 'tri-star',
    sourceVariant: 'minor',
    gameroundId: 'w',
    gameroundComplete: true,
  });

export const enter = (wallet: Wallet, changes: { token?: string; currency?: string; revalidate?: boolean } = {}) =>
  wallet.authenticate({ brandId: 'luna', token: 'session-p-1', currency: 'EUR', sourceId: undefined, ...changes });

/** The session of the player that the token names. */
export const session = ({ body }: Sent, changes: object = {}) => ({
  id: body.player_token?.replace('session-', ''),
  currency: body.currency,
  operator_id: body.operator_id,
  brand_id: body.brand_id,
  ...changes,
});

export const summary = (answer: WalletAnswer<unknown>): string => {
  if (answer.outcome === 'refused') return `refused: ${answer.code}`;
  return answer.outcome === 'uncertain' ? `uncertain: ${answer.why}` : 'done';
};
