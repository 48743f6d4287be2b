import * as assert from 'uvu/assert';
import { readTraceparent, writeTraceparent } from '../../../server/tracing/tracer.ts';
import { suite } from '../../support/suite.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

suite('server/tracing/tracer', (test) => {
  test('a place is read as the standard writes it, and written as it was read', () => {
    for (const flags of ['01', '00']) {
      const place = readTraceparent(`00-${TRACE}-${SPAN}-${flags}`);
      assert.equal(place, { traceId: TRACE, spanId: SPAN, isSampled: flags === '01' });
      assert.is(place && writeTraceparent(place), `00-${TRACE}-${SPAN}-${flags}`);
    }
    assert.is(readTraceparent(`cc-${TRACE}-${SPAN}-03-of-a-later-version`)?.isSampled, true);
  });

  test('anything else is no place', () => {
    for (const header of [
      undefined,
      '',
      `00-${TRACE}-${SPAN}`,
      `00-${TRACE}-${SPAN}-01-more`,
      `ff-${TRACE}-${SPAN}-01`,
      `00-${TRACE.toUpperCase()}-${SPAN}-01`,
      `00-${'0'.repeat(32)}-${SPAN}-01`,
      `00-${TRACE}-${'0'.repeat(16)}-01`,
      `00-${TRACE}0-${SPAN}-01`,
    ])
      assert.is(readTraceparent(header), undefined, header);
  });
});
