import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { CommandError } from '../../cli/command.ts';
import { readWalletList } from '../../cli/read-wallet-list.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';

const HEADER = 'id,kind,player,amount,currency,time\n';
const ROW = 'a:debit,debit,p-1,1.5,EUR,2026-01-31T12:00:00Z\n';
const RECORD = {
  kind: 'debit',
  transactionId: 'a:debit',
  playerId: 'p-1',
  amount: 1_500_000n,
  currency: 'EUR',
  atMs: Date.UTC(2026, 0, 31, 12),
  line: 2,
};

const reading = (text: string) =>
  withFolder(async (folder) => {
    const file = join(folder, 'list');
    writeFileSync(file, text);
    try {
      return readWalletList(file);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return error.message.replace(file, 'list');
    }
  });

suite('cli/read-wallet-list', (test) => {
  test('CSV with its columns in any order and others between, and JSON lines, say the same', async () => {
    const csv =
      '\ufeffTime,currency,note,Amount,player,KIND,id\r\n\r\n1769860800000,EUR,"a, b",1.50,p-1,DEBIT,a:debit\r\n';
    assert.equal(await reading(csv), [{ ...RECORD, line: 3 }]);
    const json = {
      id: 'a:debit',
      kind: 'debit',
      player: 'p-1',
      amount: 1.5,
      currency: 'EUR',
      time: 1769860800000,
      x: 1,
    };
    assert.equal(await reading(`${JSON.stringify(json)}\n\n`), [{ ...RECORD, line: 1 }]);
    assert.equal(await reading(HEADER + ROW + ROW), [RECORD], 'a line that is repeated counts once');
    const offset = ROW.replace('12:00:00Z', '14:00:00+02:00');
    assert.equal(await reading(HEADER + offset), [RECORD]);
    assert.equal(await reading(HEADER), []);
  });

  const refused: readonly (readonly [text: string, sentence: RegExp])[] = [
    ['', /^list, line 1: the first line must name the columns id,kind,.*; id, kind, player, .* is missing\.$/],
    ['id,kind,player,amount,currency\n', /; time is missing\.$/],
    [HEADER + ROW.replace(',debit,', ',bet,'), /^list, line 2: the kind must be debit, credit, cancel, not “bet”\.$/],
    [HEADER + ROW.replace('a:debit,debit', ',debit'), /line 2: the id is missing/],
    [HEADER + ROW.replace('p-1', ''), /line 2: the player is missing/],
    [
      HEADER + ROW.replace('1.5', '-1.5'),
      /line 2: the amount must be in units of the currency, such as 12\.34, not “-1\.5”/,
    ],
    [HEADER + ROW.replace('1.5', '1.2345678'), /the amount must be/],
    [HEADER + ROW.replace('EUR', 'eur'), /the currency must be like EUR, not “eur”/],
    [HEADER + ROW.replace('2026-01-31', '2027-02-29'), /the time must be like .*, not “2027-02-29T12:00:00Z”/],
    [
      HEADER + ROW.replace('Z', ''),
      /the time must be like 2026-01-31T12:00:00Z, or milliseconds, not “2026-01-31T12:00:00”/,
    ],
    [HEADER + ROW.replace('01-31', '13-31'), /the time must be like/],
    [
      HEADER + ROW + ROW.replace('1.5', '2.5'),
      /line 3: debit a:debit is also in line 2, with another amount, currency or player/,
    ],
    [HEADER + ROW + ROW.replace('EUR', 'SEK'), /line 3: debit a:debit is also in line 2/],
    ['{"id":"a:debit"}\n{', /^list, line 2: expected a JSON object\.$/],
    [`${HEADER}"a`, /^list is not CSV: /],
  ];
  for (const [text, sentence] of refused)
    test(`refuses ${JSON.stringify(text.slice(HEADER.length * Number(text.startsWith(HEADER))))}`, async () => {
      assert.match(String(await reading(text)), sentence);
    });
});
