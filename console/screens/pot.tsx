import type { JackpotInstance, Pot } from '../../clients/typescript/src/pitboss.ts';
import { words } from '../form/words.ts';
import { EntryList } from '../jackpot/entries.tsx';
import { JackpotPages, jackpotPath } from '../jackpot/pages.tsx';
import { CorrectPot, TriggerWin } from '../jackpot/pot-acts.tsx';
import { PotCharts } from '../jackpot/pot-charts.tsx';
import { LimitText, PayeeList, ShareText, TriggerList } from '../jackpot/terms.tsx';
import { currentPotValue, useInstance } from '../jackpot/use-instance.ts';
import { FaultText } from '../parts/fault-text.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { History } from '../parts/history.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { Rest, Value } from '../parts/rest.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import type { ScreenParams } from '../shell/screen.ts';

/** One pot of a jackpot: its balances, its rules, and corrections. */
export const PotScreen = ({ params: { instance_id: id = '', pot_id: potId = '' } }: { params: ScreenParams }) => {
  const { data, fault, again } = useInstance(id, { isWatched: true });
  const pot = data?.pots.find((each) => each.id === potId);
  if (data === undefined || pot === undefined)
    return (
      <>
        <h1>Pot {potId}</h1>
        <FaultText of={fault} again={again} />
        {data !== undefined && (
          <p role="alert">
            {data.name} has no pot {potId}. <a href={linkTo(jackpotPath(id))}>Go to its pots</a>
          </p>
        )}
        {data === undefined && fault === undefined && <p class="dim">Loading…</p>}
      </>
    );
  return (
    <>
      <Head title={`${potId}: ${data.name}`} state={<Tag of={pot.enabled ? data.status : 'Disabled'} />}>
        <CorrectPot of={data} pot={pot} again={again} />
        <TriggerWin of={data} pot={pot} again={again} />
      </Head>
      <JackpotPages id={id} isRaffle={data.jackpot_type === 'Raffle'} />
      <FaultText of={fault} again={again} />
      <Balances of={data} pot={pot} />
      <PotCharts of={data} only={potId} />
      <Rules of={data} pot={pot} />
      <Rest
        of={pot}
        known={[
          ...(['id', 'enabled', 'current_value', 'contributed_amount', 'seed_value', 'contributed_seed'] as const),
          ...(['surplus_seed', 'overflow_amount', 'instance_count', 'total_contributions', 'pot_types'] as const),
          ...(['contribution', 'seed_contribution', 'seed_strategy', 'maximum_pot_value', 'criteria'] as const),
          ...(['payout_rules', 'payout_ruleset', 'win_constraints', 'supports_external_trigger'] as const),
          ...(['diversion_rules', 'timestamp_created', 'is_progressive'] as const),
        ]}
      />
      <section aria-labelledby="entries">
        <h2 id="entries">Ledger</h2>
        <EntryList id={id} currency={data.currency} pot={potId} />
      </section>
      <History of={id} />
    </>
  );
};

type Of = { readonly of: JackpotInstance; readonly pot: Pot };

const Balances = ({ of: { id, currency }, pot }: Of) => {
  const amount = (value: number) => <Amount of={value} currency={currency} />;
  return (
    <Details
      of={[
        ['Pays now', <strong class="figure">{amount(currentPotValue(id, pot))}</strong>],
        ['Of it from contributions', amount(pot.contributed_amount)],
        ['Of it seed', amount(pot.seed_value)],
        ['Collected for the next seed', amount(pot.contributed_seed)],
        ['Surplus for later seeds', amount(pot.surplus_seed)],
        ['Overflow', amount(pot.overflow_amount)],
        ['Round', pot.instance_count],
        ['Contributions', pot.total_contributions.toLocaleString('en')],
        ['Created', <Time at={pot.timestamp_created} />],
      ]}
    />
  );
};

const Rules = ({ of: { currency }, pot }: Of) => {
  const amount = (value: number | string) => <Amount of={value} currency={currency} />;
  const { seed_strategy: seeds, criteria, diversion_rules: diversion } = pot;
  const { endpoint } = diversion.target.External;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">Rules</h2>
      <Details
        of={[
          ['Won', <TriggerList of={pot} currency={currency} />],
          ['Paid to', <PayeeList of={pot} />],
          ['Takes', <ShareText of={pot.contribution} currency={currency} whole="of each contribution" />],
          [
            'Of it for the next seed',
            <ShareText of={pot.seed_contribution} currency={currency} whole="of the pot’s share" />,
          ],
          ['Contributions raise it', pot.is_progressive ? 'Yes' : 'No'],
          ['First seed', amount(seeds.initial_seed_value)],
          ['Least seed', amount(seeds.min_reseed_value)],
          ['Collects seeds', words(seeds.fund_strategy)],
          ['Is seeded again with', words(seeds.reseed_strategy)],
          ['Pays at most', <LimitText of={pot.maximum_pot_value} currency={currency} />],
          ['Least wager', criteria.min_base_wager === 0 ? undefined : amount(criteria.min_base_wager)],
          ['Least contribution', criteria.min_contribution === 0 ? undefined : amount(criteria.min_contribution)],
          [
            'Won only if',
            pot.win_constraints.length === 0 ? undefined : (
              <ul class="plain-list">
                {pot.win_constraints.map((each, at) => (
                  <li key={`${at} constraint`}>
                    {'AllowedSeedDeficit' in each ? (
                      <>the house pot’s deficit stays within {amount(each.AllowedSeedDeficit)}</>
                    ) : (
                      <Value name="" of={each} />
                    )}
                  </li>
                ))}
              </ul>
            ),
          ],
          ['Overflow goes to', endpoint === '' ? undefined : <span class="code">{endpoint}</span>],
          ['Delivered from', endpoint === '' ? undefined : amount(diversion.flush_threshold)],
        ]}
      />
    </section>
  );
};
