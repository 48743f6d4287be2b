/**
 * The replies of the interface, in its notation: `field?` is optional, `[T]` is a list, `<T>` a map, `{…}` an object. Scalar fields have no
 * type here.
 */
export const RESOURCES: Readonly<Record<string, string>> = {
  AccessTo: '{org_id unit_ids brandpath_list}',
  AuthResponse: '{token refresh_token secret access_to:AccessTo properties services}',
  PermissionGroup: '{system_id permissions:[{resource_id permission}]}',
  OrganisationUnit: '{org_id unit_id org_list}',
  Account: `{id account_type system_id? username password org_unit:OrganisationUnit org_bound? permissions:[PermissionGroup]
    enabled trusted created_on last_logged_in reset_password_otp:{otp expires_at} contacts oauth_sub oauth_provider_id}`,
  OwnAccount: `{id username org_id unit_id permissions:[PermissionGroup] enabled trusted created_on last_logged_in
    pending_password_reset access_to:AccessTo oauth_provider_id}`,
  OAuthProvider: `{id owner client_id client_secret issuer_url token_url jwk_url redirect_url frontend_url created updated}`,
  Organisation: `{id name parent_id enabled base_currency children:[{child_type id currency}] created updated units}`,
  System: '{id name service_id user_types resources service_config:<<>>}',
  ItemOutcomes: '{succeeded failed}',
  SavedItems: '{success failed}',
  CreatedItems: '{succeeded duplicated failed}',

  BrandCurrencies: '{brand_id base_currency multipliers}',
  Brand: '{id path name enabled created_timestamp}',
  Operator: '{id path name enabled created_timestamp brands:[Brand]}',
  AssignedJackpot: '{priority owner_id instance_id}',
  Segment: '{owner_id id name? priority jackpots?:[AssignedJackpot]}',
  Source: '{owner_id source_name source_id jackpots?:[AssignedJackpot]}',
  Criteria: '{min_base_wager min_contribution}',
  ContributionRules: `{opt_in_required contribution_type max_contribution operator_contribution_percentage
    wager_criteria:Criteria allowed_brands country_filters:{black_list white_list}}`,
  RaffleRules: '{cost_per_ticket cost_source duration prize_distribution:[{prize_percentage number_of_winners}]}',
  PayoutRuleset: `{main_winner_percentage admin_fee
    payout_rules:[{payout_percentage rule:{ActivePlayers:{period_before_win max_number_of_payouts}}}]}`,
  SeedStrategy: '{initial_seed_value min_reseed_value fund_strategy reseed_strategy}',
  DiversionRules: '{target:{External:{endpoint account_id}} flush_threshold}',
  Pot: `{id enabled contribution payout_rules seed_contribution seed_strategy:SeedStrategy diversion_rules:DiversionRules
    win_constraints:[{AllowedSeedDeficit}] instance_count timestamp_created supports_external_trigger is_progressive surplus_seed
    contributed_amount contributed_seed seed_value current_value pot_types:[{Time:{start_time end_time}}] criteria:Criteria
    maximum_pot_value overflow_amount total_contributions}`,
  OperatorPot: `{id enabled contribution payout_ruleset:PayoutRuleset seed_contribution seed_strategy:SeedStrategy
    win_constraints:[{AllowedSeedDeficit}] instance_count timestamp_created supports_external_trigger is_progressive surplus_seed
    contributed_amount contributed_seed seed_value current_value pot_types:[{Time:{start_time end_time}}] criteria:Criteria
    maximum_pot_value overflow_amount total_contributions}`,
  JackpotInstance: `{id game_code template_id status name description owner_id version currency
    contribution_rules:ContributionRules
    house_pot:{contribution_type timestamp_created current_value accumulated_seed_deficit total_contributions}
    jackpot_type raffle_rules?:RaffleRules pots:[Pot] win_selector_strategy total_contributions created timestamp_start timestamp_end
    last_updated}`,
  PotTemplate: `{id contribution payout_rules seed_contribution seed_strategy:SeedStrategy diversion_rules:DiversionRules
    win_constraints:[{AllowedSeedDeficit}] max_instantiation_count is_progressive supports_external_trigger
    pot_types:[{TimeFixed:{target_datetime repeat_period:{Seconds}}}] wager_criteria:Criteria max_pot_value}`,
  JackpotTemplate: `{id name description? owner_id currency contribution_rules:ContributionRules house_hold_contribution
    jackpot_type raffle_rules?:RaffleRules pots:[PotTemplate] win_selector_strategy? reference_count published}`,
  OptInStatus: `{doc_version instance_id player_id ext_player_id player_brand_id preferred_contribution_value
    preferred_contribution_currency contribution_preferences contribution_count contribution_value
    pot_contributions:<{contribution_count contribution_value}> opted_in last_updated}`,
  RaffleTicketRecord: '{instance_id brand_id player_id ext_player_id ticket_count timestamp_start timestamp_end}',
  OperatorRaffleTicketRecord: `{instance_id brand_id player_id ext_player_id ticket_count accumulated_cost timestamp_start
    timestamp_end}`,
  Winner: '{win_pot_id win_amount jackpot_currency player_id timestamp brand_id}',
  ContributionResponse: `{instance_id timestamp gameround_id win_amount win_pot_id tickets_awarded win_withheld
    contribution_currency contribution_amount metadata}`,
  JackpotForSource: `{id currency opt_in_required contribution_type optin_status:OptInStatus pots:[Pot] timestamp_start
    timestamp_end status}`,
  OperatorJackpotForSource: `{id game_code currency opt_in_required opt_in_per_currency contribution_type
    optin_status:OptInStatus pots:[OperatorPot] timestamp_start timestamp_end status}`,
  PlayerJackpotForSource: `{id currency opt_in_required opt_in_per_currency contribution_type optin_status:OptInStatus
    pots:[{id instance_count is_progressive current_value community_split}] timestamp_start timestamp_end status}`,
  Ticker: `{id jackpot_type currency pots:[{id is_progressive current_value community_split}] allowed_brands allowed_sources
    status timestamp_start timestamp_end last_updated}`,

  FreespinType: '{currency amount type}',
  GameBonusDetails: '{provider_id game_ids}',
  FreespinTemplate: `{id name operator_id brand_id? freespin_type:FreespinType expires_after_ms created_by
    timestamp_created}`,
  FreespinInstance: `{id name operator_id brand_id freespin_type:FreespinType template_id available_for:[GameBonusDetails]
    expires_after_ms timestamp_start timestamp_end}`,
  PlayerBonus: `{id player_id operator_id brand_id promo_id bonus_instance_id available_for:[GameBonusDetails]
    bonus_data:{Freespins:{id name freespin_type:{count used currency value}}} state timestamp_bonus_awarded
    timestamp_bonus_expires timestamp_bonus_consumed}`,

  PlayerSession: `{id token currency balance operator_id brand_id nickname gender country date_of_birth jurisdiction
    segments}`,
  BatchReply: '{total_amount total_jackpot_amount errors:[{player_id code msg}] metadata}',
  CorsOrigin: '{pattern match_mode}',
};

