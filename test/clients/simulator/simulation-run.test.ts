import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
import { createPlan, refusedWagers, runsFor } from '../../../clients/simulator/plan.ts';
import { playersFromText, readPlayers } from '../../../clients/simulator/players.ts';
import { createStreams, SEED_MAX, seededDraw } from '../../../clients/simulator/seeded-draw.ts';
import { sheetPage } from '../../../clients/simulator/sheet-page.ts';
import { sheetText } from '../../../clients/simulator/sheet-text.ts';
import type { RunTally } from '../../../clients/simulator/tally.ts';
import type { StoredPot } from '../../../wire/stored-template.ts';
import { root } from '../../cli/program.ts';
import { chiSquare, kolmogorovSmirnov } from '../../domain/statistics.ts';
import { community } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { played, pot, simulated, template, wish } from './simulated.ts';

suite('clients/simulator/simulation-run', (test) => {
  const mustHitBy = (amount: number): Partial<StoredPot> => ({ pot_types: [{ MustHitBy: { hit_by: amount } }] });
  const groups = playersFromText('30x1,10x2', 'EUR') ?? [];

  const onlyPotOf = (tallies: readonly RunTally[]) => {
    const found = tallies[0]?.pots[0];
    if (found === undefined) throw new Error('there is no pot');
    return found;
  };

  test('a seed repeats every number, in portions of any size, and another seed does not', async () => {
    const given = template([pot(), pot({ id: 'other', ...mustHitBy(40) })]);
    const plan = createPlan(given, wish({ rounds: 3000, runs: 2, groups }));
    const whole = await played(plan);
    assert.equal(await played(plan, 7), whole);
    assert.not.equal(await played({ ...plan, seed: 8 }), whole);
    assert.not.equal(whole[0]?.pots, whole[1]?.pots, 'runs differ');
    assert.equal([runsFor(999_999), runsFor(1_000_000)], [1, 4]);
  });

  test('who plays does not change what is drawn', async () => {
    const given = template([pot()]);
    const one = onlyPotOf(await played(createPlan(given, wish())));
    const many = onlyPotOf(await played(createPlan(given, wish({ groups: playersFromText('5x3,2x9', 'EUR') ?? [] }))));
    assert.equal(many, one);
  });

  test('wagers are mixed as their weights say', async () => {
    const mixed = [
      {
        ...groups[0],
        wagers: [
          { amount: 1_000_000n, weight: 1 },
          { amount: 3_000_000n, weight: 2 },
        ],
      },
      groups[1],
    ];
    const plan = createPlan(
      template([pot()]),
      wish({
        groups: mixed.flatMap((group) =>
          group === undefined
            ? []
            : {
                players: 1,
                rounds: 3,
                currency: 'EUR',
                rate: { numerator: 1n, denominator: 1n },
                wagers: group.wagers ?? [],
              },
        ),
      }),
    );
    const [tally] = await played(plan);
    const shares = tally?.kinds.map((rounds) => rounds / 20_000) ?? [];
    for (const [at, share] of [1 / 6, 1 / 3, 1 / 2].entries())
      assert.ok(Math.abs((shares[at] ?? 0) - share) < 0.015, `${shares}`);
  });

  test('a win in another currency is rounded in it, and the rest stays with the pot', async () => {
    const [group] = playersFromText('1x1', 'EUR') ?? [];
    if (group === undefined) throw new Error('there is no group');
    const yen = { ...group, currency: 'JPY', rate: { numerator: 7n, denominator: 1000n } };
    const [found] = (await simulated(template([pot()]), { groups: [yen] })).pots;
    assert.ok(Number(found?.kept_for_seeds) > 0);
    assert.is((Number(found?.paid) * 1e6) % 7000, 0, 'whole yen');
  });

  test('hits of which only the highest pot is paid lapse, or stay due', async () => {
    const often = { pot_types: [{ HitRate: { max_magic_number: 4, cost_per_attempt: 1 } }] };
    const pots = [pot(often), pot({ ...often, id: 'other' }), pot({ id: 'due', ...mustHitBy(15) })];
    const sheet = await simulated(template(pots, { win_selector_strategy: 'Highest' }));
    const [first, second, due] = sheet.pots;
    assert.ok((first?.lapsed_hits ?? 0) > 500 && (second?.lapsed_hits ?? 0) > 500);
    assert.is(due?.lapsed_hits, 0);
    const every = first?.hit_every;
    assert.ok(Math.abs((every?.mean ?? 0) - 4) < 0.2 && every?.formula === 4, JSON.stringify(every));
    assert.ok(
      sheet.warnings.some((warning) => /^minor: \d+\.\d % of its hits lapse/.test(warning)),
      sheet.warnings.join('\n'),
    );
  });

  test('a pot that the house must not add to is not drawn, and its sheet says for how long', async () => {
    const all = { contribution: { Percentage: 1 } };
    const guarded = pot({ ...all, win_constraints: [{ AllowedSeedDeficit: '0' }] }, { seed: 30 });
    const sheet = await simulated(template([guarded], { house_hold_contribution: { Percentage: 0 } }));
    const [found] = sheet.pots;
    assert.ok((found?.rounds_not_armed ?? 0) > 1000 && found?.hit_every?.formula === undefined);
    assert.ok(sheet.warnings.some((warning) => /^minor: cannot be won in \d+/.test(warning)));
  });

  test('a maximum sends the rest to the overflow, which is delivered from a threshold on or stays', async () => {
    const full = pot({ max_pot_value: '12' });
    const kept = await simulated(template([full]));
    assert.ok(Number(kept.pots[0]?.kept_in_overflow) > 0 && Number(kept.pots[0]?.overflowed) > 0);
    assert.ok(kept.warnings.some((warning) => /^minor: reaches its maximum; /.test(warning)));
    const target = { External: { endpoint: 'https://charity.example/in', account_id: 'a' } };
    const sent = await simulated(template([{ ...full, diversion_rules: { flush_threshold: '5', target } }]));
    const { diverted, overflowed, kept_in_overflow } = sent.pots[0] ?? {};
    assert.ok(Number(diverted) > 100);
    assert.is(Math.round((Number(diverted) + Number(kept_in_overflow)) * 1e6), Math.round(Number(overflowed) * 1e6));
  });

  test('a pot that has its last win gets nothing more, and rounds that can win nothing contribute nothing', async () => {
    const [tally] = await played(createPlan(template([pot({ max_instantiation_count: 3 })]), wish()));
    const { wins, lives, isEnabled } = onlyPotOf(tally === undefined ? [] : [tally]);
    assert.equal([wins, lives, isEnabled], [3, 3, false]);
    assert.ok((tally?.qualified ?? 0) < 2000 && tally?.rounds === 20_000);
  });

  test('a shared win pays the winner, other active players and the house', async () => {
    const rules = community();
    const sheet = await simulated(template([pot({ ...rules, payout_rules: 'Community' })]), { groups, rounds: 5000 });
    const { paid, fees, wins, value, kept_for_seeds } = sheet.pots[0] ?? {};
    const total = (value?.mean ?? 0) * (wins ?? 0);
    assert.ok(Math.abs(Number(fees) / total - 0.05) < 0.001);
    assert.ok(Number(paid) / total > 0.93 && Number(paid) / total <= 0.95);
    assert.ok(Number(kept_for_seeds) > 0, 'what could not be divided');
  });

  test('a raffle without tickets is not drawn, and one without enough players keeps prizes', async () => {
    const raffle = {
      jackpot_type: 'Raffle' as const,
      raffle_rules: {
        ...{ cost_per_ticket: '1000', cost_source: 'Contribution' as const, duration: { Hours: 1 } },
        prize_distribution: [{ prize_percentage: '0.9', number_of_winners: 3 }],
      },
    };
    const none = await simulated(template([pot({ pot_types: [] })], raffle), { rounds: 5000, roundsPerHour: 100 });
    assert.equal([none.pots[0]?.wins, none.pots[0]?.drawings_without_prizes], [0, 49]);
    const cheap = { ...raffle, raffle_rules: { ...raffle.raffle_rules, cost_per_ticket: '1' } };
    const two = { rounds: 5000, roundsPerHour: 100, groups: playersFromText('2x1', 'EUR') ?? [] };
    const few = await simulated(template([pot({ pot_types: [] })], cheap), two);
    assert.equal([few.pots[0]?.wins, few.pots[0]?.prizes], [49, 98]);
    assert.ok(few.warnings.some((warning) => /^minor: has 3 prizes and paid 2 on average/.test(warning)));
  });

  test('only a window that ends without a win is drawn at its end', async () => {
    const types = { pot_types: [{ TimeFixed: { target_datetime: 1_767_376_800_000, repeat_period: { Hours: 1 } } }] };
    // A round every half an hour: the second of each window may win with a chance of a half.
    const sheet = await simulated(template([pot(types)]), { rounds: 2000, roundsPerHour: 2 });
    const { wins, won_at_window_end: atEnd } = sheet.pots[0] ?? {};
    assert.ok((wins ?? 0) >= 999);
    assert.ok((atEnd ?? 0) > 430 && (atEnd ?? 0) < 570, `${atEnd}`);
  });

  test('a wager that would buy too many attempts is refused before anything is played', () => {
    const rules = {
      contribution_type: { Percentage: 1 },
      max_contribution: '1000',
      operator_contribution_percentage: '1',
    };
    const many = template([pot({ pot_types: [{ HitRate: { max_magic_number: 50, cost_per_attempt: 0.01 } }] })], {
      contribution_rules: rules,
    });
    assert.equal(refusedWagers(createPlan(template([pot()]), wish())), []);
    assert.match(
      refusedWagers(createPlan(many, wish({ groups: playersFromText('1x500', 'EUR') ?? [] })))[0] ?? '',
      /^A wager of 500 EUR is refused: .* more than 1000 attempts/,
    );
  });

  test("the sheet's warnings come in words", async () => {
    const drains = template([pot({}, { seed: 100 })], { house_hold_contribution: { Percentage: 0 } });
    const { warnings } = await simulated(drains);
    assert.match(warnings[0] ?? '', /^The house loses 1\.\d\d EUR a round: /);
    assert.match(warnings[1] ?? '', /^The house falls to −\d+,\d\d\d\.\d\d EUR, in run 1 after [\d,]+ rounds\.$/);
    assert.match(warnings[2] ?? '', /^minor: saves 4\.\d\d for a seed of 100\.00; the house adds 95\.\d\d a win\.$/);
    const piles = template([pot({}, { seed: 1, fund: 'CollectAlways', reseed: 'MinReseed' })]);
    assert.match(
      (await simulated(piles)).warnings.join('\n'),
      /^minor: saves 4\.50 a win for a seed of 1\.00; 3\.\d\d a win piles up and is never paid\.$/m,
    );
    const rare = template([
      pot({ pot_types: [{ HitRate: { max_magic_number: 5000, cost_per_attempt: 1 } }] }),
      pot({ id: 'called', pot_types: [], supports_external_trigger: true }),
      pot({ id: 'none', pot_types: [] }),
    ]);
    const rarely = (await simulated(rare)).warnings.join('\n');
    assert.match(
      rarely,
      /^minor: (only \d wins?, so its numbers are rough|no win in 20,000 rounds); simulate 2,000,000 rounds for ±10 %\.$/m,
    );
    assert.match(rarely, /^none: nothing wins it/m);
    assert.ok(
      rarely.includes(
        'called: only a call wins it. A round adds 0.2100 to its value and saves 0.0900 for a seed of 10.00, so the house adds to seeds if it is won more often than every 112 rounds. Say how often it is called, as in called=100, to see the rest.',
      ),
      rarely,
    );
    const small = template([pot({ wager_criteria: { min_base_wager: 5 } })]);
    assert.match((await simulated(small)).warnings[0] ?? '', /^No round contributes anything/);
  });
});

