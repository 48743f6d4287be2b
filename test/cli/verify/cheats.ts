/** A change to the program by which it cheats. */
export type Cheat = {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The difference that the genuine `verify` names; undefined if the record follows every rule. */
  readonly named: RegExp | undefined;
};

const DRAW = 'domain/jackpot/draw-contribution.ts';
const PAYOUT = 'domain/jackpot/payout.ts';
const RECORDED = 'domain/jackpot/draws.ts';

/** One for each rule by which a house could gain, or a friend of it. */
export const CHEATS: readonly Cheat[] = [
  {
    name: 'odds ten times worse',
    file: DRAW,
    from: 'if (draw(odds) === 0n) return true;',
    to: 'if (draw(odds * 10n) === 0n) return true;',
    named: /^entry \d+: HitRate of the pot lucky: it was drawn below 70; the rules say 7$/,
  },
  {
    name: 'half of the shares for the house',
    file: 'domain/jackpot/share-out.ts',
    from: 'take(computeShare(pot.contribution, quote.base))',
    to: 'take(computeShare(pot.contribution, quote.base) / 2n)',
    named: /^entry 2, a contribution, moves contributedSeed of pot lucky by 15000; the rules give 30000$/,
  },
  {
    name: 'every hit drawn again',
    file: DRAW,
    from: 'if (draw(odds) === 0n) return true;',
    to: 'if (draw(odds) === 0n && draw(odds) === 0n) return true;',
    named: /^entry \d+: HitRate of the pot lucky: it was drawn again below 7, which the rules do not ask$/,
  },
  {
    name: 'every hit drawn again, of which the record has the last draw alone',
    file: RECORDED,
    from: 'const outcome = draw(range);',
    to: 'const first = draw(range); const outcome = first === 0n && range === 7n ? draw(range) : first;',
    named: undefined,
  },
  {
    name: 'pots that are not armed',
    file: 'domain/jackpot/arming.ts',
    from: 'if (!pot.enabled) return false;',
    to: 'return false;',
    named: /^entry 2: HitRate of the pot lucky was not armed; by the rules and balances it was$/,
  },
  {
    name: 'a fee that the rules lack',
    file: PAYOUT,
    from: '? { fee: 0n, main: value, community: [] }',
    to: '? { fee: value / 10n, main: value - value / 10n, community: [] }',
    named: /^entry \d+ pays \d+ EUR for the pot lucky, worth \d+; the rules give \d+ EUR$/,
  },
  {
    name: "a winner's part of a shared win that is cut",
    file: PAYOUT,
    from: 'main: floorTimes(value, ruleset.main),',
    to: 'main: (floorTimes(value, ruleset.main) * 9n) / 10n,',
    named: /^entry \d+ pays \d+ \w+ for the pot shared, worth \d+; the rules give \d+ \w+$/,
  },
  {
    name: 'half a reseed',
    file: 'domain/jackpot/reseed.ts',
    from: "case 'MinReseed':\n      return minReseed;",
    to: "case 'MinReseed':\n      return minReseed / 2n;",
    named: /^entry \d+, a reseed, moves seedValue of pot \S+ by 2500000; the rules give 5000000$/,
  },
  {
    name: 'ten times the amount that a pot must hit by',
    file: DRAW,
    from: 'draw(weighed(hitBy) - passed) < gained',
    to: 'draw(weighed(hitBy * 10n) - passed) < gained',
    named: /^entry 2: MustHitBy of the pot must: it was drawn below \d+; the rules say \d+$/,
  },
  {
    name: 'an amount from which a pot can hit, and that is ignored',
    file: DRAW,
    from: 'greater(value - hitFrom, 0n)',
    to: 'greater(value, 0n)',
    named: /^entry 2: MustHitBy of the pot between: it was drawn again below \d+, which the rules do not ask$/,
  },
  {
    name: 'a weight that is left out',
    file: DRAW,
    from: '** BigInt(weight)',
    to: '** BigInt(weight > 0 ? 1 : 2)',
    named: /^entry \d+: MustHitBy of the pot between: it was drawn below \d+; the rules say \d+$/,
  },
  {
    name: 'odds that do not rise with time',
    file: 'domain/jackpot/ramp.ts',
    from: 'BigInt(requireTime(atMs) - (timing?.wonAtMs ?? requireTime(startsAtMs)))',
    to: 'from',
    named: /^entry \d+: HitRate of the pot later: it was drawn below 30; the rules say \d+$/,
  },
  {
    name: 'odds that do not rise with the value',
    file: 'domain/jackpot/ramp.ts',
    from: "by === 'Value' ? before",
    to: "by === 'Value' ? from",
    named: /^entry \d+: HitRate of the pot richer: it was drawn below 30; the rules say \d+$/,
  },
  {
    name: 'odds that count from the start although the pot was won since',
    file: 'domain/jackpot/ramp.ts',
    from: 'wonAtMs: requireTime(atMs)',
    to: 'wonAtMs: 0',
    named: /^entry \d+: HitRate of the pot later: it was drawn below \d+; the rules say \d+$/,
  },
  {
    name: 'a level of a wheel that is never picked',
    file: DRAW,
    from: 'if (point < weight) return potId;',
    to: "if (point < weight || potId !== 'mini') return 'mini';",
    named: /^entry \d+: it decides Wheel of the pot mini; the rules give Wheel of the pot grand$/,
  },
  {
    name: 'a wheel with another weight',
    file: DRAW,
    from: 'draw(levels.reduce((sum, { weight }) => sum + weight, 0n))',
    to: 'draw(BigInt(levels.length))',
    named: /^entry \d+: Wheel of the pot \w+: it was drawn below 2; the rules say 3$/,
  },
  {
    name: 'a wheel of which a level could not be won',
    file: DRAW,
    from: '({ potId }) => rises.has(potId) &&',
    to: '({ potId }) => rises.has(potId) ||',
    named: /^entry 2: Wheel of the pot mini was armed; by the rules and balances it was not$/,
  },
  {
    name: 'a moment that pays whoever contributed then, where the stake decides',
    file: DRAW,
    from: 'selected.filter((id) => isByStake(requirePot(rules, id)))',
    to: 'selected.filter((id) => id === rules.currency)',
    named: /^entry \d+ is a win; the rules give a drawing by stake of the pot staked first$/,
  },
  {
    name: 'a winner by stake who was not drawn',
    file: 'domain/jackpot/draw-window.ts',
    from: 'recordingDraw(draw, draws)(total)',
    to: '(recordingDraw(draw, draws)(total), 0n)',
    named: /^entry \d+ draws the window of the pot staked until \d+ for p-\d+ of \S+; the point \d+ is of p-\d+ of/,
  },
  {
    name: 'a payee outside of the rule',
    file: 'domain/jackpot/find-payees.ts',
    from: 'return community.highestEver(maxPayoutsOf(rule));',
    to: 'return community.activeAt(0, [0]);',
    named:
      /^entry \d+, a win: the rule 2 \(HighestLifetimeContributor\) of the pot shared: \d players are not paid|^entry \d+, a win: the rule/,
  },
  {
    name: 'the highest contributor passed over',
    file: 'domain/jackpot/find-payees.ts',
    from: 'return community.highestEver(maxPayoutsOf(rule));',
    to: 'return (await community.highestEver(maxPayoutsOf(rule) + 1)).slice(1);',
    named: /^entry \d+, a win: the rule 2 \(HighestLifetimeContributor\) of the pot shared/,
  },
  {
    name: 'fewer of the highest contributors than the rule pays',
    file: 'domain/jackpot/find-payees.ts',
    from: 'return community.highestEver(maxPayoutsOf(rule));',
    to: 'return community.highestEver(maxPayoutsOf(rule) - 1);',
    named:
      /^entry \d+, a win: the rule 2 \(HighestLifetimeContributor\) of the pot shared found \d players; the earlier/,
  },
  {
    name: 'a sample of active players that leaves some out',
    file: RECORDED,
    from: 'if (size >= population) return Array.from({ length: population }, (_, index) => index);',
    to: 'if (size >= population) return Array.from({ length: population - 1 }, (_, index) => index);',
    named:
      /^entry \d+, a win: the rule 1 \(ActivePlayers\) of the pot shared found \d+ players; the earlier entries give \d+$/,
  },
  {
    name: "a raffle's pick that is drawn again",
    file: 'domain/raffle/draw-pot.ts',
    from: 'drum.take(Number(recorded(BigInt(drum.left))))',
    to: 'drum.take(Number((recorded(BigInt(drum.left)), recorded(BigInt(drum.left)))))',
    named: /^the number of picks of the drawing in entry \d+ is \d+; the ledger says \d+$/,
  },
  {
    name: 'a prize that is smaller than its tier',
    file: 'domain/raffle/draw-pot.ts',
    from: 'share: floorTimes(value, multiply(percentage, fraction(1n, BigInt(winners)))),',
    to: 'share: floorTimes(value, multiply(percentage, fraction(9n, 10n * BigInt(winners)))),',
    named: /^entry \d+, the drawing of the pot main: prize 1 is \d+ \w+; the rules give \d+ \w+$/,
  },
  {
    name: 'a rate other than the recorded one',
    file: PAYOUT,
    from: 'floorDivide(share, context.rate)',
    to: "floorDivide(context.winnerCurrency === 'USD' ? (share * 9n) / 10n : share, context.rate)",
    named: /^entry \d+ pays \d+ USD for the pot \S+, worth \d+; the rules give \d+ USD$/,
  },
  {
    name: 'a selector that prefers the house',
    file: DRAW,
    from: "selector === 'Highest' ? worth(id) > worth(best) : worth(id) < worth(best)",
    to: "selector === 'Highest' ? worth(id) < worth(best) : worth(id) > worth(best)",
    named: /^entry \d+: the hit of the pot \S+ was (not )?chosen to be paid; the selector Highest gives \S+$/,
  },
  {
    name: 'a hit that was passed over and is forgotten',
    file: DRAW,
    from: 'draft.pot(decision.pot).due = true;',
    to: 'draft.pot(decision.pot).due = false;',
    named:
      /^entry \d+, MustHitBy of the pot must: it was drawn too often$|^entry \d+: MustHitBy of the pot must: it was drawn again below|due of pot must is false/,
  },
  {
    name: 'a part of each wager that is rounded up',
    file: 'domain/jackpot/quote.ts',
    from: 'const owedPicos = floorTimes(PICOS_PER_MICRO, owed);',
    to: 'const owedPicos = floorTimes(PICOS_PER_MICRO, owed) + 1_000_000_000n;',
    named: /^entry 2: owed of the fraction of p-0 of \S+ is 7600000000; the ledger says 6600000000$/,
  },
  {
    name: 'a fraction that is owed again after its debit',
    file: 'domain/jackpot/quote.ts',
    from: 'after: sum - playerDebit * PICOS_PER_MICRO',
    to: 'after: sum - playerDebit * PICOS_PER_MICRO + (playerDebit > 0n ? before : 0n)',
    named: /^entry \d+: carried of the fraction of p-\d+ of \S+ is 9800000000; the ledger says 3200000000$/,
  },
  {
    name: 'a wager whose debit was refused, and that is owed all the same',
    file: 'platform/contributions/carry-fraction.ts',
    from: '- BigInt(reserved.owed) + debit',
    to: '+ debit',
    named: /^entry \d+: carried of the fraction of p-\d+ of \S+ is 13200000000; the ledger says 6600000000$/,
  },
  {
    name: 'a fraction for a pot that ended before the booking',
    file: 'platform/contributions/contribute-by-wallet.ts',
    from: ' || !isOwed',
    to: '',
    named: /^entry \d+: no entry before it changes the fraction that its player carries as this wager does$/,
  },
  {
    name: 'a player who pays more than the rules ask',
    file: 'domain/jackpot/quote.ts',
    from: 'const playerDebit = checkRange(',
    to: 'const playerDebit = 10_000n + checkRange(',
    named: /^entry 2: it debits 1010000 EUR; the rules give 1000000$/,
  },
];
