import { readFileSync } from 'node:fs';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import * as assert from 'uvu/assert';
import { left, names, ruleset } from '../../spec/owasp-rules.ts';
import { sampleOf } from '../support/in-full.ts';
import { suite } from '../support/suite.ts';

const { Spectral } = spectral;
const document = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../generated/built/${name}`, import.meta.url), 'utf8'));

const findings = async (what: object): Promise<string[]> => {
  const linter = new Spectral();
  linter.setRuleset(ruleset as RulesetDefinition);
  const found = await linter.run(what as Record<string, unknown>);
  return found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);
};

suite('spec/owasp', (test) => {
  test('every disabled rule exists', () => {
    assert.ok(names.length > 20);
    assert.equal(
      left.filter((name) => !names.includes(name)),
      [],
    );
  });

  for (const name of sampleOf(['wallet.json', 'openapi.json'], 1))
    test(`${name} passes the enabled rules`, async () => {
      assert.equal(await findings(document(name)), []);
    });

  test('a planted fault is found', async () => {
    const whole = document('wallet.json');
    const [path = ''] = Object.keys(whole.paths);
    whole.components.securitySchemes.walletSecret = { type: 'apiKey', in: 'query', name: 'key' };
    whole.paths[path].post.responses['200'].content['application/json'].schema = { type: 'array', items: {} };
    const found = (await findings(whole)).join('\n');
    assert.match(found, /no-api-keys-in-url/);
    assert.match(found, /array-limit/);
  });
});
