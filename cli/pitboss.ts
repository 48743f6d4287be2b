import { runCommandLine } from './run-command-line.ts';

// The reader of the output may be gone, as in “pitboss serve | tee” after a Ctrl-C, or its disk may be full. Running requests are finished
// all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

runCommandLine(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
