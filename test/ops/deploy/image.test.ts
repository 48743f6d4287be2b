// A long proof: it builds an image and runs it.
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { blocksFor } from '../../docs/blocks.ts';
import { notRun, withPrograms } from '../../support/not-run.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { debian, whyNoMachine } from './debian.ts';
import { RELEASE } from './release.ts';

const blocks = blocksFor('docs/guides/install.md', import.meta.filename);

/** The guide's `docker`, as far as a machine without a daemon, a bridge and its own control groups allows. */
const dockerIn = (folder: string): string => `#!/bin/sh
command=$1
shift
case $command in
  build) set -- --format docker --isolation chroot --network host --build-arg DEBIAN=localhost/debian "$@" ;;
  run) set -- --network host --cgroups disabled --ulimit nofile=1024:1024 --ulimit nproc=4096:4096 "$@" ;;
esac
exec podman --root ${folder}/images --runroot ${folder}/run --tmpdir ${folder}/run --cgroup-manager cgroupfs $command "$@"
`;

/** Runs lines in a shell with private mounts, and with a private network if they need none outside. */
const shell = async (lines: string, folder: string, isAlone: boolean): Promise<string> => {
  const own = isAlone ? ['--net'] : [];
  // One of the two versions of control groups has to go for crun to start.
  const before = `if test -d /sys/fs/cgroup/unified; then umount /sys/fs/cgroup/unified; fi\n${isAlone ? 'ip link set lo up\n' : ''}`;
  const words = ['--mount', ...own, 'sh', '-eu', '-c', `${before}${lines}`];
  try {
    const { stdout, stderr } = await promisify(execFile)('unshare', words, {
      cwd: RELEASE,
      timeout: 600_000,
      env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
    });
    return stdout + stderr;
  } catch (error) {
    const printed =
      error instanceof Error && 'stdout' in error && 'stderr' in error ? [error.stdout, error.stderr] : [];
    throw new Error(`${lines}\n${printed.join('')}`, { cause: error });
  }
};

suite('ops/deploy/image', (test) => {
  test('the image runs as no user of the machine, writes to its volumes only, has no shell, and says how it is', () =>
    withPrograms('the image', ['podman', 'crun', 'unshare', 'ip', 'mmdebstrap'], () =>
      withFolder(async (folder) => {
        const [run = '', commands = ''] = blocks.take('In a container').map(({ text }) => text);
        const why = whyNoMachine();
        if (why !== undefined) return notRun('the image', why);
        mkdirSync(join(folder, 'bin'));
        writeFileSync(join(folder, 'bin/docker'), dockerIn(folder));
        chmodSync(join(folder, 'bin/docker'), 0o755);
        const [build = '', ...start] = run.split('\n');
        const base = debian();
        await shell(`docker import ${base} localhost/debian\n${build}`, folder, false);
        const printed = await shell(
          `
look() { printf '\\n@@ %s\\n' "$1"; }
trap 'docker rm --force --time 0 pitboss >/dev/null' EXIT
${start.join('\n')}
for _ in $(seq 1000); do
  if docker exec pitboss pitboss health >/dev/null 2>&1; then break; fi
  sleep 0.1
done
look health
docker healthcheck run pitboss
echo "status $?"
look commands
${commands}
look shell
docker exec pitboss /bin/sh -c id || true
look process
cat /proc/$(docker inspect --format '{{.State.Pid}}' pitboss)/status
look mounts
cat /proc/$(docker inspect --format '{{.State.Pid}}' pitboss)/mounts
look stopped
docker stop pitboss
docker logs pitboss
`,
          folder,
          true,
        );
        const look = (name: string): string => printed.split(`\n@@ ${name}\n`)[1]?.split('\n@@ ')[0] ?? '';
        assert.match(look('health'), 'status 0', printed);
        assert.match(look('commands'), 'every balance follows from the ledger');
        assert.match(printed, /executable file .*\/bin\/sh.* not found/);
        assert.match(look('process'), /^Uid:\s+65532\s+65532\s+65532\s+65532$/m);
        assert.match(look('process'), /^CapEff:\s+0+$/m);
        assert.match(look('mounts'), /^\S+ \/ \S+ ro,/m);
        assert.match(look('stopped'), 'Stopping: finishing running requests.');
        assert.not(existsSync(join(RELEASE, 'data')));
      }),
    ));

  test('every block of the guide that is its own was run', () => assert.equal(blocks.left(), []));
});
