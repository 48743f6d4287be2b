import { useState } from 'preact/hooks';
import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { transferPots } from '../../generated/forms/jackpots.gen.ts';
import type { Widget } from '../form/form-context.ts';
import { Act, ifMatch } from '../parts/act.tsx';
import { say } from '../parts/notices.tsx';
import { goTo } from '../shell/address.ts';
import { account } from '../shell/platform.ts';
import { JackpotChoice } from './jackpot-choice.tsx';
import { jackpotPath } from './pages.tsx';

/** Offers a choice where the form has a text. */
const choosing =
  (options: readonly string[]): Widget =>
  ({ attributes, value, setValue }) => (
    <select
      {...attributes}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget: { value: next } }) => setValue(next === '' ? undefined : next)}
    >
      <option value="">Choose…</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );

/** Moves the money of a jackpot's pots to another jackpot, which ends it. */
export const TransferPots = ({ of, again }: { of: JackpotInstance; again: () => void }) => {
  const { id, name, pots, version, currency } = of;
  const [target, setTarget] = useState<JackpotInstance>();
  const userId = account.value?.id;
  if (userId === undefined) return null;
  const idsOf = (each: Pick<JackpotInstance, 'pots'>): string[] => each.pots.map((pot) => pot.id);
  return (
    <Act
      operation="transferPots"
      form={transferPots}
      label="Transfer pots"
      title={`Transfer the pots of ${name}`}
      action={`Transfer the pots and terminate ${name}`}
      isFinal
      fixed={{ headers: ifMatch(version), body: { source_instance_id: id, user_id: userId } }}
      reload={again}
      initial={{ body: { pot_rules: pots.map((pot) => ({ source_pot: pot.id, target_pot: '' })) } }}
      widgets={{
        '/target_instance_id': ({ attributes, value, setValue }) => (
          <JackpotChoice
            attributes={attributes}
            value={typeof value === 'string' ? value : ''}
            choose={(chosen, jackpot) => {
              setValue(chosen === '' ? undefined : chosen);
              setTarget(jackpot);
            }}
            isOffered={(each) => each.id !== id && each.currency === currency && each.status !== 'Terminated'}
          />
        ),
        '/pot_rules/*/source_pot': choosing(idsOf(of)),
        ...(target === undefined ? {} : { '/pot_rules/*/target_pot': choosing(idsOf(target)) }),
      }}
      done={() => {
        say(`The pots of ${name} are transferred, and it is terminated.`);
        goTo(jackpotPath(target?.id ?? id));
      }}
    >
      <p>
        Every pot that holds money goes into a pot of the other jackpot, and {name} is terminated. This is final, and it
        is written into both ledgers.
      </p>
    </Act>
  );
};
