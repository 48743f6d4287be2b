import type { Issued } from './evidence.ts';
import type { Ward } from './ward.ts';
import { operatorOf, sessionSegments, WALLETS } from './world.ts';

type Body = Issued['body'];

/** Follows the sources to the jackpots of players, and the segments among these. */
export class Routes {
  readonly #wards: ReadonlyMap<string, Ward>;
  readonly #note: (what: string) => void;
  /** By owner and id, the instances in their order. */
  readonly #sources = new Map<string, string[]>();
  readonly #segments = new Map<string, { readonly priority: number; readonly jackpots: string[] }>();

  constructor(wards: ReadonlyMap<string, Ward>, note: (what: string) => void) {
    this.#wards = wards;
    this.#note = note;
  }

  /** Applies the changes of an operation that succeeded. */
  learn({ operation, body }: Issued): void {
    const { owner_id, instance_id } = body;
    if (operation === 'assignSources')
      for (const source of body.source_id as string[]) {
        const jackpots = this.#sources.get(`${owner_id}/${source}`) ?? [];
        this.#sources.set(`${owner_id}/${source}`, [...jackpots, String(instance_id)]);
      }
    if (operation === 'createSegments')
      for (const { owner_id: owner, id, priority } of Object.values(body) as {
        owner_id: string;
        id: string;
        priority: number;
      }[])
        this.#segments.set(`${owner}/${id}`, { priority, jackpots: [] });
    if (operation === 'assignSegment')
      this.#segments.get(`${owner_id}/${body.segment_id}`)?.jackpots.push(String(instance_id));
  }

  /** Every instance that a player's source may lead to. */
  jackpotsOf({ brand_id, source_id }: Body): readonly string[] {
    return ownersOf(brand_id).flatMap((owner) => this.#sources.get(`${owner}/${source_id}`) ?? []);
  }

  /** Reports whether a contribution belongs to this instance: it is the first of those that take the player now. */
  leadsTo(ward: Ward, body: Body, at: number): boolean {
    const first = this.#inOrder(body, at).find((id) => {
      const each = this.#wards.get(id);
      if (each?.statusAt(at) !== 'Active') return false;
      const admits = each.admits(segmentsOf(body));
      if (!admits) this.#note('jackpot of a source that is not for the segments');
      return admits;
    });
    return first === ward.id;
  }

  /** Only those of the player's segments, if these lead to one of the source's that has not ended. */
  #inOrder(body: Body, at: number): readonly string[] {
    const ofSource = this.jackpotsOf(body);
    const segments = ((body.segments ?? []) as string[]).flatMap((id) => {
      const own = ownersOf(body.brand_id).find((owner) => this.#segments.has(`${owner}/${id}`));
      return own === undefined ? [] : [{ id, ...this.#segment(`${own}/${id}`) }];
    });
    const led = segments
      .sort((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
      .flatMap(({ jackpots }) => jackpots)
      .filter((id) => ofSource.includes(id) && this.#wards.get(id)?.statusAt(at) !== 'Terminated');
    if (led.length === 0) return ofSource;
    const running = new Set(led.filter((id) => this.#wards.get(id)?.statusAt(at) === 'Active'));
    this.#note(running.size > 1 ? 'segments that lead to several' : 'segments that narrow down');
    return led;
  }

  #segment(key: string) {
    return this.#segments.get(key) ?? { priority: 0, jackpots: [] };
  }
}

/** The owners whose sources and segments count for a brand, its own first. */
const ownersOf = (brand: unknown): readonly string[] => {
  const [operator = ''] = String(brand).split(':');
  return [String(brand), operator];
};

/** A player's segments: those of the request, else those of the session, if there is a wallet. */
export const segmentsOf = ({ segments, brand_id, player_id }: Body): readonly string[] => {
  const named = (segments ?? []) as readonly string[];
  if (named.length > 0) return named;
  return WALLETS.has(operatorOf(String(brand_id))) ? sessionSegments(String(player_id)) : [];
};
