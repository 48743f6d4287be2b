import type { AuditChange } from '../../db/tables/audit-events.ts';
import type {
  Account,
  BrandCurrencies,
  Destination,
  FreespinTemplate,
  InstanceLinks,
  JackpotInstance,
  JackpotTemplate,
  OAuthProvider,
  OperatorSettings,
  Organisation,
} from '../../generated/server/types.gen.ts';
import { fieldChanges } from '../../wire/audit.ts';

/**
 * The fields whose values the audit trail may show, by what is changed. A field that is not listed is never recorded: no password, no
 * secret, no contact of a person, and nothing that some who may see the event may not see, such as an organisation's parent.
 */
const SHOWN = {
  account: [
    'account_type',
    'username',
    'org_unit',
    'org_bound',
    'permissions',
    'enabled',
    'trusted',
    'oauth_provider_id',
  ] satisfies (keyof Account)[],
  brandCurrencies: ['base_currency', 'multipliers'] satisfies (keyof BrandCurrencies)[],
  corsOrigins: ['cors_origin_list'],
  destination: ['url', 'events', 'enabled'] satisfies (keyof Destination)[],
  freespinTemplate: [
    'name',
    'operator_id',
    'brand_id',
    'freespin_type',
    'expires_after_ms',
  ] satisfies (keyof FreespinTemplate)[],
  instance: ['name', 'description', 'texts', 'public', 'pots', 'house_pot'] satisfies (keyof JackpotInstance)[],
  instanceLinks: ['instance_ids'] satisfies (keyof InstanceLinks)[],
  named: ['name', 'enabled'],
  oauthProvider: [
    'id',
    'owner',
    'client_id',
    'issuer_url',
    'token_url',
    'jwk_url',
    'redirect_url',
    'frontend_url',
  ] satisfies (keyof OAuthProvider)[],
  operatorSettings: [
    'review_threshold',
    'approval_threshold',
    'announce_free',
    'contribution_events',
    'money_out',
    'publish',
  ] satisfies (keyof OperatorSettings)[],
  organisation: ['name', 'enabled', 'base_currency', 'units'] satisfies (keyof Organisation)[],
  priorities: ['priorities'],
  template: [
    'name',
    'description',
    'texts',
    'owner_id',
    'currency',
    'contribution_rules',
    'house_hold_contribution',
    'jackpot_type',
    'raffle_rules',
    'pots',
    'win_selector_strategy',
    'published',
  ] satisfies (keyof JackpotTemplate)[],
} as const;

/** The changes that the audit trail shows: each listed field that differs. Pass only the fields that the operation can change. */
export const auditedChanges = (what: keyof typeof SHOWN, before: object, after: object): readonly AuditChange[] =>
  fieldChanges(shownOf(what, before), shownOf(what, after));

const shownOf = (what: keyof typeof SHOWN, document: object): object =>
  Object.fromEntries(SHOWN[what].map((name) => [name, Reflect.get(document, name)]));
