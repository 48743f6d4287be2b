import { join } from 'node:path';
import { isSea } from 'node:sea';
import { readReferenceWalletConfig } from '../clients/reference-wallet/process/reference-wallet-config.ts';
import { readConfig } from '../server/settings/config.ts';
import type { Running } from '../server/start/start.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { callerAt } from './demo-caller.ts';
import { quickHit, threePots } from './demo-example.ts';
import { type Demo, introduction } from './demo-introduction.ts';
import { LOBBY_JACKPOTS, playLobby, prepareLobby } from './demo-lobby.ts';
import { readDemoSecrets, secretsFile } from './demo-secrets.ts';
import { seed } from './demo-seed.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { untilStopped } from './until-stopped.ts';

const USERNAME = 'admin';
const TOKEN_MS = 30 * 60 * 1000;
const JACKPOTS = [threePots, quickHit];

export const demo: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      ...JSON_OPTION,
      ...{ port: { type: 'string' }, 'wallet-port': { type: 'string' }, data: { type: 'string' } },
    },
  });
  const { port = '8080', 'wallet-port': walletPort = '8081', data = 'data/demo' } = values;
  const print = createOutput(values.json);
  const { administratorPassword, walletSecret } = readDemoSecrets(data);
  // Only the log level comes from the environment: a demo is the same everywhere and never reaches a real wallet.
  const environment = {
    PITBOSS_LOG_LEVEL: process.env.PITBOSS_LOG_LEVEL ?? 'warn',
    PITBOSS_WALLET_SECRET: walletSecret,
    PITBOSS_ADMIN_USERNAME: USERNAME,
    PITBOSS_ADMIN_PASSWORD: administratorPassword,
  };
  // Loaded only here, as in serve.
  const { startReferenceWallet } = await import('../clients/reference-wallet/process/reference-wallet.ts');
  const { start } = await import('../server/start/start.ts');
  const wallet = await startReferenceWallet(
    readReferenceWalletConfig({ port: walletPort, data: join(data, 'wallet') }, environment),
  );
  try {
    const platform = await start({
      ...readConfig({ port, data, 'wallet-url': wallet.url }, environment),
      hasLobby: true,
    });
    try {
      const { lobbyIds, ...facts } = await introduce(platform, wallet.url, data, administratorPassword);
      const lobby = playLobby(
        () => logInAt(platform.url, data, administratorPassword).then(({ token }) => callerAt(platform.url, token)),
        lobbyIds,
      );
      const stopped = untilStopped();
      print(introduction(facts), documentOf(facts));
      await stopped;
      await lobby.stop();
      print('Stopping: finishing running requests.\n', { event: 'stopping' });
    } finally {
      await platform.stop();
    }
  } finally {
    await wallet.stop();
  }
  return 0;
};

const logInAt = async (url: string, data: string, password: string): Promise<{ readonly token: string }> => {
  const login = await callerAt(url)('login', { body: { username: USERNAME, password } });
  if (!login.done)
    throw new CommandError(
      `The password in ${secretsFile(data)} is not that of the administrator of ${data}. Remove the folder to start over, or choose another with --data.`,
    );
  return login.body;
};

/** Logs in, creates what is missing of the example, and returns what there is to try. */
const introduce = async (
  { url }: Running,
  walletUrl: string,
  data: string,
  password: string,
): Promise<Demo & { readonly lobbyIds: readonly string[] }> => {
  const file = secretsFile(data);
  const nowMs = Date.now();
  const { token } = await logInAt(url, data, password);
  const ids = await seed(callerAt(url, token), JACKPOTS);
  const lobbyIds = await seed(callerAt(url, token), LOBBY_JACKPOTS);
  await prepareLobby(callerAt(url, token), lobbyIds);
  return {
    url,
    lobbyIds,
    walletUrl,
    data,
    program: isSea() ? process.argv0 : 'npx pitboss',
    login: { username: USERNAME, password, file },
    token,
    nowMs,
    tokenUntilMs: nowMs + TOKEN_MS,
    jackpots: JACKPOTS.map(({ template, about }, index) => ({
      name: template.name,
      id: ids[index] ?? '',
      gameCode: template.id,
      about,
    })),
  };
};

const documentOf = ({ url, walletUrl, data, token, jackpots }: Demo): object => ({
  ...{ event: 'serving', url, lobby_url: `${url}/lobby`, wallet_url: walletUrl, data, token },
  jackpots: jackpots.map(({ name, id, gameCode }) => ({ name, id, game_code: gameCode })),
});