/** The reply of each operation; others of a group reply with an empty body. C2, F3 and F4 send events, not replies. */
export const REPLIES: Readonly<Record<string, string>> = {
  ...{ A1: 'AuthResponse', A2: 'OwnAccount', A6: 'AuthResponse', A7: '[Account]', A8: 'Account', A10: 'Account' },
  ...{ A11: 'Account', A12: '[OAuthProvider]', A13: 'OAuthProvider', A14: 'OAuthProvider', A15: '[Organisation]' },
  ...{ A16: 'Organisation', A17: 'Organisation', A18: 'Organisation', A19: 'ItemOutcomes', A20: 'ItemOutcomes' },
  ...{ A21: '[System]', B1: '[BrandCurrencies]', B2: '[Operator]', B3: 'SavedItems', B4: 'Operator', B5: 'SavedItems' },
  ...{ B7: '[Segment]', B8: 'CreatedItems', B9: '{succeeded failed:[{owner_id segment_id jackpots}]}' },
  ...{ B11: '[Segment]', B13: '[Source]', B14: 'CreatedItems', B17: '[Source]', B19: '[JackpotInstance]' },
  ...{ B15: '{succeeded failed:[{owner_id source_id jackpots}]}', B24: '{errors}', B25: '[OptInStatus]' },
  ...{ B26: 'JackpotForSource', B28: '{instance_id timestamp win_amount win_pot_id}', B30: 'JackpotInstance' },
  ...{ B31: '[OptInStatus]', B32: '[OptInStatus]', B35: 'ContributionResponse', B36: '[RaffleTicketRecord]' },
  ...{ B37: '[RaffleTicketRecord]', B38: '[RaffleTicketRecord]', B39: '[JackpotTemplate]', B40: 'JackpotTemplate' },
  ...{ B41: 'JackpotTemplate', B42: 'JackpotInstance', B44: '[{currency value}]', B45: 'JackpotTemplate' },
  ...{ C1: 'BrandCurrencies', C3: '[OperatorRaffleTicketRecord]', C4: '[OperatorRaffleTicketRecord]' },
  ...{ C5: '[OperatorRaffleTicketRecord]', C6: 'ContributionResponse', C7: 'ContributionResponse', C8: '[Winner]' },
  ...{ C9: '<[Winner]>', C10: 'OperatorJackpotForSource', C12: '[Source]', C13: '[ContributionResponse]' },
  ...{ C14: '[Winner]', C15: '{success failed}', C16: '[Winner]', D1: '[FreespinInstance]', D2: '[PlayerBonus]' },
  ...{ D3: '[PlayerBonus]', D4: '[PlayerBonus]', D5: '[FreespinTemplate]', D6: 'FreespinTemplate' },
  ...{ D8: 'FreespinInstance', E1: 'PlayerSession', E2: '{balance}', E3: '{balance metadata}', E4: 'BatchReply' },
  ...{ E5: '{success}', F1: '{cors_origin_list:[CorsOrigin]}', F2: '{removed cors_origin_list:[CorsOrigin]}' },
  ...{ F5: 'PlayerJackpotForSource', F7: '[Source]', F8: 'Ticker' },
};

/** Fields that never leave the platform: they are stored as hashes, or encrypted. */
export const SECRETS = ['Account.password', 'Account.reset_password_otp.otp', 'OAuthProvider.client_secret'];

/** Fields that may be missing from a reply, and why. */
export const MAY_LACK: Readonly<Record<string, string>> = {
  'AuthResponse.secret': 'only a trusted Service account receives it',
  ...Object.fromEntries(
    ['token', 'balance', 'nickname', 'gender', 'country', 'date_of_birth', 'jurisdiction', 'segments'].map((field) => [
      `PlayerSession.${field}`,
      'a wallet answers it, and a session that lacks it is still one',
    ]),
  ),
  'E3.metadata': 'a wallet answers it, and a movement without it is still done',
  'BatchReply.metadata': 'a wallet answers it, and a batch without it is still done',
  'BatchReply.errors.msg': 'a wallet answers it, and a refusal without it is still one',
};
