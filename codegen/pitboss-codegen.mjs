#!/usr/bin/env node
// The entry of `npx pitboss-codegen`. An older Node cannot load the program, so this file checks the version first, in syntax that an old
// Node understands.
const NODE_MIN = '22.18';

const [major, minor] = process.versions.node.split('.').map(Number);
const [majorMin, minorMin] = NODE_MIN.split('.').map(Number);

/** Progress as lines, or on a terminal one line that is overwritten. */
const progressTo = (stream, asLines) => {
  if (asLines) return (doing) => stream.write(`${doing}\n`);
  return stream.isTTY ? (doing) => stream.write(`\r\u001b[K${doing}`) : () => {};
};

const main = ({ run }) => {
  const args = process.argv.slice(2);
  const asLines = args.includes('--progress');
  const { stdout, stderr } = process;
  const tell = progressTo(stderr, asLines);
  // Clears the progress line before other output.
  const wipe = () => stderr.isTTY && !asLines && stderr.write('\r\u001b[K');
  const line = (stream) => (text) => {
    wipe();
    stream.write(`${text}\n`);
  };
  // The reader of the output may be gone, as in `pitboss-codegen lint | head`.
  for (const stream of [stdout, stderr])
    stream.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error;
    });
  const stop = new AbortController();
  // Only long-running commands handle the signals; the others exit at once, which is the default.
  const endsByItself = !['mock', 'watch'].includes(args[0]);
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])
    process.on(signal, () => {
      if (endsByItself || stop.signal.aborted) process.exit(status);
      stop.abort();
    });
  return run(args, line(stdout), { complain: line(stderr), progress: tell, stopped: stop.signal }).then((status) => {
    wipe();
    process.exitCode = status;
  });
};

if (major > majorMin || (major === majorMin && minor >= minorMin)) {
  import('./cli.ts').then(main);
} else {
  process.stderr.write(
    `pitboss-codegen: this is Node ${process.versions.node}, and pitboss-codegen needs ${NODE_MIN} or newer. Install a newer Node.\n`,
  );
  process.exitCode = 1;
}
