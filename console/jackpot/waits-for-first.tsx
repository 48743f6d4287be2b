import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';
import { FirstContribution } from './first-contribution.tsx';

/** A jackpot that runs and got nothing yet: how a game sends the first contribution. It goes once that has arrived. */
export const WaitsForFirst = ({ of }: { of: JackpotInstance }) =>
  of.total_contributions > 0 || of.status !== 'Active' ? null : <Waiting of={of} />;

const Waiting = ({ of }: { of: JackpotInstance }) => {
  const { id, owner_id: owner, contribution_rules: rules } = of;
  const { data } = useLoad(`brand for ${id}`, async (signal) => {
    const [allowed] = owner.includes(':') ? [owner] : rules.allowed_brands;
    if (allowed !== undefined || !may('getOperator')) return { brand: allowed };
    const { body } = await pitboss.getOperator({ path: { operator_id: owner } }, { signal });
    const [brand] = body.brands;
    return { brand: brand && `${owner}:${brand.id}` };
  });
  return (
    <section class="note waiting" aria-labelledby="first">
      <h2 id="first">It waits for its first contribution</h2>
      <FirstContribution jackpot={of} brand={data?.brand} />
    </section>
  );
};
