import { readBudgetUse } from '../db/jackpots/budgets.ts';
import type { Instance } from '../db/jackpots/instances.ts';
import { type BudgetUse, budgetUseAt } from '../domain/jackpot/budget.ts';
import type { OperatorBudget } from '../domain/jackpot/rules.ts';
import { statusAt } from '../domain/jackpot/schedule.ts';
import { findTimeTrigger, windowFrom } from '../domain/jackpot/window.ts';
import { decimalFromMicros, numberFromMicros } from '../domain/money/micros.ts';
import type { JackpotInstance, OperatorBudgetUse, Pot, PotType, TimeWindow } from '../generated/server/types.gen.ts';
import { textsToWire } from './jackpot-texts.ts';
import { readRules, readTemplateCopy } from './read-rules.ts';
import type { StoredPot } from './stored-template.ts';
import { contributionRulesToWire, potTemplateToWire } from './template.ts';

/** An instance as shown to administrators at a given time. */
export const instanceToWire = (instance: Instance, nowMs: number): JackpotInstance => {
  const template = readTemplateCopy(instance);
  const rules = readRules(instance);
  return {
    id: instance.id,
    game_code: instance.gameCode,
    template_id: instance.templateId,
    status: statusAt(instance, nowMs),
    name: instance.name,
    description: instance.description,
    ...(instance.texts === null ? {} : { texts: textsToWire(instance.texts) }),
    ...(instance.hidden === true ? { public: false } : {}),
    owner_id: instance.ownerId,
    version: instance.version,
    currency: instance.currency,
    contribution_rules: contributionRulesToWire(template.contribution_rules),
    ...(rules.operatorBudget === undefined
      ? {}
      : {
          operator_budget: budgetUseToWire(
            rules.operatorBudget,
            budgetUseAt(rules.operatorBudget, readBudgetUse(instance), rules.startsAtMs, nowMs),
          ),
        }),
    house_pot: {
      contribution_type: template.house_hold_contribution,
      timestamp_created: instance.createdAtMs,
      current_value: numberFromMicros(instance.house > 0n ? instance.house : 0n),
      accumulated_seed_deficit: numberFromMicros(instance.house < 0n ? -instance.house : 0n),
      total_contributions: instance.totalContributions,
    },
    jackpot_type: template.jackpot_type ?? 'Jackpot',
    ...(template.raffle_rules === undefined ? {} : { raffle_rules: template.raffle_rules }),
    pots: instance.pots.map((pot, position) =>
      potToWire(pot, template.pots[position], windowOf(instance, position, nowMs)),
    ),
    win_selector_strategy: template.win_selector_strategy ?? 'Highest',
    total_contributions: instance.totalContributions,
    created: instance.createdAtMs,
    timestamp_start: instance.startsAtMs ?? instance.createdAtMs,
    timestamp_end: instance.endsAtMs ?? 0,
    last_updated: instance.updatedAtMs,
  };
};

/** The use of a budget as shown. */
export const budgetUseToWire = (
  { amount }: OperatorBudget,
  { used, reserved, startMs, endMs }: BudgetUse,
): OperatorBudgetUse => ({
  amount: decimalFromMicros(amount),
  used: decimalFromMicros(used),
  reserved: decimalFromMicros(reserved),
  left: decimalFromMicros(amount - used - reserved),
  period_start: startMs,
  ...(endMs === undefined ? {} : { period_end: endMs }),
});

/** The latest possible date. */
const LAST_MOMENT_MS = 8_640_000_000_000_000;

/** Reports whether a time can be shown: a window may end after all dates. */
export const isDate = (atMs: number): boolean => atMs <= LAST_MOMENT_MS;

/** The time window in which the pot is or will next be won; undefined after a single window, or once the instance has ended. */
const windowOf = (instance: Instance, position: number, nowMs: number): TimeWindow | undefined => {
  const rules = readRules(instance);
  const pot = rules.pots[position];
  const trigger = pot && findTimeTrigger(pot);
  const window = trigger && windowFrom(rules, trigger, nowMs);
  if (window === undefined || statusAt(instance, nowMs) === 'Terminated') return undefined;
  const { startMs, endMs } = window;
  return isDate(endMs) ? { start_time: startMs, end_time: endMs } : undefined;
};

const potTypes = (template: StoredPot, window: TimeWindow | undefined): PotType[] =>
  (template.pot_types ?? []).flatMap((type): PotType[] => {
    if (!('TimeFixed' in type)) return [type];
    const { weighting } = type.TimeFixed;
    return window === undefined ? [] : [{ Time: { ...window, ...(weighting === undefined ? {} : { weighting }) } }];
  });

const potToWire = (
  pot: Instance['pots'][number],
  written: StoredPot | undefined,
  window: TimeWindow | undefined,
): Pot => {
  if (written === undefined) throw new Error(`the rules of instance ${pot.instanceId} have no pot ${pot.id}`);
  const template = potTemplateToWire(written);
  return {
    id: pot.id,
    enabled: pot.enabled,
    contribution: template.contribution,
    payout_rules: template.payout_rules,
    ...(template.payout_ruleset === undefined ? {} : { payout_ruleset: template.payout_ruleset }),
    seed_contribution: template.seed_contribution,
    seed_strategy: template.seed_strategy,
    diversion_rules: template.diversion_rules,
    win_constraints: template.win_constraints,
    instance_count: pot.instanceCount,
    timestamp_created: pot.createdAtMs,
    supports_external_trigger: template.supports_external_trigger,
    is_progressive: template.is_progressive,
    surplus_seed: numberFromMicros(pot.surplusSeed),
    contributed_amount: numberFromMicros(pot.contributedAmount),
    contributed_seed: numberFromMicros(pot.contributedSeed),
    seed_value: numberFromMicros(pot.seedValue),
    current_value: numberFromMicros(pot.seedValue + pot.contributedAmount),
    pot_types: potTypes(written, window),
    criteria: template.wager_criteria,
    maximum_pot_value: template.max_pot_value,
    overflow_amount: numberFromMicros(pot.overflow),
    total_contributions: pot.totalContributions,
  };
};
