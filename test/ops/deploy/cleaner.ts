import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '../../support/patience.ts';

/** The trees in which systemd may keep its groups: one, or one of two. */
export const TREES = '/sys/fs/cgroup /sys/fs/cgroup/systemd /sys/fs/cgroup/unified';

/** The prefix of the control groups, the bridge and the cables of this process's machines. A name of a device has 15 letters at most. */
export const GROUP = `pitboss-${process.pid}`;
export const DEVICE = `pb${process.pid}`;

/**
 * Its input ends when this process does, however it ends. Then it ends what is left in the groups, which are this process's own, and
 * removes them, the devices and the folder.
 */
const CLEAN = `
trap '' HUP INT TERM
cat > /dev/null
for tree in ${TREES}; do
  for group in "$tree/$1"-*; do
    test -d "$group" || continue
    for try in $(seq 100); do
      # A process that is in none of our namespaces is a 0.
      left=$(find "$group" -name cgroup.procs -exec cat '{}' + | grep -vx 0 | sort -u)
      test -n "$left" || break
      kill -KILL $left
      sleep 0.1
    done
    for try in $(seq 20); do
      test -d "$group" || break
      find "$group" -depth -type d -exec rmdir '{}' ';'
      sleep 0.1
    done
  done
done
for device in $(ls /sys/class/net | grep -E "^(vb-$2-[0-9]+|$2)$"); do ip link delete "$device"; done
rm --recursive --force --one-file-system "$3"
`;

/** Removes the folder, and what is left of machines that work started, also when this process is killed. */
export const withCleaner = async <Result>(folder: string, work: () => Promise<Result>): Promise<Result> => {
  // A separate session, so that Ctrl-C ends the test and not this.
  const cleaner = spawn('sh', ['-c', CLEAN, 'sh', GROUP, DEVICE, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = new Promise<true>((resolve) => cleaner.once('close', () => resolve(true)));
  try {
    return await work();
  } finally {
    cleaner.stdin.end();
    const limit = new AbortController();
    const isClean = await Promise.race([ended, sleep(PATIENCE_MS, false, { signal: limit.signal }).catch(() => false)]);
    limit.abort();
    if (!isClean) process.stdout.write(`the cleaner ${cleaner.pid} of ${folder} has not ended\n`);
  }
};
