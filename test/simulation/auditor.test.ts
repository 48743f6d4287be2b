// A long proof: the auditor of the simulation finds every planted fault, which guards the auditor and no change of the platform.
// On SQLite alone: it tests the auditor, which is the same for both engines.
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { Auditor } from './auditor.ts';
import type { Evidence } from './evidence.ts';
import { leaveAndReturn } from './leave-and-return.ts';
import { type Recording, recordings } from './recordings.ts';
import type { Mutable, Tamper } from './tamper.ts';
import { MULTIPLIERS, WALLETS } from './world.ts';

type Entry = Mutable<Evidence['entries'][number]>;

const audit = ({ rounds, payouts, participations }: Recording): readonly string[] => {
  const auditor = new Auditor(MULTIPLIERS, WALLETS);
  for (const round of rounds) auditor.examine(round);
  auditor.close(payouts, participations);
  return auditor.violations;
};

/** The first recording that has something of the kind, with the first round changed that can be. */
const tampered = async (tamper: Tamper): Promise<Recording> => {
  for await (const recording of recordings())
    for (const [index, round] of recording.rounds.entries()) {
      const copy: Mutable<Evidence> = structuredClone(round);
      if (tamper(copy) !== undefined) return { ...recording, rounds: recording.rounds.with(index, copy) };
    }
  throw new Error('no round has anything of the kind');
};

const entryWith = (round: Mutable<Evidence>, kind: string, ...accounts: string[]): Entry | undefined =>
  round.entries.find(
    (entry) => entry.kind === kind && accounts.every((name) => entry.lines.some(({ account }) => account === name)),
  );

/** Moves one posting of an entry and the balance that it notes. */
const shift = (entry: Entry | undefined, account: string, by: bigint): unknown => {
  const line = entry?.lines.find((each) => each.account === account);
  if (line === undefined) return undefined;
  line.amount += by;
  if (line.balanceAfter !== null) line.balanceAfter += by;
  return line;
};

type WalletCall = Mutable<Evidence['wallet'][number]>;

/** The wallet hears of a credit once more. */
const resend = (round: Mutable<Evidence>, changes: Partial<WalletCall>, fits = (_: WalletCall) => true): unknown => {
  const sent = round.wallet.find((call) => call.call === 'credit' && fits(call));
  return sent && round.wallet.push({ ...sent, moved: false, ...changes });
};

type Answer = Mutable<Evidence['answered'][number]>;

const answerTo = (
  round: Mutable<Evidence>,
  operation: string,
  fits: (answer: Answer) => boolean,
): Answer | undefined => {
  const asked = new Set(round.issued.flatMap((call) => (call.operation === operation ? [call.n] : [])));
  return round.answered.find((answer) => asked.has(answer.n) && fits(answer));
};

const change = <Row>(row: Row | undefined, how: (row: Row) => void): Row | undefined => {
  if (row !== undefined) how(row);
  return row;
};

/** Replaces a part of what the first entry that has it is sealed with. */
const reseal = (round: Mutable<Evidence>, part: string | RegExp, by: string): unknown => {
  const has = (facts: string): boolean => (typeof part === 'string' ? facts.includes(part) : part.test(facts));
  const entry = round.entries.find(({ facts }) => facts !== null && has(facts));
  if (entry === undefined) return undefined;
  entry.facts = entry.facts?.replace(part, by) ?? null;
  return entry;
};

