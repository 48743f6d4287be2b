import * as assert from 'uvu/assert';
import type { ApprovalRequest } from '../../../generated/server/types.gen.ts';
import type { InProcessReply } from '../../support/platform.ts';
import { succeed } from '../../support/published.ts';
import { ANNA, BORIS, type Guarded, withSecondAccount } from '../../support/second-account.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { SAME_POTS } from '../../support/transferring.ts';

const told = ({ status, code }: InProcessReply): string => (code === undefined ? String(status) : `${status} ${code}`);

/** A jackpot where a contribution of 9,000 EUR adds 1,800 to the pot mega. */
const openFast = async ({ platform }: Guarded, id = 'fast') => {
  const fast = { contribution_type: { Fixed: 9_000 }, operator_contribution_percentage: '1' };
  await succeed(platform, 'createTemplate', { body: threePots({ id, contribution_rules: fast }) });
  await succeed(platform, 'publishTemplate', { body: { owner_id: 'northstar', template_id: id } });
  const opened = await succeed(platform, 'instantiateTemplate', {
    body: instantiation({ template_id: id, instance_game_code: id }),
  });
  const { id: instanceId } = opened as { id: string };
  const contribute = () => succeed(platform, 'contributeToInstance', { body: contribution(instanceId) });
  await contribute();
  const value = async () => {
    const found = await succeed(platform, 'getInstance', { path: { instance_id: instanceId }, query: {} });
    const { pots } = found as { pots: { id: string; current_value: number }[] };
    return pots.find((pot) => pot.id === 'mega')?.current_value;
  };
  return { instanceId, contribute, value };
};

/** Approves a request whose effect has grown, and returns the one that waits in its place. */
const askedAgain = async ({ approve, list }: Guarded, id: string): Promise<ApprovalRequest> => {
  const reply = await approve(id, BORIS);
  assert.is(told(reply), '202');
  const { id: other, replaces, requested_by, state } = reply.body as ApprovalRequest;
  assert.equal([replaces, requested_by.username, state], [id, 'anna', 'Pending']);
  assert.equal(
    (await list({ state: 'Pending' })).map((each) => each.id),
    [other],
  );
  assert.is(told(await approve(id, BORIS)), '409 approval_request_decided');
  assert.is(told(await approve(other, ANNA)), '403 own_approval_request');
  return reply.body as ApprovalRequest;
};

suite('platform/approvals/ask-again', (test) => {
  test('asked to add 195, a correction that would now take 1,605 away waits again, with that amount', () =>
    withSecondAccount(async (guarded) => {
      const { platform, ask, approve } = guarded;
      const { instanceId, contribute, value } = await openFast(guarded);
      const body = { instance_id: instanceId, pot_id: 'mega', adjustment: 1_995, reason: 'The promised value.' };
      const id = await ask('setPotCurrentValue', ANNA, body);
      await contribute();
      assert.is(await value(), 3_600);
      const again = await askedAgain(guarded, id);
      assert.is(again.amount, 1_605);
      assert.match(again.summary ?? '', /1605 EUR more or less/);
      assert.is(await value(), 3_600, 'nothing was done');
      const trail = await succeed(platform, 'listAuditEvents', { query: { target_id: id } });
      const [event] = trail as { action: string; detail: object }[];
      const detail = { approval_request: again.id, operation: 'setPotCurrentValue', requested_by: 'anna' };
      assert.equal([event?.action, event?.detail], ['approveRequest', detail]);
      assert.is(told(await approve(again.id, BORIS)), '200');
      assert.is(await value(), 1_995);
    }));

  test('the other way is another effect, even if it is less', () =>
    withSecondAccount(async (guarded) => {
      const { ask } = guarded;
      const { instanceId, contribute } = await openFast(guarded);
      const body = { instance_id: instanceId, pot_id: 'mega', adjustment: 3_500, reason: 'The promised value.' };
      const id = await ask('setPotCurrentValue', ANNA, body);
      await contribute();
      assert.is((await askedAgain(guarded, id)).amount, 100);
    }));

  test('a win and a transfer whose pots have grown by more than 5 % wait again, by less they are done', () =>
    withSecondAccount(async (guarded) => {
      const { ask, approve } = guarded;
      const [one, two] = [await openFast(guarded), await openFast(guarded, 'other')];
      const winner = { pot_id: 'mega', brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'fast' };
      const win = await ask('triggerWin', ANNA, { instance_id: one.instanceId, ...winner });
      await one.contribute();
      const again = await askedAgain(guarded, win);
      assert.is(again.amount, 3_600);
      assert.is(told(await approve(again.id, BORIS)), '200');
      const transfer = await ask('transferPots', ANNA, {
        ...{ source_instance_id: two.instanceId, target_instance_id: one.instanceId, user_id: 'anna' },
        ...{ transfer_optins: false, pot_rules: SAME_POTS, reason: 'One for two.' },
      });
      await two.contribute();
      let { id } = await askedAgain(guarded, transfer);
      for (let times = 0; times < 30; times += 1) await two.contribute();
      ({ id } = await askedAgain(guarded, id));
      await two.contribute();
      assert.is(told(await approve(id, BORIS)), '200', '3 % more than could be read');
    }));
});
