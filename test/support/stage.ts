import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { paidByPlayers, startWalletSide, type WalletSide } from './paying-players.ts';
import { type Program, type Start, withPrograms } from './process.ts';
import { ADMINISTRATOR, Client, withFolder } from './server.ts';
import { openJackpot, registerOwners } from './story.ts';
import { verifyFolder } from './verify-folder.ts';

/** The platform as a process on its own folder, with a jackpot that players pay and that every contribution wins. */
export type Stage = {
  readonly wallet: WalletSide;
  /** The platform's folder. */
  readonly data: string;
  readonly id: string;
  client: Client;
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Verifies the balances once no contribution is in progress. */
  prove(): Promise<void>;
};

export const withStage = (
  work: (stage: Stage) => Promise<void>,
  more: Readonly<Record<string, string>> = {},
): Promise<void> =>
  withFolder((folder) =>
    withPrograms(async (start) => {
      const wallet = await startWalletSide(join(folder, 'wallet'));
      try {
        await work(await setStage(start, join(folder, 'platform'), wallet, more));
      } finally {
        await wallet.stop();
      }
    }),
  );

const setStage = async (
  start: Start,
  data: string,
  wallet: WalletSide,
  more: Readonly<Record<string, string>>,
): Promise<Stage> => {
  const environment = {
    ...wallet.environment,
    PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
    PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
    PITBOSS_LOG_LEVEL: 'warn',
    ...more,
  };
  const serve = (): Promise<Program> => start(['serve', '--port', '0', '--data', data], environment);
  let program = await serve();
  const client = new Client(program.url);
  await client.login();
  await registerOwners(client);
  const { id } = await openJackpot(client, paidByPlayers('sure', true));
  const stage: Stage = {
    wallet,
    data,
    id,
    client,
    kill: async () => {
      await program.end('SIGKILL');
    },
    restart: async () => {
      program = await serve();
      stage.client = new Client(program.url);
      await stage.client.login();
    },
    prove: async () => {
      const verified = await verifyFolder(data);
      assert.is(verified.status, 0, verified.stdout);
      assert.not.match(verified.stdout, /in progress/);
    },
  };
  return stage;
};
