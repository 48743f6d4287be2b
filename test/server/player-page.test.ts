import * as assert from 'uvu/assert';
import { ApiError } from '../../clients/typescript/src/api-error.ts';
import { createPitboss } from '../../clients/typescript/src/pitboss.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../support/accounts.ts';
import { buildWorld, requests } from '../support/every-operation.ts';
import { optInEvents } from '../support/opting-in.ts';
import { withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { contents } from '../support/tables.ts';
import { SESSION, withPage } from '../support/with-page.ts';

const QUERY = { source_id: 'comet-rush', brand_id: 'northstar:luna', player_id: 'p-1', country_code: 'MT' };

suite('server/player-page', (test) => {
  test('F5 F6 no account acts for a player, with any permissions', async () => {
    const callers = (['Service', 'System', 'SuperUser', 'User', 'Provider'] as const).map((type) =>
      account({ type, permissions: EVERY_PERMISSION }),
    );
    await withServer(
      async (client, data) => {
        const world = await buildWorld(client);
        const before = contents(data);
        for (const caller of callers)
          for (const { operationId } of routes.filter(({ security }) => security === 'player')) {
            const token = await tokenFor(data, caller);
            const { body } = await client.call(operationId, { ...requests(world)[operationId], token });
            assert.is(body.code, 'token_invalid', `${operationId} as ${caller.type}`);
          }
        assert.equal(contents(data), before);
      },
      {},
      saveAccounts(...callers),
    );
  });

  test('F5 F6 the SDK calls with the token of the player, and asks for another when the session has ended', () =>
    withPage(async ({ client, id, data, wallet }) => {
      const asked: (string | undefined)[] = [];
      const token = (refused: string | undefined) => {
        asked.push(refused);
        return refused === undefined ? 'ended' : SESSION;
      };
      const page = createPitboss({ baseUrl: client.url, token, retries: 0 });
      const { body: jackpot } = await page.getPlayerJackpot({ query: QUERY });
      assert.equal([jackpot.id, jackpot.pots.length, asked], [id, 3, [undefined, 'ended']]);
      const kept = createPitboss({ baseUrl: client.url, token: SESSION, retries: 0 });
      const { brand_id, player_id } = QUERY;
      const body = {
        brand_id,
        player_id,
        instance_id: id,
        player_country: 'MT',
        opt_in: true,
        contribution_value: '2',
      };
      assert.is((await kept.setPlayerOptIn({ body })).status, 200);
      assert.is((await kept.getPlayerJackpot({ query: QUERY })).body.optin_status?.preferred_contribution_value, 2);
      assert.equal(optInEvents(data), [['p-1', true, 2]]);
      const codeOf = async (call: Promise<unknown>) => {
        const error = await call.catch((thrown: unknown) => thrown);
        return error instanceof ApiError ? error.code : error;
      };
      const ended = createPitboss({ baseUrl: client.url, token: 'ended', retries: 0 });
      assert.is(await codeOf(ended.setPlayerOptIn({ body })), 'session_expired');
      const refused = await client.call('setPlayerOptIn', { body, token: 'ended' });
      assert.equal(
        [refused.body.code, refused.headers.get('www-authenticate')],
        ['session_expired', 'Bearer realm="pitboss", error="invalid_token"'],
      );
      assert.is(await codeOf(kept.setPlayerOptIn({ body: { ...body, player_id: 'p-2' } })), 'player_token_mismatch');
      assert.is(await codeOf(kept.setOptIn({ body })), 'token_invalid');
      wallet.proxy.decide = () => 'hang before';
      const late = createPitboss({ baseUrl: client.url, token: 'session-p-4', retries: 0 });
      assert.is(await codeOf(late.getPlayerJackpot({ query: { ...QUERY, player_id: 'p-4' } })), 'wallet_timeout');
    }));
});
