import * as assert from 'uvu/assert';
import { endBegunBefore } from '../../../platform/contributions/commit-outcome.ts';
import type { Wallet, WalletAnswer } from '../../../platform/unit/operator-wallet.ts';
import { paidByPlayers } from '../../support/paying-players.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { instantiation, threePots, toTarget } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';
import { verifyStore } from '../../support/verifying.ts';

type Debited = WalletAnswer<null>;

type Scene = {
  readonly platform: InProcessPlatform;
  /** The jackpots that the source leads to, in order. */
  readonly ids: readonly string[];
  /** The wallet's answers to the debits, in order; the others are done. */
  readonly answers: (Debited | (() => Promise<Debited>))[];
  /** Contributes; returns the instances of the results, or the code of the refusal. */
  contribute(): Promise<unknown>;
  /** As the events name them: the instance and the code. */
  told(): unknown[];
  /** As getContribution names them. */
  found(): Promise<unknown>;
  /** Ends what was begun before a moment, as a restart and the look for what is forgotten do. */
  end(beforeMs?: number): Promise<unknown>;
  /** The number of debits sent to the wallet, and the transactions whose cancel it received. */
  calls(): { readonly debits: number; readonly cancels: readonly string[] };
};

const DONE = { outcome: 'done', result: null } as const;
const REFUSED = { outcome: 'refused', code: 'insufficient_funds' } as const;
const SILENT = { outcome: 'uncertain', why: 'timeout', detail: 'Silence.' } as const;

/** @param free the place of an instance whose contributions the operator pays. */
const withScene = (work: (scene: Scene) => Promise<void>, free?: number): Promise<void> => {
  const answers: Scene['answers'] = [];
  const cancels: string[] = [];
  let debits = 0;
  const wallet: Wallet = {
    authenticate: async ({ currency }) => ({
      outcome: 'done',
      result: { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency },
    }),
    execute: async () => {
      debits += 1;
      const answer = answers[debits - 1] ?? DONE;
      return typeof answer === 'function' ? answer() : answer;
    },
    executeBatch: async () => ({ outcome: 'done', result: new Map() }),
    cancel: async (transactionId) => {
      cancels.push(transactionId);
      return DONE;
    },
  };
  const options = { clock: ticking(), draw: seededDraw(5), walletOf: () => wallet };
  return withPublished(paidByPlayers('paid'), options, async (platform) => {
    const ids: string[] = [];
    if (free !== undefined) {
      await succeed(platform, 'createTemplate', { body: threePots({ id: 'free' }) });
      await succeed(platform, 'publishTemplate', { body: { owner_id: 'northstar', template_id: 'free' } });
    }
    for (const [place, game] of ['one', 'two', 'three', 'four', 'five'].entries()) {
      const body = instantiation({ template_id: place === free ? 'free' : 'paid', instance_game_code: game });
      ids.push(((await succeed(platform, 'instantiateTemplate', { body })) as { id: string }).id);
    }
    const source = { owner_id: 'northstar:luna', source_id: 'comet-rush' };
    await succeed(platform, 'createSources', { body: [{ ...source, source_name: 'Comet Rush' }] });
    for (const instance_id of ids)
      await succeed(platform, 'assignSources', {
        body: { owner_id: source.owner_id, source_id: ['comet-rush'], instance_id },
      });
    const linked = { options: { allow_linked_contributions: true } };
    const of = (instances: readonly { readonly instance_id: string }[]) =>
      instances.map(({ instance_id }) => instance_id);
    const { store, keys } = platform;
    const unit = { nowMs: 1_900_000_000_000, draw: seededDraw(7), newId: () => 'unused', seal: keys.seal };
    await work({
      ...{ platform, ids, answers },
      end: (beforeMs = Number.MAX_SAFE_INTEGER) =>
        endBegunBefore(
          {
            read: (work) => store.read(work),
            write: (work) => store.write((tx) => work({ ...unit, tx, undrawable: new Set() })),
          },
          beforeMs,
        ),
      calls: () => ({ debits, cancels }),
      contribute: async () => {
        const body = toTarget({ id: 'comet-rush', type: 'source' }, linked);
        const reply = await platform.call('contributeToTarget', { body });
        return reply.code ?? of(reply.body as { instance_id: string }[]);
      },
      told: () =>
        selectFrom(
          platform.file,
          "select data from outbox where event_type = 'LinkedContributionFailed' order by id",
        ).map(({ data }) => {
          const { instance_id, code } = JSON.parse(String(data));
          return `${ids.indexOf(instance_id)} ${code}`;
        }),
      found: async () => {
        const [main] = selectFrom(platform.file, "select id from contributions where id not like '%.%'");
        const path = { contribution_id: String(main?.id) };
        const { linked_failures = [] } = (await succeed(platform, 'getContribution', { path })) as {
          linked_failures?: { instance_id: string; code: string }[];
        };
        return linked_failures.map(({ instance_id, code }) => `${ids.indexOf(instance_id)} ${code}`);
      },
    });
    const verified = await verifyStore(platform.file, platform.keys);
    assert.equal(verified.faults, []);
  });
};

