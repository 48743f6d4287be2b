import type { ReplicaEvent } from '../replica/replica-work.ts';
import { ownProgram, startOwnProgram } from './start-own-program.ts';

/** A replicator that ended is started again after this time, which doubles up to the maximum. */
const RETRY_MS = 5_000;
const RETRY_MS_MAX = 5 * 60_000;
/** Time that a stop waits for the last commits to be replicated. */
const LAST_MS = 3_000;

/** A message from the process that replicates to the one that serves. `taken`: starting it again would not help. */
export type ReplicationMessage = ReplicaEvent | { readonly event: 'taken' };

type Parts = {
  readonly data: string;
  readonly log: Record<'info' | 'warn' | 'error', (what: object, message: string) => void>;
  /** The words that run this program. */
  readonly program?: readonly string[];
};

/** A running replication. */
export type Replication = {
  /** The replica has everything that was acknowledged before this time; 0 as long as that is not known. */
  readonly replicatedAtMs: number;
  /** False from the end of its process until that is started again. */
  readonly isRunning: boolean;
  /** Waits a moment for the last commits to be replicated. */
  stop(): Promise<void>;
};

/**
 * Replicates a served data folder to a folder, if there is one: `pitboss replicate`, as a separate process with a low priority. It only
 * reads what the platform has written, so neither waits for the other, and it outlives the platform until the last commits are copied.
 */
export const startReplication = (
  to: string | undefined,
  { data, log, program = ownProgram() }: Parts,
): Replication | undefined => {
  if (to === undefined) return undefined;
  let stopped = false;
  let isTaken = false;
  let timer: NodeJS.Timeout | undefined;
  let replicatedAtMs = 0;
  let retryMs = RETRY_MS;
  let running: ReturnType<typeof startOwnProgram> | undefined;
  const told = (message: ReplicationMessage): void => {
    if (message.event === 'current') {
      replicatedAtMs = message.atMs;
      retryMs = RETRY_MS;
    }
    if (message.event === 'taken') isTaken = true;
    if (message.event === 'stream')
      log.warn(
        { to, stream: message.stream, reason: message.reason },
        'replication begins with a copy of the store; until that is complete, an earlier one counts',
      );
    if (message.event === 'base')
      log.info({ to, stream: message.stream, bytes: message.bytes }, 'the replica has a new base');
  };
  const begin = (): void => {
    const words = ['replicate', '--to', to, '--data', data];
    running = startOwnProgram([...program, ...words], (message) => told(Object(message)));
    running.ended.then(({ said }) => {
      running = undefined;
      if (stopped) return;
      if (isTaken) {
        log.error({ to, reason: said }, 'replication has ended for good: fix this and start the platform again');
        return;
      }
      log.error({ to, reason: said }, 'replication failed and will be tried again');
      timer = setTimeout(begin, retryMs);
      retryMs = Math.min(2 * retryMs, RETRY_MS_MAX);
    });
  };
  begin();
  return {
    get replicatedAtMs() {
      return replicatedAtMs;
    },
    get isRunning() {
      return running !== undefined;
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const last = running;
      if (last === undefined) return;
      if (last.child.connected) last.child.disconnect();
      const limit = setTimeout(() => last.child.kill('SIGKILL'), LAST_MS);
      await last.ended;
      clearTimeout(limit);
    },
  };
};
