import { isCountry } from '../domain/jackpot/admission.ts';
import { amountsFaults } from '../domain/jackpot/currency-amounts.ts';
import { templateFaults } from '../domain/jackpot/template-faults.ts';
import { type Currencies, rateBetween } from '../domain/money/currencies.ts';
import type { NewPotTypeTemplate } from '../generated/server/types.gen.ts';
import { type FieldFault, templateFault } from './field-fault.ts';
import { jackpotRules } from './jackpot-rules.ts';
import { textsFaults } from './jackpot-texts.ts';
import type { StoredPot, StoredRules, StoredTemplate } from './stored-template.ts';

/** The codes in the filters of a template that are not countries. Only templates from before 0.15.0 have any, also published ones. */
export const countryFaults = ({ country_filters: filters = {} }: StoredRules): FieldFault[] =>
  (['black_list', 'white_list'] as const).flatMap((list) =>
    (filters[list] ?? []).flatMap((code, index) =>
      isCountry(code)
        ? []
        : [{ pointer: `/contribution_rules/country_filters/${list}/${index}`, detail: `${code} is not a country` }],
    ),
  );

/** Reports whether the platform may call an address. */
type IsCallable = (url: string) => boolean;

/**
 * Returns the reasons why a template cannot be published now.
 * @param currencies those of its owner. Absent: nothing is said about the worth of its amounts in other currencies.
 */
export const unrunnableFaults = (
  template: StoredTemplate,
  isCallable: IsCallable,
  nowMs: number,
  currencies?: Currencies,
): FieldFault[] => {
  const { jackpot_type, raffle_rules, pots } = template;
  const rules = jackpotRules(template);
  const rateOf = (from: string) => currencies && rateBetween(from, template.currency, currencies);
  return [
    ...pairFaults('/raffle_rules', {
      isNeeded: jackpot_type === 'Raffle',
      by: 'jackpot_type Raffle',
      rules: raffle_rules,
    }),
    ...pots.flatMap((pot, index) => potFaults(pot, `/pots/${index}`, isCallable)),
    ...templateFaults(rules).map(templateFault),
    ...amountsFaults(rules, rateOf).map(({ currency, field, detail }) => ({
      pointer: `/contribution_rules/contribution_by_currency/${currency}${field === undefined ? '' : `/${field}`}`,
      detail,
    })),
    ...countryFaults(template.contribution_rules),
    ...textsFaults(
      template.texts,
      pots.map(({ id }) => id),
    ),
    ...pots.flatMap(({ pot_types = [] }, index) =>
      pot_types.flatMap((type, position) => pastFaults(type, `/pots/${index}/pot_types/${position}`, nowMs)),
    ),
  ];
};

const potFaults = (
  { payout_rules, payout_ruleset, diversion_rules }: StoredPot,
  at: string,
  isCallable: IsCallable,
): FieldFault[] => {
  const faults = pairFaults(`${at}/payout_ruleset`, {
    isNeeded: payout_rules === 'Community',
    by: 'payout_rules Community',
    rules: payout_ruleset,
  });
  if (diversion_rules === undefined) return faults;
  const { endpoint, account_id } = diversion_rules.target.External;
  const external = `${at}/diversion_rules/target/External`;
  if (!isCallable(endpoint)) faults.push({ pointer: `${external}/endpoint`, detail: 'must be a public https address' });
  if (account_id === '') faults.push({ pointer: `${external}/account_id`, detail: 'name the account at the endpoint' });
  return faults;
};

/** Instances are created after publication, so a single window that has ended could never run. */
const pastFaults = (type: NewPotTypeTemplate, at: string, nowMs: number): FieldFault[] =>
  'TimeFixed' in type && type.TimeFixed.repeat_period === undefined && type.TimeFixed.target_datetime <= nowMs
    ? [{ pointer: `${at}/TimeFixed/target_datetime`, detail: 'must be in the future, or set repeat_period' }]
    : [];

/** Rules that are required by a choice but missing, or present without it. */
const pairFaults = (
  pointer: string,
  { isNeeded, by, rules }: { readonly isNeeded: boolean; readonly by: string; readonly rules: object | undefined },
): FieldFault[] => {
  if (isNeeded === (rules !== undefined)) return [];
  return [{ pointer, detail: isNeeded ? `required with ${by}` : `only allowed with ${by}` }];
};
