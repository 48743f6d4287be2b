// The platform as in production, with jackpots for players whose wallet is at an address.
import { callerAt } from '../../../cli/demo-caller.ts';
import { threePots } from '../../../cli/demo-example.ts';
import { seed } from '../../../cli/demo-seed.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { start } from '../../../server/start/start.ts';
import { type Ready, serveBench } from '../child.ts';

const [folder = '', walletUrl = '', walletSecret = '', jackpots = ''] = process.argv.slice(2);
const login = { username: 'bench', password: 'a long password for a short run' };

const running = await start(
  readConfig(
    { port: '0', data: folder, 'wallet-url': walletUrl },
    {
      PITBOSS_ADMIN_USERNAME: login.username,
      PITBOSS_ADMIN_PASSWORD: login.password,
      PITBOSS_LOG_LEVEL: 'warn',
      PITBOSS_SOCKETS_PER_ADDRESS: '1000000',
      PITBOSS_WALLET_SECRET: walletSecret,
    },
  ),
);
const first = await callerAt(running.url)('login', { body: login });
if (!first.done) throw new Error(first.detail);
const { token } = first.body;
const instanceIds = await seed(
  callerAt(running.url, token),
  Array.from({ length: Number(jackpots) }, (_, index) => ({
    about: threePots.about,
    template: { ...threePots.template, id: `three-${index}` },
  })),
);

serveBench<Ready>(
  { url: running.url, token, instanceId: instanceIds[0] ?? '', instanceIds },
  async () => ({ contributions: 0, bookedMicros: '0', difference: undefined }),
  () => running.stop(),
);
