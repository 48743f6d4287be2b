import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';

const STOP_MS = 30_000;

/** What a server says once it listens: where, and what a request to it needs. */
export type Ready = { readonly url: string; readonly token: string; readonly instanceId: string };

/** What a server's store holds in the end; nothing for a server without a store. */
export type Audit = {
  readonly contributions: number;
  readonly bookedMicros: string;
  /** The first thing that is wrong in it. */
  readonly difference: string | undefined;
};

/** A process of the bench: it answers each question with one message, and ends by itself when the bench does. */
export class Child {
  readonly name: string;
  readonly #process: ChildProcess;
  readonly #answers: AsyncIterator<unknown[]>;
  #ended: string | undefined;

  constructor(name: string, file: string, words: readonly string[], nodeOptions: readonly string[] = []) {
    this.name = name;
    this.#process = fork(file, words, {
      execArgv: [...nodeOptions],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // Messages are kept until they are asked for: a server may be ready before anybody waits for it.
    this.#answers = on(this.#process, 'message', { close: ['exit'] });
    this.#process.once('exit', (code, signal) => {
      this.#ended = String(signal ?? code);
    });
  }

  /** The next message: the answer to `question`, or what the process says of its own accord when there is none. */
  async ask<Answer>(question?: unknown): Promise<Answer> {
    if (question !== undefined) this.#process.send(question as object);
    const { done, value } = await this.#answers.next();
    if (done === true) throw new Error(`${this.name} ended early (${this.#ended})`);
    return value[0] as Answer;
  }

  /** Lets the process finish by itself, then insists. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const insist = setTimeout(() => this.#process.kill('SIGKILL'), STOP_MS);
      this.#process.once('exit', () => {
        clearTimeout(insist);
        resolve();
      });
      if (this.#process.connected) this.#process.disconnect();
    });
  }
}

/** The other side: says that the server is ready, answers the questions `cpu` and `audit`, and ends when the bench is gone. */
export const serveBench = (ready: Ready, audit: () => Promise<Audit>, stop: () => Promise<void>): void => {
  process.on('message', async (question) => process.send?.(question === 'audit' ? await audit() : process.cpuUsage()));
  process.on('disconnect', async () => {
    await stop();
    process.exit(0);
  });
  process.send?.(ready);
};
