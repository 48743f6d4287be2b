import type { Issued } from './evidence.ts';
import type { Findings } from './reply-audit.ts';
import type { Status } from './ward.ts';
import type { Reply } from './wire-state.ts';

/** Refusals that a wallet, a key or the state may cause, and those that only the platform can judge. */
const EXPECTED: readonly string[] = [
  ...['insufficient_funds', 'limit_exceeded', 'wallet_refused_session', 'wallet_refused_player', 'wallet_failed'],
  ...['wallet_timeout', 'wallet_currency_mismatch', 'wallet_not_configured', 'idempotency_key_in_flight'],
  ...['idempotency_key_reused', 'instance_changed', 'no_jackpot_for_source', 'contribution_in_flight'],
  ...['contribution_not_found', 'wallet_refused', 'house_pot_insufficient', 'approval_not_possible'],
];

/** Refusals that reveal the status of an instance. */
const STATUSES: Readonly<Record<string, Status>> = {
  instance_pending: 'Pending',
  instance_paused: 'Paused',
  instance_terminated: 'Terminated',
  instance_out_of_schedule: 'Closed',
};

/** The instance that a refusal is about. A source names none: it leads past what has ended, but for what ends while the player is debited. */
const namedIn = ({ operation, body, path }: Issued): readonly string[] | undefined => {
  const id = operation === 'transferPots' ? body.target_instance_id : (body.instance_id ?? path.instance_id);
  return id === undefined ? undefined : [String(id)];
};

/** Holds a refusal against what was the case while it could have been decided. */
export const judgeRefusal = (
  { n, code = '', request }: Reply,
  findings: Findings,
  complain: (what: string) => void,
): void => {
  const { operation, body, path } = request;
  const instanceId = String(body.instance_id ?? path.instance_id);
  const potId = String(body.pot_id);
  const wrong = (why: string) => complain(`call ${n} (${operation}) was refused with ${code}, and ${why}`);
  const status = STATUSES[code];
  switch (code) {
    case 'amount_out_of_range':
      if (!findings.overdraws(request)) wrong('it buys few attempts');
      return;
    case 'pot_not_armed':
      if (!findings.wasRight(n)) wrong(`${potId} of ${instanceId} was armed`);
      return;
    case 'budget_exhausted':
      if (!findings.wasRight(n)) wrong('the budget covered it');
      return;
    case 'player_excluded':
      if (!findings.wasRight(n)) wrong('the player was not excluded');
      return;
    case 'win_limit_reached':
      if (!findings.wasRight(n)) wrong('the rules left wins to the player');
      return;
    case 'segment_excluded':
      if (findings.admits(request)) wrong('the rules admit the segments');
      return;
    case 'player_not_opted_in':
      if (!findings.wasRight(n)) wrong('the player takes part');
      return;
    case 'external_trigger_not_supported':
      if (findings.supportsTrigger(instanceId, potId)) wrong(`${potId} of ${instanceId} supports triggers`);
      return;
    case 'pot_disabled':
      if (
        operation === 'transferPots'
          ? !findings.forbids(request).includes(code)
          : !findings.isDisabled(instanceId, potId)
      )
        wrong(`${potId} of ${instanceId} is enabled`);
      return;
    case 'pot_ceiling_exceeded':
    case 'preference_out_of_range':
    case 'transfer_invalid':
      if (!findings.forbids(request).includes(code)) wrong('nothing speaks against it');
      return;
  }
  if (status !== undefined) {
    const ids = namedIn(request) ?? findings.triedAt(request);
    if (!ids.some((id) => findings.statuses(id).has(status)))
      wrong(`${ids.map((id) => `${id} was ${[...findings.statuses(id)]}`).join() || 'it was tried at no instance'}`);
  } else if (!EXPECTED.includes(code)) complain(`call ${n} (${operation}) failed with ${code}`);
};
