import { useContext } from 'preact/hooks';
import { draftOf } from '../../generated/forms/runtime/draft.gen.ts';
import { settled } from '../../generated/forms/runtime/form.gen.ts';
import { FaultAt } from '../form/field-place.tsx';
import { FormContext, idAt } from '../form/form-context.ts';
import { At, Choose, Others } from './at.tsx';
import { choiceAt, fieldsAt, partAt, withPart } from './draft-at.ts';
import { EditingContext, withChoice } from './editing.ts';
import { SizeField } from './size-field.tsx';
import { WaysToHit } from './ways-to-hit.tsx';

const FUND = {
  CollectToMinReseed: 'Until the next seed is full',
  CollectAlways: 'Always',
  None: 'Never',
};

const RESEED = {
  Full: 'At all that was put aside, at least the seed',
  MinReseed: 'At the seed, the house adds what is missing',
  Available: 'At what was put aside, at most the seed',
};

const SEED_FIELDS = ['initial_seed_value', 'min_reseed_value', 'fund_strategy', 'reseed_strategy'];

const POT_FIELDS = [
  ...['id', 'contribution', 'payout_rules', 'payout_ruleset', 'seed_contribution', 'seed_strategy', 'pot_types'],
  ...['supports_external_trigger', 'max_pot_value', 'max_instantiation_count', 'is_progressive'],
];

/** Begins a split of wins with one that adds up. */
const FIRST_SPLIT = {
  main_winner_percentage: 0.8,
  admin_fee: 0,
  payout_rules: [
    {
      payout_percentage: 0.2,
      rule: { ActivePlayers: { period_before_win: 600_000, max_number_of_payouts: 100 } },
    },
  ],
};

/** One pot, in the order in which a person thinks of it: its share, how it is won, where it begins, whom it pays. */
export const PotCard = ({
  index,
  isRaffle,
  children,
}: {
  index: number;
  isRaffle: boolean;
  children: preact.ComponentChildren;
}) => {
  const { draft, change } = useContext(EditingContext);
  const { id, faults } = useContext(FormContext);
  const at = `/pots/${index}`;
  const strategy = `${at}/seed_strategy`;
  const setPayout = (option: string): void =>
    change((whole) => {
      const chosen = withChoice(whole, `${at}/payout_rules`, option);
      const field = fieldsAt(whole, at).find(({ name }) => name === 'payout_ruleset');
      const split = option === 'Community' && field ? draftOf(settled(field), FIRST_SPLIT) : undefined;
      return withPart(chosen, `${at}/payout_ruleset`, split);
    });
  const isShared = choiceAt(draft, `${at}/payout_rules`) === 'Community' || partAt(draft, `${at}/payout_ruleset`);
  return (
    <article class="card pot" id={idAt(id, at)} tabIndex={-1} aria-labelledby={`${idAt(id, at)}-title`}>
      {children}
      <FaultAt id={`${idAt(id, at)}-whole`} fault={faults.get(at)} />
      <div class="fields">
        <At
          of={`${at}/id`}
          label="Name of the pot"
          hint="Letters, digits, dots, hyphens. Instances and players’ pages use it."
        />
        <SizeField
          of={`${at}/contribution`}
          label="Its share"
          hint="Of each contribution."
          ofWhat="of the contribution"
        />
      </div>
      {!isRaffle && <WaysToHit pot={at} />}
      <h4>Seed</h4>
      <div class="fields">
        <At of={`${strategy}/initial_seed_value`} label="It opens at" hint="Provided by the operator." />
        <At
          of={`${strategy}/min_reseed_value`}
          label="Seed after a win"
          hint="The value that the pot begins with again."
        />
        <SizeField of={`${at}/seed_contribution`} label="Put aside for the next seed" hint="" ofWhat="of its share" />
        <Choose of={`${strategy}/fund_strategy`} label="Put aside" hint="" options={FUND} />
        <Choose of={`${strategy}/reseed_strategy`} label="After a win it begins" hint="" options={RESEED} />
        <Others of={strategy} known={SEED_FIELDS} />
      </div>
      <FaultAt id={`${idAt(id, strategy)}-whole`} fault={faults.get(strategy)} />
      <h4>Limits and payment</h4>
      <div class="fields">
        <At
          of={`${at}/max_pot_value`}
          label="It never grows above"
          hint="Money above it helps to pay for the next seed. 8000000000 is no limit."
        />
        <At of={`${at}/max_instantiation_count`} label="It can be won so many times" hint="0 is without end." />
        <At
          of={`${at}/is_progressive`}
          label="It grows with contributions"
          hint="If not, it pays its seed, and contributions only pay for seeds."
        />
        <Choose
          of={`${at}/payout_rules`}
          label="Paid players"
          hint=""
          options={{ WinnerOnly: 'The winner alone', Community: 'The winner and other players' }}
          chosen={setPayout}
        />
      </div>
      {isShared && <At of={`${at}/payout_ruleset`} label="Split of a win" hint="The parts must add up to 100 %." />}
      <details>
        <summary>More about this pot</summary>
        <Others of={at} known={POT_FIELDS} />
        {isRaffle && (
          <>
            <At of={`${at}/pot_types`} />
            <At of={`${at}/supports_external_trigger`} />
          </>
        )}
      </details>
    </article>
  );
};