suite('clients/simulator/players', (test) => {
  const ONE = { numerator: 1n, denominator: 1n };

  const faultsOf = (given: unknown): string[] => {
    const read = readPlayers(given, 'EUR');
    return 'faults' in read ? read.faults.map(({ pointer, detail }) => `${pointer} ${detail}`) : [];
  };

  test('the short form says how many players wager how much', () => {
    assert.equal(playersFromText('80x0.50, 20x5', 'EUR'), [
      { players: 80, rounds: 1, wagers: [{ amount: 500_000n, weight: 1 }], currency: 'EUR', rate: ONE },
      { players: 20, rounds: 1, wagers: [{ amount: 5_000_000n, weight: 1 }], currency: 'EUR', rate: ONE },
    ]);
    for (const wrong of ['', '80', '0x1', '80x', '80x1,', '80x0.1234567', '-1x5', '80x9000000000'])
      assert.is(playersFromText(wrong, 'EUR'), undefined, wrong);
  });

  test('a file has groups with weights, currencies and preferences', () => {
    const given = [
      { players: 80, wagers: [{ amount: 0.5, weight: 3 }, { amount: 1 }] },
      { players: 5, rounds: 4, wagers: [{ amount: 100 }], currency: 'SEK', rate: 0.09, preferred_contribution: 2 },
    ];
    assert.equal(readPlayers(given, 'EUR'), {
      groups: [
        {
          ...{ players: 80, rounds: 1, currency: 'EUR', rate: ONE },
          wagers: [
            { amount: 500_000n, weight: 3 },
            { amount: 1_000_000n, weight: 1 },
          ],
        },
        {
          ...{ players: 5, rounds: 4, currency: 'SEK', rate: { numerator: 9n, denominator: 100n } },
          wagers: [{ amount: 100_000_000n, weight: 1 }],
          preference: { numerator: 2_000_000n, denominator: 1n },
        },
      ],
    });
  });

  test('every fault has a pointer', () => {
    assert.equal(faultsOf({}), [' must be a list of 1 to 1000 groups of players']);
    assert.equal(
      faultsOf([{ players: 0, round: 2, wagers: [{ amount: -1 }, { amount: 1, weight: 0.5 }], currency: 'SEK' }, 7]),
      [
        '/0/round is not a field of a group',
        "/0/rate say how many EUR a unit of the players' currency is worth",
        '/0/players must be a whole number from 1 to 1000000',
        '/0/wagers/0/amount must be an amount with at most six decimal places',
        '/0/wagers/1/weight must be a whole number from 1 to 1000000',
        '/1 must be an object with players and wagers',
        '/1/wagers must be a list of 1 to 100 wagers',
        '/1/players must be a whole number from 1 to 1000000',
      ],
    );
    assert.equal(
      faultsOf([
        { players: 600_000, wagers: [{ amount: 1 }] },
        { players: 600_000, wagers: [{ amount: 1 }], rate: 2 },
      ]),
      ["/1/rate EUR is the jackpot's own currency, so its rate is 1", ' must have at most 1000000 players together'],
    );
  });
});

