import type { AuditChange } from '../../db/audit-events.ts';
import { changeOperator, type Operator } from '../../db/operators.ts';
import type { OperatorSettings } from '../../generated/server/types.gen.ts';
import { settingsFromWire, settingsToWire } from '../../wire/operator-settings.ts';
import { auditedChanges } from '../unit/audited-changes.ts';
import type { Unit } from '../unit/handler.ts';

/** Replaces the settings of an operator. */
export const changeSettings = async (
  tx: Unit['tx'],
  operator: Operator,
  asked: OperatorSettings,
): Promise<{ readonly body: OperatorSettings; readonly changed: readonly AuditChange[] }> => {
  const settings = settingsFromWire(asked, operator);
  await changeOperator(tx, operator.id, settings);
  const body = settingsToWire(settings);
  return { body, changed: auditedChanges('operatorSettings', settingsToWire(operator), body) };
};
