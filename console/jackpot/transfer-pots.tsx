import { useState } from 'preact/hooks';
import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { transferPots } from '../../generated/forms/jackpots.gen.ts';
import type { Widget } from '../form/form-context.ts';
import { Act } from '../parts/act.tsx';
import { Fault } from '../parts/fault.tsx';
import { ifMatch } from '../parts/if-match.ts';
import { say } from '../parts/notices.tsx';
import { goTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { account, pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';
import { jackpotPath } from './pages.tsx';

/** As many targets are offered. */
const TARGETS = 200;

/** Offers a choice where the form has a text. */
const choosing =
  (options: readonly (readonly [value: string, text: string])[], chosen?: (value: string) => void): Widget =>
  ({ attributes, value, setValue }) => (
    <select
      {...attributes}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget: { value: next } }) => {
        setValue(next === '' ? undefined : next);
        chosen?.(next);
      }}
    >
      <option value="">Choose…</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );

/** Moves the money of a jackpot's pots to another jackpot, which ends it. */
export const TransferPots = ({ of }: { of: JackpotInstance }) => {
  const { id, name, pots, version, currency } = of;
  const [targetId, setTarget] = useState('');
  const { data, fault } = useLoad(`targets ${currency}`, async (signal) => {
    if (!may('transferPots') || !may('listInstances')) return [];
    const { body } = await pitboss.listInstances(
      { query: { page: 0, limit: TARGETS, sort_field: 'name', sort_direction: 1 } },
      { signal },
    );
    return body.filter((each) => each.currency === currency && each.status !== 'Terminated');
  });
  const targets = (data ?? []).filter((each) => each.id !== id);
  const target = targets.find((each) => each.id === targetId);
  const userId = account.value?.id;
  if (userId === undefined) return null;
  const idsOf = (each: Pick<JackpotInstance, 'pots'>) => each.pots.map((pot) => [pot.id, pot.id] as const);
  return (
    <>
      <Fault of={fault} />
      <Act
        operation="transferPots"
        form={transferPots}
        label="Transfer pots"
        title={`Transfer the pots of ${name}`}
        action={`Transfer the pots and terminate ${name}`}
        isFinal
        fixed={{ headers: ifMatch(version), body: { source_instance_id: id, user_id: userId } }}
        initial={{ body: { pot_rules: pots.map((pot) => ({ source_pot: pot.id, target_pot: '' })) } }}
        widgets={
          targets.length === 0
            ? {}
            : {
                '/target_instance_id': choosing(
                  targets.map((each) => [each.id, `${each.name} (${each.game_code})`]),
                  setTarget,
                ),
                '/pot_rules/*/source_pot': choosing(idsOf(of)),
                ...(target === undefined ? {} : { '/pot_rules/*/target_pot': choosing(idsOf(target)) }),
              }
        }
        done={() => {
          say(`The pots of ${name} are transferred, and it is terminated.`);
          goTo(jackpotPath(targetId === '' ? id : targetId));
        }}
      >
        <p>
          Every pot that holds money goes into a pot of the other jackpot, and {name} is terminated. This is final, and
          it is written into both ledgers.
        </p>
      </Act>
    </>
  );
};
