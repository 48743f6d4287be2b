// Calls a platform through a proxy as its users do, in a separate process, since Node reads the certificate to trust as it starts:
// through-proxy.ts URL. Prints what it got, as JSON.
import { request } from 'node:https';
import { createPitboss } from '../../../clients/typescript/src/pitboss.ts';
import { contributionTo, openJackpot } from '../../clients/typescript/open-jackpot.ts';
import { PASSWORD, USERNAME } from '../../clients/typescript/with-platform.ts';

const [, , url = ''] = process.argv;
const pitboss = createPitboss({ baseUrl: url, username: USERNAME, password: PASSWORD });

/** An address of this machine that is not the proxy's, and one that is claimed. */
const CALLER = '127.0.0.5';
const CLAIMED = '203.0.113.9';

/** Logs in from a separate address, and claims another. */
const loginFromElsewhere = (): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${url}/accounts/auth`,
      {
        method: 'POST',
        localAddress: CALLER,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': CLAIMED },
      },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ username: USERNAME, password: PASSWORD }));
  });

const large: string[] = [];
const told: Record<string, unknown> = { large };
const instance = await openJackpot(pitboss);
const subscription = pitboss.subscribe({
  events: ['JackpotUpdate'],
  onConnect: () => void pitboss.contributeToInstance({ body: contributionTo(instance) }),
  onEvent: ({ event_type }) => {
    told.event = event_type;
    subscription.close();
  },
});

await subscription.ended;

told.login = await loginFromElsewhere();
const { body: audit } = await pitboss.listAuditEvents({ query: { limit: 1 } });
told.address = audit[0]?.network_address;

/** The status of a body of this size, and the code of the problem. */
const sized = async (bytes: number): Promise<string> => {
  const reply = await fetch(`${url}/accounts/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'x', password: 'x'.repeat(bytes) }),
  });
  const text = await reply.text();
  return `${reply.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text}`;
};
told.small = await sized(1_000_000);
// A proxy that is cut off while it writes may lose the reply: one time in a few.
for (let time = 0; time < 20; time++) large.push(await sized(2_000_000));

const escaped = await fetch(`${url}/templates%2Fone`);
told.escaped = `${escaped.status} ${JSON.parse(await escaped.text()).code}`;
told.hsts = escaped.headers.get('strict-transport-security');
const page = await fetch(`${url}/docs/redoc.js`, { headers: { 'accept-encoding': 'identity' } });
told.pageBytes = (await page.arrayBuffer()).byteLength;
process.stdout.write(JSON.stringify(told));
