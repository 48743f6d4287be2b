import { simulate } from '/tmp/wt/E/test/simulation/simulation.ts';

const [seed = '5', operations = '3000'] = process.argv.slice(2);
const t0 = Date.now();
const r = await simulate({ seed: Number(seed), operations: Number(operations) });
if (process.env.SKIP)
  r.auditor.violations.splice(
    0,
    1e9,
    ...r.auditor.violations.filter((v) => !new RegExp(process.env.SKIP ?? '').test(v)),
  );
console.log(r.auditor.violations.length, 'violations', (Date.now() - t0) / 1000, 's', r.digest.slice(0, 12));
for (const v of r.auditor.violations.slice(0, 12)) console.log(' -', v.slice(0, 700));
console.log(r.verified.instances, r.verified.entries, r.verified.faults.length);
for (const f of r.verified.faults.slice(0, 5)) console.log(' V', f);
if (process.env.SEEN)
  console.log(
    [...r.auditor.seen]
      .sort()
      .map(([a, b]) => `${a}: ${b}`)
      .join('\n'),
  );
