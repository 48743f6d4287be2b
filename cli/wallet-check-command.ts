import type { Command } from './command.ts';

export const walletCheckCommand: Command = {
  name: 'wallet check',
  usage:
    'wallet check --url URL --operator ID --brand ID --token TOKEN --max AMOUNT [--currency EUR] [--second-token TOKEN] [--timeout-ms 10000] [--json] [--yes]',
  summary: "checks an operator's wallet against every rule, with a test player's money, which it gives back",
  options: {
    '--url': 'base URL of the wallet',
    '--operator': 'id of the operator',
    '--brand': 'id of the brand',
    '--token': 'session token of the test player',
    '--max': "the most of the player's money that one call may move",
    '--currency': 'currency of the player; EUR without it',
    '--second-token': 'session token of another test player, for batches',
    '--timeout-ms': 'how long a reply may take, in milliseconds',
    '--yes': 'moves money at a wallet that is not on this machine: the player is a test player',
  },
  json: '{"url", "results", "totals", "leftover", …}',
  exits: {
    0: 'the wallet keeps every rule',
    1: 'it breaks one, or could not be checked',
    130: 'Ctrl-C has stopped it; what was done is kept',
  },
  load: async () => (await import('./wallet-check.ts')).walletCheck,
};
