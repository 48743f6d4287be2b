import type {
  AmountText,
  CurrencyAmounts,
  DiversionRules,
  NewContributionRules,
  NewJackpotTemplate,
  NewOperatorBudget,
  NewPotTemplate,
  PercentageText,
  RaffleRules,
  WinConstraint,
} from '../generated/server/types.gen.ts';

/** Contribution rules as stored. */
export type StoredRules = Omit<
  NewContributionRules,
  'max_contribution' | 'operator_contribution_percentage' | 'operator_budget' | 'contribution_by_currency'
> & {
  readonly contribution_by_currency?: Readonly<Record<string, CurrencyAmounts>>;
  readonly max_contribution?: AmountText;
  readonly operator_contribution_percentage?: PercentageText;
  readonly operator_budget?: StoredBudget;
};

export type StoredBudget = Omit<NewOperatorBudget, 'amount'> & { readonly amount: AmountText };

/** A pot of a template as stored. */
export type StoredPot = Omit<NewPotTemplate, 'diversion_rules' | 'win_constraints' | 'max_pot_value'> & {
  readonly diversion_rules?: DiversionRules;
  readonly win_constraints?: WinConstraint[];
  readonly max_pot_value?: AmountText;
};

/** A template as stored and as instances copy it: it has text wherever a request may have text or a number. */
export type StoredTemplate = Omit<NewJackpotTemplate, 'contribution_rules' | 'raffle_rules' | 'pots'> & {
  readonly contribution_rules: StoredRules;
  readonly raffle_rules?: RaffleRules;
  readonly pots: StoredPot[];
};
