import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { channels, operations, type Written } from './sections.ts';

/** The number of operations in each group of the interface. */
const GROUPS = { A: 21, B: 45, C: 16, D: 8, E: 5, F: 8 };
const labels = Object.entries(GROUPS).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
);

/** Labels of websockets. */
const SOCKETS = ['C2', 'F3', 'F4'];

const labelsOf = (written: readonly Written[]): string[] =>
  written.flatMap(({ value }) => [value['x-requirement'] ?? []].flat().map(String));

const countOf = (all: readonly string[], label: string) => all.filter((one) => one === label).length;

suite('spec/labels', (test) => {
  const requested = labelsOf(operations);
  const connected = labelsOf(channels);

  test('there are 103 labels', () => {
    assert.is(labels.length, 103);
  });

  test('every label is fulfilled once, B6 by two paths and A1 by two names', () => {
    const expected = (label: string) => (label === 'A1' || label === 'B6' ? 2 : 1);
    const all = [...requested, ...connected];
    const wrong = labels.filter((label) => countOf(all, label) !== expected(label));
    assert.equal(
      wrong.map((label) => `${label}: ${countOf(all, label)}`),
      [],
    );
  });

  test('no unknown label is used', () => {
    const unknown = [...requested, ...connected].filter((label) => !labels.includes(label));
    assert.equal(unknown, []);
  });

  test('the websockets are channels, and no other labels are', () => {
    assert.equal(connected.toSorted(), SOCKETS);
  });

  test('the alias of login is deprecated', () => {
    const logins = operations.filter(({ value }) => value['x-requirement'] === 'A1');
    assert.equal(
      logins.filter(({ value }) => value.deprecated === true).map(({ value }) => value.operationId),
      ['loginAdmin'],
    );
  });
});
