import type { Issued } from './evidence.ts';

type Target = { readonly id: string; readonly type: string };
type Player = Readonly<Record<'id' | 'token' | 'country' | 'brand_id', string>> & { readonly segments?: string[] };

/** A contribution to a target as the other contributions are written, so that one audit fits all of them. */
export const targetRequestOf = (call: Issued): Issued => {
  if (call.operation !== 'contributeToTarget') return call;
  const {
    target,
    source,
    operator_id,
    player,
    base_wager,
    options = {},
    ...rest
  } = call.body as {
    target: Target;
    source: { id: string };
    operator_id: string;
    player: Player;
    base_wager: { currency: string; value: number };
    options?: Readonly<Record<string, unknown>>;
  };
  const { id: player_id, token, brand_id, segments } = player;
  return {
    ...call,
    body: {
      ...rest,
      ...(target.type === 'instance' ? { instance_id: target.id } : { source_id: target.id }),
      ...{ player_id, token, segments, gameround_id: source.id },
      ...{ brand_id: brand_id.includes(':') ? brand_id : `${operator_id}:${brand_id}` },
      ...{ base_wager: base_wager.value, currency: base_wager.currency },
      ...(options.idempotency_key === undefined ? {} : { idempotency_key: options.idempotency_key }),
      linked: options.allow_linked_contributions === true,
    },
  };
};

/** Of a linked contribution: which one it is linked to, and its place among those that were tried. */
export const linkOf = (contributionId: string): { readonly main: string; readonly place: number } | undefined => {
  const [main = '', place] = contributionId.split('.');
  return place === undefined ? undefined : { main, place: Number(place) };
};
