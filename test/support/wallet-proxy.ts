import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call from the platform to the operator's wallet, as the proxy sees it. */
export type WalletCall = {
  readonly kind: 'authenticate' | 'debit' | 'credit' | 'batch' | 'cancel';
  readonly body: Record<string, string>;
  /** The transaction that is moved or cancelled, or the batch. */
  readonly transactionId: string;
  /** The transactions of a batch. */
  readonly transactions: readonly string[];
};

/**
 * The fate of a call: `pass`; `twice`, it arrives two times; a reply in place of the wallet's, with or without the wallet acting; silence;
 * a broken connection.
 */
export type Fault =
  | 'pass'
  | 'twice'
  | 'hang before'
  | 'hang after'
  | 'drop before'
  | 'drop after'
  | { readonly before?: true; readonly status: number; readonly body: unknown };

export type WalletProxy = {
  readonly url: string;
  readonly calls: WalletCall[];
  /** Decides on every call; may do anything first, such as killing the platform. */
  decide: (call: WalletCall) => Fault | Promise<Fault>;
  /** Called with the headers of every call that is left without a reply. */
  hung: (headers: IncomingHttpHeaders) => void;
  stop(): void;
};

/** A proxy between the platform and a wallet that injects the faults of a test. */
export const startWalletProxy = async (wallet: string): Promise<WalletProxy> => {
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: WalletProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    decide: () => 'pass',
    hung: () => {},
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = Buffer.concat(await request.toArray()).toString();
    const call = callOf(request.url ?? '', JSON.parse(content));
    proxy.calls.push(call);
    const forward = async () => {
      const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers;
      const reply = await fetch(`${wallet}${request.url}`, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: content,
      });
      return { status: reply.status, type: reply.headers.get('content-type') ?? '', text: await reply.text() };
    };
    const fault = await proxy.decide(call);
    if (fault === 'hang before') return proxy.hung(request.headers);
    if (fault === 'drop before') return void response.destroy();
    if (typeof fault === 'object') {
      if (fault.before !== true) await forward();
      response.writeHead(fault.status, { 'content-type': 'application/json' }).end(JSON.stringify(fault.body));
      return;
    }
    if (fault === 'twice') await forward();
    const { status, type, text } = await forward();
    if (fault === 'hang after') return proxy.hung(request.headers);
    if (fault === 'drop after') return void response.destroy();
    response.writeHead(status, { 'content-type': type }).end(text);
  };
  return proxy;
};

type Body = Record<string, string> & { readonly transactions?: readonly { readonly transaction_id: string }[] };

const callOf = (path: string, body: Body): WalletCall => {
  const transactionId = body.batch_transaction_id ?? body.transaction_id ?? '';
  const transactions = body.transactions?.map(({ transaction_id }) => transaction_id) ?? [];
  return { kind: kindOf(path, body), body, transactionId, transactions };
};

const kindOf = (path: string, body: Record<string, string>): WalletCall['kind'] => {
  if (path.endsWith('/authenticate')) return 'authenticate';
  if (path.endsWith('/cancel')) return 'cancel';
  if (path.endsWith('/batches')) return 'batch';
  return body.transaction_type === 'Debit' ? 'debit' : 'credit';
};
