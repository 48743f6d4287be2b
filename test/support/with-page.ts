import { join } from 'node:path';
import { createSource } from './leading.ts';
import { LUNA, wish, withBrands } from './opting-in.ts';
import { startWalletSide, type WalletSide } from './paying-players.ts';
import { type Client, type OperationId, type Parts, type Reply, withFolder } from './server.ts';
import { timeOutWhereItHangs } from './timing-out.ts';

/** The page of p-1 of luna, who is in Malta and plays comet-rush, and the wallet that knows the session. */
export type Page = {
  readonly client: Client;
  /** The jackpot that the game leads to. */
  readonly id: string;
  readonly data: string;
  readonly wallet: WalletSide;
  /** Requests the player's jackpot (F5), or as the query changes say. */
  jackpot(changes?: object, more?: Parts): Promise<Reply>;
  /** Opts the player in (F6), or as the changes say. */
  optIn(changes?: object, more?: Parts): Promise<Reply>;
  /** Requests what the player has, or as the query changes say. */
  own(operation: OwnList, changes?: object, more?: Parts): Promise<Reply>;
};

/** The lists of what a player has. */
export type OwnList = Extract<OperationId, `listMy${string}`>;

export const SESSION = 'session-p-1';

/** Runs work for a player's page. Calls that the wallet's proxy leaves without a reply time out at once. */
export const withPage = (work: (page: Page) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const wallet = await startWalletSide(join(folder, 'wallet'));
    const stopTimingOut = timeOutWhereItHangs(wallet.proxy);
    try {
      await withBrands(
        async (client, id, data) => {
          await createSource(client, 'comet-rush', id);
          await work({ client, id, data, wallet, ...asPlayer(client, id) });
        },
        undefined,
        wallet.environment,
      );
    } finally {
      stopTimingOut();
      await wallet.stop();
    }
  });

/** The page's calls, with the token of the player's session. */
export const asPlayer = (client: Client, id: string): Pick<Page, 'jackpot' | 'optIn' | 'own'> => ({
  jackpot: (changes = {}, more = {}) =>
    client.call('getPlayerJackpot', {
      token: SESSION,
      query: { source_id: 'comet-rush', brand_id: LUNA, player_id: 'p-1', country_code: 'MT', ...changes },
      ...more,
    }),
  optIn: (changes = {}, more = {}) =>
    client.call('setPlayerOptIn', { token: SESSION, body: wish(id, changes), ...more }),
  own: (operation, changes = {}, more = {}) =>
    client.call(operation, { token: SESSION, query: { brand_id: LUNA, player_id: 'p-1', ...changes }, ...more }),
});
