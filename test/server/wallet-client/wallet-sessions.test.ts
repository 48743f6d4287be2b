import * as assert from 'uvu/assert';
import { WalletSessions } from '../../../server/wallet-client/wallet-sessions.ts';
import { suite } from '../../support/suite.ts';

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2027, 0, 1);
const REQUEST = { operatorId: 'northstar', brandId: 'luna', token: 'session-p-1', currency: 'EUR' };
const SESSION = { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency: 'EUR' };

suite('server/wallet-client/wallet-sessions', (test) => {
  test('a session is remembered for ten minutes, and no longer when the clock is set back', () => {
    let nowMs = START_MS;
    const sessions = new WalletSessions(() => nowMs);
    sessions.remember(REQUEST, SESSION);
    nowMs += 10 * MINUTE_MS - 1;
    assert.equal(sessions.find(REQUEST), SESSION);
    nowMs += 1;
    assert.is(sessions.find(REQUEST), undefined);
    sessions.remember(REQUEST, SESSION);
    nowMs -= 60 * MINUTE_MS;
    assert.is(sessions.find(REQUEST), undefined);
  });
});
