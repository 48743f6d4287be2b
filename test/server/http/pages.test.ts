import * as assert from 'uvu/assert';
import { checkConfig } from '../../../server/settings/config.ts';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;

suite('server/http/pages', (test) => {
  test('security.txt names the contact of the settings and a date ahead', () =>
    withServer(
      async ({ url }) => {
        const reply = await fetch(`${url}${PATH}`);
        assert.is(reply.status, 200);
        assert.is(reply.headers.get('content-type'), 'text/plain; charset=utf-8');
        const [, contact, expires = ''] = /^Contact: (\S+)\nExpires: (\S+)\n$/.exec(await reply.text()) ?? [];
        assert.is(contact, 'mailto:security@northstar.example');
        assert.match(expires, /^\d{4}-\d\d-\d\dT00:00:00Z$/);
        const daysAhead = (Date.parse(expires) - Date.now()) / DAY_MS;
        assert.ok(daysAhead > 88 && daysAhead <= 90, expires);
        const refused = await fetch(`${url}${PATH}`, { method: 'POST' });
        assert.equal([refused.status, refused.headers.get('allow')], [405, 'GET, HEAD']);
      },
      { PITBOSS_SECURITY_CONTACT: 'mailto:security@northstar.example' },
    ));

  test('without a contact there is no security.txt', () =>
    withServer(async ({ url }) => {
      const reply = await fetch(`${url}${PATH}`);
      assert.is(reply.status, 404);
      assert.match(await reply.text(), '"route_not_found"');
    }));

  test('a contact that RFC 9116 does not allow is refused', () => {
    for (const given of ['security@northstar.example', 'http://northstar.example/', 'mailto:a b@c', 'https://a/\nX: y'])
      assert.ok(checkConfig({}, { PITBOSS_SECURITY_CONTACT: given }).faults.length > 0, given);
    for (const given of ['https://northstar.example/security', 'tel:+1-201-555-0123', 'mailto:a@b.example'])
      assert.equal(checkConfig({}, { PITBOSS_SECURITY_CONTACT: given }).faults, [], given);
  });
});
