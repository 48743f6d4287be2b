// A long proof: it boots a Debian with systemd, and follows the guide on it.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { root } from '../../cli/program.ts';
import { PASSWORD } from '../../data-folders/known.ts';
import { blocksFor, blocksOf } from '../../docs/blocks.ts';
import { notRun, withPrograms } from '../../support/not-run.ts';
import { suite } from '../../support/suite.ts';
import { onDebian, whyNoMachine } from './debian.ts';
import { RELEASE } from './release.ts';

const blocks = blocksFor('docs/guides/install.md', import.meta.filename);

/** A block of another guide, which its own test runs too. */
const jackpots = (section: string): string => {
  const [block] = blocksOf('docs/guides/jackpots.md').filter((found) => found.section === section);
  if (block === undefined) throw new Error(`the guide of jackpots has no block in “${section}”`);
  return block.text.replace('http://127.0.0.1:8080', 'https://localhost');
};

const [LAST = ''] = readdirSync(join(root, 'test/data-folders'))
  .filter((file) => file.endsWith('.tar.gz'))
  .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));

/** The part of a block that puts the address into `PITBOSS` and a token into `TOKEN`. */
const logIn = (): string => jackpots('On your own platform').split('\ncurl ', 1).join();

/** The commands of the guide, in the order of the guide, and what a person looks at between them. */
const script = (): string => {
  const [files = '', install = '', first = ''] = [
    blocks.take('The release files').at(-1)?.text,
    ...blocks.take('As a service').map(({ text }) => text),
  ];
  const [caddy = '', socket = ''] = blocks.take('Behind a proxy').map(({ text }) => text);
  const [tls = '', lowPort = ''] = blocks.take('Without a proxy').map(({ text }) => text);
  const [backup = '', scheduled = ''] = blocks.take('Back up').map(({ text }) => text);
  const [restore = '', goOn = ''] = blocks.take('Restore').map(({ text }) => text);
  const [upgrade = ''] = blocks.take('Upgrade').map(({ text }) => text);
  return `
set -eu
look() { printf '\\n@@ %s\\n' "$1"; }
cd release
look installed
${files}
${install}
${first.replace('sudo -u pitboss pitboss admin', `printf '%s\\n' ${PASSWORD} | sudo -u pitboss pitboss admin`)}
look sandbox
sudo cat /proc/$(sudo systemctl show --property=MainPID --value pitboss)/status
look exposure
systemd-analyze security --offline=yes /etc/systemd/system/pitboss.service
look proxy
sed --in-place s/pitboss.example/localhost/ deploy/Caddyfile
${caddy}
until sudo test -e /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt; do sleep 0.1; done
sudo cat /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt > ~/root.crt
export CURL_CA_BUNDLE=$HOME/root.crt
until curl --silent --fail https://localhost/healthz; do sleep 0.1; done
look jackpot
PASSWORD=${PASSWORD}
${jackpots('On your own platform')}
${jackpots('A progressive with three levels')}
look round
INSTANCE=$(curl -s $PITBOSS/instances -H "authorization: Bearer $TOKEN" | grep -o '"id":"[^"]*"' | head -1 | cut -d '"' -f 4)
${jackpots('Play a round')}
look backup
${backup}
look scheduled
${scheduled.replace('=1h', '=10s')}
until sudo ls /var/backups/pitboss | grep '^pitboss-.*Z$'; do sleep 0.2; done
look killed
sudo systemctl kill --kill-whom=main --signal=KILL pitboss
sleep 0.1
pitboss health --wait 60
look lost
${jackpots('Play a round')}
look restore
${restore}
sudo -u pitboss pitboss reconcile --data /var/lib/pitboss
look reconciled
${goOn}
sudo -u pitboss pitboss reconcile --data /var/lib/pitboss
look ended
${jackpots('Play a round')}
look restored
${logIn()}
sudo -u pitboss pitboss verify --data /var/lib/pitboss
${jackpots('Play a round')}
look upgrade
sudo systemctl stop pitboss
sudo rm -rf /var/lib/pitboss/*
sudo tar -xzf ~/last.tar.gz -C /var/lib/pitboss --no-same-owner
sudo chown -R pitboss:pitboss /var/lib/pitboss
sudo chmod -R go= /var/lib/pitboss
${upgrade}
curl --silent https://localhost/accounts/auth -H 'content-type: application/json' -d '{"username":"admin","password":"${PASSWORD}"}'
sudo -u pitboss pitboss verify --data /var/lib/pitboss
look socket
${socket}
until curl --silent --fail https://localhost/healthz; do sleep 0.1; done
curl --silent http://127.0.0.1:8080/healthz || echo no port
look public
sudo systemctl stop caddy
sudo sed --in-place '/PITBOSS_SOCKET/d; /PITBOSS_TRUSTED_PROXIES/d' /etc/pitboss/pitboss.env
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \\
  -addext subjectAltName=DNS:localhost -keyout privkey.pem -out fullchain.pem 2> /dev/null
${tls}
${lowPort}
systemd-analyze verify --man=no /etc/systemd/system/pitboss.service && echo the unit and its addition are sound
until curl --silent --fail --cacert fullchain.pem https://localhost/healthz; do sleep 0.1; done
printf '\\n'
sudo cat /proc/$(sudo systemctl show --property=MainPID --value pitboss)/status
look stopped
sudo systemctl stop pitboss
sudo systemctl show --property=Result --value pitboss
sudo journalctl --unit pitboss --no-pager --output cat
`;
};

