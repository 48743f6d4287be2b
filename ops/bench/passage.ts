// Follows one contribution, C6 on SQLite over HTTP, and prints how many product files it passes, in how many rooms, with how many calls;
// node ops/bench/passage.ts --list names the files.
import { Session } from 'node:inspector/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callerAt } from '../../cli/demo-caller.ts';
import { threePots } from '../../cli/demo-example.ts';
import { seed } from '../../cli/demo-seed.ts';
import { ADMINISTRATOR, withServer } from '../../test/support/server.ts';
import { bodyOf, keyOf, PATH, playerOf } from './workload.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUTSIDE = /^(\.\.|node_modules|test|ops)\//;
/** The first ones load and look up what later ones find in memory. */
const WARM_UP = 50;
/** Timers run meanwhile, so only calls that all of them make count. */
const FOLLOWED = 10;
const PLAYERS = 5;

/** The calls of product files since the coverage was last taken, by file. */
const takeCalls = async (session: Session): Promise<Map<string, number>> => {
  const calls = new Map<string, number>();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  for (const { url, functions } of result) {
    if (!url.startsWith('file:')) continue;
    const file = relative(ROOT, fileURLToPath(url));
    const count = functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
    if (count > 0 && !OUTSIDE.test(file)) calls.set(file, count);
  }
  return calls;
};

const callsOfEach = async (url: string): Promise<Map<string, number>[]> => {
  const login = await callerAt(url)('login', { body: ADMINISTRATOR });
  if (!login.done) throw new Error(login.detail);
  const { token } = login.body;
  const [instanceId = ''] = await seed(callerAt(url, token), [threePots]);
  const contribute = async (number: number): Promise<void> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = bodyOf(instanceId, keyOf(number), playerOf(number % PLAYERS));
    const reply = await fetch(url + PATH, { method: 'POST', headers, body });
    if (reply.status !== 200) throw new Error(await reply.text());
    await reply.text();
  };
  for (let number = 0; number < WARM_UP; number += 1) await contribute(number);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const followed: Map<string, number>[] = [];
  for (let number = WARM_UP; number < WARM_UP + FOLLOWED; number += 1) {
    await takeCalls(session);
    await contribute(number);
    followed.push(await takeCalls(session));
  }
  session.disconnect();
  return followed;
};

await withServer(async ({ url }) => {
  const [first = new Map<string, number>(), ...others] = await callsOfEach(url);
  const fewest = new Map<string, number>();
  for (const [file, calls] of first) {
    const count = Math.min(calls, ...others.map((other) => other.get(file) ?? 0));
    if (count > 0) fewest.set(file, count);
  }
  const files = [...fewest.keys()].sort();
  if (process.argv.includes('--list'))
    for (const file of files) process.stdout.write(`${String(fewest.get(file)).padStart(6)}  ${file}\n`);
  const rooms = new Set(files.map(dirname));
  const calls = fewest.values().reduce((sum, count) => sum + count, 0);
  process.stdout.write(`One contribution passes ${files.length} files in ${rooms.size} rooms, with ${calls} calls.\n`);
});
