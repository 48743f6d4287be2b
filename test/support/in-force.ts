type Fields = Readonly<Record<string, unknown>>;
type Written = Fields & { readonly contribution_rules: object; readonly pots: readonly object[] };

const CRITERIA = { min_base_wager: 0, min_contribution: 0 };

/** Contribution rules as replies show them: with defaults where nothing is set. */
export const rulesInForce = (rules: object): Fields => ({
  opt_in_required: false,
  max_contribution: '8000000000',
  operator_contribution_percentage: '0',
  wager_criteria: CRITERIA,
  allowed_brands: [],
  country_filters: { black_list: [], white_list: [] },
  ...rules,
});

/** The same for a pot of a template. */
export const potInForce = (pot: object): Fields => ({
  payout_rules: 'WinnerOnly',
  diversion_rules: { target: { External: { endpoint: '', account_id: '' } }, flush_threshold: '0' },
  win_constraints: [],
  max_instantiation_count: 0,
  is_progressive: true,
  supports_external_trigger: false,
  pot_types: [],
  wager_criteria: CRITERIA,
  max_pot_value: '8000000000',
  ...pot,
});

/** The same for a template. */
export const templateInForce = ({ contribution_rules, pots, ...template }: Written): Fields => ({
  jackpot_type: 'Jackpot',
  published: false,
  reference_count: 0,
  ...template,
  contribution_rules: rulesInForce(contribution_rules),
  pots: pots.map(potInForce),
});

/** The status of a player that the instance does not know; without a player id, the status of no player. */
export const unknownStatus = (instance_id: string, player_id = ''): Fields => ({
  doc_version: 'V1',
  instance_id,
  player_id,
  ext_player_id: player_id,
  player_brand_id: 'northstar:luna',
  preferred_contribution_value: 0,
  preferred_contribution_currency: '',
  contribution_preferences: {},
  contribution_count: 0,
  contribution_value: 0,
  pot_contributions: {},
  opted_in: false,
  last_updated: 0,
});
