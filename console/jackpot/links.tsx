import { effect, signal } from '@preact/signals';
import type { AssignedJackpot, ContributionBonus } from '../../clients/typescript/src/pitboss.ts';
import { Amount } from '../parts/figures.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { account, pitboss } from '../shell/platform.ts';
import { jackpotPath } from './pages.tsx';

/** The maximum number of ids per request. */
const BATCH = 200;

/** Names by id, which are loaded together for all that one page shows. Without its name a thing is shown by its id. */
const naming = (load: (ids: string) => Promise<readonly (readonly [id: string, name: string])[]>) => {
  const names = signal<Readonly<Record<string, string>>>({});
  const asked = new Set<string>();
  let waiting: string[] = [];
  // Forgets names when another account logs in, which may not see them.
  effect(() => {
    account.value?.id;
    asked.clear();
    names.value = {};
  });
  const ask = async (): Promise<void> => {
    const ids = waiting.slice(0, BATCH);
    waiting = waiting.slice(BATCH);
    if (waiting.length > 0) void ask();
    const found = await load(ids.join(',')).catch(() => []);
    names.value = { ...names.value, ...Object.fromEntries(found) };
  };
  return (id: string): string => {
    if (!asked.has(id)) {
      asked.add(id);
      waiting.push(id);
      if (waiting.length === 1) queueMicrotask(() => void ask());
    }
    return names.value[id] ?? id;
  };
};

const jackpotName = naming(async (ids) => {
  const { body } = await pitboss.listInstances({ query: { ids, page: 0, limit: BATCH } });
  return body.map(({ id, name }) => [id, name]);
});

const accountName = naming(async (ids) => {
  const { body } = await pitboss.listAccounts({ query: { account_ids: ids, limit: BATCH } });
  return body.map(({ id, username }) => [id, username]);
});

/** A jackpot by its name, with the way to it. */
export const JackpotLink = ({ id }: { id: string }) =>
  may('listInstances') ? <a href={linkTo(jackpotPath(id))}>{jackpotName(id)}</a> : <span class="code">{id}</span>;

/** An account by its username, with the way to it. */
export const AccountLink = ({ id }: { id: string }) =>
  may('listAccounts') ? (
    <a href={linkTo(`/accounts/${encodeURIComponent(id)}`)}>{accountName(id)}</a>
  ) : (
    <span class="code">{id}</span>
  );

/** The address of a player of a brand. */
export const playerPath = (player: string, brand: string): string =>
  `/players/${encodeURIComponent(player)}?brand_id=${encodeURIComponent(brand)}`;

/** A player, with the way to what is known of them. */
export const PlayerLink = ({ id, brand }: { id: string; brand: string }) => (
  <a href={linkTo(playerPath(id, brand))}>{id}</a>
);

/** A contribution, with the way to its result for those who may see it. */
export const ContributionLink = ({ id }: { id: string }) =>
  may('getContribution') ? (
    <a class="code" href={linkTo(`/contributions/${encodeURIComponent(id)}`)}>
      {id}
    </a>
  ) : (
    <span class="code">{id}</span>
  );

/** The amount that a bonus paid, with the way to its uses. */
export const BonusPayment = ({ of, operator }: { of: ContributionBonus; operator: string | undefined }) => {
  const { id, promo_id: promo, amount, currency } = of;
  const name = promo || 'a bonus';
  return (
    <>
      <Amount of={amount} currency={currency} /> of{' '}
      {operator !== undefined && may('listBonusUses') ? (
        <a href={linkTo(`/bonuses/uses?operator_id=${operator}&bonus_id=${id}`)}>{name}</a>
      ) : (
        name
      )}
    </>
  );
};

/** The jackpots of a source or segment, first the one that is tried first. */
export const Assigned = ({ of = [] }: { of: readonly AssignedJackpot[] | undefined }) =>
  of.length === 0 ? (
    <span class="dim">–</span>
  ) : (
    <ul class="pots">
      {of.map(({ instance_id: id, priority }) => (
        <li key={id}>
          <span class="dim">{priority}</span> <JackpotLink id={id} />
        </li>
      ))}
    </ul>
  );

/** The priorities of assigned jackpots, as they are sent. */
export const toPriorities = (of: readonly AssignedJackpot[] = []): Record<string, number> =>
  Object.fromEntries(of.map(({ instance_id: id, priority }) => [id, priority]));
