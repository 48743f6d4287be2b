// An operator's wallet that accepts everything after a millisecond: the token is the player's id. It answers a question with the calls so far.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const WALLET_MS = 1;
let calls = 0;

const wallet = createServer((request, response) => {
  calls += 1;
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => (text += part));
  request.on('end', () => {
    const { player_token: token }: { player_token?: string } = JSON.parse(text);
    const body = request.url?.endsWith('/authenticate')
      ? {
          ...{
            id: token,
            token,
            currency: 'EUR',
            balance: 1e6,
            operator_id: 'northstar',
            brand_id: 'luna',
            country: 'MT',
          },
        }
      : { balance: 1e6 };
    setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)), WALLET_MS);
  });
});
wallet.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(wallet.address() as AddressInfo).port}` }),
);
process.on('message', () => process.send?.(calls));
process.on('disconnect', () => process.exit(0));
