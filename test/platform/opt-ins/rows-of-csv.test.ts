import * as assert from 'uvu/assert';
import type { BulkRow } from '../../../platform/opt-ins/bulk-row.ts';
import { rowsOfCsv } from '../../../platform/opt-ins/rows-of-csv.ts';
import { suite } from '../../support/suite.ts';

/** A row in a few words: `p-1 in`, `p-1 out`, `line 7 faulty`. */
const inWords = (row: BulkRow): string =>
  'fault' in row ? `${row.under} faulty` : `${row.playerId} ${row.optedIn ? 'in' : 'out'}`;

const read = (text: string): string[] | undefined => {
  const rows = rowsOfCsv(text);
  return rows && [...rows].map(inWords);
};

const HEADER = 'player_id,opt_in';
const long = 'x'.repeat(128);

suite('platform/opt-ins/rows-of-csv', (test) => {
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
