import * as assert from 'uvu/assert';
import { inImportSlot } from '../../../platform/opt-ins/import-slots.ts';
import { nothingInProgress } from '../../../platform/unit/in-progress.ts';
import { isRefusal } from '../../../platform/unit/reply.ts';
import { suite } from '../../support/suite.ts';

const inProgress = nothingInProgress();
const context = {
  services: { inProgress },
  write: () => Promise.reject(new Error('a process that is alone writes nothing for it')),
};

/** An import that runs until it is ended. */
const begin = (brandPath: string) => {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const answer = inImportSlot(context, brandPath, async () => {
    await ended;
    return { status: 200 };
  });
  return { answer, end };
};

const refusalOf = async (brandPath: string): Promise<string> => {
  const reply = await inImportSlot(context, brandPath, () => Promise.resolve({ status: 200 }));
  return isRefusal(reply) ? `${reply.problem}, ${reply.detail} ${reply.headers?.['retry-after']} s` : 'none';
};

suite('platform/opt-ins/import-slots', (test) => {
  test('two imports run at once, and one per operator; one that ends makes room', async () => {
    const first = begin('northstar:luna');
    assert.is(await refusalOf('northstar:sol'), 'unavailable, Another import of this operator is in progress. 10 s');
    const second = begin('rival:one');
    assert.is(await refusalOf('eastwind:one'), 'unavailable, 2 imports are already in progress. 10 s');
    first.end();
    assert.equal(await first.answer, { status: 200 });
    assert.is(await refusalOf('northstar:sol'), 'none');
    second.end();
    await second.answer;
  });

  test('an import that fails makes room', async () => {
    for (let n = 0; n < 3; n += 1)
      try {
        await inImportSlot(context, 'northstar:luna', () => Promise.reject(new Error('the power is cut')));
        assert.unreachable();
      } catch (error) {
        assert.match(String(error), 'the power is cut');
      }
    assert.is(await refusalOf('northstar:luna'), 'none');
  });
});
