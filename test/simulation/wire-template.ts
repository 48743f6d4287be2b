/** A share as the template words it. */
export type WireShare = { readonly Fixed?: number; readonly Percentage?: number };
export type WireCriteria = { readonly min_base_wager?: number; readonly min_contribution?: number };
/** In one of several units. */
export type WireDuration = Readonly<Partial<Record<'Seconds' | 'Minutes' | 'Hours' | 'Days' | 'Weeks', number>>>;

export type WirePotType =
  | {
      readonly HitRate: {
        readonly max_magic_number: number;
        readonly cost_per_attempt: number;
        readonly ramp?: {
          readonly by: 'Time' | 'Value';
          readonly from: number;
          readonly to: number;
          readonly max_magic_number: number;
        };
      };
    }
  | { readonly MustHitBy: { readonly hit_by: number; readonly hit_from?: number; readonly weight?: 1 | 2 } }
  | {
      readonly Wheel: {
        readonly max_magic_number: number;
        readonly cost_per_attempt: number;
        readonly levels: readonly { readonly pot_id: string; readonly weight: number }[];
      };
    }
  | {
      readonly TimeFixed: {
        readonly target_datetime: number;
        readonly repeat_period?: WireDuration & { readonly Months?: number };
        readonly time_zone?: string;
        readonly weighting?: 'Stake';
      };
    };

export type WirePayoutRule =
  | { readonly ActivePlayers: { readonly period_before_win: number; readonly max_number_of_payouts: number } }
  | { readonly HighestLifetimeContributor: { readonly max_number_of_payouts?: number } }
  | { readonly HighestContributionPerWin: { readonly max_number_of_payouts?: number } };

export type WireRuleset = {
  readonly main_winner_percentage: number;
  readonly admin_fee: number;
  readonly payout_rules: readonly { readonly payout_percentage: number; readonly rule: WirePayoutRule }[];
};

export type WirePot = {
  readonly id: string;
  readonly contribution: WireShare;
  readonly payout_rules?: 'WinnerOnly' | 'Community';
  readonly payout_ruleset?: WireRuleset;
  readonly seed_contribution: WireShare;
  readonly seed_strategy: {
    readonly initial_seed_value: number;
    readonly min_reseed_value: number;
    readonly fund_strategy: 'CollectToMinReseed' | 'CollectAlways' | 'None';
    readonly reseed_strategy: 'Full' | 'MinReseed' | 'Available';
  };
  readonly diversion_rules?: {
    readonly target: { readonly External: { readonly endpoint: string; readonly account_id: string } };
    readonly flush_threshold: string;
  };
  readonly is_progressive?: boolean;
  readonly supports_external_trigger?: boolean;
  readonly max_instantiation_count?: number;
  readonly max_pot_value?: string;
  readonly win_constraints?: readonly { readonly AllowedSeedDeficit: string }[];
  readonly pot_types?: readonly WirePotType[];
  readonly wager_criteria?: WireCriteria;
};

export type WireRaffle = {
  readonly cost_per_ticket: string;
  readonly cost_source: 'Contribution' | 'BaseWager';
  /** Absent: drawn once, at the end. */
  readonly duration?: WireDuration;
  readonly prize_distribution: readonly { readonly prize_percentage: string; readonly number_of_winners: number }[];
};

/** The amounts of a contribution in one currency. */
export type WireAmounts = Readonly<Partial<Record<'minimum' | 'maximum' | 'step', string>>> & {
  readonly default: string;
};

export type WireBudget = {
  readonly amount: string;
  readonly per: 'Day' | 'Week' | 'Month' | 'Total';
  readonly time_zone?: string;
  readonly then: 'PlayerPays' | 'Refuse';
};

export type WireTemplate = {
  readonly name: string;
  readonly owner_id: string;
  readonly currency: string;
  readonly contribution_rules: {
    readonly opt_in_required?: boolean;
    readonly win_limit?: { readonly wins: number; readonly period: WireDuration };
    readonly segment_filters?: { readonly white_list?: readonly string[]; readonly black_list?: readonly string[] };
    readonly contribution_type: WireShare;
    readonly max_contribution?: string;
    readonly contribution_by_currency?: Readonly<Record<string, WireAmounts>>;
    readonly carry_fractions?: boolean;
    readonly operator_contribution_percentage?: string;
    readonly operator_budget?: WireBudget;
    readonly wager_criteria?: WireCriteria;
  };
  readonly house_hold_contribution: WireShare;
  readonly jackpot_type?: 'Jackpot' | 'Raffle';
  readonly raffle_rules?: WireRaffle;
  readonly pots: readonly WirePot[];
  readonly win_selector_strategy?: 'Highest' | 'Lowest' | 'None';
};

type WireTime = { readonly hour: number; readonly minute: number; readonly sec: number };
export type WireHours = readonly (readonly [WireTime, WireTime])[];
export type WireRecurrence = {
  readonly frequency:
    | { readonly Daily: { readonly hours: WireHours } }
    | { readonly Weekly: { readonly days: readonly number[]; readonly hours: WireHours } }
    | { readonly Monthly: { readonly days: readonly number[]; readonly hours: WireHours } };
  readonly interval: number;
};
export type WireSchedule = {
  readonly timestamp_start?: number;
  readonly timestamp_end?: number;
  readonly recurrence_rules?: readonly WireRecurrence[];
  readonly time_zone?: string;
};
