import { setOptIn } from '../../generated/forms/jackpots.gen.ts';
import { Act } from '../parts/act.tsx';
import { say } from '../parts/notices.tsx';
import { jackpotWidget } from './jackpot-choice.tsx';

/** Opts one player in to or out of a jackpot. */
export const OptOneIn = ({ instance, again }: { instance?: string; again: () => void }) => (
  <Act
    operation="setOptIn"
    form={setOptIn}
    label="Opt a player in or out"
    action="Save the opt-in"
    {...(instance === undefined ? {} : { fixed: { body: { instance_id: instance } } })}
    widgets={{ '/instance_id': jackpotWidget }}
    done={(_, { body }) => {
      say(`${body.player_id} is opted ${body.opt_in ? 'in' : 'out'}.`);
      again();
    }}
  />
);
