import { effect, signal } from '@preact/signals';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { account, pitboss } from '../shell/platform.ts';
import { jackpotPath } from './pages.tsx';

/** The names of jackpots, by id, as far as they were asked for. */
const names = signal<Readonly<Record<string, string>>>({});
const asked = new Set<string>();
let waiting: string[] = [];

/** As many may be asked for at once. */
const BATCH = 200;

// What one account may see is not shown to the next.
effect(() => {
  account.value?.id;
  asked.clear();
  names.value = {};
});

/** Asks for the names of all jackpots that one page shows together. */
const ask = async (): Promise<void> => {
  const ids = waiting.slice(0, BATCH);
  waiting = waiting.slice(BATCH);
  if (waiting.length > 0) void ask();
  const query = { ids: ids.join(','), page: 0, limit: BATCH };
  // Without its name a jackpot is shown by its id.
  const { body } = await pitboss.listInstances({ query }).catch(() => ({ body: [] }));
  names.value = { ...names.value, ...Object.fromEntries(body.map(({ id, name }) => [id, name])) };
};

/** A jackpot by its name, with the way to it. */
export const JackpotLink = ({ id }: { id: string }) => {
  if (!may('listInstances')) return <span class="code">{id}</span>;
  if (!asked.has(id)) {
    asked.add(id);
    waiting.push(id);
    if (waiting.length === 1) queueMicrotask(() => void ask());
  }
  return <a href={linkTo(jackpotPath(id))}>{names.value[id] ?? id}</a>;
};
