import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';

const STOP_MS = 30_000;

/** A server's report once it listens: its address, and all that a request needs. */
export type Ready = {
  readonly url: string;
  readonly token: string;
  readonly instanceId: string;
  /** For a bench that needs several. */
  readonly instanceIds?: readonly string[];
};

/** The platform's, with its administrator, since tokens live for half an hour only. */
export type ReadyPlatform = Ready & { readonly admin: { readonly username: string; readonly password: string } };

/** A server that does the other jobs too: the instance that players pay for, the one that is read, and who logs in. */
export type ReadyJobs = Ready & {
  readonly playerPaysId: string;
  readonly readsId: string;
  readonly login: { readonly username: string; readonly password: string };
};

/** The contents of a server's store at the end; undefined for a server without a store. */
export type Audit = {
  readonly contributions: number;
  readonly bookedMicros: string;
  /** The first inconsistency found, if any. */
  readonly difference: string | undefined;
};

/** A child process of the bench. It answers each question with one message and exits when the bench does. */
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
    // Messages are queued, since a server may be ready before the bench waits for it.
    this.#answers = on(this.#process, 'message', { close: ['exit'] });
    this.#process.once('exit', (code, signal) => {
      this.#ended = String(signal ?? code);
    });
  }

  /** The next message: the answer to `question`, or without one, the next message that the process sends on its own. */
  async ask<Answer>(question?: unknown): Promise<Answer> {
    if (question !== undefined) this.#process.send(question as object);
    const { done, value } = await this.#answers.next();
    if (done === true) throw new Error(`${this.name} ended early (${this.#ended})`);
    return value[0] as Answer;
  }

  /** Waits for the process to exit, then kills it. */
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

/** The child's side: reports that the server is ready, answers `cpu` and `audit`, and exits when the bench is gone. */
export const serveBench = <Of extends Ready>(
  ready: Of,
  audit: () => Promise<Audit>,
  stop: () => Promise<void>,
  count: () => unknown = () => undefined,
): void => {
  process.on('message', async (question) => {
    process.send?.(question === 'audit' ? await audit() : question === 'count' ? count() : process.cpuUsage());
  });
  process.on('disconnect', async () => {
    await stop();
    process.exit(0);
  });
  process.send?.(ready);
};
