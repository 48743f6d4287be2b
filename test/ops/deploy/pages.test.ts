import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { CODES } from '../../../server/health/readiness.ts';
import { FAMILIES } from '../../../server/metrics/families.ts';
import { suite } from '../../support/suite.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const rules = read('ops/deploy/prometheus/pitboss.rules.yml');
const alerts: { readonly alert: string; readonly expr: string }[] = parse(rules).groups.flatMap(
  ({ rules }: { rules: unknown[] }) => rules,
);
const names = FAMILIES.map(({ name }) => name);

/** The platform's own metrics in a text. Pages query a histogram by its parts. */
const metricsIn = (text: string): string[] => {
  const found = [...text.matchAll(/pitboss_\w+/g)].map(([name]) => name);
  return [...new Set(found.map((name) => name.replace(/(?<=_(seconds|units))_(bucket|sum|count)$/, '')))];
};

suite('ops/deploy/pages', (test) => {
  test('Troubleshooting has an entry for each alert and each code of /readyz, and no other', () => {
    const page = read('docs/guides/when-it-breaks.md');
    assert.equal(
      [...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name),
      alerts.map(({ alert }) => alert),
    );
    for (const code of CODES) assert.ok(page.includes(`\`${code}\``), code);
  });

  test('Monitoring has a row for each metric, with its labels, and no other', () => {
    const rows = [...read('docs/guides/what-to-watch.md').matchAll(/^\| `(pitboss_\w+)` +\| ([\w, ]*?) *\|/gm)];
    assert.equal(
      rows.map(([, name, labels]) => `${name} ${labels}`),
      FAMILIES.map(({ name, labels }) => `${name} ${labels.join(', ')}`),
    );
  });

  test('alerts and the dashboard ask for metrics that there are', () => {
    const asked = metricsIn([...alerts.map(({ expr }) => expr), read('ops/deploy/grafana/pitboss.json')].join('\n'));
    assert.ok(asked.length > 30, 'the metrics were found');
    assert.equal(
      asked.filter((name) => !names.includes(name)),
      [],
    );
  });
});
