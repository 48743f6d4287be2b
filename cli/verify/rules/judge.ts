import type { Instance } from '../../../db/jackpots/instances.ts';
import {
  type AdjustmentFacts,
  type DrawingFacts,
  type PassedFacts,
  type PassedWindowFacts,
  rulesDigest,
  type SeedFacts,
  type SweepFacts,
  type UndrawnFacts,
  type WinFacts,
} from '../../../db/ledger/facts.ts';
import type { LedgerEntry } from '../../../db/ledger/ledger.ts';
import type { ShareFacts } from '../../../db/tables/wins.ts';
import { RULES_VERSION } from '../../../domain/jackpot/rules.ts';
import { greater } from '../../../domain/money/micros.ts';
import { findPot, findTerms, flushable, newBook, planSeed, post, type RulesBook, worthOf } from './book.ts';
import { judgeCarry } from './carry.ts';
import { Charges } from './charge.ts';
import { judgeContribution } from './contribution.ts';
import type { Difference } from './draws.ts';
import { differenceInMoves, type Move } from './moves.ts';
import {
  findUndrawnReason,
  judgeDrawing,
  judgeFlush,
  judgePassing,
  judgeReseed,
  judgeUndrawn,
  judgeWin,
} from './pay.ts';
import { readFacts } from './read-facts.ts';
import { type RaffleTerms, readTerms, type Terms } from './terms.ts';

/** Entries that follow from another one of the same unit. */
const FOLLOWING = new Set(['win', 'reseed', 'flush']);

/** An instance's replay: the facts of its first entry, and the book, which begins with it. */
type Judged = { readonly seed: Pick<SeedFacts, 'rules'> | undefined; rules?: RulesBook };

/** The columns of an instance that its rules follow from. */
type RuledInstance = Pick<Instance, 'rules' | 'startsAtMs' | 'createdAtMs' | 'endsAtMs'>;

/** The payees of an entry besides a winner, and the players whom a raffle's drawing passes over. */
type Players = { readonly shares: readonly ShareFacts[]; readonly passed: readonly PassedFacts[] };

/** Works out again, from an instance's sealed rules and the entries before, what each entry has to say. */
export class Judge {
  readonly #instance: RuledInstance;
  readonly #digest: string;
  #read: { readonly terms: Terms; readonly charges: Charges } | undefined;

  constructor(instance: RuledInstance) {
    this.#instance = instance;
    this.#digest = rulesDigest(instance.rules);
  }

