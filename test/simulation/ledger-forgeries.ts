import { change, entryWith, type Forgery, shift } from './tamper.ts';

/** Forged entries, draws and balances. */
export const LEDGER_FORGERIES: readonly Forgery[] = [
  [
    'a share that is rounded up at the cost of the house',
    (round) => {
      const entry = entryWith(round, 'contribution', 'contributedAmount', 'house');
      return shift(entry, 'house', -1n) && shift(entry, 'contributedAmount', 1n);
    },
    /contribution moves pot-\d\.contributedAmount by \d+ instead of \d+/,
  ],
  [
    'a seed part that is taken from the value',
    (round) => {
      const entry = entryWith(round, 'contribution', 'contributedAmount', 'contributedSeed');
      return shift(entry, 'contributedSeed', 1n) && shift(entry, 'contributedAmount', -1n);
    },
    /moves pot-\d\.contributedSeed/,
  ],
  [
    'a micro that comes out of nowhere',
    (round) => shift(entryWith(round, 'contribution', 'house'), 'house', 1n),
    /conservation: the instance holds/,
  ],
  [
    'a noted balance that its postings do not make',
    (round) =>
      change(entryWith(round, 'payment', 'withheld'), ({ lines }) => {
        for (const line of lines) if (line.balanceAfter !== null) line.balanceAfter += 1n;
      }),
    /withheld is noted as/,
  ],
  [
    'a draw of the wrong range',
    (round) =>
      change(round.draws[0], (drawn) => {
        drawn.range += 1n;
      }),
    /drew below \d+ instead of \d+/,
  ],
  [
    'a drawn win that is not paid',
    (round) =>
      change(
        round.draws.find(({ outcome, range }) => outcome === 1n && range < 100n),
        (drawn) => {
          drawn.outcome = 0n;
        },
      ),
    /instead of/,
  ],
  ['a draw without a decision', (round) => round.draws.push({ range: 5n, outcome: 1n }), /belong to no entry/],
  ['a draw that never happened', (round) => round.draws.pop(), /drew below undefined/],
  [
    'an unarmed pot that is called armed',
    (round) =>
      change(
        round.entries.find(({ decisions }) => decisions.includes('"armed":false')),
        (entry) => {
          entry.decisions = entry.decisions.replace('"armed":false', '"armed":true');
        },
      ),
    /contribution records/,
  ],
  [
    'a residue that is paid out',
    (round) => {
      const entry = entryWith(round, 'win', 'surplusSeed', 'withheld');
      return shift(entry, 'surplusSeed', -1n) && shift(entry, 'withheld', 1n);
    },
    /win moves \.withheld/,
  ],
  [
    'a reseed by the house that the pot could have paid',
    (round) => {
      const entry = entryWith(round, 'reseed', 'contributedSeed', 'house');
      return shift(entry, 'contributedSeed', 1n) && shift(entry, 'house', -1n);
    },
    /reseed moves pot-\d\.contributedSeed/,
  ],
  [
    'a win without its reseed',
    (round) => {
      const index = round.entries.findIndex(({ kind }) => kind === 'reseed');
      return index < 0 ? undefined : round.entries.splice(index, 1);
    },
    /the entries are/,
  ],
  [
    'a life that is not counted',
    (round) =>
      change(
        round.instances.flatMap(({ pots }) => pots).find(({ instanceCount }) => instanceCount > 1n),
        (pot) => {
          pot.instanceCount -= 1n;
        },
      ),
    /instance_count is/,
  ],
  [
    'a pot that lives on after its last life',
    (round) =>
      change(
        round.instances.flatMap(({ pots }) => pots).find(({ enabled }) => enabled === 0n),
        (pot) => {
          pot.enabled = 1n;
        },
      ),
    /enabled is true instead of false/,
  ],
  [
    'a stored balance that is not the ledger’s',
    (round) =>
      change(round.instances[0], (row) => {
        row.house += 1n;
      }),
    /house is -?\d+ instead of -?\d+/,
  ],
  [
    'an event that is missing',
    (round) => {
      const told = ['ContributionEvent', 'WinEvent', 'OptInEvent'];
      const at = round.events.findLastIndex(({ eventType }) => told.includes(eventType));
      return at < 0 ? undefined : round.events.splice(at, 1);
    },
    /the outbox holds/,
  ],
];
