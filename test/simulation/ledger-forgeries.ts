import type { Evidence } from './evidence.ts';
import { change, type Entry, entryWith, type Forgery, type Mutable, shift } from './tamper.ts';

type CarryFacts = Readonly<Record<'wager' | 'debit', string | undefined>> & { owed: string; carried: string };

const carryFacts = ({ facts }: Entry): CarryFacts => JSON.parse(facts ?? '{}');

const carryWith = (round: Mutable<Evidence>, fits: (facts: CarryFacts) => boolean): Entry | undefined =>
  round.entries.find((entry) => entry.kind === 'carry' && fits(carryFacts(entry)));

const addTo = (text: string | undefined, amount: bigint): string => String(BigInt(text ?? 0) + amount);

/** Seals another amount than the rules give. */
const sealMore = (round: Mutable<Evidence>, name: 'owed' | 'carried') =>
  change(
    carryWith(round, ({ wager }) => wager !== undefined),
    (entry) => {
      const facts = carryFacts(entry);
      entry.facts = JSON.stringify({ ...facts, [name]: addTo(facts[name], 1n) });
    },
  );

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
  ['a wager of which a player owes more', (round) => sealMore(round, 'owed'), /carry is sealed with/],
  ['a fraction that grows', (round) => sealMore(round, 'carried'), /carry is sealed with/],
  [
    'a debit of a coin more than the wagers so far come to, carried as paid ahead',
    (round) => {
      const entry = carryWith(round, ({ wager, debit }) => wager !== undefined && debit !== undefined);
      const row = round.contributions.find(({ id }) => id === entry?.reference);
      if (entry === undefined || row === undefined) return undefined;
      const facts = carryFacts(entry);
      const paid = { debit: addTo(facts.debit, 1_000_000n), carried: addTo(facts.carried, -(10n ** 12n)) };
      entry.facts = JSON.stringify({ ...facts, ...paid });
      row.debit += 1_000_000n;
      return row;
    },
    /debit, player, operator, booked are/,
  ],
  [
    'a fraction that a cancelled debit keeps',
    (round) => {
      const entry = carryWith(round, ({ wager }) => wager === undefined);
      return entry && round.entries.splice(round.entries.indexOf(entry), 1);
    },
    /was cancelled, and the fraction in its debit was not given back/,
  ],
  [
    'a stored fraction that is forgotten',
    (round) => round.instances.find(({ carried }) => carried.length > 0)?.carried.pop(),
    /the fractions that players of .* carry are/,
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
