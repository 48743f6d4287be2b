import * as assert from 'uvu/assert';
import { NOTHING_DONE, outcomeToWire, withRows } from '../../../platform/opt-ins/bulk-outcome.ts';
import { type BulkRow, inBatches, rowsOfLists } from '../../../platform/opt-ins/bulk-row.ts';
import { inImportSlot } from '../../../platform/opt-ins/import-slots.ts';
import { rowsOfCsv } from '../../../platform/opt-ins/rows-of-csv.ts';
import { nothingInProgress } from '../../../platform/unit/in-progress.ts';
import { isRefusal } from '../../../platform/unit/reply.ts';
import { suite } from '../../support/suite.ts';

suite('platform/opt-ins/rows-of-csv', (test) => {
  /** A row in a few words: `p-1 in`, `p-1 out`, `line 7 faulty`. */
  const inWords = (row: BulkRow): string =>
    'fault' in row ? `${row.under} faulty` : `${row.playerId} ${row.optedIn ? 'in' : 'out'}`;

  const read = (text: string): string[] | undefined => {
    const rows = rowsOfCsv(text);
    return rows && [...rows].map(inWords);
  };

  const HEADER = 'player_id,opt_in';
  const long = 'x'.repeat(128);

  const headers: [text: string, rows: string[] | undefined][] = [
    [HEADER, []],
    [`${HEADER}\n`, []],
    [`\n\r\n${HEADER}\r\np,true`, ['p in']],
    [`\ufeff${HEADER}\np,true\n`, ['p in']],
    [`"player_id","opt_in"\np,true\n`, ['p in']],
    ['', undefined],
    ['\ufeff', undefined],
    ['\n\n', undefined],
    ['p-1,true\n', undefined],
    ['Player_id,opt_in\n', undefined],
    ['player_id, opt_in\n', undefined],
    ['"player_id,opt_in"\np,true\n', undefined],
    [`${HEADER},\n`, undefined],
    ['player_id;opt_in\np;true\n', undefined],
    ['opt_in,player_id\n', undefined],
    [`"${HEADER}\n`, undefined],
  ];
  for (const [text, rows] of headers)
    test(`B24 the header of ${JSON.stringify(text)} is ${rows === undefined ? 'another' : 'right'}`, () =>
      assert.equal(read(text), rows));

  const lines: [line: string, row: string][] = [
    ['p-1,true', 'p-1 in'],
    ['p-1,false', 'p-1 out'],
    ['"p-1","false"', 'p-1 out'],
    ['"a,b",true', 'a,b in'],
    ['"a""b",true', 'a"b in'],
    [`${long},true`, `${long} in`],
    [`"${'""'.repeat(128)}","false"`, `${'"'.repeat(128)} out`],
    ['__proto__,true', '__proto__ in'],
    ['p-1,True', 'p-1 faulty'],
    ['p-1,1', 'p-1 faulty'],
    ['p-1,', 'p-1 faulty'],
    ['p-1', 'p-1 faulty'],
    ['p-1, true', 'p-1 faulty'],
    ['p-1,true,', 'p-1 faulty'],
    ['p-1,true\r', 'p-1 in'],
    ['p-1,true\r\r', 'p-1 faulty'],
    ['p-1;true', 'p-1;true faulty'],
    [',true', 'line 2 faulty'],
    ['"",true', 'line 2 faulty'],
    [' ', 'line 2 faulty'],
    [' p-1,true', 'line 2 faulty'],
    ['p 1,true', 'line 2 faulty'],
    ['p\u00e9,true', 'line 2 faulty'],
    ['p\0,true', 'line 2 faulty'],
    [`x${long},true`, 'line 2 faulty'],
    ['"p-1,true', 'line 2 faulty'],
    ['p"1,true', 'line 2 faulty'],
    ['"p"1,true', 'line 2 faulty'],
    [','.repeat(100_000), 'line 2 faulty'],
  ];
  for (const [line, row] of lines)
    test(`B24 the line ${JSON.stringify(line.slice(0, 40))} is ${row.slice(0, 40)}, and spoils no other`, () =>
      assert.equal(read(`${HEADER}\n${line}\nnext,true`), [row, 'next in']));

  test('B24 lines are counted from the header on, with those that are empty', () =>
    assert.equal(read(`\n${HEADER}\n\r\n?\t\n\n,\n`), ['line 3 faulty', 'line 5 faulty']));
});