const CASES: readonly [what: string, tamper: Tamper, verdict: RegExp][] = [
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
  ['an event that is missing', (round) => round.events.pop(), /the outbox holds/],
  [
    'an event that comes twice',
    (round) => change(round.events[0], (event) => round.events.push(event)),
    /the outbox holds/,
  ],
  [
    'a debit that is rounded the other way',
    (round) =>
      change(
        round.contributions.find(({ debit }) => debit > 0n),
        (row) => {
          row.debit += 1_000_000n;
        },
      ),
    /debit, player, operator, booked are/,
  ],
  [
    'a micro that the operator pays for the player',
    (round) =>
      change(
        round.contributions.find(({ playerPaid, operatorPaid }) => playerPaid > 0n && operatorPaid > 0n),
        (row) => {
          row.playerPaid -= 1n;
          row.operatorPaid += 1n;
        },
      ),
    /debit, player, operator, booked are/,
  ],
  [
    'a rate that is not the multipliers’',
    (round) =>
      change(
        round.contributions.find(({ rate }) => rate !== '1/1'),
        (row) => {
          row.rate = '1/1';
        },
      ),
    /has the rate 1\/1/,
  ],
  [
    'a payout of one minor unit more',
    (round) =>
      change(round.payouts[0], (payout) => {
        payout.pay += 10_000n;
      }),
    /:0 is .* instead of/,
  ],
  [
    'a payment that no wallet acknowledged',
    (round) =>
      change(
        round.wallet.find(({ call, told }) => call === 'credit' && told === 'done'),
        (call) => {
          call.told = 'uncertain';
        },
      ),
    /no wallet said so/,
  ],
  [
    'a credit that reaches the player twice',
    (round) =>
      change(
        round.wallet.find(({ call, moved }) => call === 'credit' && moved),
        (call) => round.wallet.push(call),
      ),
    /credited twice/,
  ],
  [
    'a credit that is sent again after the wallet has acknowledged it',
    (round) => resend(round, { told: 'refused' }, ({ told }) => told === 'done'),
    /sent again after/,
  ],
  ['a batch of another win', (round) => resend(round, { batch: 'w:b0' }), /sent in the batch w:b0/],
  ['a batch for one player', (round) => resend(round, { batch: 'w:b0' }), /for one player alone/],
  [
    'a player who is in a batch twice',
    (round) => resend(round, { id: 'w:7' }, ({ batch }) => batch !== undefined),
    /more than once/,
  ],
  [
    'a cancelled debit that the wallet keeps',
    (round) =>
      change(
        round.wallet.find(({ call, moved }) => call === 'cancel' && moved),
        (call) => {
          call.moved = false;
        },
      ),
    /the wallet kept/,
  ],
  [
    'a key that takes effect twice',
    (round) =>
      change(
        round.contributions.find(({ state, booked }) => state === 'booked' && booked === 0n),
        (row) => round.contributions.push({ ...row, id: 'again' }),
      ),
    /was accepted twice/,
  ],
  [
    'a key that answers for another request',
    (round) =>
      change(
        answerTo(round, 'contributeToInstance', ({ code }) => code === 'idempotency_key_reused'),
        (answer) => {
          answer.code = undefined;
          answer.status = 204;
          answer.headers = { 'contribution-id': 'of-another' };
        },
      ),
    /repeats/,
  ],
  [
    'a reply that tells another amount',
    (round) =>
      change(
        round.answered.find(({ body }) => Number(body.win_amount) > 0 && body.contribution_amount !== undefined),
        ({ body }) => {
          body.win_amount = Number(body.win_amount) + 0.01;
        },
      ),
    /win_amount is/,
  ],
  [
    'a refusal for an end that nothing came to',
    (round) =>
      change(
        round.answered.find(({ code }) => code === 'no_jackpot_for_source'),
        (answer) => Object.assign(answer, { code: 'instance_terminated' }),
      ),
    /refused with instance_terminated, and it was tried at no instance/,
  ],
  [
    'a refusal of a contribution that was booked',
    (round) =>
      change(
        round.answered.find(({ headers, status }) => status === 200 && headers['contribution-id'] !== undefined),
        (answer) => {
          answer.code = 'wallet_failed';
          answer.status = 502;
        },
      ),
    /was booked, and .* was refused/,
  ],
  [
    'a read of a state that never was',
    (round) =>
      change(
        answerTo(round, 'getInstance', ({ status }) => status === 200),
        ({ body }) => {
          body.total_contributions = 999_999;
        },
      ),
    /a state of .* that never was/,
  ],
  [
    'a share of a win that goes to another player',
    (round) =>
      change(
        round.payouts.find(({ number }) => number > 0n),
        (payout) => {
          payout.playerId = 'p-somebody';
        },
      ),
    /:\d+ is .*p-somebody instead of/,
  ],
  [
    'a community that is sealed with another list of payees',
    (round) => reseal(round, '"shares":{"count":1,', '"shares":{"count":2,'),
    /win is sealed with/,
  ],
  [
    'a window that ends earlier than it did',
    (round) => reseal(round, /"window":\{"startMs":\d/, '"window":{"startMs":9'),
    /is sealed with/,
  ],
  [
    'a drawing of a window that falls on another point',
    (round) =>
      change(
        round.entries.find(({ decisions }) => decisions.includes('"WindowEnd","armed":true')),
        (entry) => {
          entry.decisions = entry.decisions.replace('"outcome":"', '"outcome":"1');
        },
      ),
    /win records/,
  ],
  [
    'a ticket that was not drawn',
    (round) => reseal(round, '"picks":[{"tier":1,"ticket":', '"picks":[{"tier":1,"ticket":1'),
    /draw is sealed with/,
  ],
  [
    'a ticket too many',
    (round) =>
      change(
        round.contributions.find(({ ticketsAwarded }) => ticketsAwarded > 0n),
        (row) => {
          row.ticketsAwarded += 1n;
        },
      ),
    /tickets instead of/,
  ],
  [
    'an overflow that is not flushed as a whole',
    (round) =>
      change(entryWith(round, 'flush', 'diverting'), (entry) => {
        shift(entry, 'diverting', -1n);
        shift(entry, 'overflow', 1n);
      }),
    /flush moves .*overflow/,
  ],
  [
    'a diversion without an acknowledgement',
    (round) =>
      change(
        round.delivered.find(({ told }) => told === 'done'),
        (message) => {
          message.told = 'uncertain';
        },
      ),
    /no other system has acknowledged/,
  ],
  [
    'an adjustment to another amount than was asked for',
    (round) =>
      change(entryWith(round, 'adjustment', 'adjusted', 'surplusSeed'), (entry) => {
        shift(entry, 'adjusted', -1n);
        shift(entry, 'surplusSeed', 1n);
      }),
    /adjustment moves pot-\d\.surplusSeed/,
  ],
  [
    'money that gets lost on its way to another instance',
    (round) =>
      change(entryWith(round, 'transfer_in', 'transferredIn', 'contributedAmount'), (entry) => {
        shift(entry, 'transferredIn', 1n);
        shift(entry, 'contributedAmount', -1n);
      }),
    /transfer_in moves/,
  ],
  [
    'a win above the threshold that is not held for review',
    (round) =>
      change(
        round.payouts.find(({ state }) => state === 'held'),
        (payout) => {
          payout.state = 'due';
        },
      ),
    /due,.* instead of .*held/,
  ],
  [
    'a pause without a decision',
    (round) => {
      const index = round.audit.findIndex(({ action }) => action === 'resumeInstance');
      return index < 0 ? undefined : round.audit.splice(index, 1);
    },
    /was taken while .* was Paused|was triggered while .* was Paused/,
  ],
  [
    'an opt-in that is forgotten',
    (round) => {
      const index = round.audit.findIndex(({ action }) => action === 'setOptIn');
      return index < 0 ? undefined : round.audit.splice(index, 1);
    },
    /not opted in|OptInEvent|is .* to .* instead of/,
  ],
];

suite('simulation/auditor', (test) => {
  test('an honest record has no fault', async () => {
    for await (const recording of recordings()) return assert.equal(audit(recording), []);
  });

  test('finds no fault in a refusal between an opt-out and the opt-in that follows it', async () => {
    const recording = await tampered(leaveAndReturn);
    assert.equal(audit(recording), []);
  });

  for (const [what, tamper, verdict] of CASES)
    test(`finds ${what}`, async () => {
      const violations = audit(await tampered(tamper));
      assert.ok(
        violations.some((violation) => verdict.test(violation)),
        `${verdict} is not among ${JSON.stringify(violations.slice(0, 5))}`,
      );
    });

  test('finds a win that is called paid at the end and is not', async () => {
    for await (const recording of recordings()) {
      const due = recording.payouts.find(({ state }) => state === 'due');
      if (due === undefined) continue;
      const payouts = recording.payouts.map((payout) => (payout === due ? { ...payout, state: 'paid' } : payout));
      const violations = audit({ ...recording, payouts });
      return assert.ok(violations.some((violation) => /paid.* instead of .*due/.test(violation)));
    }
    assert.unreachable('without a wallet, wins stay due');
  });
});
