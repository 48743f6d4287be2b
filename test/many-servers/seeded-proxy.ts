import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance } from '../simulation/chance.ts';
import type { VirtualTime } from './virtual-time.ts';

/** All up to where a client waits for PostgreSQL to be ready again, and its statement. */
type Request = { readonly bytes: Buffer; readonly text: string };
type Answer = Buffer | undefined;

/** A connection of a server. Without `client` it was cut off; its requests may still arrive. */
type Link = {
  readonly name: string;
  readonly server: number;
  readonly host: Socket;
  client: Socket | undefined;
  readonly requests: Request[];
  readonly answers: Buffer[];
  /** It passes nothing on until then. */
  stalledUntilMs: number;
  answered: (answer: Answer) => void;
};

/** Something that may happen next. */
export type Action = () => unknown;

const SOCKET = '.s.PGSQL.5432';
const SSL_REQUEST = 80_877_103;
/** Every transaction that writes locks this row first. */
const LOCK = 'select changes, life, oldest from store_state for update';
/**
 * After so many turns of the event loop without a word, a server waits for an answer or for a timer. A server takes up to ten between two
 * statements that it sends at once, and PostgreSQL may answer the first one before or after the second.
 */
const QUIET_TURNS = 25;

/**
 * PostgreSQL behind a socket for each server, in one process with all of them. One thing happens at a time, as a seed says: a request reaches
 * PostgreSQL, an answer comes back, a connection is cut before or after that, or stalls; when nothing else can happen, time goes on to the
 * next timer. So a seed is a schedule.
 */
export class SeededProxy {
  isCalm = true;
  /** Other things that may happen. */
  others: () => readonly Action[] = () => [];
  /** All that has happened, in its order. */
  readonly trace: string[] = [];
  readonly #real: string;
  readonly #chance: Chance;
  readonly #time: VirtualTime;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pitboss-proxy-'));
  readonly #servers: { readonly listening: Server; downUntilMs: number }[] = [];
  readonly #links = new Set<Link>();
  #count = 0;
  #heard = 0;
  /** Has the lock. */
  #writer: Link | undefined;