suite('clients/simulator/seeded-draw', (test) => {
  const some = (seed: number, stream: number): bigint[] => {
    const { draw } = seededDraw(seed, stream);
    return Array.from({ length: 20 }, () => draw(1_000_000n));
  };

  test('a seed repeats its numbers; neighbouring seeds, streams and halves of a seed have others', () => {
    assert.equal(some(5, 0), some(5, 0));
    const all = [some(5, 0), some(6, 0), some(5, 1), some(5 + 2 ** 32, 0), some(SEED_MAX, 0), some(0, 0)];
    assert.is(new Set(all.map(String)).size, all.length);
    const { draw, pick } = createStreams(5, 0);
    assert.equal(
      Array.from({ length: 20 }, () => draw(1_000_000n)),
      some(5, 0),
    );
    assert.not.equal(
      Array.from({ length: 20 }, () => BigInt(pick(1_000_000))),
      some(5, 0),
    );
  });

  test('small ranges come equally often', () => {
    const { draw } = seededDraw(20_261_123, 0);
    for (const range of [2, 7, 100]) {
      const counts = Array.from({ length: range }, () => 0);
      for (let at = 0; at < range * 500; at += 1) {
        const drawn = Number(draw(BigInt(range)));
        counts[drawn] = (counts[drawn] ?? 0) + 1;
      }
      // Above this once in 1,000, by the normal approximation of chi-square.
      const limit = range - 1 + 3.1 * Math.sqrt(2 * (range - 1)) + 8;
      assert.ok(
        chiSquare(
          counts,
          counts.map(() => 500),
        ) < limit,
        `${range}`,
      );
    }
  });

  test('ranges beyond a word, and beyond the largest amount in micros, are uniform', () => {
    const { draw } = seededDraw(20_261_123, 1);
    for (const range of [2n ** 32n + 1n, 8_000_000_000_000_000n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 64n + 1n, 3n ** 60n])
      assert.ok(
        kolmogorovSmirnov(Array.from({ length: 2000 }, () => Number(draw(range)) / Number(range))) < 1.95,
        `${range}`,
      );
    assert.throws(() => draw(0n), /nothing can be drawn below/);
  });
});