suite('platform/opt-ins/bulk-row', (test) => {
  const lists = (opt_ins: string[], opt_outs: string[]) => ({
    instance_id: 'i',
    brand_id: 'northstar:luna',
    opt_ins,
    opt_outs,
  });

  /** All portions of so many rows, the last one too, and how many rows were read at most beyond those of the portions before. */
  const cut = (count: number): { sizes: number[]; aheadMax: number } => {
    let read = 0;
    const rows = function* (): Generator<BulkRow> {
      for (; read < count; ) {
        read += 1;
        yield { playerId: `p-${read}`, optedIn: true };
      }
    };
    const sizes: number[] = [];
    let [handed, aheadMax] = [0, 0];
    const portions = inBatches(rows());
    for (let portion = portions.next(); ; portion = portions.next()) {
      aheadMax = Math.max(aheadMax, read - handed);
      sizes.push(portion.value.length);
      handed += portion.value.length;
      if (portion.done === true) break;
    }
    assert.is(handed, count);
    return { sizes, aheadMax };
  };

  test('B24 of two lists, each player counts once, and one who is in both is faulty', () => {
    const rows = [...rowsOfLists(lists(['a', 'b', 'a'], ['c', 'b', 'c', 'b']))];
    const fault = 'The player is in both opt_ins and opt_outs.';
    assert.equal(rows, [
      { playerId: 'a', optedIn: true },
      { under: 'b', fault },
      { playerId: 'c', optedIn: false },
    ]);
    assert.equal([...rowsOfLists(lists([], []))], []);
  });

  test('B24 rows are cut into portions, of which the last may be smaller and is there always', () => {
    assert.equal(cut(0).sizes, [0]);
    assert.equal(cut(1).sizes, [1]);
    assert.equal(cut(50).sizes, [50]);
    assert.equal(cut(51).sizes, [50, 1]);
    assert.equal(cut(150).sizes, [50, 50, 50]);
  });

  test('B24 of 100,000 rows, no more than a portion and one row are read ahead', () => {
    const { sizes, aheadMax } = cut(100_000);
    assert.equal([sizes.length, aheadMax], [2_000, 51]);
  });
});

suite('platform/opt-ins/bulk-outcome', (test) => {
  const failures = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ under: `p-${from + index}`, reason: 'brand_excluded: No.' }));

  test('B24 lists 1,000 reasons, and says how many more there are', () => {
    let outcome = NOTHING_DONE;
    for (let from = 0; from < 100_000; from += 250) {
      outcome = withRows(outcome, 250, failures(from, 250));
      assert.ok(outcome.reasons.size <= 1000);
    }
    const { errors } = outcomeToWire(outcome);
    assert.equal([Object.keys(errors).length, errors['further errors']], [1001, '99000']);
    assert.equal([errors['p-999'], errors['p-1000']], ['brand_excluded: No.', undefined]);
    assert.is(outcome.done, 0);
  });

  test('B24 a player who fails twice has one reason, and 1,000 of them no further ones', () => {
    const all = withRows(NOTHING_DONE, 1002, failures(0, 1000));
    const again = withRows(all, 1, [{ under: 'p-7', reason: 'validation_failed: No.' }]);
    const { errors } = outcomeToWire(again);
    assert.equal([Object.keys(errors).length, errors['p-7']], [1000, 'validation_failed: No.']);
    assert.equal([again.done, all.reasons.get('p-7')], [2, 'brand_excluded: No.']);
  });

  test('B24 the names of objects are players like others', () => {
    const outcome = withRows(NOTHING_DONE, 1, [{ under: '__proto__', reason: 'brand_excluded: No.' }]);
    assert.is(JSON.stringify(outcomeToWire(outcome)), '{"errors":{"__proto__":"brand_excluded: No."}}');
  });
});

suite('platform/opt-ins/import-slots', (test) => {
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
