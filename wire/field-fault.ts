import type { Fault } from '../domain/fault.ts';

/** A fault in one field: a JSON pointer into the body (or `/query/name`, `/path/name`, `/header/name`), and what to do. */
export type FieldFault = { readonly pointer: string; readonly detail: string };

// The fields of the domain by their place in a request; an asterisk stands for an index.
type Places = Readonly<Record<string, string>>;

const TEMPLATE: Places = {
  currency: '/currency',
  contribution: '/contribution_rules/contribution_type',
  maxContribution: '/contribution_rules/max_contribution',
  carriesFractions: '/contribution_rules/carry_fractions',
  operatorPercentage: '/contribution_rules/operator_contribution_percentage',
  'operatorBudget/amount': '/contribution_rules/operator_budget/amount',
  'operatorBudget/timeZone': '/contribution_rules/operator_budget/time_zone',
  house: '/house_hold_contribution',
  pots: '/pots',
  'pots/*/id': '/pots/*/id',
  'pots/*/contribution': '/pots/*/contribution',
  'pots/*/seedContribution': '/pots/*/seed_contribution',
  'pots/*/initialSeed': '/pots/*/seed_strategy/initial_seed_value',
  'pots/*/minReseed': '/pots/*/seed_strategy/min_reseed_value',
  'pots/*/ceiling': '/pots/*/max_pot_value',
  'pots/*/allowedSeedDeficit': '/pots/*/win_constraints',
  'pots/*/progressive': '/pots/*/is_progressive',
  'pots/*/externalTrigger': '/pots/*/supports_external_trigger',
  'pots/*/payout': '/pots/*/payout_rules',
  'pots/*/payout/parts': '/pots/*/payout_ruleset',
  'pots/*/payout/main': '/pots/*/payout_ruleset/main_winner_percentage',
  'pots/*/payout/fee': '/pots/*/payout_ruleset/admin_fee',
  'pots/*/payout/community': '/pots/*/payout_ruleset/payout_rules',
  'pots/*/payout/community/*/share': '/pots/*/payout_ruleset/payout_rules/*/payout_percentage',
  'pots/*/triggers': '/pots/*/pot_types',
  'pots/*/triggers/*/MustHitBy': '/pots/*/pot_types/*/MustHitBy',
  'pots/*/triggers/*/hitBy': '/pots/*/pot_types/*/MustHitBy/hit_by',
  'pots/*/triggers/*/hitFrom': '/pots/*/pot_types/*/MustHitBy/hit_from',
  'pots/*/triggers/*/ramp/from': '/pots/*/pot_types/*/HitRate/ramp/from',
  'pots/*/triggers/*/ramp/to': '/pots/*/pot_types/*/HitRate/ramp/to',
  'pots/*/triggers/*/ramp/maxMagicNumber': '/pots/*/pot_types/*/HitRate/ramp/max_magic_number',
  'pots/*/triggers/*/weighting': '/pots/*/pot_types/*/TimeFixed/weighting',
  'pots/*/triggers/*/wheel/maxMagicNumber': '/pots/*/pot_types/*/Wheel/max_magic_number',
  'pots/*/triggers/*/wheel/costPerAttempt': '/pots/*/pot_types/*/Wheel/cost_per_attempt',
  'pots/*/triggers/*/wheel/levels': '/pots/*/pot_types/*/Wheel/levels',
  'pots/*/triggers/*/wheel/levels/*/potId': '/pots/*/pot_types/*/Wheel/levels/*/pot_id',
  'pots/*/triggers/*/wheel/levels/*/weight': '/pots/*/pot_types/*/Wheel/levels/*/weight',
  'pots/*/triggers/*/Time': '/pots/*/pot_types/*/TimeFixed',
  'pots/*/triggers/*/periodMs': '/pots/*/pot_types/*/TimeFixed/repeat_period',
  'pots/*/triggers/*/timeZone': '/pots/*/pot_types/*/TimeFixed/time_zone',
  'pots/*/triggers/*/maxMagicNumber': '/pots/*/pot_types/*/HitRate/max_magic_number',
  'pots/*/triggers/*/costPerAttempt': '/pots/*/pot_types/*/HitRate/cost_per_attempt',
  'raffle/costPerTicket': '/raffle_rules/cost_per_ticket',
  'raffle/durationMs': '/raffle_rules/duration',
  'raffle/tiers': '/raffle_rules/prize_distribution',
  'raffle/tiers/*/percentage': '/raffle_rules/prize_distribution/*/prize_percentage',
  'raffle/tiers/*/winners': '/raffle_rules/prize_distribution/*/number_of_winners',
};

