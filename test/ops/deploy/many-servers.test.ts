// A long proof: it boots three Debians with systemd, and follows the guide of many servers on them.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { blocksFor, blocksOf } from '../../docs/blocks.ts';
import { notRun, withPrograms } from '../../support/not-run.ts';
import { suite } from '../../support/suite.ts';
import { whyNoMachines } from './debian.ts';
import { type Machine, withMachines } from './machines.ts';
import { RELEASE } from './release.ts';

const WHAT = 'two servers on PostgreSQL, on Debians with systemd';
const SECTIONS = [
  'Two machines with PostgreSQL',
  'The servers',
  'The proxy',
  'After the primary dies',
  'After a machine restarts',
  'Change places',
  'Commands',
];
const blocks = blocksFor('docs/guides/many-servers.md', import.meta.filename);

/** Values that a person chooses in place of the guide's placeholders. */
const CHOSEN = [
  ['PASSWORD=choose-one', 'PASSWORD=correcthorse'],
  ['REPLICATOR_PASSWORD=choose-another', 'REPLICATOR_PASSWORD=batterystaple'],
  ['KEY=64-hexadecimal-digits', `KEY=${'0123456789abcdef'.repeat(4)}`],
] as const;

const chosen = (text: string): string =>
  CHOSEN.reduce((before, [part, by]) => before.replace(new RegExp(`^${part}$`, 'm'), by), text);

const sections = (section: string): string[] => blocks.take(section).map(({ text }) => chosen(text));

/** A block of the guide of jackpots, which its own test runs too. */
const jackpots = (section: string): string => {
  const [block] = blocksOf('docs/guides/jackpots.md').filter((found) => found.section === section);
  if (block === undefined) throw new Error(`the guide of jackpots has no block in “${section}”`);
  return block.text.replace('http://127.0.0.1:8080', 'https://localhost');
};

/** The standby that its commits wait for; none if it is empty. */
const awaitedBy = (machine: Machine): Promise<string> =>
  machine.run(
    'names',
    `sudo -u postgres psql --tuples-only --no-align --command='show synchronous_standby_names' | sed 's/^/commits wait for /'`,
  );

