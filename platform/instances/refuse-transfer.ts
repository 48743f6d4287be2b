import type { Instance } from '../../db/jackpots/instances.ts';
import { statusAt } from '../../domain/jackpot/schedule.ts';
import { transferFaults } from '../../domain/jackpot/transfer.ts';
import type { TransferRequest } from '../../generated/server/types.gen.ts';
import { type FieldFault, transferFault } from '../../wire/field-fault.ts';
import { readRules, readTemplateCopy } from '../../wire/read-rules.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** The codes that can prevent a transfer. The first one with a fault is returned, with all faults of that code. */
const CODES = ['pot_not_found', 'instance_terminated', 'transfer_invalid', 'pot_disabled'] as const;

type Code = (typeof CODES)[number];

/** Refuses a transfer of an instance's pots to another one that is not possible now. */
export const refuseTransfer = (
  source: Instance,
  target: Instance,
  rules: TransferRequest['pot_rules'],
  nowMs: number,
): Refusal<Code> | undefined => {
  const faults: (FieldFault & { readonly code: Code })[] = [
    ...faultsOfPair(source, target, nowMs),
    ...transferFaults(
      { rules: readRules(source), state: source },
      { rules: readRules(target), state: target },
      transferRules(rules),
    ).map((fault) => ({ code: fault.code, ...transferFault(fault) })),
  ];
  const code = CODES.find((each) => faults.some((fault) => fault.code === each));
  if (code === undefined) return undefined;
  const errors = faults.flatMap(({ code: own, pointer, detail }) => (own === code ? [{ pointer, detail }] : []));
  return refuse(code, { errors });
};

/** Faults in the combination of the two instances. */
const faultsOfPair = (source: Instance, target: Instance, nowMs: number) => {
  const fault = (code: Code, detail: string) => ({ code, ...transferFault({ at: ['target'], detail }) });
  if (source.id === target.id) return [fault('transfer_invalid', 'source and target are the same instance')];
  const [from, to] = [source, target].map((instance) => readTemplateCopy(instance).jackpot_type ?? 'Jackpot');
  return [
    ...(statusAt(target, nowMs) === 'Terminated' ? [fault('instance_terminated', 'the target has ended')] : []),
    ...(source.operatorId === target.operatorId
      ? []
      : [fault('transfer_invalid', `the source belongs to ${source.operatorId}, the target to ${target.operatorId}`)]),
    ...(from === to ? [] : [fault('transfer_invalid', `the source is a ${from}, the target a ${to}`)]),
  ];
};

/** The transfer rules of a request, as the domain reads them. */
export const transferRules = (rules: TransferRequest['pot_rules']) =>
  rules.map(({ source_pot: sourcePot, target_pot: targetPot }) => ({ sourcePot, targetPot }));
