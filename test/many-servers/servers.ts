import { setTimeout as sleep } from 'node:timers/promises';
import type { Program, Start } from '../support/process.ts';
import type { Balancer } from './balancer.ts';

/** Servers of one database as real processes, behind a proxy. */
export type Servers = {
  /** The number of servers that serve at the moment. */
  readonly serving: number;
  /** The servers that serve, those that do not yet, and the last output of those that serve. For a failure. */
  look(): string;
  /** Kills one that serves, by chance, and starts it again. */
  kill(): Promise<void>;
  /** Has one that serves, by chance, stand still for a while, which may be long enough for the others to give it up. Then it goes on. */
  pause(): void;
  /** Resolves when all of them serve. */
  whole(): Promise<void>;
  stop(): Promise<void>;
};

/** The others give up a server after 3.5 seconds, and PostgreSQL its transaction after 5. */
const PAUSE_MAX_MS = 9_000;

export const startServers = async (
  start: Start,
  balancer: Balancer,
  count: number,
  keys: string,
  environment: Readonly<Record<string, string>>,
): Promise<Servers> => {
  const serving = new Map<number, Program>();
  const starting = new Map<number, Promise<void>>();
  const portOf = ({ url }: Program): number => Number(new URL(url).port);
  const begin = async (name: number): Promise<void> => {
    // Without a primary a server cannot start, and its supervisor starts it again.
    for (;;) {
      try {
        const program = await start(['serve', '--port', '0', '--data', keys], environment);
        serving.set(name, program);
        balancer.ports.add(portOf(program));
        starting.delete(name);
        return;
      } catch (error) {
        if (!(error instanceof Error) || !/^ended with \d/.test(error.message)) throw error;
      }
    }
  };
  const failures: unknown[] = [];
  const began = (name: number): void => {
    const beginning = begin(name);
    beginning.catch((error: unknown) => failures.push(`${name} ${error}`));
    starting.set(name, beginning);
  };
  // The first creates the schema and the administrator; that several do so at once is another test.
  for (let name = 0; name < count; name += 1) {
    began(name);
    await starting.get(name);
  }
  /** One that serves, by chance, and serves no more. */
  const taken = (): readonly [name: number, program: Program] | undefined => {
    const all = [...serving];
    const one = all[Math.floor(Math.random() * all.length)];
    if (one === undefined) return undefined;
    serving.delete(one[0]);
    balancer.ports.delete(portOf(one[1]));
    return one;
  };
  const servers: Servers = {
    get serving() {
      return serving.size;
    },
    look: () =>
      [
        `${serving.size} serve, ${starting.size} begin: ${[...starting.keys()]}; ${failures.join('; ')}`,
        ...[...serving].map(([name, program]) => `--- ${name}, ${portOf(program)}\n${program.output().slice(-3_000)}`),
      ].join('\n'),
    kill: async () => {
      const [name, program] = taken() ?? [];
      if (name === undefined || program === undefined) return;
      await program.end('SIGKILL');
      began(name);
    },
    pause: () => {
      const [name, program] = taken() ?? [];
      if (name === undefined || program === undefined) return;
      program.send('SIGSTOP');
      const goOn = async (): Promise<void> => {
        await sleep(PAUSE_MAX_MS * Math.random());
        program.send('SIGCONT');
        serving.set(name, program);
        balancer.ports.add(portOf(program));
        starting.delete(name);
      };
      starting.set(name, goOn());
    },
    whole: async () => {
      await Promise.all(starting.values());
    },
    stop: async () => {
      await servers.whole();
      await Promise.all([...serving.values()].map((program) => program.end('SIGTERM')));
    },
  };
  return servers;
};