/** The commands of the guide, in its order, on the machines that it names. */
const follow = async (first: Machine, second: Machine, front: Machine): Promise<Readonly<Record<string, string>>> => {
  const [install = '', begin = '', copy = '', wait = ''] = sections('Two machines with PostgreSQL');
  const [serve = '', password = ''] = sections('The servers');
  const [proxy = ''] = sections('The proxy');
  const [promote = '', rebuild = '', waitAgain = ''] = sections('After the primary dies');
  const [isStandby = '', start = ''] = sections('After a machine restarts');
  const [stop = '', promoteBack = '', standBy = ''] = sections('Change places');
  const inRelease = (commands: string): string => `cd release\n${commands}`;

  await first.run('install', inRelease(install));
  await second.run('install', inRelease(install.replace('NAME=first', 'NAME=second')));
  await first.run('begin', inRelease(begin));
  await second.run('copy', inRelease(copy));
  const replicated = await first.run('wait for the standby', inRelease(wait));
  const awaited = `${await awaitedBy(first)}${await awaitedBy(second)}`;
  await first.run('serve', inRelease(serve));
  const printed = await first.run('password', password);
  const [, admin = ''] = /with the password (\S+?)[."]?(?:\s|$)/.exec(printed) ?? [];
  await second.run('serve', inRelease(serve.replace('ADDRESS=10.0.0.1', 'ADDRESS=10.0.0.2')));

  // A local name, for which Caddy makes a certificate without anyone else.
  await front.run(
    'proxy',
    inRelease(`sed --in-place s/pitboss.example/localhost/ deploy/many-servers/Caddyfile\n${proxy}`),
  );
  const trusting = `export CURL_CA_BUNDLE=$HOME/root.crt\nPASSWORD='${admin}'\n`;
  const ready = 'until curl --silent --fail --max-time 10 https://localhost/readyz; do sleep 0.2; done\n';
  await front.run(
    'certificate',
    `
until sudo test -e /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt; do sleep 0.1; done
sudo cat /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt > root.crt
export CURL_CA_BUNDLE=$HOME/root.crt
${ready}`,
  );
  const opened = await front.run(
    'open a jackpot and play',
    `${trusting}
${jackpots('On your own platform')}
${jackpots('A progressive with three levels')}
INSTANCE=$(curl -s $PITBOSS/instances -H "authorization: Bearer $TOKEN" | grep -o '"id":"[^"]*"' | head -1 | cut -d '"' -f 4)
echo "PITBOSS=$PITBOSS TOKEN=$TOKEN INSTANCE=$INSTANCE" > login
${jackpots('Play a round')}`,
  );
  const again = `. ./login\n${trusting}`;
  const play = jackpots('Play a round');

  // A server stops, and the other goes on. Then the machine with the primary and the other server loses its power.
  await second.run('stop a server', 'sudo systemctl stop pitboss');
  const onFirst = await front.run('play on the other', `${again}${play}`);
  await second.run(
    'start the server again',
    'sudo systemctl start pitboss; pitboss health --url http://10.0.0.2:8080 --wait 60',
  );
  await first.cutPower();
  await second.run('promote', inRelease(promote));
  // A request in transit to the machine without power is answered late, or never. A caller repeats it under its key.
  const repeatable = play.replace('-s -w', '-s --max-time 10 -w').replace("-d '{", `-d '{"idempotency_key": "after",`);
  const afterwards = await front.run(
    'play after the failover',
    `${again}play() {\n${repeatable}\n}\nuntil play > played && grep --quiet ' 20[04]$' played; do sleep 0.2; done; cat played`,
  );

  // It comes back with what it had, which must not serve: its database does not start, and it is made a standby.
  await first.boot();
  const cameBack = await first.run(
    'what starts by itself',
    'pitboss health --url http://10.0.0.1:8080 --wait 60; pg_lsclusters --no-header',
  );
  const other = await second.run('whether it is a standby', isStandby);
  await first.run('rebuild', inRelease(rebuild));
  const replicatedAgain = await second.run('wait for the standby again', inRelease(waitAgain));
  const awaitedAgain = `${await awaitedBy(first)}${await awaitedBy(second)}`;
  const [command = ''] = sections('Commands');
  const verified = await first.run('verify', command);
  const rejoined = await front.run('play on both', `${again}${ready}${play}`);

  await second.run('stop the primary', inRelease(stop));
  await first.run('promote the standby', inRelease(promoteBack));
  await second.run('become a standby', inRelease(standBy));
  const changed = await first.run('wait for the former primary', inRelease(wait));
  const awaitedLast = `${await awaitedBy(first)}${await awaitedBy(second)}`;
  const onChanged = await front.run('play after the change', `${again}${ready}${play}`);
  await second.cutPower();
  await second.boot();
  await second.run('start the database', inRelease(start));
  const restarted = await first.run('wait for the standby that started', inRelease(wait));
  const atLast = await front.run(
    'play at last',
    `${again}${ready}${play}
curl -s "$PITBOSS/instances/$INSTANCE" -H "authorization: Bearer $TOKEN"`,
  );
  return {
    ...{ replicated, awaited, printed, opened, onFirst, afterwards, cameBack, other, replicatedAgain, awaitedAgain },
    ...{ verified, rejoined, changed, awaitedLast, onChanged, restarted, atLast },
  };
};

suite('ops/deploy/many-servers', (test) => {
  test('on empty Debians the guide leads to two servers, a proxy, a synchronous standby, a failover, a standby again and a change of places', () =>
    withPrograms(WHAT, ['mmdebstrap', 'systemd-nspawn', 'ip', 'nsenter'], async () => {
      const why = whyNoMachines();
      if (why !== undefined) {
        for (const section of SECTIONS) blocks.take(section);
        return notRun(WHAT, why);
      }
      const looks = await withMachines(
        ['first', 'second', 'front'],
        ['postgresql'],
        (home) => cpSync(RELEASE, join(home, 'release'), { recursive: true }),
        ([first, second, front]) => {
          if (first === undefined || second === undefined || front === undefined) throw new Error('there are three');
          return follow(first, second, front);
        },
      );
      const look = (name: string): string => looks[name] ?? '';
      for (const name of ['replicated', 'changed', 'restarted'])
        assert.match(look(name), /second\s*\|\s*streaming\s*\|\s*sync/, name);
      for (const name of ['awaited', 'awaitedAgain', 'awaitedLast'])
        assert.is(look(name), 'commits wait for FIRST 1 ("first", "second")\n'.repeat(2), name);
      assert.match(look('opened'), '"status":"Active"');
      for (const name of ['opened', 'onFirst', 'rejoined', 'onChanged', 'atLast'])
        assert.match(look(name), '"contribution_amount":1', name);
      assert.match(look('afterwards'), /"contribution_amount":1| 204$/m, 'repeated until it is known to count');
      assert.match(look('cameBack'), /^15\s+main\s+5432\s+down/m, 'a former primary does not start by itself');
      assert.is(look('other').trim(), 'f', 'the other machine says that it is the primary');
      assert.match(look('replicatedAgain'), /first\s*\|\s*streaming\s*\|\s*sync/);
      assert.match(look('verified'), 'every balance follows from the ledger');
      assert.match(look('atLast'), '"total_contributions":6', 'each round counts once');
    }));

  test('every block of the guide that is its own was run', () => assert.equal(blocks.left(), []));
});
