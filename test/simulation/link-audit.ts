import type { ContributionRow, Issued } from './evidence.ts';
import { segmentsOf } from './routes.ts';
import { linkOf } from './target-requests.ts';
import type { Ward } from './ward.ts';
import type { Reply } from './wire-state.ts';

const TRIED_MAX = 20;

type Main = { readonly links: readonly string[]; readonly expected: readonly string[]; readonly taken: Taken[] };
type Taken = { readonly place: number; readonly instanceId: string; readonly isOfSource: boolean };

/** Links between instances: which there are, and what a contribution reaches through them. */
export class LinkAudit {
  readonly #wards: ReadonlyMap<string, Ward>;
  readonly #complain: (what: string) => void;
  readonly #note: (what: string) => void;
  readonly #links = new Map<string, readonly string[]>();
  readonly #mains = new Map<string, Main>();

  constructor(wards: ReadonlyMap<string, Ward>, complain: (what: string) => void, note: (what: string) => void) {
    this.#wards = wards;
    this.#complain = complain;
    this.#note = note;
  }

  /** Applies the changes of an operation that succeeded. */
  learn({ request: { operation, path, body }, body: { id } }: Reply): void {
    if (operation === 'setLinks') this.#links.set(String(path.instance_id), body.instance_ids as string[]);
    if (operation === 'instantiateTemplate')
      for (const from of (body.linked_from ?? []) as string[])
        this.#links.set(from, [...(this.#links.get(from) ?? []), String(id)]);
  }

  /** A contribution is booked, or may be: the links of this moment count. */
  main({ id, instanceId, brandPath }: ContributionRow, body: Issued['body'], at: number): void {
    if (body.linked !== true || linkOf(id) !== undefined) return;
    const links = this.#links.get(instanceId) ?? [];
    const expected = links.filter((link) => {
      const ward = this.#wards.get(link);
      if (ward?.statusAt(at) !== 'Active' || ![ward.operator, brandPath].includes(ward.ownerId)) return false;
      const admits = ward.admits(segmentsOf(body));
      if (!admits) this.#note('link that is not for the segments');
      return admits;
    });
    this.#mains.set(id, { links, expected, taken: this.#mains.get(id)?.taken ?? [] });
  }

  /** A linked contribution appears: it goes to an instance of the source, or to a link, which come after those. */
  accept({ id, instanceId }: ContributionRow, isOfSource: boolean): void {
    const { main = '', place = 0 } = linkOf(id) ?? {};
    const { links = [], taken = [] } = this.#mains.get(main) ?? {};
    if (place > TRIED_MAX || !(isOfSource || links.includes(instanceId)))
      this.#complain(`${id} went to ${instanceId}, which is not linked`);
    if (!isOfSource) this.#note('contribution through a link');
    const before = taken.findLast(({ instanceId: other }) => links.includes(instanceId) && links.includes(other));
    if (isOfSource && !links.includes(instanceId) && taken.some((other) => !other.isOfSource && other.place < place))
      this.#complain(`${id} of the source came after a link`);
    if (!isOfSource && before !== undefined && !before.isOfSource)
      if (links.indexOf(before.instanceId) > links.indexOf(instanceId))
        this.#complain(`${id} came before the links ahead of it`);
    taken.push({ place, instanceId, isOfSource });
  }

  /**
   * Each link that could take its contribution took it, or is named as failed.
   * @param failed main contributions, and instances that events name.
   * @param booked the ids of booked contributions.
   */
  close(failed: ReadonlySet<string>, booked: ReadonlySet<string>): void {
    const named = Map.groupBy(failed, (each) => each.split(' ')[0] ?? '');
    for (const [id, { expected, taken }] of this.#mains) {
      if (!booked.has(id)) continue;
      const reached = taken.filter(({ place }) => booked.has(`${id}.${place}`)).map(({ instanceId }) => instanceId);
      const tried = new Set([...reached, ...(named.get(id) ?? []).map((each) => each.split(' ')[1])]);
      const missed = tried.size >= TRIED_MAX ? [] : expected.filter((each) => !tried.has(each));
      if (missed.length > 0) this.#complain(`${id} did not reach ${missed}, and no event says why`);
    }
  }
}
