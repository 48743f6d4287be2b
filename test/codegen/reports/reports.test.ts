import * as assert from 'uvu/assert';
import { isInFull, sampleOf } from '../../support/in-full.ts';
import { suite } from '../../support/suite.ts';
import { bodies } from './bodies.ts';
import { changes } from './changes.ts';
import { composition } from './composition.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { nullability } from './nullability.ts';
import { objects } from './objects.ts';
import { parameters } from './parameters.ts';
import { replies } from './replies.ts';
import { type Report, reading, schemas } from './report.ts';
import { services } from './services.ts';
import { checkReport, tryReports } from './try-reports.ts';
import { versions } from './versions.ts';

const THEMES = {
  bodies,
  changes,
  composition,
  events,
  names,
  nullability,
  objects,
  parameters,
  replies,
  services,
  versions,
};

/** So many of a theme are tried in a guard; what needs Redocly, which takes long to load, is left to the proof. */
const SAMPLE = 1;
const isLight = ({ document, lint, later }: Report): boolean =>
  isInFull || !(lint || later || document.startsWith('asyncapi'));

const numbered = (type: string) => schemas('3.1.0', `A: { type: ${type} }`);
const ONE = reading('3.1.0', '- { name: q, in: query, schema: { type: integer } }');

/** Each says one thing that does not hold. */
const WRONG: readonly Report[] = [
  { from: 'values', fact: 'a validator', document: numbered('integer'), values: { A: { good: [1.5] } } },
  { from: 'values', fact: 'a type', document: numbered('integer'), values: { A: { bad: [1.5] } } },
  { from: 'values', fact: 'both', document: numbered('string'), values: { A: { good: [1] } } },
  { from: 'code', fact: 'a line that compiles', document: ONE, code: 'void client; // refused' },
  { from: 'client', fact: 'the address', document: ONE, client: [{ call: 'read', with: {}, sends: { url: '/b' } }] },
  { from: 'mock', fact: 'the status', document: ONE, mock: [{ ask: 'GET /a', status: 200 }] },
  {
    from: 'parameters',
    fact: 'the type',
    document: ONE,
    parameters: [['read', { query: { q: '1' } }, { query: { q: '1' } }]],
  },
  { from: 'refused', fact: 'nothing is refused', document: ONE, refused: ['1'] },
];

const reports = Object.entries(THEMES).flatMap(([theme, all]) =>
  sampleOf(all.filter(isLight), SAMPLE).map((report) => ({
    title: `${theme}: ${report.fact} (${report.from})`,
    report,
  })),
);
const tried = await tryReports([...reports.map(({ report }) => report), ...WRONG]);

/** Reports whether the toolchain does what the report says. */
const holds = (one: (typeof tried)[number]): Promise<boolean> =>
  checkReport(one).then(
    () => true,
    () => false,
  );

suite('codegen/documents after public reports', (test) => {
  for (const [index, one] of tried.slice(0, reports.length).entries())
    test(reports[index]?.title ?? '', async () => {
      if (one.report.fault === undefined) await checkReport(one);
      else assert.not.ok(await holds(one), 'this holds now: remove its fault');
    });

  test('a wrong value of each kind is found', async () => {
    for (const one of tried.slice(reports.length))
      assert.not.ok(await holds(one), `${one.report.from}: ${one.report.fact}`);
  });
});
