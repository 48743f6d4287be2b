import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import {
  pauseInstance,
  resumeInstance,
  sweepHouse,
  terminateInstance,
  updateInstance,
} from '../../generated/forms/jackpots.gen.ts';
import { Act, ifMatch } from '../parts/act.tsx';
import { Amount } from '../parts/figures.tsx';
import { say } from '../parts/notices.tsx';
import { TransferPots } from './transfer-pots.tsx';

/** Actions on a jackpot as a whole. */
export const JackpotActs = ({ of, again }: { of: JackpotInstance; again: () => void }) => {
  const { id, name, description, status, version } = of;
  const fixed = { path: { instance_id: id }, headers: ifMatch(version) };
  const told = (text: string) => (): void => {
    say(text);
    again();
  };
  const isOver = status === 'Terminated';
  return (
    <>
      {status === 'Active' && (
        <Act
          operation="pauseInstance"
          form={pauseInstance}
          label="Pause"
          title={`Pause ${name}`}
          action={`Pause ${name}`}
          fixed={fixed}
          reload={again}
          done={told(`${name} is paused.`)}
        >
          <p>Contributions and triggered wins are refused, and nothing is drawn, until it is resumed.</p>
        </Act>
      )}
      {status === 'Paused' && (
        <Act
          operation="resumeInstance"
          form={resumeInstance}
          label="Resume"
          title={`Resume ${name}`}
          action={`Resume ${name}`}
          fixed={fixed}
          reload={again}
          isMain
          done={told(`${name} runs again.`)}
        >
          <p>It takes contributions again. Drawings that became due take place right after.</p>
        </Act>
      )}
      <Act
        operation="updateInstance"
        form={updateInstance}
        label="Rename"
        title={`Rename ${name}`}
        action="Save the name and description"
        fixed={{ headers: ifMatch(version), body: { instance_id: id } }}
        // The page for players has them.
        hidden={['/texts', '/public']}
        reload={again}
        initial={{ body: { name, description } }}
        done={told('The name and the description are saved.')}
      />
      <Act
        operation="sweepHouse"
        form={sweepHouse}
        label="Sweep the house"
        title={`Sweep the house of ${name}`}
        action="Ask a second person to sweep it"
        fixed={{ body: { instance_id: id } }}
        reload={again}
        done={told('The sweep waits for a second person.')}
      >
        <p>
          The house holds <Amount of={of.house_pot.current_value} currency={of.currency} />. You take an amount, or
          everything above a floor; a second person approves it.
        </p>
      </Act>
      <TransferPots of={of} again={again} />
      {!isOver && (
        <Act
          operation="terminateInstance"
          form={terminateInstance}
          label="Terminate"
          title={`Terminate ${name}`}
          action={`Terminate ${name} for good`}
          fixed={fixed}
          reload={again}
          isFinal
          done={told(`${name} is terminated.`)}
        >
          <p>
            It never takes a contribution again. The pots keep their money, which can be transferred to another jackpot.
            This is final.
          </p>
        </Act>
      )}
    </>
  );
};
