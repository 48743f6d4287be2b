import type { JackpotInstance, Pot } from '../../clients/typescript/src/pitboss.ts';
import {
  boostSeed,
  setPotContributedSeed,
  setPotCurrentValue,
  setPotSurplusSeed,
  triggerWin,
} from '../../generated/forms/jackpots.gen.ts';
import { Act, ifMatch } from '../parts/act.tsx';
import { Amount } from '../parts/figures.tsx';
import { say } from '../parts/notices.tsx';
import { currentPotValue } from './use-instance.ts';

type Of = { readonly of: JackpotInstance; readonly pot: Pot; readonly again: () => void };

/** Pays a pot to a player. Only a jackpot that runs can, and only a pot that allows it. */
export const TriggerWin = ({ of, pot, again }: Of) => {
  const [brand, ...others] = of.contribution_rules.allowed_brands;
  return !pot.supports_external_trigger || !pot.enabled || of.status !== 'Active' ? null : (
    <Act
      operation="triggerWin"
      form={triggerWin}
      label={`Trigger ${pot.id}`}
      title={`Trigger a win of ${pot.id}`}
      action={`Pay ${pot.id} to the player`}
      isFinal
      fixed={{ headers: ifMatch(of.version), body: { instance_id: of.id, pot_id: pot.id } }}
      reload={again}
      initial={{
        body: { source_id: of.game_code, ...(brand !== undefined && others.length === 0 ? { brand_id: brand } : {}) },
      }}
      done={(answer) => {
        if ('win_amount' in answer)
          say(
            <p>
              {answer.win_pot_id} is won: <Amount of={answer.win_amount} currency={of.currency} />.
            </p>,
          );
        again();
      }}
    >
      <p>
        The pot pays its whole value, now <Amount of={currentPotValue(of.id, pot)} currency={of.currency} />, to one
        player, and is seeded again. This is final.
      </p>
    </Act>
  );
};

/** Corrections of a pot's balances. Each sets a balance to what it should be, and is written into the ledger. */
export const CorrectPot = ({ of, pot, again }: Of) => {
  const shared = {
    fixed: { headers: ifMatch(of.version), body: { instance_id: of.id, pot_id: pot.id } },
    reload: again,
    done: (): void => {
      say(`${pot.id} is corrected.`);
      again();
    },
  };
  const now = (balance: number) => (
    <p>
      It is now <Amount of={balance} currency={of.currency} />. Give the new balance, not the difference. The ledger
      keeps the correction and your reason.
    </p>
  );
  return (
    <>
      <Act
        operation="setPotCurrentValue"
        form={setPotCurrentValue}
        label="Correct the value"
        title={`Correct what ${pot.id} pays`}
        action={`Set what ${pot.id} pays`}
        {...shared}
      >
        {now(currentPotValue(of.id, pot))}
      </Act>
      <Act
        operation="setPotContributedSeed"
        form={setPotContributedSeed}
        label="Correct the next seed"
        title={`Correct the next seed of ${pot.id}`}
        action={`Set the next seed of ${pot.id}`}
        {...shared}
      >
        {now(pot.contributed_seed)}
      </Act>
      <Act
        operation="setPotSurplusSeed"
        form={setPotSurplusSeed}
        label="Correct the surplus"
        title={`Correct the surplus of ${pot.id}`}
        action={`Set the surplus of ${pot.id}`}
        {...shared}
      >
        {now(pot.surplus_seed)}
      </Act>
      <Act
        operation="boostSeed"
        form={boostSeed}
        label="Boost the next seed"
        title={`Boost the next seeds of ${pot.id}`}
        action={`Add to the surplus of ${pot.id}`}
        fixed={{ body: { instance_id: of.id, pot_id: pot.id } }}
        reload={again}
        done={shared.done}
      >
        <p>
          The amount is added to its surplus, now <Amount of={pot.surplus_seed} currency={of.currency} />, which pays
          for its next seeds.
        </p>
      </Act>
    </>
  );
};
