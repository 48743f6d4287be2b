import { dirname } from 'node:path';
import * as assert from 'uvu/assert';
import type { Passwords } from '../../../platform/unit/services.ts';
import { operations } from '../../spec/sections.ts';
import { PASSWORD, USERNAME, verdict, withHolder } from '../../support/holder.ts';
import { newAccount } from '../../support/new-account.ts';
import { suite } from '../../support/suite.ts';
import { contents } from '../../support/tables.ts';

const NEW = 'green-harbour-nineteen';

suite('server/login/passwords', (test) => {
  test('every operation that hashes a password takes turns, and changes nothing when too many wait', () => {
    let turns = 0;
    const passwords: Passwords = {
      inTurn: async () => {
        turns += 1;
        return 'busy';
      },
    };
    return withHolder(
      async ({ platform, caller, otp }) => {
        const requests = {
          login: { body: { username: USERNAME, password: PASSWORD } },
          loginAdmin: { body: { username: USERNAME, password: PASSWORD } },
          createAccount: { body: newAccount() },
          updateAccount: { body: { id: 'ada', password: NEW } },
          changePassword: { body: { password: NEW, current: PASSWORD } },
          confirmPasswordReset: { body: { username: USERNAME, otp: await otp(), password: NEW } },
        };
        const hashing = operations.filter(({ value }) => [value['x-calls']].flat().includes('password-hash'));
        assert.equal(hashing.map(({ value }) => value.operationId).sort(), Object.keys(requests).sort());
        for (const [operationId, request] of Object.entries(requests)) {
          const call = async () =>
            verdict(
              await platform.call(
                operationId as keyof typeof requests,
                request,
                operationId === 'changePassword' ? caller : undefined,
              ),
            );
          const [before, turnsBefore] = [contents(dirname(platform.file)), turns];
          assert.is(await call(), '503 unavailable', operationId);
          assert.equal(contents(dirname(platform.file)), before, operationId);
          assert.is(turns, turnsBefore + 1, operationId);
        }
      },
      {},
      { passwords },
    );
  });

  test('passwords of one network are checked a few at a time, and a failure counts before the next one', () => {
    return withHolder(async ({ platform }) => {
      const body = { username: USERNAME, password: 'a wrong password' };
      const logins = Array.from({ length: 40 }, () => platform.call('login', { body }));
      const verdicts = (await Promise.all(logins)).map(verdict);
      const checked = verdicts.filter((each) => each === '401 credentials_invalid').length;
      // Five may fail; when the fifth has, three more may be at it.
      assert.ok(checked >= 5 && checked <= 8, `${checked}`);
      assert.is(verdicts.filter((each) => each === '429 too_many_requests').length, 40 - checked);
    });
  });
});