const looksOf = (printed: string): ReadonlyMap<string, string> =>
  new Map(
    printed
      .split('\n@@ ')
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n') + 1)]),
  );

/** The part of a proof's output that counts the entries. */
const entriesOf = (text: string): string | undefined => /\d+ entr(y|ies): every balance/.exec(text)?.[0];

suite('ops/deploy/newcomer', (test) => {
  test('on an empty Debian the guide leads from the files to a service, a proxy, a jackpot, a backup, a restore and an upgrade', () =>
    withPrograms('the newcomer on a Debian with systemd', ['mmdebstrap', 'systemd-nspawn'], async () => {
      const commands = script();
      const why = whyNoMachine();
      if (why !== undefined) return notRun('the newcomer on a Debian with systemd', why);
      const printed = await onDebian(commands, (home) => {
        cpSync(RELEASE, join(home, 'release'), { recursive: true });
        cpSync(join(root, 'test/data-folders', LAST), join(home, 'last.tar.gz'));
      });
      const looks = looksOf(printed);
      const look = (name: string): string => {
        const text = looks.get(name);
        if (text === undefined) throw new Error(`it did not get to “${name}”:\n${printed}`);
        return text;
      };
      assert.match(look('stopped'), /^success$/m, printed);
      assert.match(look('installed'), 'Created the administrator admin.');
      assert.match(look('installed'), '{"status":"ok"}');
      const status = look('sandbox');
      for (const [name, value] of [
        ['NoNewPrivs', '1'],
        ['Seccomp', '2'],
        ['CapBnd', '0000000000000000'],
        ['CapEff', '0000000000000000'],
      ])
        assert.match(status, new RegExp(`^${name}:\\s+${value}$`, 'm'));
      assert.not.match(status, /^Uid:\s+0/m);
      const [, exposure = ''] = /Overall exposure level for pitboss.service: ([\d.]+)/.exec(look('exposure')) ?? [];
      assert.ok(exposure !== '' && Number(exposure) <= 2, exposure);
      assert.match(look('proxy'), '{"status":"ok"}');
      assert.match(look('jackpot'), '"status":"Active"');
      assert.match(look('round'), '"contribution_amount":1');
      assert.match(look('backup'), 'every balance follows from the ledger');
      assert.match(look('scheduled'), /^pitboss-.*Z$/m);
      assert.match(look('killed'), '{"status":"ok"}');
      assert.match(look('lost'), '"contribution_amount":1', 'a round that the backup does not have');
      assert.match(look('restore'), 'Restored /var/lib/pitboss from /var/backups/pitboss/first');
      assert.match(look('restore'), 'northstar is on hold since');
      assert.match(look('reconciled'), 'Lifted the hold of northstar.');
      assert.match(look('reconciled'), '{"status":"ok"}');
      assert.match(look('reconciled'), 'No operator is on hold.');
      assert.match(look('ended'), / 401$/m, 'the login from before the restore has ended');
      assert.match(look('restored'), 'every balance follows from the ledger');
      assert.match(look('restored'), '"contribution_amount":1');
      const [backedUp, afterRestore] = [look('backup'), look('restored')].map(entriesOf);
      assert.equal(afterRestore, backedUp, 'what came after the backup is gone');
      assert.match(look('upgrade'), '"token"');
      assert.match(look('upgrade'), 'every balance follows from the ledger');
      assert.match(look('stopped'), 'Stopping: finishing running requests.');
      assert.match(look('socket'), '{"status":"ok"}');
      assert.match(look('socket'), 'no port');
      assert.match(look('public'), '{"status":"ok"}');
      assert.match(look('public'), 'the unit and its addition are sound', look('public'));
      assert.match(look('public'), /^CapEff:\s+0000000000000400$/m, 'it may bind low ports, and nothing else');
      assert.not.match(look('public'), /^Uid:\s+0/m);
      assert.not.match(printed, /log in as admin with the password/, 'no password is in the journal');
    }));

  test('every block of the guide that is its own was run', () => assert.equal(blocks.left(), []));
});
