// The thread in which loaded-redocly.ts runs Redocly's program again and again. The program expects a separate process: it reads
// process.argv when loaded, sets its exit status before the process would end, and writes to standard output and error.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessagePort, workerData } from 'node:worker_threads';
import type { Ended } from './loaded-redocly.ts';

type Given = { readonly program: string; readonly port: MessagePort; readonly answered: Int32Array<SharedArrayBuffer> };
const { program, port, answered }: Given = workerData;
const loaded = pathToFileURL(join(dirname(program), '../lib/index.js')).href;

const printed = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'] as const)
  process[name].write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    printed[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  };

let end: (status: number) => void = () => {};
const { once } = process;
Object.assign(process, {
  exit: (status?: number) => end(status ?? Number(process.exitCode ?? 0)),
  once: (event: string, listener: () => void) => {
    if (event === 'beforeExit') setImmediate(listener);
    else once.call(process, event, listener);
    return process;
  },
});

let runs = 0;
port.on('message', async (args: readonly string[]) => {
  Object.assign(printed, { stdout: '', stderr: '' });
  process.argv = [process.execPath, program, ...args];
  runs += 1;
  const status = await new Promise<number>((resolve) => {
    end = resolve;
    // Only the entry is loaded again, because of the query; it imports all else without one.
    import(`${loaded}?run=${runs}`).catch((error) => {
      printed.stderr += error?.stack ?? error;
      resolve(1);
    });
  });
  const ended: Ended = { status, ...printed };
  port.postMessage(ended);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});
