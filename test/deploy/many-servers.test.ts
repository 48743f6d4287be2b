// A long proof: it boots three Debians with systemd, and follows the guide of many servers on them, with PITBOSS_TEST_MACHINES=3.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { blocksFor, blocksOf } from '../docs/blocks.ts';
import { notRun, withPrograms } from '../support/not-run.ts';
import { suite } from '../support/suite.ts';
import { whyNoMachine } from './debian.ts';
import { type Machine, withMachines } from './machines.ts';
import { RELEASE } from './release.ts';

const WHAT = 'two servers on PostgreSQL, on Debians with systemd';
const blocks = blocksFor('docs/guides/many-servers.md', import.meta.filename);

/** What a person puts in place of what the guide asks them to choose. */
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

/** The commands of the guide, in its order, on the machines that it names. */
const follow = async (first: Machine, second: Machine, front: Machine): Promise<Readonly<Record<string, string>>> => {
  const [install = '', begin = '', copy = '', wait = ''] = sections('Two machines with PostgreSQL');
  const [serve = '', password = ''] = sections('The servers');
  const [proxy = ''] = sections('The proxy');
  const [promote = '', rebuild = '', waitAgain = ''] = sections('When the primary dies');
  const inRelease = (commands: string): string => `cd release\n${commands}`;

  for (const machine of [first, second]) await machine.run(inRelease(install));
  await first.run(inRelease(begin));
  await second.run(inRelease(copy));
  const replicated = await first.run(inRelease(wait));
  await first.run(inRelease(serve));
  const printed = await first.run(password);
  const [, admin = ''] = /with the password (\S+?)[."]?(?:\s|$)/.exec(printed) ?? [];
  await second.run(inRelease(serve.replace('ADDRESS=10.0.0.1', 'ADDRESS=10.0.0.2')));

  // A name of its own, for which Caddy makes a certificate without anyone else.
  await front.run(inRelease(`sed --in-place s/pitboss.example/localhost/ deploy/many-servers/Caddyfile\n${proxy}`));
  const trusting = `export CURL_CA_BUNDLE=$HOME/root.crt\nPASSWORD='${admin}'\n`;
  await front.run(`
until sudo test -e /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt; do sleep 0.1; done
sudo cat /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt > root.crt
export CURL_CA_BUNDLE=$HOME/root.crt
until curl --silent --fail https://localhost/readyz; do sleep 0.1; done`);
  const opened = await front.run(`${trusting}
${jackpots('On your own platform')}
${jackpots('A progressive with three levels')}
INSTANCE=$(curl -s $PITBOSS/instances -H "authorization: Bearer $TOKEN" | grep -o '"id":"[^"]*"' | head -1 | cut -d '"' -f 4)
echo "PITBOSS=$PITBOSS TOKEN=$TOKEN INSTANCE=$INSTANCE" > login
${jackpots('Play a round')}`);
  const again = `. ./login\n${trusting}`;
  const play = jackpots('Play a round');

  // A server stops, and the other goes on. Then the machine with the primary and the other server loses its power.
  await second.run('sudo systemctl stop pitboss');
  const onFirst = await front.run(`${again}${play}`);
  await second.run('sudo systemctl start pitboss; pitboss health --url http://10.0.0.2:8080 --wait 60');
  await first.cutPower();
  await second.run(inRelease(promote));
  const ready = 'until curl --silent --fail https://localhost/readyz; do sleep 0.2; done\n';
  const afterwards = await front.run(`${again}${ready}${play}`);

  // It comes back with what it had, and is made a standby before anything else.
  await first.boot();
  await first.run(inRelease(rebuild));
  const replicatedAgain = await second.run(inRelease(waitAgain));
  const [command = ''] = sections('Commands');
  const verified = await first.run(command);
  const rejoined = await front.run(`${again}${ready}${play}
curl -s "$PITBOSS/instances/$INSTANCE" -H "authorization: Bearer $TOKEN"`);
  return { replicated, printed, opened, onFirst, afterwards, replicatedAgain, verified, rejoined };
};

suite('deploy/many-servers', (test) => {
  test('on empty Debians the guide leads to two servers, a proxy, a synchronous standby, a failover and a standby again', () =>
    withPrograms(WHAT, ['mmdebstrap', 'systemd-nspawn', 'ip', 'nsenter'], async () => {
      // Three systemds at a time do not boot on every machine that tests run on, so this one is asked for.
      const why =
        process.env.PITBOSS_TEST_MACHINES === undefined ? 'PITBOSS_TEST_MACHINES=3 asks for it' : whyNoMachine();
      if (why !== undefined) {
        for (const section of [
          'Two machines with PostgreSQL',
          'The servers',
          'The proxy',
          'When the primary dies',
          'Commands',
        ])
          blocks.take(section);
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
      assert.match(look('replicated'), /second\s*\|\s*streaming\s*\|\s*sync/);
      assert.match(look('opened'), '"status":"Active"');
      for (const name of ['opened', 'onFirst', 'afterwards', 'rejoined'])
        assert.match(look(name), '"contribution_amount":1', name);
      assert.match(look('replicatedAgain'), /first\s*\|\s*streaming\s*\|\s*sync/);
      assert.match(look('verified'), 'every balance follows from the ledger');
      assert.match(look('rejoined'), '"total_contributions":4', 'each round counts once');
    }));

  test('every block of the guide that is its own was run', () => assert.equal(blocks.left(), []));
});
