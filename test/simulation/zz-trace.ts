import { simulate } from './simulation.ts';

const [seed = '22', operations = '12000'] = process.argv.slice(2);
const log: string[] = [];
let round = 0;
const r = await simulate({
  seed: Number(seed),
  operations: Number(operations),
  witness: (e) => {
    round += 1;
    for (const c of e.wallet)
      if (c.call === 'credit')
        log.push(`${c.id} round ${round} [${e.fromMs}-${e.untilMs}] wallet ${c.moved} ${c.told}`);
    for (const x of e.entries)
      if (x.kind === 'settlement' || x.kind === 'payment')
        log.push(`${x.reference} round ${round} ${x.kind} at ${x.atMs}`);
    for (const p of e.payouts) log.push(`${p.transactionId} round ${round} payout ${p.state}`);
    for (const a of e.answered) {
      const q = e.issued.find((i) => i.n === a.n);
      if (q?.operation === 'settleWins' || q?.operation === 'releaseWins')
        for (const t of q.body.transaction_ids as string[])
          log.push(`${t} round ${round} ${q.operation} ${JSON.stringify(a.body)}`);
    }
  },
});
for (const v of r.auditor.violations) {
  console.log(v);
  const id = v.match(/^(\S+:\d+): settled/)?.[1];
  if (id) console.log(log.filter((l) => l.startsWith(id)).join('\n'));
}