suite('clients/simulator/sheet-page', (test) => {
  const NAME = `<img src=x onerror=alert(1)> & "Sons" 'n`;

  test('text of the template stays text, everywhere on the page', async () => {
    const page = sheetPage(
      await simulated(template([pot({ id: '<b>&"' })], { name: NAME, description: '</code><script>' })),
    );
    assert.not.match(page, /<img|<b>|<script|onerror=alert\(1\)>/);
    assert.match(page, /<h1>&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;Sons&quot; &#39;n: par sheet<\/h1>/);
    assert.match(page, /<h2>&lt;b&gt;&amp;&quot;<\/h2>/);
    assert.match(page, /aria-label="Payments of \d+ wins of &lt;b&gt;&amp;&quot;: from /);
  });

  test('it loads nothing, and has the warnings first, then the numbers, the template, its hash, the seed and the version', async () => {
    const sheet = await simulated(template([pot()]));
    const page = sheetPage(sheet);
    assert.not.match(page, /<script|<link|src=|url\(|https?:/);
    const order = [
      'class="warnings"',
      '<h2>The pots',
      '<h2>The whole',
      '<h2>minor',
      '<h2>Players',
      '<h2>Template',
      'SHA-256',
    ];
    const places = order.map((part) => page.indexOf(part));
    assert.equal(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.ok(!places.includes(-1), `${places}`);
    assert.match(page, /seed 7, Pitboss 1\.2\.3\./);
    assert.ok(page.includes('&quot;name&quot;: &quot;Simulated&quot;'));
    assert.match(
      page,
      /<tr><th scope="row">A win every … rounds<\/th><td>5\d\.\d\d<\/td><td>± \d\.\d\d<\/td><td>50\.00<\/td><\/tr>/,
    );
  });

  test('a terminal gets the warnings and a line for each pot', async () => {
    const text = sheetText(await simulated(template([pot()])));
    const [title, warning] = text.split('\n');
    assert.is(title, 'Simulated: 20,000 rounds in one run from its opening, 1,000 rounds an hour, seed 7.');
    assert.match(
      warning ?? '',
      /^! minor: saves 4\.\d\d for a seed of 10\.00; the house adds 5\.\d\d a win, at 89 % of its wins\.$/,
    );
    assert.match(text, /\nminor {2}5\d\.\d\d ± \d\.\d\d +50\.00 .* \d+\n/);
  });

  test('the simulator runs in a browser: it needs nothing of Node, and is small', async () => {
    const contents = ['plan', 'simulation-run', 'players', 'build-sheet', 'sheet-page']
      .map((name) => `export * from './clients/simulator/${name}.ts';`)
      .join('\n');
    const { outputFiles, metafile } = await build({
      stdin: { contents, resolveDir: root },
      ...{
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format: 'esm',
        platform: 'browser',
        absWorkingDir: root,
      },
    });
    const rooms = new Set(Object.keys(metafile.inputs).map((file) => /^clients\/\w+|^[^/]+/.exec(file)?.[0]));
    assert.equal([...rooms].sort(), ['<stdin>', 'clients/simulator', 'domain', 'wire']);
    const bytes = gzipSync(outputFiles[0]?.contents ?? '').length;
    assert.ok(bytes < 32 * 1024, `${bytes} bytes compressed`);
  });
});
