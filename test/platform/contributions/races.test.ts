import * as assert from 'uvu/assert';
import { verifyInstance } from '../../../cli/verify/verify.ts';
import type { Draw } from '../../../domain/draw.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { ticking, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

type Entry = { readonly seq: number; readonly kind: string; readonly postings: readonly Posting[] };
type Posting = { readonly pot_id?: string; readonly account: string; readonly amount: number };

const [first] = threePots().pots;
/** One pot that takes the whole contribution. */
const onePot = (changes: object) =>
  threePots({
    // Bounds the attempts of a HitRate pot.
    contribution_rules: {
      contribution_type: { Fixed: 1 },
      max_contribution: '1',
      operator_contribution_percentage: '1',
    },
    house_hold_contribution: { Percentage: 0 },
    pots: [{ ...first, id: 'pot', contribution: { Percentage: 1 }, seed_contribution: { Percentage: 0 }, ...changes }],
  });

const withTemplate = (
  template: object,
  work: (platform: InProcessPlatform) => Promise<void>,
  draw: Draw = seededDraw(7),
): Promise<void> => withPublished(template, { draw, clock: ticking() }, work);

const open = async (platform: InProcessPlatform): Promise<string> => {
  const { body } = await platform.call('instantiateTemplate', { body: instantiation() });
  return (body as { readonly id: string }).id;
};

const ledgerOf = async (platform: InProcessPlatform, id: string): Promise<readonly Entry[]> => {
  const { body } = await platform.call('listLedgerEntries', {
    path: { instance_id: id },
    query: { limit: 500, page: 0 },
  });
  return body as readonly Entry[];
};

const currentValueOf = async (platform: InProcessPlatform, id: string): Promise<number | undefined> => {
  const { body } = await platform.call('getInstance', { path: { instance_id: id } });
  return (body as { readonly pots: readonly { readonly current_value: number }[] }).pots[0]?.current_value;
};

const differenceOf = (platform: InProcessPlatform, id: string) =>
  platform.store.read(async (tx) => (await verifyInstance(tx, platform.keys.proof, id)).difference);

const amountOf = (entry: Entry | undefined, account: string): number =>
  entry?.postings.find((posting) => posting.account === account)?.amount ?? 0;

suite('platform/contributions/races', (test) => {
  test('of two contributions that win at the same time, the second wins the reseeded pot', () =>
    withTemplate(
      onePot({ pot_types: [{ HitRate: { max_magic_number: 1, cost_per_attempt: 1 } }] }),
      async (platform) => {
        const id = await open(platform);
        const players = Array.from({ length: 20 }, (_, index) => `p-${index}`);
        const replies = await Promise.all(
          players.map((player_id) =>
            platform.call('contributeToInstance', { body: contribution(id, { player_id, token: player_id }) }),
          ),
        );
        // Every life holds the seed and the contribution that wins it.
        assert.equal(
          replies.map(({ status, body }) => [status, (body as { readonly win_amount: number }).win_amount]),
          players.map(() => [200, 6]),
        );
        const ledger = await ledgerOf(platform, id);
        assert.equal(
          ledger.slice(1).map(({ kind }) => kind),
          players.flatMap(() => ['contribution', 'win', 'reseed']),
        );
        assert.is(await differenceOf(platform, id), undefined);
      },
    ));

  for (const [drawing, draw] of [
    ['by chance', seededDraw(7)],
    ['only at the bound', (range: bigint) => range - 1n],
  ] as const)
    test(`when several contributions fill a must-hit pot at once that hits ${drawing}, exactly one wins each life`, () =>
      withTemplate(
        onePot({ pot_types: [{ MustHitBy: { hit_by: 15 } }] }),
        async (platform) => {
          const id = await open(platform);
          const replies = await Promise.all(
            Array.from({ length: 25 }, (_, index) =>
              platform.call('contributeToInstance', { body: contribution(id, { player_id: `p-${index}` }) }),
            ),
          );
          const [, ...entries] = await ledgerOf(platform, id);
          // A life begins at 5 and holds what was contributed since; the bound is at 15.
          let value = 5;
          const won: number[] = [];
          for (const [at, entry] of entries.entries()) {
            const before = entries[at - 1]?.kind;
            if (entry.kind === 'contribution') {
              assert.ok(before !== 'win', 'a life begins with its reseed');
              assert.is(amountOf(entry, 'contributed_amount'), 1);
              value += 1;
            } else if (entry.kind === 'win') {
              assert.is(before, 'contribution');
              assert.is(amountOf(entry, 'withheld'), value);
              assert.ok(value > 5 && value <= 15, `a win of ${value}`);
              won.push(value);
            } else {
              assert.equal([entry.kind, before], ['reseed', 'win']);
              value = 5;
            }
          }
          assert.ok(value < 15, 'a full pot was won');
          assert.is(entries.filter(({ kind }) => kind === 'contribution').length, 25);
          // Ten contributions fill a life, so two lives end among twenty-five.
          assert.ok(won.length >= 2);
          if (drawing === 'only at the bound') assert.equal(won, [15, 15]);
          assert.equal(
            replies.map(({ status }) => status),
            replies.map(() => 200),
          );
          const told = replies.flatMap(({ body }) => (body as { readonly win_amount?: number }).win_amount || []);
          assert.equal(told.toSorted(), won.toSorted());
          assert.is(await currentValueOf(platform, id), value);
          assert.is(await differenceOf(platform, id), undefined);
        },
        draw,
      ));

  test('an adjustment between contributions applies from its place in the ledger on', () =>
    withTemplate(onePot({}), async (platform) => {
      const id = await open(platform);
      const contribute = () => platform.call('contributeToInstance', { body: contribution(id) });
      const adjust = () =>
        platform.call('setPotCurrentValue', {
          body: { instance_id: id, pot_id: 'pot', adjustment: 100, reason: 'Correction.' },
        });
      await Promise.all([contribute(), contribute(), adjust(), contribute(), contribute(), adjust(), contribute()]);
      const ledger = await ledgerOf(platform, id);
      const last = ledger.findLastIndex(({ kind }) => kind === 'adjustment');
      const after = ledger.slice(last + 1).filter(({ kind }) => kind === 'contribution').length;
      assert.is(await currentValueOf(platform, id), 100 + after);
      assert.is(ledger.filter(({ kind }) => kind === 'contribution').length, 5);
      assert.is(await differenceOf(platform, id), undefined);
    }));

  test('a template edited during its instantiation is locked, or the instance has the edit', async () => {
    const seen = new Set<string>();
    for (const editFirst of [true, false])
      await withTemplate(onePot({}), async (platform) => {
        const edit = () =>
          platform.call('updateTemplate', {
            path: { template_id: 'three-pots' },
            body: onePot({ seed_strategy: { ...first?.seed_strategy, initial_seed_value: 9 } }),
          });
        const instantiate = () => platform.call('instantiateTemplate', { body: instantiation() });
        const asked = editFirst ? [edit(), instantiate()] : [instantiate(), edit()];
        const replies = await Promise.all(asked);
        const [edited, opened] = editFirst ? replies : replies.toReversed();
        const { id } = (opened?.body ?? {}) as { readonly id: string };
        const [seed] = await ledgerOf(platform, id);
        const story = `${edited?.code ?? edited?.status} seed ${amountOf(seed, 'seed_value')}`;
        assert.ok(['200 seed 9', 'template_locked seed 5'].includes(story), story);
        seen.add(story);
        assert.is(await differenceOf(platform, id), undefined);
      });
    assert.is(seen.size, 2);
  });
});
