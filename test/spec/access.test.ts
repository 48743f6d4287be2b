import * as assert from 'uvu/assert';
import { sockets } from '../../generated/server/events.gen.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { suite } from '../support/suite.ts';
import { readSchema } from './sections.ts';

suite('spec/access', (test) => {
  const { properties } = Object(readSchema('ResourcePermission'));
  const { description, 'x-extensible-enum': listed } = properties.resource_id;

  test('the listed resources are those for which an operation or a socket requires a permission', () => {
    const asked = [...routes, ...Object.values(sockets)].flatMap(({ permission }) =>
      permission === null || permission === 'self' ? [] : [permission.resource],
    );
    assert.equal([...new Set<string>(asked)].sort(), listed.toSorted());
  });

  test('readers find each of them in the description', () => {
    assert.ok(description.endsWith(` one of ${listed.join(', ')}.`), description);
  });
});