suite('platform/contributions/linked-failures', (test) => {
  test('C13 names each linked contribution that the wallet refused, and none that was booked: LinkedContributionFailed', () =>
    withScene(async ({ ids, answers, contribute, told, found }) => {
      answers.push(DONE, REFUSED, DONE, REFUSED);
      assert.equal(await contribute(), [ids[0], ids[2], ids[4]]);
      const failures = ['1 insufficient_funds', '3 insufficient_funds'];
      assert.equal([told(), await found()], [failures, failures]);
    }));

  test('C13 names what was not tried after the wallet failed', () =>
    withScene(async ({ platform, ids, answers, contribute, told, found }) => {
      answers.push(DONE, DONE, SILENT);
      assert.equal(await contribute(), [ids[0], ids[1]]);
      const failures = ['2 wallet_timeout', '3 not_tried', '4 not_tried'];
      assert.equal([told(), await found()], [failures, failures]);
      await platform.settle();
      assert.equal([told(), await found()], [failures, failures], 'once');
    }));

  test('C13 names nothing when all are booked, or when the target is refused', () =>
    withScene(async ({ platform, ids, answers, contribute, told }) => {
      answers.push(REFUSED);
      assert.is(await contribute(), 'insufficient_funds');
      assert.equal(selectFrom(platform.file, 'select * from linked_attempts'), []);
      assert.equal(await contribute(), ids);
      assert.equal([told(), selectFrom(platform.file, 'select * from linked_attempts')], [[], []]);
    }));

  /** A scene that hangs in the debit of the second linked contribution. */
  const hanging = (
    work: (scene: Scene, answer: (debited: Debited) => Promise<unknown>) => Promise<void>,
    free?: number,
  ): Promise<void> =>
    withScene(async (scene) => {
      const second = Promise.withResolvers<Debited>();
      const reached = Promise.withResolvers<void>();
      scene.answers.push(DONE, DONE, () => {
        reached.resolve();
        return second.promise;
      });
      const replied = scene.contribute();
      await reached.promise;
      await work(scene, (debited) => {
        second.resolve(debited);
        return replied;
      });
    }, free);
  const ended = ['2 wallet_failed', '3 not_tried', '4 not_tried'];

  test('C13 a crash between linked contributions leaves none unnamed', () =>
    hanging(async ({ platform, told, found, end }, answer) => {
      assert.equal([told(), await found()], [[], []], 'while it runs');
      await end();
      assert.equal([told(), await found()], [ended, ended]);
      await answer(DONE);
      assert.equal([told(), await found()], [ended, ended], 'what still ran adds nothing');
      await platform.settle();
    }));

  test('C13 a contribution named as failed is not booked by a call that goes on: its debit is cancelled', () =>
    hanging(async ({ platform, ids, told, found, end, calls }, answer) => {
      const [attempt] = selectFrom(platform.file, 'select at_ms from linked_attempts');
      // Its own debit was begun later, so that is not ended here.
      await end(Number(attempt?.at_ms));
      assert.equal([told(), await found()], [ended, ended]);
      assert.equal(await answer(DONE), ids.slice(0, 2));
      await platform.settle();
      const states = selectFrom(platform.file, 'select id, state from contributions order by id');
      assert.equal(
        states.map(({ state }) => state),
        ['booked', 'booked', 'cancelled'],
      );
      assert.equal(calls(), { debits: 3, cancels: [`${states[2]?.id}:debit`] });
      assert.equal([told(), await found()], [ended, ended]);
    }));

  for (const [whoPays, free] of [
    ['the player', undefined],
    ['the operator', 3],
  ] as const)
    test(`C13 nothing that ${whoPays} pays is begun once it is named as failed`, () =>
      hanging(async ({ platform, ids, told, found, end, calls }, answer) => {
        await end();
        assert.equal(await answer(REFUSED), ids.slice(0, 2));
        assert.is(selectFrom(platform.file, "select id from contributions where state = 'booked'").length, 2);
        assert.equal([calls().debits, told(), await found()], [3, ended, ended]);
      }, free));
});
