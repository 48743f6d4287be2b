import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { threePots } from '../jackpot/sample-jackpot.ts';
import { Both, repeating } from './both.ts';
import { potNamed, worthOf } from './ledger.ts';
import { ratio } from './rational.ts';

suite('the simple implementation by itself', (test) => {
  test('gives the example that was reckoned by hand', async () => {
    const both = new Both(threePots());
    const { simple } = both;
    const told = (id: string) => `${worthOf(potNamed(simple, id))} ${potNamed(simple, id).cs}`;
    for (let time = 0; time < 3; time += 1)
      await both.contribute({ player: 'ann', W: 1_000_000n, K: 'EUR', rate: ratio(1n), atMs: 0 }, repeating([]).draw);
    assert.equal(['minor', 'major', 'mega'].map(told), ['5630000 270000', '50450000 450000', '500300000 300000']);
    assert.is(simple.H, 600_000n);
    await both.trigger('minor', { player: 'ann', currency: 'EUR', rate: ratio(1n) });
    assert.equal([told('minor'), simple.H, simple.L], ['5000000 0', -4_130_000n, 5_630_000n]);
    const inPots = simple.pots.reduce((sum, pot) => sum + worthOf(pot) + pot.cs + pot.ss + pot.of, 0n);
    assert.is(inPots + simple.H, 552_370_000n);
  });
});