const SCHEDULE: Places = {
  template: '/template_id',
  startsAtMs: '/schedule/timestamp_start',
  endsAtMs: '/schedule/timestamp_end',
  timeZone: '/schedule/time_zone',
  recurrences: '/schedule/recurrence_rules',
  'recurrences/*': '/schedule/recurrence_rules/*',
};

const TRANSFER: Places = {
  source: '/source_instance_id',
  target: '/target_instance_id',
  rules: '/pot_rules',
  'rules/*/sourcePot': '/pot_rules/*/source_pot',
  'rules/*/targetPot': '/pot_rules/*/target_pot',
};

const ADJUSTMENT: Places = { adjustment: '/adjustment' };
const FREESPINS: Places = { count: '/freespin_type/count' };
const AWARD: Places = { count: '/bonus/count', expiry: '/timestamp_bonus_expires' };
const CHANGED_BONUSES: Places = { campaign: '/promo_id', 'ids/*': '/bonus_ids/*' };
const JACKPOT_OF_PLAYER: Places = { brand: '/query/brand_id', player: '/query/player_id' };
const ASSIGNED_SOURCES: Places = { '*': '/source_id/*' };
const ASSIGNED_JACKPOTS: Places = { '*/jackpots/*/owner': '/*/jackpots/*/owner_id' };

const ACCOUNT: Places = {
  type: '/account_type',
  trusted: '/trusted',
  place: '/org_bound',
  'permissions/*/system': '/permissions/*/system_id',
  'permissions/*/*': '/permissions/*/permissions/*',
  'permissions/*/*/resource': '/permissions/*/permissions/*/resource_id',
};

/** Points to the request field of a fault. */
const fieldFault =
  (places: Places) =>
  ({ at, detail }: Fault): FieldFault => {
    const positions = at.filter((step) => typeof step === 'number');
    const place = places[at.map((step) => (typeof step === 'number' ? '*' : step)).join('/')];
    if (place === undefined) throw new Error(`no field of a request is ${at.join('/')}`);
    return { pointer: place.replaceAll('*', () => String(positions.shift())), detail };
  };

export const templateFault = fieldFault(TEMPLATE);
export const scheduleFault = fieldFault(SCHEDULE);
export const transferFault = fieldFault(TRANSFER);
export const accountFault = fieldFault(ACCOUNT);
export const adjustmentFault = fieldFault(ADJUSTMENT);
export const freespinsFault = fieldFault(FREESPINS);
export const awardFault = fieldFault(AWARD);
export const changedBonusesFault = fieldFault(CHANGED_BONUSES);
export const jackpotOfPlayerFault = fieldFault(JACKPOT_OF_PLAYER);
export const assignedSourceFault = fieldFault(ASSIGNED_SOURCES);
export const assignedJackpotFault = fieldFault(ASSIGNED_JACKPOTS);

/** A fault in a linked instance, or in one that a new instance is to be linked from, by its place in the list. */
export const linkFault = (side: 'linked' | 'from', place: number, detail: string): FieldFault => ({
  pointer: `/${side === 'linked' ? 'instance_ids' : 'linked_from'}/${place}`,
  detail,
});

/** The fields that a request with a file must have as parameters, and does not. */
export const missingParameters = (query: Readonly<Record<string, unknown>>, names: readonly string[]): FieldFault[] =>
  names
    .filter((name) => query[name] === undefined)
    .map((name) => ({ pointer: `/query/${name}`, detail: 'Required with CSV.' }));

/** Faults in a file, which is the whole body. */
export const fileFaults = (details: readonly string[]): FieldFault[] =>
  details.map((detail) => ({ pointer: '', detail }));

/** A fault in the priority of an instance, whose id is the field's name. */
export const priorityFault = (instanceId: string, detail: string): FieldFault => ({
  pointer: `/priorities/${instanceId}`,
  detail,
});
