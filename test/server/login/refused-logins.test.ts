import * as assert from 'uvu/assert';
import { createLog } from '../../../server/base/log.ts';
import { RefusedLogins } from '../../../server/login/refused-logins.ts';
import { suite } from '../../support/suite.ts';

suite('server/login/refused-logins', (test) => {
  test('ten a minute are logged, and how many were not', () => {
    const lines: { address: string; omitted_before?: number }[] = [];
    const write = (line: string): void => void lines.push(JSON.parse(line));
    let nowMs = 0;
    const refused = new RefusedLogins(createLog('info', { write }), () => nowMs);
    for (let n = 0; n < 25; n += 1) refused.note('credentials', `192.0.2.${n}`);
    assert.equal(
      lines.map(({ address }) => address),
      Array.from({ length: 10 }, (_, n) => `192.0.2.${n}`),
    );
    nowMs += 60_000;
    refused.note('limit', '192.0.2.99');
    assert.is(lines.at(-1)?.omitted_before, 15);
    refused.note('limit', '192.0.2.100');
    assert.is(lines.at(-1)?.omitted_before, undefined);
  });
});