  /** Reads them once the first entry is known to seal them. */
  get #terms(): Terms {
    return this.#reading().terms;
  }

  #reading(): { readonly terms: Terms; readonly charges: Charges } {
    if (this.#read === undefined) {
      const { rules, startsAtMs, createdAtMs } = this.#instance;
      const terms = readTerms(rules, startsAtMs ?? createdAtMs);
      this.#read = { terms, charges: new Charges(terms) };
    }
    return this.#read;
  }

  /**
   * Judges an entry that is authentic and balanced, and adds it to the book.
   * @param found those who are paid besides a winner, or by a raffle's drawing, and those whom the drawing passes over.
   * @returns the first difference from the rules. An entry of a version that did not record all that decides is judged in part. Rules that
   * the first entry does not seal judge nothing: they are a difference in themselves.
   */
  judge(tally: Judged, entry: LedgerEntry, players: Players): string | undefined {
    if (tally.seed?.rules !== this.#digest) return undefined;
    tally.rules ??= newBook(this.#terms);
    const book = tally.rules;
    const { seq, rulesVersion } = entry;
    if (rulesVersion > RULES_VERSION)
      return `entry ${seq} was booked by version ${rulesVersion} of the rules, which this program does not know: verify it with a newer one`;
    if (rulesVersion < book.version)
      return `entry ${seq} names version ${rulesVersion} of the rules; the entries before name ${book.version}`;
    book.version = rulesVersion;
    const found = [...this.#order(book, entry), ...this.#entry(book, entry, players)];
    // A contribution's shares are in the pots before its triggers are drawn.
    if (entry.kind !== 'contribution') post(book, entry.lines);
    this.#settleNext(book);
    const counts = ({ weight = 'fault' }: Difference): boolean =>
      weight === 'fault' || (weight === 'doubt' && rulesVersion > 0);
    const difference = found.find(counts);
    if (difference !== undefined) return startsWithEntry(difference.says, seq);
    if (found.length > 0) book.partly += 1;
    else book.wholly += 1;
    return undefined;
  }

  /** A raffle's terms, if the first entry seals these rules. */
  findRaffle({ seed }: Pick<Judged, 'seed'>): RaffleTerms | undefined {
    return seed?.rules === this.#digest ? this.#terms.raffle : undefined;
  }

  /** Reports whether the rules, if the first entry seals them, give a MustHitBy pot no other law than that of an amount alone. */
  isUniform({ seed }: Pick<Judged, 'seed'>, id: string): boolean {
    if (seed?.rules !== this.#digest) return true;
    const { triggers } = findTerms(this.#terms, id);
    return !triggers.some((way) => way.kind === 'MustHitBy' && (way.hitFrom > 0n || way.isSquared));
  }

  /** The pots that the rules would not draw now, at the end of a period with so many tickets. */
  listUndrawable({ rules }: Pick<Judged, 'rules'>, tickets: number, isLast: boolean): string[] {
    return (rules?.pots ?? []).flatMap(({ id }) =>
      rules !== undefined && findUndrawnReason(this.#terms, rules, id, { tickets, isLast }) !== undefined ? [id] : [],
    );
  }

  /** The difference of a ledger that ends before what its last entries lead to. */
  conclude({ rules }: Pick<Judged, 'rules'>): string | undefined {
    const [first] = rules?.next ?? [];
    return first && `the ledger ends before the ${first.kind} of the pot ${first.pot}, which the rules give`;
  }

  /** Compares an entry with the one that has to follow. */
  #order(book: RulesBook, { seq, kind, lines, facts }: LedgerEntry): readonly Difference[] {
    const [expected] = book.next;
    if (expected === undefined)
      return kind === 'reseed' || kind === 'flush'
        ? [{ says: `entry ${seq} is a ${kind}, which nothing before it leads to by the rules` }]
        : [];
    const { pot = lines.find(({ potId }) => potId !== '')?.potId } = (facts ?? {}) as { readonly pot?: string };
    const isNext = expected.kind === 'stake' ? isWindow(facts) : FOLLOWING.has(kind) && expected.kind === kind;
    if (isNext && expected.pot === pot) return [];
    const first = expected.kind === 'stake' ? 'drawing by stake' : expected.kind;
    return [{ says: `entry ${seq} is a ${kind}; the rules give a ${first} of the pot ${expected.pot} first` }];
  }

  #entry(book: RulesBook, entry: LedgerEntry, players: Players): readonly Difference[] {
    const terms = this.#terms;
    switch (entry.kind) {
      case 'seed':
        return judgeSeeds(terms, entry);
      case 'contribution':
        return judgeContribution(terms, this.#reading().charges, book, entry);
      case 'win': {
        const expected = book.next.shift();
        const owed = expected?.kind === 'win' ? expected.owed : undefined;
        return judgeWin(terms, book, entry, readFacts<WinFacts>(entry), players.shares, owed);
      }
      case 'reseed':
      case 'flush': {
        const expected = book.next.shift();
        if (expected === undefined) return [];
        return entry.kind === 'reseed'
          ? judgeReseed(terms, book, entry, expected.pot)
          : judgeFlush(terms, book, entry, expected.pot);
      }
      case 'draw':
        return this.#draw(book, entry, players);
      case 'carry':
        return judgeCarry(terms, book, entry);
      case 'adjustment':
        return judgeAdjustment(terms, book, entry);
      case 'transfer_out':
        for (const pot of book.pots) Object.assign(pot, { enabled: false, due: false });
        return [];
      case 'transfer_in':
        book.next.push(...terms.pots.map(({ id }) => ({ kind: 'flush' as const, pot: id })));
        return judgeArrival(terms, book, entry);
      default:
        return [];
    }
  }

  #draw(book: RulesBook, entry: LedgerEntry, players: Players): readonly Difference[] {
    const facts = readFacts<DrawingFacts | UndrawnFacts | PassedWindowFacts>(entry);
    if ('window' in facts) {
      if (book.next[0]?.kind === 'stake') book.next.shift();
      return judgePassing(this.#terms, book, entry, facts);
    }
    const { endsAtMs } = this.#instance;
    const isLast = endsAtMs !== null && facts.period.endsAtMs >= endsAtMs;
    if ('notDrawn' in facts) return judgeUndrawn(this.#terms, book, entry, facts, isLast);
    return judgeDrawing(this.#terms, book, entry, facts, players, isLast);
  }

  /** Drops what does not follow after all: a life that begins with nothing, an overflow below its threshold. */
  #settleNext(book: RulesBook): void {
    for (let [first] = book.next; first !== undefined; [first] = book.next) {
      if (first.kind === 'win' || first.kind === 'stake') return;
      const [terms, pot] = [findTerms(this.#terms, first.pot), findPot(book, first.pot)];
      const follows = first.kind === 'reseed' ? planSeed(terms, pot).target > 0n : flushable(terms, pot) > 0n;
      if (follows) return;
      book.next.shift();
    }
  }
}

/** The facts of a window's drawing, with a win or without. */
const isWindow = (facts: LedgerEntry['facts']): boolean => facts !== null && 'window' in (facts as object);

const startsWithEntry = (text: string, seq: number): string =>
  text.startsWith('entry ') ? text : `entry ${seq}: ${text}`;

const judgeSeeds = ({ pots }: Terms, entry: LedgerEntry): readonly Difference[] => {
  const total = pots.reduce((sum, { initialSeed }) => sum + initialSeed, 0n);
  const moves: Move[] = [
    ['', 'initialSeed', -total],
    ...pots.map(({ id, initialSeed }): Move => [id, 'seedValue', initialSeed]),
  ];
  const says = differenceInMoves(entry, entry.lines, moves);
  return says === undefined ? [] : [{ says }];
};

/** A correction takes from what was contributed first, then from the seed, and adds to what was contributed. */
const judgeAdjustment = (terms: Terms, book: RulesBook, entry: LedgerEntry): readonly Difference[] => {
  const facts = readFacts<AdjustmentFacts | SweepFacts>(entry);
  if ('sweep' in facts) {
    const amount = BigInt(facts.sweep);
    const says = differenceInMoves(entry, entry.lines, [
      ['', 'house', -amount],
      ['', 'swept', amount],
    ]);
    return says === undefined ? [] : [{ says, weight: 'doubt' }];
  }
  const { pot: id, what, target: text } = facts;
  const pot = findPot(book, id);
  const target = BigInt(text);
  const difference = target - (what === 'currentValue' ? worthOf(pot) : pot[what]);
  const contributed = greater(difference, -pot.contributedAmount);
  const moves: Move[] =
    what === 'currentValue'
      ? [
          [id, 'contributedAmount', contributed],
          [id, 'seedValue', difference - contributed],
        ]
      : [[id, what, difference]];
  const says =
    what === 'currentValue' && target > findTerms(terms, id).ceiling
      ? `entry ${entry.seq} sets the pot ${id} to ${target}, above its ceiling`
      : differenceInMoves(entry, entry.lines, [['', 'adjusted', -difference], ...moves]);
  return says === undefined ? [] : [{ says, weight: 'doubt' }];
};

/** Arriving money raises a pot up to its ceiling. */
const judgeArrival = (terms: Terms, book: RulesBook, { seq, lines }: LedgerEntry): readonly Difference[] => {
  const over = terms.pots.find(({ id, ceiling }) => {
    const rise = lines.find(({ potId, account }) => potId === id && account === 'contributedAmount')?.amount ?? 0n;
    return worthOf(findPot(book, id)) + rise > ceiling;
  });
  return over === undefined
    ? []
    : [{ says: `entry ${seq} raises the pot ${over.id} above its ceiling of ${over.ceiling}` }];
};
