import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { REDOCLY, type RunRedocly, runRedoclyBy } from '../../codegen/read/project/redocly.ts';
import { PATIENCE_MS } from '../support/patience.ts';

/** The result of a run of Redocly; the worker thread sends it. */
export type Ended = { readonly status: number; readonly stdout: string; readonly stderr: string };

const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let port: MessagePort | undefined;

const startWorker = (): MessagePort => {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('redocly-worker.ts', import.meta.url), {
    env: REDOCLY.environment,
    workerData: { program: REDOCLY.program, port: port2, answered },
    transferList: [port2],
  });
  worker.unref();
  return port1;
};

/** This thread waits meanwhile, so no one else sees the folder that the whole process has changed to. */
const inThisProcess: RunRedocly = (folder, args) => {
  port ??= startWorker();
  const before = process.cwd();
  process.chdir(folder);
  Atomics.store(answered, 0, 0);
  port.postMessage(args);
  Atomics.wait(answered, 0, 0, PATIENCE_MS);
  process.chdir(before);
  const ended: Ended | undefined = receiveMessageOnPort(port)?.message;
  if (ended === undefined) throw new Error(`no answer from Redocly to ${args.join(' ')}`);
  const { status, stdout, stderr } = ended;
  return status === 0 ? { failed: false, output: stdout } : { failed: true, output: stdout + stderr };
};

/**
 * Lets the toolchain run Redocly in this process from now on: the same program, loaded once. Its start takes ten times as long as its work
 * on a small specification. Tests that start the toolchain as a program run it as users do.
 */
export const loadRedocly = (): void => runRedoclyBy(inThisProcess);
