// A long proof: it runs a platform at level debug for a day of everybody.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { destination, newSecret } from '../support/destinations.ts';
import { Listener } from '../support/listener.ts';
import { startMailbox } from '../support/mailbox.ts';
import { newAccount } from '../support/new-account.ts';
import { by, paidByPlayers, startWalletSide, until, WALLET_SECRET } from '../support/paying-players.ts';
import { withPrograms } from '../support/process.ts';
import { Receiver } from '../support/receiver.ts';
import { ADMINISTRATOR, Client, type OperationId, type Parts, type Reply, withFolder } from '../support/server.ts';
import { openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { databaseText } from '../support/tables.ts';

/** A client that keeps what it was answered, but for what a login hands out on purpose. */
class Witness extends Client {
  readonly replies: string[] = [];

  override async call(operationId: OperationId, parts: Parts = {}): Promise<Reply> {
    const reply = await super.call(operationId, parts);
    const { token: _token, refresh_token: _refresh, secret: _secret, ...shown } = Object(reply.body);
    this.replies.push(
      JSON.stringify([operationId, Array.isArray(reply.body) ? reply.body : shown, [...reply.headers]]),
    );
    return reply;
  }
}

const recognisable = (what: string): string => `${what}-${randomUUID()}`;

/** Everything in a data folder except the keys, or in its database: the store, its log and anything else that could be carried away. */
const storedIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.parentPath.endsWith('keys'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))
    .join('\n') + databaseText(folder);

/** A one-time password is eight digits, which may stand inside of longer numbers by chance. */
const holds = (text: string, secret: string): boolean =>
  /^\d{8}$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret);

