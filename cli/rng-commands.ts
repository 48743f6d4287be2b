import { type Command, DATA, WAITED } from './command.ts';

const COUNT = { '--count': 'how many' };
const UNREADY = 'an option is wrong, or the generator fails its tests';

/** The commands about the random generator: for a laboratory, and for the operator of one that has failed. */
export const rngCommands: readonly Command[] = [
  {
    name: 'rng raw',
    usage: 'rng raw --bytes N [--json]',
    summary: 'prints raw bytes of the generator that draws, for statistical tests',
    options: { '--bytes': 'how many' },
    json: 'lines {"hex"}',
    exits: { 0: 'all are printed, or the reader has ended', 1: UNREADY },
    load: async () => (await import('./rng-raw.ts')).rngRaw,
  },
  {
    name: 'rng scaled',
    usage: 'rng scaled --range N --count M [--json]',
    summary: 'prints draws from 0 to below a range, one a line, for statistical tests',
    options: { '--range': 'the range, such as 52', ...COUNT },
    json: 'lines {"outcome"}',
    exits: { 0: 'all are printed, or the reader has ended', 1: UNREADY },
    load: async () => (await import('./rng-scaled.ts')).rngScaled,
  },
  {
    name: 'rng trigger',
    usage: 'rng trigger TEMPLATE --pot POT --count M [--wager 1] [--after SECONDS] [--json]',
    summary: "draws a pot's triggers as a contribution to a new jackpot does, again and again, for statistical tests",
    options: {
      '--pot': 'the pot of the template',
      ...COUNT,
      '--wager': "what each contribution wagers, in the jackpot's currency; 1 without it",
      '--after': 'of a time window: how many seconds after its begin; in its middle without it',
    },
    json: 'lines {"trigger", "hit", "draws": [{"outcome", "range"}]}; {"file", "faults"} of a template that cannot be published',
    exits: {
      0: 'all are printed, or the reader has ended',
      1: 'an option or the template is wrong, the pot is not armed, or the generator fails its tests',
    },
    load: async () => (await import('./rng-trigger.ts')).rngTrigger,
  },
  {
    name: 'rng accept',
    usage: 'rng accept --reason TEXT [--data ./data] [--json]',
    summary: 'accepts that the generator has failed, if it passes its start test now; draws go on, and it is audited',
    options: { '--reason': 'why draws may go on, for the audit trail', ...DATA },
    json: '{"done": what was done}',
    exits: { 0: 'draws go on', 1: 'nothing had failed, or it fails again', ...WAITED },
    load: async () => (await import('./rng-accept.ts')).rngAccept,
  },
];