  /** @param real the folder of the socket of the real one. */
  constructor(real: string, chance: Chance, time: VirtualTime) {
    [this.#real, this.#chance, this.#time] = [real, chance, time];
  }

  /** Listens for another server. @returns the folder of its socket. */
  async listen(): Promise<string> {
    const server = this.#servers.length;
    const folder = mkdtempSync(join(this.#folder, 'server-'));
    const listening = createServer((client) => this.#accept(server, client));
    this.#servers.push({ listening, downUntilMs: 0 });
    await new Promise<void>((resolve) => listening.listen(join(folder, SOCKET), resolve));
    return folder;
  }

  /** Lets one thing happen after the other until work is done. */
  async until<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    work.then(done, done);
    for (;;) {
      for (let turns = 0, heard = -1; turns < QUIET_TURNS; turns = heard === this.#heard ? turns + 1 : 0) {
        heard = this.#heard;
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (isDone) return work;
      await this.#step();
    }
  }

  /** Something has begun or ended that is not for PostgreSQL. */
  readonly hear = (): void => {
    this.#heard += 1;
  };

  /** From now on a server reaches nothing. Its requests may still arrive. */
  async kill(server: number): Promise<void> {
    this.#down(server, Number.POSITIVE_INFINITY);
    const links = [...this.#links].filter((link) => link.server === server);
    await Promise.all(links.map((link) => this.#cut(link, this.#chance.happens(0.5))));
  }

  /** Nothing fails any more, and each server that lives reaches PostgreSQL. */
  heal(): void {
    this.isCalm = true;
    for (const each of this.#servers) if (Number.isFinite(each.downUntilMs)) each.downUntilMs = 0;
    for (const link of this.#links) link.stalledUntilMs = 0;
  }

  async close(): Promise<void> {
    for (const link of [...this.#links]) await this.#cut(link, false);
    for (const { listening } of this.#servers) listening.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #down(server: number, untilMs: number): void {
    for (const each of this.#servers.slice(server, server + 1)) each.downUntilMs = untilMs;
  }

  #step(): unknown {
    const actions = [...this.others(), ...[...this.#links].flatMap((link) => this.#actionsOf(link))];
    if (actions.length > 0 && (this.isCalm || !this.#chance.happens(0.01))) return this.#chance.one(actions)();
    const stalled = [...this.#links].map((each) => each.stalledUntilMs).filter((atMs) => atMs > this.#time.nowMs);
    const nextMs = Math.min(this.#time.nextMs, ...stalled);
    if (!Number.isFinite(nextMs)) throw new Error('nothing goes on');
    this.trace.push(`time ${nextMs}`);
    return this.#time.moveTo(nextMs);
  }

  #actionsOf(link: Link): readonly Action[] {
    const { requests, answers, client } = link;
    const [request, answer] = [requests[0], client && answers[0]];
    if (link.stalledUntilMs > this.#time.nowMs) return [];
    if (client === undefined && request === undefined) return [() => this.#end(link)];
    const isFree = request?.text !== LOCK || this.#writer === undefined;
    const does = (what: string, act: () => unknown): Action[] => [
      () => {
        this.trace.push(`${link.name} ${what.slice(0, 60)}`);
        return this.#fail(link, what) ?? act();
      },
    ];
    return [
      ...(answer === undefined ? [] : does('answer', () => client?.write(answers.shift() ?? answer))),
      // Names of types count up in the process.
      ...(request && isFree ? does(request.text.replace(/types\d+/, ''), () => this.#forward(link, request)) : []),
    ];
  }

  /** Lets a connection fail now and then, and more often when something is committed. */
  #fail(link: Link, what: string): Promise<unknown> | undefined {
    const chance = this.#chance;
    if (this.isCalm || !chance.happens(what === 'commit' ? 0.12 : 0.008)) return undefined;
    if (chance.happens(0.3)) {
      link.stalledUntilMs = this.#time.nowMs + chance.between(1, 4000);
      return Promise.resolve();
    }
    // At times for longer than a server waits to learn what became of a commit.
    if (chance.happens(0.2)) this.#down(link.server, this.#time.nowMs + chance.one([500, 3_000, 15_000]));
    return this.#cut(link, chance.happens(0.6));
  }

  #accept(server: number, client: Socket): void {
    this.hear();
    if (this.#time.nowMs < (this.#servers[server]?.downUntilMs ?? 0)) return void client.destroy();
    const host = createConnection(join(this.#real, SOCKET));
    const link: Link = {
      ...{ name: `${server}.${this.#count++}`, server, host, client, requests: [], answers: [], stalledUntilMs: 0 },
      answered: () => {},
    };
    this.#links.add(link);
    const read = requestReader((request) => link.requests.push(request));
    client
      .on('error', () => {})
      .on('data', this.hear)
      .on('data', read)
      .on('close', this.hear);
    client.on('close', () => {
      link.client = undefined;
    });
    let parts: Buffer[] = [];
    const readAnswer = messageReader(1, (bytes) => {
      parts.push(bytes);
      if (bytes[0] === READY) link.answered(Buffer.concat(parts.splice(0)));
    });
    host.on('error', () => {}).on('data', readAnswer);
    host.on('close', () => {
      parts = [];
      this.#links.delete(link);
      if (this.#writer === link) this.#writer = undefined;
      link.answered(undefined);
      link.client?.end();
    });
  }

  async #forward(link: Link, { text, bytes }: Request): Promise<void> {
    link.requests.shift();
    const answer = await new Promise<Answer>((resolve) => {
      link.answered = resolve;
      if (text === 'ssl') resolve(Buffer.from('N'));
      else link.host.write(bytes);
    });
    if (answer === undefined) return;
    // The last byte is the state of the transaction.
    if (answer.at(-1) !== OUTSIDE) this.#writer = text === LOCK ? link : this.#writer;
    else if (this.#writer === link) this.#writer = undefined;
    link.answers.push(answer);
  }

  /** @param arrives true if what was sent still arrives, so that only the answer is lost. */
  async #cut(link: Link, arrives: boolean): Promise<void> {
    this.trace.push(`${link.name} cut${arrives ? ', and goes on' : ''}`);
    link.client?.destroy();
    link.client = undefined;
    if (!arrives) await this.#end(link);
  }

  /** Ends a connection to PostgreSQL, once its transaction is over. */
  async #end(link: Link): Promise<void> {
    link.requests.length = 0;
    if (this.#links.has(link)) await new Promise((resolve) => link.host.once('close', resolve).end());
  }
}

const [READY, OUTSIDE] = [...Buffer.from('ZI')];

/** Splits a stream into messages: so many bytes, and then the length of the rest. */
const messageReader = (head: number | (() => number), got: (bytes: Buffer) => void): ((chunk: Buffer) => void) => {
  let buffered: Buffer = Buffer.alloc(0);
  return (chunk) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (;;) {
      const at = typeof head === 'number' ? head : head();
      const length = buffered.length < at + 4 ? Number.POSITIVE_INFINITY : at + buffered.readInt32BE(at);
      if (buffered.length < length) return;
      got(buffered.subarray(0, length));
      buffered = buffered.subarray(length);
    }
  };
};

const requestReader = (got: (request: Request) => void): ((chunk: Buffer) => void) => {
  let isStarted = false;
  let [parts, text]: [Buffer[], string] = [[], ''];
  const texts = new Map<string, string>();
  return messageReader(
    () => (isStarted ? 1 : 0),
    (bytes) => {
      if (!isStarted) {
        isStarted = bytes.readInt32BE(4) !== SSL_REQUEST;
        return got({ bytes, text: isStarted ? 'start' : 'ssl' });
      }
      const type = String.fromCharCode(bytes[0] ?? 0);
      const [first = '', second = ''] = bytes.subarray(5, 2000).toString().split('\0');
      parts.push(bytes);
      if (type === 'Q') text = first;
      if (type === 'P') texts.set(first, second);
      if (type === 'B') text = texts.get(second) ?? '';
      if (type !== 'Q' && type !== 'S') return;
      got({ bytes: Buffer.concat(parts), text });
      [parts, text] = [[], ''];
    },
  );
};