suite('server/secrets', (test) => {
  test('after a day of everybody, no secret stands in the output at level debug, in a reply, or in the store', () =>
    withFolder((folder) =>
      withPrograms(async (start) => {
        const wallet = await startWalletSide(join(folder, 'wallet'));
        const receiver = await Receiver.start();
        const mailbox = await startMailbox();
        const mailPassword = randomUUID();
        const data = join(folder, 'platform');
        const closings: string[] = [];
        const secrets: Record<string, string> = {
          administrator: ADMINISTRATOR.password,
          mail: mailPassword,
          wallet: WALLET_SECRET,
        };
        const secret = (what: string, value = recognisable(what)): string => {
          assert.ok(value.length >= 8, `${what}: ${value}`);
          secrets[what] = value;
          return value;
        };
        try {
          const program = await start(['serve', '--port', '0', '--data', data], {
            ...wallet.environment,
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
            PITBOSS_LOG_LEVEL: 'debug',
            PITBOSS_METRICS: '127.0.0.1:0',
            PITBOSS_OUTGOING_HOSTS: '127.0.0.1',
            PITBOSS_SMTP_URL: mailbox.url.replace('//', `//pitboss:${mailPassword}@`),
            PITBOSS_SMTP_FROM: 'pitboss@northstar.example',
          });
          const client = new Witness(program.url, data);
          secret('administrator token', await client.login());
          const open = (operationId: OperationId, body: object) => client.call(operationId, { body, token: null });

          // Accounts: a person, and a service that is given the key of its organisation's tokens.
          await registerOwners(client);
          await client.call('createOrganisation', { body: { id: 'northstar', units: [] } });
          const contacts = { email: 'grace@northstar.example' };
          const first = secret('first password');
          const headers = { 'idempotency-key': 'k-account' };
          for (const password of [first, secret('repeated password')])
            await client.call('createAccount', { body: newAccount({ password, contacts }), headers });
          const robot = { username: 'robot', password: secret('service password') };
          await client.call('createAccount', {
            body: newAccount({ ...robot, account_type: 'Service', trusted: true }),
          });
          secret('signing key', (await open('login', robot)).body.secret);

          // Logins that succeed and fail, tokens that are exchanged, used twice and made up.
          const grace = await open('login', { username: 'grace', password: first });
          secret('access token', grace.body.token);
          secret('refresh token', grace.body.refresh_token);
          await open('login', { username: 'grace', password: secret('wrong password') });
          await open('login', { username: secret('password in place of a name'), password: 'x' });
          const exchanged = await open('exchangeToken', { token: secrets['refresh token'] });
          secret('exchanged token', exchanged.body.token);
          secret('exchanged refresh token', exchanged.body.refresh_token);
          await open('exchangeToken', { token: secrets['refresh token'] });
          await open('exchangeToken', { token: secret('made-up refresh token') });
          await client.call('getOwnAccount', { token: secret('made-up token') });
          await fetch(`${client.url}/nothing?token=${secret('token in a query')}`);
          await client.call('login', { raw: `{"password":"${secret('broken password')}"`, token: null });
          await open('login', { username: 'grace', password: [secret('misplaced password')] });

          // Passwords that are changed and reset, by mail and by webhook, with failures on the way.
          const { token = '' } = (await open('login', { username: 'grace', password: first })).body;
          const second = secret('second password');
          await client.call('changePassword', {
            body: { current: secret('wrong current password'), password: second },
            token,
          });
          await client.call('changePassword', { body: { current: first, password: second }, token });
          const hook = secret('webhook secret', newSecret());
          const events = ['*', 'PasswordResetRequested'];
          const created = await client.call('createDestination', {
            body: destination({ url: receiver.url, events, secret: hook }),
            headers: { 'idempotency-key': 'k-destination' },
          });
          const path = { destination_id: created.body.id };
          await client.call('updateDestination', {
            path,
            body: { secret: secret('next webhook secret', newSecret()) },
          });
          await client.call('createDestination', { body: destination({ secret: secret('odd webhook secret') }) });
          mailbox.refuses = true;
          receiver.behaviour = () => 500;
          await open('requestPasswordReset', { username: 'grace' });
          await receiver.arrived(1);
          secret('one-time password', JSON.parse(receiver.received[0]?.body ?? '').data.otp);
          await until(() => (program.output().match(/undelivered/g) ?? []).length >= 2, true);
          const third = secret('third password');
          await open('confirmPasswordReset', { username: 'grace', otp: '00000000', password: third });
          await open('confirmPasswordReset', { username: 'grace', otp: secrets['one-time password'], password: third });
          await open('login', { username: 'grace', password: third });

          // An identity provider, and players whose sessions the operator's wallet knows and does not know.
          await client.call('createOauthProvider', {
            body: {
              id: 'northstar-sso',
              owner: 'northstar',
              client_id: 'pitboss',
              client_secret: secret('client secret'),
              issuer_url: 'https://id.northstar.example',
              token_url: 'https://id.northstar.example/token',
              jwk_url: 'https://id.northstar.example/keys',
              redirect_url: 'https://pitboss.northstar.example/oauth/callback',
              frontend_url: 'https://backoffice.northstar.example/login',
            },
          });
          await client.call('updateOauthProvider', {
            path: { provider_id: 'northstar-sso' },
            body: { client_id: 'desk', client_secret: secret('next client secret') },
          });
          const { id } = await openJackpot(client, paidByPlayers('sure', true));
          const session = secret('player session', `session-p-${randomUUID()}`);
          const player = session.replace('session-', '');
          const paid = await client.call('contributeToInstance', { body: by(id, player, { idempotency_key: 'k-1' }) });
          assert.is(paid.status, 200, JSON.stringify(paid.body));
          await client.call('contributeToInstance', { body: by(id, 'p-2', { token: secret('unknown session') }) });
          const later = secret('session of a callback', `session-q-${randomUUID()}`);
          const callback = { web_hook: receiver.url };
          const accepted = await client.call('contributeToInstance', {
            body: by(id, later.replace('session-', ''), { callback }),
          });
          assert.is(accepted.status, 200, JSON.stringify(accepted.body));

          // A player's page, with the player's token, another player's, an unknown one, and an account's by mistake.
          const playersOwn = { brand_id: 'northstar:luna', player_id: player };
          for (const token of [
            session,
            secrets['session of a callback'] ?? '',
            secret('unknown session of a page'),
            secrets['administrator token'] ?? '',
          ]) {
            const query = { ...playersOwn, source_id: 'sure', country_code: 'MT' };
            const body = { ...playersOwn, instance_id: id, player_country: 'MT', opt_in: true };
            const looked = await client.call('getPlayerJackpot', { query, token });
            const keyed = { 'idempotency-key': 'k-page' };
            const opted = await client.call('setPlayerOptIn', { body, token, headers: keyed });
            assert.equal([looked.status, opted.status], token === session ? [404, 200] : [opted.status, opted.status]);
          }

          // Sockets whose addresses carry tokens, some that count and some that do not, and one that gets its token in a message.
          const connect = (address: string) => Listener.open(`${client.url}${address}`, { events: ['*'] });
          const playerSocket = '/events/northstar/luna?currency=EUR&token=';
          for (const address of [
            `/events/service?token=${secrets['administrator token']}`,
            `${playerSocket}${session}`,
          ]) {
            const listener = await connect(address);
            await listener.next();
            listener.close();
          }
          for (const address of [
            `/events/service?token=${secret('made-up token of a socket')}`,
            `/events/service?more=1&token=${secret('token of a bad query')}`,
            `${playerSocket}${secret('unknown session of a socket')}`,
          ])
            closings.push(JSON.stringify(await (await connect(address)).closed));
          const status = await Listener.open(`${client.url}/operator/jackpot-status`);
          status.send({ Authenticate: { token: secret('made-up token of a message') } });
          closings.push(JSON.stringify(await status.closed));
          await fetch(`${client.url}/events/service?token=${secret('token without an upgrade')}`);

          for (const operationId of [
            'listAccounts',
            'listDestinations',
            'listDeliveries',
            'listAuditEvents',
            'listOauthProviders',
            'listSystems',
          ] as const)
            assert.is((await client.call(operationId)).status, 200);
          await client.call('getReadiness', { token: null });
          const [, metricsUrl = ''] = /^Metrics: (.+)$/m.exec(program.output()) ?? [];
          const metrics = await (await fetch(metricsUrl)).text();
          assert.match(metrics, /^pitboss_wins_total\{currency="EUR"\} [1-9]/m);
          assert.is(await program.end('SIGTERM'), 0);

          assert.ok(Object.keys(secrets).length > 25);
          for (const line of [
            /"version":"[^"]+","url":"[^"]+","data":"[^"]+".*"smtp":\{"host":"[^"]+"\}.*"msg":"serving"/,
            /"event":"WinEvent".*"win_pot_id":"sure","win_amount":10\.5,"jackpot_currency":"EUR".*"player_id":"p-/,
            /"request_id":"[^"]+","method":"GET","path":"\/nothing","status":404.*"msg":"request"/,
            /"why":"credentials","address":"127\.0\.0\.1","msg":"login refused"/,
          ])
            assert.match(program.output(), line);
          const replies = [...client.replies, ...closings].join('\n');
          assert.match(replies, /"changes":\[\{"pointer":"\/client_id","before":"pitboss","after":"desk"\}\]/);
          const places = { output: program.output(), replies, metrics, store: storedIn(data) };
          assert.ok(places.store.includes('grace@northstar.example'), 'the store was read');
          const found = Object.entries(secrets).flatMap(([what, value]) =>
            Object.entries(places)
              .filter(([, text]) => holds(text, value))
              .map(([place]) => `${what} in the ${place}`),
          );
          assert.equal(found, []);
        } finally {
          await receiver.stop();
          await mailbox.stop();
          await wallet.stop();
        }
      }),
    ));
});
