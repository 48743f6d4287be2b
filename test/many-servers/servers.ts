import type { Program, Start } from '../support/process.ts';
import type { Balancer } from './balancer.ts';

/** Servers of one database as real processes, behind a proxy. */
export type Servers = {
  /** How many serve at the moment. */
  readonly serving: number;
  /** Kills one that serves, by chance, and starts it again. */
  kill(): Promise<void>;
  /** Resolves when all of them serve. */
  whole(): Promise<void>;
  stop(): Promise<void>;
};

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
  const began = (name: number): void => {
    const beginning = begin(name);
    beginning.catch(() => {});
    starting.set(name, beginning);
  };
  // The first creates the schema and the administrator; that several do so at once is another test.
  for (let name = 0; name < count; name += 1) {
    began(name);
    await starting.get(name);
  }
  const servers: Servers = {
    get serving() {
      return serving.size;
    },
    kill: async () => {
      const all = [...serving];
      const [name, program] = all[Math.floor(Math.random() * all.length)] ?? [];
      if (name === undefined || program === undefined) return;
      serving.delete(name);
      balancer.ports.delete(portOf(program));
      await program.end('SIGKILL');
      began(name);
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
