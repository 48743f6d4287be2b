import type { Command } from './command.ts';

/** The jackpot simulator; loaded when it runs, like every command. */
export const simulateCommand: Command = {
  name: 'simulate',
  usage:
    'simulate TEMPLATE [--rounds 1000000] [--runs 4] [--players PLAYERS] [--triggers POT=ROUNDS] [--rounds-per-hour 1000] [--seed SEED] [--threads 2] [--report FILE] [--json]',
  summary: "plays a template's jackpot without a platform, and says what it pays and what it costs the house",
  options: {
    '--rounds': 'rounds of all runs together; a million without it',
    '--runs':
      'into how many runs they are divided, each an instance from its opening; 4 from a million rounds on, else 1',
    '--players':
      'who plays: 80x0.50,20x5 are 80 players who wager 0.50 a round and 20 who wager 5; or a file; 100x1 without it',
    '--triggers':
      'how often calls win a pot: minor=60,major=2500 is one of 60 rounds, and one of 2,500, on average; never without it',
    '--rounds-per-hour': 'how fast time passes, for time windows and raffles',
    '--seed': 'a whole number that repeats the same draws; a new one without it',
    '--threads': 'how many runs are played at a time; one a processor without it',
    '--report': 'a file for the par sheet, a page of HTML',
  },
  json: '{"rounds", "seed", "warnings", "returned", "house", "pots", "kinds", "template", "report", …}; {"file", "faults"} of one that cannot be published',
  exits: {
    0: 'it was simulated to the end',
    1: 'the template or the players have faults, or a file cannot be read or written',
    130: 'Ctrl-C has stopped it; the sheet has the rounds that were played',
  },
  load: async () => (await import('./simulate.ts')).runSimulation,
};
