// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Node, Parameter } from './runtime/form.gen.ts';

export const AccountType: Node = { kind: 'choice', schema: 'AccountType', options: ['User', 'SuperUser', 'System', 'Service', 'Provider'] };

export const Id: Node = {
  kind: 'text',
  schema: 'Id',
  description: 'An id of letters, digits, dots, underscores and hyphens.',
  examples: ['0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11'],
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9._-]+$',
};

export const BrandPath: Node = {
  kind: 'text',
  schema: 'BrandPath',
  description: 'A brand and its operator, in the form `operator:brand`.',
  examples: ['northstar:luna'],
  minLength: 3,
  maxLength: 129,
  pattern: '^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$',
};

export const OperatorId: Node = {
  kind: 'text',
  schema: 'OperatorId',
  examples: ['northstar'],
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9._-]+$',
};

export const SourceId: Node = {
  kind: 'text',
  schema: 'SourceId',
  description: 'The id of a source within its owner, for example a game code. Letters, digits, dots, underscores, hyphens and colons.',
  examples: ['comet-rush'],
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9._:-]+$',
};

export const PlayerId: Node = {
  kind: 'text',
  schema: 'PlayerId',
  description: 'The operator\'s id of a player, at most 128 printable ASCII characters without spaces. Unique within the brand and across all brands that share a wallet.',
  examples: ['p-1001'],
  minLength: 1,
  maxLength: 128,
  pattern: '^[!-~]+$',
};

export const Country: Node = {
  kind: 'text',
  schema: 'Country',
  description: 'An ISO 3166-1 alpha-2 country code, or an ISO 3166-2 subdivision code, in capitals.',
  examples: ['MT'],
  minLength: 2,
  maxLength: 6,
  pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$',
};

export const InstanceStatus: Node = { kind: 'choice', schema: 'InstanceStatus', options: ['Pending', 'Active', 'Paused', 'Terminated'] };

export const ContributionState: Node = { kind: 'choice', schema: 'ContributionState', options: ['Open', 'Booked', 'Cancelling', 'Cancelled'] };

export const Timestamp: Node = {
  kind: 'integer',
  schema: 'Timestamp',
  examples: [1767268800000],
  minimum: 0,
  maximum: 8640000000000000,
  format: 'int64',
};

export const WinState: Node = { kind: 'choice', schema: 'WinState', options: ['Held', 'Refused', 'Due', 'Paid', 'Settled'] };

export const CurrencyOrNone: Node = { kind: 'text', schema: 'CurrencyOrNone', examples: ['EUR'], maxLength: 3, pattern: '^([A-Z]{3})?$' };

export const Amount: Node = {
  kind: 'number',
  schema: 'Amount',
  description: 'An amount of money in whole currency units, for example `5.63` for five euros and 63 cents, with at most 6 decimals and at most 8,000,000,000. Parsed as a decimal and stored exactly.',
  examples: [5.63],
  minimum: 0,
  maximum: 8000000000,
  format: 'amount',
};

export const Day: Node = {
  kind: 'text',
  schema: 'Day',
  examples: ['2026-03-14'],
  maxLength: 10,
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
};

export const Month: Node = { kind: 'text', schema: 'Month', examples: ['2026-03'], maxLength: 7, pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' };

export const BrandReference: Node = {
  kind: 'text',
  schema: 'BrandReference',
  examples: ['luna'],
  minLength: 1,
  maxLength: 129,
  pattern: '^([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64}$',
};

export const OwnerId: Node = {
  kind: 'text',
  schema: 'OwnerId',
  examples: ['northstar'],
  minLength: 1,
  maxLength: 129,
  pattern: '^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$',
};

export const LoginRequest: Node = {
  kind: 'object',
  schema: 'LoginRequest',
  fields: [
    {
      name: 'username',
      required: true,
      kind: 'text',
      description: 'The account\'s username, 1 to 128 characters, case-insensitive.',
      minLength: 1,
      maxLength: 128,
    },
    {
      name: 'password',
      required: true,
      kind: 'text',
      description: 'The account\'s password, 1 to 1024 characters.',
      minLength: 1,
      maxLength: 1024,
      format: 'password',
    },
  ],
};

export const TokenExchange: Node = {
  kind: 'object',
  schema: 'TokenExchange',
  fields: [
    {
      name: 'token',
      required: true,
      kind: 'text',
      description: 'A refresh token, or the one-time code of a login with an external identity provider.',
      minLength: 1,
      maxLength: 512,
      format: 'password',
    },
    {
      name: 'code_verifier',
      kind: 'text',
      description: 'For a one-time code: the text whose SHA-256 was sent as `code_challenge` when the login started. Required with a one-time code, ignored with a refresh token.',
      minLength: 43,
      maxLength: 128,
      pattern: '^[A-Za-z0-9._~-]+$',
      format: 'password',
    },
  ],
};

export const PasswordResetRequest: Node = {
  kind: 'object',
  schema: 'PasswordResetRequest',
  fields: [
    {
      name: 'username',
      required: true,
      kind: 'text',
      description: 'The account\'s username, 1 to 128 characters, case-insensitive.',
      minLength: 1,
      maxLength: 128,
    },
  ],
};

export const PasswordResetConfirmation: Node = {
  kind: 'object',
  schema: 'PasswordResetConfirmation',
  fields: [
    {
      name: 'username',
      required: true,
      kind: 'text',
      description: 'The account\'s username, 1 to 128 characters, case-insensitive.',
      minLength: 1,
      maxLength: 128,
    },
    {
      name: 'otp',
      required: true,
      kind: 'text',
      description: 'The one-time password that the account holder received, 8 digits.',
      minLength: 8,
      maxLength: 8,
      pattern: '^[0-9]{8}$',
      format: 'password',
    },
    { name: 'password', required: true, kind: 'ref', to: () => NewPassword, description: 'The new password.' },
  ],
};

export const NewPassword: Node = { kind: 'text', schema: 'NewPassword', minLength: 12, maxLength: 256, format: 'password' };

export const SessionSelection: Node = {
  kind: 'object',
  schema: 'SessionSelection',
  fields: [
    {
      name: 'session_ids',
      required: true,
      kind: 'list',
      description: 'The sessions, 1 to 100. Duplicates are ignored.',
      items: { kind: 'ref', to: () => SessionId },
      minItems: 1,
      maxItems: 100,
    },
  ],
};

export const SessionId: Node = {
  kind: 'text',
  schema: 'SessionId',
  description: 'The id of a session. It is no secret and proves nothing.',
  examples: ['OVElRloK30Wvk4FZnWQ3lK'],
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
};

export const PasswordChange: Node = {
  kind: 'object',
  schema: 'PasswordChange',
  fields: [
    {
      name: 'password',
      required: true,
      kind: 'ref',
      to: () => NewPassword,
      description: 'The new password. It must differ from the current one.',
    },
    {
      name: 'current',
      required: true,
      kind: 'text',
      description: 'The current password.',
      minLength: 1,
      maxLength: 1024,
      format: 'password',
    },
  ],
};

export const NewAccount: Node = {
  kind: 'object',
  schema: 'NewAccount',
  fields: [
    {
      name: 'account_type',
      required: true,
      kind: 'ref',
      to: () => AccountType,
      description: 'The type of the account. The organisation `pitboss` has only `System` accounts, and all `System` accounts belong to it.',
    },
    {
      name: 'system_id',
      kind: 'ref',
      to: () => Id,
      description: 'The registered system that the account calls on behalf of, or `pitboss`. Defaults to none.',
    },
    { name: 'username', required: true, kind: 'ref', to: () => Username, description: 'The username to log in with.' },
    {
      name: 'password',
      required: true,
      kind: 'ref',
      to: () => NewPassword,
      description: 'The initial password. Ignored when requests with the same idempotency key are compared.',
    },
    {
      name: 'org_unit',
      required: true,
      kind: 'ref',
      to: () => NewOrganisationUnit,
      description: 'The organisation and unit that the account belongs to.',
    },
    {
      name: 'org_bound',
      kind: 'boolean',
      description: 'Whether the account has access only to its own organisation and not to those below it. Defaults to false.',
      default: false,
    },
    {
      name: 'permissions',
      required: true,
      kind: 'list',
      description: 'The account\'s permissions, by system. May be empty. Groups for the same system are merged and duplicates removed.',
      items: { kind: 'ref', to: () => PermissionGroup },
      maxItems: 100,
    },
    {
      name: 'trusted',
      kind: 'boolean',
      description: 'Whether the account is trusted. Defaults to false.',
      default: false,
    },
    {
      name: 'contacts',
      kind: 'ref',
      to: () => Contacts,
      description: 'Contact details of the account holder. Defaults to none.',
    },
    {
      name: 'oauth_provider_id',
      kind: 'text',
      description: 'The external identity provider that the account may also log in with. If empty or omitted, none.',
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
  ],
};

export const Username: Node = {
  kind: 'text',
  schema: 'Username',
  examples: ['ada@northstar.example'],
  minLength: 1,
  maxLength: 64,
  pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}._@+\\-]{0,63}$',
};

export const NewOrganisationUnit: Node = {
  kind: 'object',
  schema: 'NewOrganisationUnit',
  fields: [
    {
      name: 'org_id',
      required: true,
      kind: 'ref',
      to: () => Id,
      description: 'The organisation. You need access to it.',
    },
    {
      name: 'unit_id',
      kind: 'ref',
      to: () => UnitId,
      description: 'One of the organisation\'s units. If empty or omitted, the account belongs to no unit.',
    },
    {
      name: 'org_list',
      kind: 'list',
      description: 'The organisations above it that the caller has access to, from the top down, followed by the organisation itself, in the same form as replies return it. If empty or omitted, derived from org_id; any other list is refused with `org_list_mismatch`.',
      items: { kind: 'ref', to: () => Id },
      maxItems: 100,
    },
  ],
};

export const UnitId: Node = { kind: 'text', schema: 'UnitId', examples: ['casino'], maxLength: 64, pattern: '^[A-Za-z0-9._-]*$' };

export const PermissionGroup: Node = {
  kind: 'object',
  schema: 'PermissionGroup',
  description: 'An account\'s permissions in one system.',
  fields: [
    {
      name: 'system_id',
      required: true,
      kind: 'ref',
      to: () => Id,
      description: 'The system that the permissions belong to. `pitboss` is this platform.',
    },
    {
      name: 'permissions',
      required: true,
      kind: 'list',
      description: 'The permissions.',
      items: { kind: 'ref', to: () => ResourcePermission },
      maxItems: 600,
    },
  ],
};

export const ResourcePermission: Node = {
  kind: 'object',
  schema: 'ResourcePermission',
  description: 'A permission of an account on a type of resource.',
  fields: [
    {
      name: 'resource_id',
      required: true,
      kind: 'text',
      description: 'The type of resource, or `*` for all types. In the system `pitboss`, one of accounts, oauth_providers, organisations, systems, operators, currencies, segments, sources, templates, instances, optins, contributions, winners, raffles, bonuses, cors, events, deliveries, audit.',
      maxLength: 64,
      pattern: '^([a-z]+(_[a-z]+)*|\\*)$',
    },
    {
      name: 'permission',
      required: true,
      kind: 'ref',
      to: () => Permission,
      description: 'The action that is allowed.',
    },
  ],
};

export const Permission: Node = { kind: 'choice', schema: 'Permission', options: ['Read', 'Create', 'Update', 'Delete', 'Execute'] };

export const Contacts: Node = {
  kind: 'object',
  schema: 'Contacts',
  fields: [{ name: 'email', kind: 'text', description: 'An e-mail address.', maxLength: 254, format: 'email' }],
  more: {
    values: { kind: 'text', minLength: 1, maxLength: 256 },
    keys: { kind: 'text', maxLength: 64, pattern: '^[a-z][a-z0-9_]*$' },
    maxProperties: 20,
  },
};

export const AccountChanges: Node = {
  kind: 'object',
  schema: 'AccountChanges',
  fields: [
    { name: 'id', required: true, kind: 'ref', to: () => Id, description: 'The account\'s id.' },
    {
      name: 'account_type',
      kind: 'ref',
      to: () => AccountType,
      description: 'The type of the account. The organisation `pitboss` has only `System` accounts, and all `System` accounts belong to it.',
    },
    { name: 'username', kind: 'ref', to: () => Username, description: 'The username to log in with.' },
    {
      name: 'password',
      kind: 'ref',
      to: () => NewPassword,
      description: 'A new password. Ignored when requests with the same idempotency key are compared.',
    },
    {
      name: 'org_unit',
      kind: 'ref',
      to: () => NewOrganisationUnit,
      description: 'The organisation and unit that the account belongs to.',
    },
    {
      name: 'permissions',
      kind: 'list',
      description: 'All permissions of the account, by system. Groups for the same system are merged and duplicates removed. An empty list removes all permissions.',
      items: { kind: 'ref', to: () => PermissionGroup },
      maxItems: 100,
    },
    { name: 'trusted', kind: 'boolean', description: 'Whether the account is trusted.' },
    { name: 'enabled', kind: 'boolean', description: 'Whether the account may log in and make requests.' },
    { name: 'contacts', kind: 'ref', to: () => Contacts, description: 'All contact details. Empty removes them.' },
    {
      name: 'org_bound',
      kind: 'boolean',
      description: 'Whether the account has access only to its own organisation and not to those below it.',
    },
    {
      name: 'oauth_provider_id',
      kind: 'text',
      description: 'The external identity provider that the account may also log in with. Empty removes it. Changing the value also clears oauth_sub, so that the account is linked again at its next login.',
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
  ],
};

export const NewOAuthProvider: Node = {
  kind: 'object',
  schema: 'NewOAuthProvider',
  fields: [
    {
      name: 'id',
      required: true,
      kind: 'ref',
      to: () => Id,
      description: 'The provider\'s id, unique on the platform. Frontends use it to decide how to present the provider.',
    },
    {
      name: 'owner',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The organisation, or one of its units, whose accounts may log in with the provider.',
    },
    {
      name: 'client_id',
      required: true,
      kind: 'text',
      description: 'The platform\'s client id at the provider.',
      minLength: 1,
      maxLength: 512,
    },
    {
      name: 'client_secret',
      required: true,
      kind: 'text',
      description: 'The platform\'s client secret at the provider. Never appears in replies. Ignored when requests with the same idempotency key are compared.',
      minLength: 1,
      maxLength: 2048,
      format: 'password',
    },
    {
      name: 'issuer_url',
      required: true,
      kind: 'ref',
      to: () => OutgoingUrl,
      description: 'The issuer, exactly as in the provider\'s ID tokens.',
    },
    {
      name: 'token_url',
      required: true,
      kind: 'ref',
      to: () => OutgoingUrl,
      description: 'The provider\'s token endpoint, where authorization codes are exchanged.',
    },
    {
      name: 'jwk_url',
      required: true,
      kind: 'ref',
      to: () => OutgoingUrl,
      description: 'The provider\'s JWK Set, which contains the keys that sign its ID tokens.',
    },
    {
      name: 'redirect_url',
      required: true,
      kind: 'ref',
      to: () => OAuthRedirectUrl,
      description: 'The platform\'s callback: its public address followed by `/oauth/callback`.',
    },
    {
      name: 'frontend_url',
      required: true,
      kind: 'ref',
      to: () => OAuthFrontendUrl,
      description: 'Where the browser is sent after the login.',
    },
  ],
};

export const OutgoingUrl: Node = {
  kind: 'text',
  schema: 'OutgoingUrl',
  examples: ['https://id.northstar.example/token'],
  minLength: 8,
  maxLength: 2048,
  pattern: '^https?://[^/?#@\\s]+([/?][^#\\s]*)?$',
  format: 'uri',
};

export const OAuthRedirectUrl: Node = {
  kind: 'text',
  schema: 'OAuthRedirectUrl',
  examples: ['https://play.northstar.example/oauth/callback'],
  minLength: 8,
  maxLength: 2048,
  pattern: '^https?://[^/?#@\\s]+(/[^?#\\s]*)?/oauth/callback$',
  format: 'uri',
};

export const OAuthFrontendUrl: Node = {
  kind: 'text',
  schema: 'OAuthFrontendUrl',
  examples: ['https://backoffice.northstar.example/login'],
  minLength: 8,
  maxLength: 2048,
  pattern: '^https?://[^/?#@\\s]+([/?][^#\\s]*)?$',
  format: 'uri',
};

export const OAuthProviderChanges: Node = {
  kind: 'object',
  schema: 'OAuthProviderChanges',
  fields: [
    { name: 'id', kind: 'ref', to: () => Id, description: 'A new id. Accounts that use the provider are updated.' },
    {
      name: 'owner',
      kind: 'ref',
      to: () => OwnerId,
      description: 'The organisation, or one of its units, whose accounts may log in with the provider. All accounts that use it must still be covered.',
    },
    {
      name: 'client_id',
      kind: 'text',
      description: 'The platform\'s client id at the provider.',
      minLength: 1,
      maxLength: 512,
    },
    {
      name: 'client_secret',
      kind: 'text',
      description: 'The platform\'s client secret at the provider. Never appears in replies. Ignored when requests with the same idempotency key are compared.',
      minLength: 1,
      maxLength: 2048,
      format: 'password',
    },
    {
      name: 'issuer_url',
      kind: 'ref',
      to: () => OutgoingUrl,
      description: 'The issuer, exactly as in the provider\'s ID tokens.',
    },
    {
      name: 'token_url',
      kind: 'ref',
      to: () => OutgoingUrl,
      description: 'The provider\'s token endpoint, where authorization codes are exchanged.',
    },
    {
      name: 'jwk_url',
      kind: 'ref',
      to: () => OutgoingUrl,
      description: 'The provider\'s JWK Set, which contains the keys that sign its ID tokens.',
    },
    {
      name: 'redirect_url',
      kind: 'ref',
      to: () => OAuthRedirectUrl,
      description: 'The platform\'s callback: its public address followed by `/oauth/callback`.',
    },
    {
      name: 'frontend_url',
      kind: 'ref',
      to: () => OAuthFrontendUrl,
      description: 'Where the browser is sent after the login.',
    },
  ],
};

export const NewOrganisation: Node = {
  kind: 'object',
  schema: 'NewOrganisation',
  fields: [
    {
      name: 'id',
      required: true,
      kind: 'ref',
      to: () => Id,
      description: 'The organisation\'s id, unique on the platform. Cannot be changed later.',
    },
    {
      name: 'units',
      required: true,
      kind: 'list',
      description: 'The ids of its units. May be empty. Duplicates are ignored.',
      items: { kind: 'ref', to: () => Id },
      maxItems: 1000,
    },
    {
      name: 'name',
      kind: 'text',
      description: 'A display name, 1 to 200 characters. Defaults to the id.',
      minLength: 1,
      maxLength: 200,
    },
    {
      name: 'parent_id',
      kind: 'ref',
      to: () => OrganisationIdOrNone,
      description: 'The parent organisation. If empty or omitted, the caller\'s own organisation; for System callers, none: the organisation starts a new tree.',
    },
    {
      name: 'base_currency',
      kind: 'ref',
      to: () => CurrencyOrNone,
      description: 'The base currency. If empty or omitted, the organisation always uses the parent\'s base currency.',
    },
  ],
};

export const OrganisationIdOrNone: Node = { kind: 'text', schema: 'OrganisationIdOrNone', examples: ['northstar'], maxLength: 64, pattern: '^[A-Za-z0-9._-]*$' };

export const OrganisationChanges: Node = {
  kind: 'object',
  schema: 'OrganisationChanges',
  fields: [
    {
      name: 'units',
      kind: 'list',
      description: 'The full list of its units. Units not in the list are removed. Duplicates are ignored.',
      items: { kind: 'ref', to: () => Id },
      maxItems: 1000,
    },
    {
      name: 'enabled',
      kind: 'boolean',
      description: 'Whether its accounts, and those of the organisations below it, may log in and make requests.',
    },
    { name: 'name', kind: 'text', description: 'A display name, 1 to 200 characters.', minLength: 1, maxLength: 200 },
    {
      name: 'parent_id',
      kind: 'ref',
      to: () => OrganisationIdOrNone,
      description: 'The new parent organisation. Empty moves the organisation to the top level, which only System accounts can do.',
    },
    {
      name: 'base_currency',
      kind: 'ref',
      to: () => CurrencyOrNone,
      description: 'The base currency. If empty, the parent\'s base currency is used.',
    },
  ],
};

export const NewDestination: Node = {
  kind: 'object',
  schema: 'NewDestination',
  fields: [
    {
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand whose events are sent to it; `pitboss` for the events of all operators. Cannot be changed later.',
    },
    {
      name: 'url',
      required: true,
      kind: 'ref',
      to: () => OutgoingUrl,
      description: 'The address that events are sent to.',
    },
    {
      name: 'events',
      required: true,
      kind: 'list',
      description: 'The events to send. Duplicates are ignored. If empty, the destination only registers the host of its url for callbacks and diversions.',
      items: { kind: 'ref', to: () => DeliverableEvent },
      maxItems: 20,
    },
    {
      name: 'secret',
      required: true,
      kind: 'ref',
      to: () => WebhookSecret,
      description: 'The secret that signs its deliveries.',
    },
  ],
};

export const DeliverableEvent: Node = {
  kind: 'choice',
  schema: 'DeliverableEvent',
  description: 'An event that destinations can receive, or `*` for all events except PasswordResetRequested, which must be listed explicitly.',
  options: [
    '*',
    'WinEvent',
    'WinSettled',
    'RaffleWinEvent',
    'OptInEvent',
    'PlayerBonusAdded',
    'PlayerBonusUpdated',
    'PlayerBonusConsumed',
    'PlayerBonusExpired',
    'PasswordResetRequested',
  ],
};

export const WebhookSecret: Node = {
  kind: 'text',
  schema: 'WebhookSecret',
  minLength: 38,
  maxLength: 94,
  pattern: '^whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  format: 'password',
};

export const DestinationChanges: Node = {
  kind: 'object',
  schema: 'DestinationChanges',
  fields: [
    {
      name: 'url',
      kind: 'ref',
      to: () => OutgoingUrl,
      description: 'The address that events are sent to. Pending deliveries go to the new address.',
    },
    {
      name: 'events',
      kind: 'list',
      description: 'The full list of events to send. Duplicates are ignored.',
      items: { kind: 'ref', to: () => DeliverableEvent },
      maxItems: 20,
    },
    { name: 'enabled', kind: 'boolean', description: 'Whether messages are sent to the destination.' },
    { name: 'secret', kind: 'ref', to: () => WebhookSecret, description: 'A new secret to sign deliveries with.' },
    {
      name: 'keep_previous_secret',
      kind: 'boolean',
      description: 'Whether deliveries are also signed with the previous secret for the next 24 hours. Defaults to true when a new secret is sent. `false` retires the previous secret immediately, with or without a new one; `true` without a new secret has no effect.',
    },
  ],
};

export const BrandMultipliers: Node = {
  kind: 'object',
  schema: 'BrandMultipliers',
  fields: [
    {
      name: 'base_currency',
      required: true,
      kind: 'ref',
      to: () => Currency,
      description: 'The currency that the multipliers refer to.',
    },
    {
      name: 'multipliers',
      required: true,
      kind: 'map',
      description: 'Units of each currency per unit of base_currency, by currency code, at most 500. They replace the brand\'s earlier multipliers and all defaults. The base currency may be omitted; if listed, it must be 1.',
      values: { kind: 'ref', to: () => Multiplier },
      keys: { kind: 'text', pattern: '^[A-Z]{3}$' },
      maxProperties: 500,
    },
  ],
};

export const Currency: Node = { kind: 'text', schema: 'Currency', examples: ['EUR'], minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' };

export const Multiplier: Node = {
  kind: 'number',
  schema: 'Multiplier',
  description: 'Units of a currency per unit of the base currency, greater than 0, with at most 12 decimals. Parsed as a decimal and stored exactly.',
  examples: [11.25],
  minimum: 1e-12,
  maximum: 1000000000000,
  format: 'multiplier',
};

export const NamedItem: Node = {
  kind: 'object',
  schema: 'NamedItem',
  description: 'An operator or a brand to save.',
  fields: [
    {
      name: 'id',
      required: true,
      kind: 'ref',
      to: () => OperatorId,
      description: 'The id: letters, digits, dots, underscores and hyphens, at most 64. No colon.',
    },
    {
      name: 'name',
      required: true,
      kind: 'text',
      description: 'A display name, 1 to 200 characters.',
      minLength: 1,
      maxLength: 200,
    },
  ],
};

export const OwnerChanges: Node = {
  kind: 'object',
  schema: 'OwnerChanges',
  fields: [
    {
      name: 'name',
      kind: 'text',
      description: 'The new display name, 1 to 200 characters.',
      minLength: 1,
      maxLength: 200,
    },
    {
      name: 'enabled',
      kind: 'boolean',
      description: 'Whether the operator or brand takes part. While disabled, its players\' contributions are refused.',
    },
  ],
};

export const OperatorSettings: Node = {
  kind: 'object',
  schema: 'OperatorSettings',
  fields: [
    {
      name: 'review_threshold',
      required: true,
      kind: 'map',
      description: 'The largest payment of a win that is credited without review, by jackpot currency. Larger payments are held until they are released or settled. 0 holds every win. Currencies that are not listed have no threshold. At most 200 currencies.',
      values: { kind: 'ref', to: () => Amount },
      keys: { kind: 'text', minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' },
      maxProperties: 200,
    },
  ],
};

export const Segment: Node = {
  kind: 'object',
  schema: 'Segment',
  description: 'A group of players that an operator names in its requests, for example `vip`. Instances are assigned to it.',
  fields: [
    {
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that the segment belongs to.',
    },
    {
      name: 'id',
      required: true,
      kind: 'ref',
      to: () => Id,
      description: 'The segment\'s id within its owner, as used in the `segments` of requests.',
    },
    {
      name: 'name',
      kind: 'text',
      description: 'A display name, 1 to 200 characters. Omitted if there is none.',
      minLength: 1,
      maxLength: 200,
    },
    {
      name: 'priority',
      required: true,
      kind: 'integer',
      description: 'The order of a player\'s segments, 0 to 1,000,000. Lower numbers come first; segments with equal priority are sorted by id.',
      minimum: 0,
      maximum: 1000000,
      format: 'int32',
    },
    {
      name: 'jackpots',
      kind: 'list',
      description: 'The instances assigned to the segment, by priority. Always present in replies; optional in requests.',
      items: { kind: 'ref', to: () => AssignedJackpot },
      maxItems: 1000,
    },
  ],
};

export const AssignedJackpot: Node = {
  kind: 'object',
  schema: 'AssignedJackpot',
  description: 'An instance that is assigned to a source or segment.',
  fields: [
    {
      name: 'priority',
      required: true,
      kind: 'integer',
      description: 'The order in which instances are tried, 0 to 1,000,000. Lower numbers come first; instances with equal priority are tried in order of assignment.',
      minimum: 0,
      maximum: 1000000,
      format: 'int32',
    },
    {
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that owns the assignment. Always the owner of the source or segment.',
    },
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance\'s id.' },
  ],
};

export const SegmentAssignment: Node = {
  kind: 'object',
  schema: 'SegmentAssignment',
  fields: [
    {
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that the segment belongs to.',
    },
    { name: 'segment_id', required: true, kind: 'ref', to: () => Id, description: 'The segment.' },
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance\'s id.' },
  ],
};

export const SegmentReference: Node = {
  kind: 'object',
  schema: 'SegmentReference',
  description: 'A segment of an owner.',
  fields: [
    {
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that the segment belongs to.',
    },
    { name: 'segment_id', required: true, kind: 'ref', to: () => Id, description: 'The segment.' },
  ],
};

export const SegmentPriorities: Node = {
  kind: 'object',
  schema: 'SegmentPriorities',
  fields: [
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The owner of the segment: a brand path, or an operator\'s id if the operator owns the segment.',
    },
    { name: 'segment_id', required: true, kind: 'ref', to: () => Id, description: 'The segment.' },
    {
      name: 'priorities',
      required: true,
      kind: 'ref',
      to: () => Priorities,
      description: 'The new priorities, by instance. Instances that are not listed keep theirs.',
    },
  ],
};

export const Priorities: Node = {
  kind: 'map',
  schema: 'Priorities',
  values: { kind: 'integer', minimum: 0, maximum: 1000000, format: 'int32' },
  keys: { kind: 'text', pattern: '^[A-Za-z0-9._-]{1,64}$' },
  minProperties: 1,
  maxProperties: 1000,
};

export const Source: Node = {
  kind: 'object',
  schema: 'Source',
  description: 'A point in the player\'s journey where contributions originate, for example a game, a sportsbook or a deposit flow. Instances are assigned to it.',
  fields: [
    {
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that the source belongs to.',
    },
    {
      name: 'source_name',
      required: true,
      kind: 'text',
      description: 'A display name, 1 to 200 characters.',
      minLength: 1,
      maxLength: 200,
    },
    {
      name: 'source_id',
      required: true,
      kind: 'ref',
      to: () => SourceId,
      description: 'The source\'s id within its owner, for example a game code.',
    },
    {
      name: 'jackpots',
      kind: 'list',
      description: 'The instances assigned to the source, by priority. Always present in replies; optional in requests.',
      items: { kind: 'ref', to: () => AssignedJackpot },
      maxItems: 1000,
    },
  ],
};

export const SourceAssignment: Node = {
  kind: 'object',
  schema: 'SourceAssignment',
  fields: [
    {
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that the sources belong to.',
    },
    {
      name: 'source_id',
      required: true,
      kind: 'list',
      description: 'The sources, 1 to 1,000.',
      items: { kind: 'ref', to: () => SourceId },
      minItems: 1,
      maxItems: 1000,
    },
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance to assign.' },
  ],
};

export const ContributionBySource: Node = {
  kind: 'object',
  schema: 'ContributionBySource',
  fields: [
    {
      name: 'token',
      required: true,
      kind: 'ref',
      to: () => SessionToken,
      description: 'The token of the player\'s session. The operator\'s wallet authenticates it before money moves.',
    },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandPath,
      description: 'The player\'s brand path, `operator:brand`.',
    },
    {
      name: 'player_id',
      required: true,
      kind: 'ref',
      to: () => PlayerId,
      description: 'The player\'s id, as assigned by the operator.',
    },
    {
      name: 'player_country',
      required: true,
      kind: 'ref',
      to: () => Country,
      description: 'The player\'s location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.',
    },
    {
      name: 'gameround_id',
      kind: 'ref',
      to: () => GameroundId,
      description: 'The user flow that caused the contribution, for example a game round or a deposit. Stored as a reference and passed to the wallet. If omitted, the wallet receives the contribution\'s id.',
    },
    {
      name: 'base_wager',
      required: true,
      kind: 'ref',
      to: () => Amount,
      description: 'The player\'s wager, in `currency`. `Percentage` contributions are calculated from it, and wager criteria are checked against it.',
    },
    {
      name: 'currency',
      required: true,
      kind: 'ref',
      to: () => Currency,
      description: 'The currency of the wager and of the player\'s payment. It must match the currency of the player\'s session at the wallet.',
    },
    {
      name: 'callback',
      kind: 'ref',
      to: () => ContributionCallback,
      description: 'Sends the result to an address. The reply is then empty.',
    },
    {
      name: 'idempotency_key',
      kind: 'ref',
      to: () => IdempotencyKey,
      description: 'Identifies the contribution so that it can be repeated safely. You can send the header `Idempotency-Key` instead; if both are sent, they must be equal.',
    },
    {
      name: 'metadata',
      kind: 'ref',
      to: () => Metadata,
      description: 'Any JSON value. Returned in the ContributionResponse.',
    },
    {
      name: 'event_metadata',
      kind: 'ref',
      to: () => Metadata,
      description: 'Any JSON value. Attached to the resulting events, such as wins.',
    },
    {
      name: 'source_id',
      required: true,
      kind: 'ref',
      to: () => SourceId,
      description: 'The source of the contribution, for example a game code.',
    },
    {
      name: 'segments',
      kind: 'list',
      description: 'The player\'s segments, at most 100. They narrow down and order the instances. Segments that do not exist are ignored.',
      items: { kind: 'ref', to: () => Id },
      maxItems: 100,
    },
  ],
};

export const SessionToken: Node = { kind: 'text', schema: 'SessionToken', examples: ['s-7d1f0c52e8'], minLength: 1, maxLength: 4096, pattern: '^[!-~]+$' };

export const GameroundId: Node = { kind: 'text', schema: 'GameroundId', examples: ['round-884213'], minLength: 1, maxLength: 128, pattern: '^[!-~]+$' };

export const ContributionCallback: Node = {
  kind: 'object',
  schema: 'ContributionCallback',
  fields: [
    {
      name: 'win_result_only',
      kind: 'boolean',
      description: 'Whether to send the result only if something was won. Problems are always sent. Defaults to false.',
      default: false,
    },
    {
      name: 'web_hook',
      required: true,
      kind: 'text',
      description: 'The https address that receives the ContributionResponse or the problem. Its host must be that of an enabled destination of the brand or operator.',
      minLength: 8,
      maxLength: 2048,
      format: 'uri',
    },
  ],
};

export const IdempotencyKey: Node = {
  kind: 'text',
  schema: 'IdempotencyKey',
  examples: ['round-884213-contribution'],
  minLength: 1,
  maxLength: 128,
  pattern: '^[!-~]+$',
};

export const Metadata: Node = { kind: 'json', schema: 'Metadata' };

export const SourceReference: Node = {
  kind: 'object',
  schema: 'SourceReference',
  description: 'A source of an owner.',
  fields: [
    {
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that the source belongs to.',
    },
    { name: 'source_id', required: true, kind: 'ref', to: () => SourceId, description: 'The source.' },
  ],
};

export const SourcePriorities: Node = {
  kind: 'oneOf',
  schema: 'SourcePriorities',
  description: 'The priorities of instances in a source, identified by either `segment_id` or `source_id`.',
  branches: [
    {
      kind: 'object',
      title: 'By segment_id',
      fields: [
        {
          name: 'brand_id',
          required: true,
          kind: 'ref',
          to: () => OwnerId,
          description: 'The owner of the source: a brand path, or an operator\'s id if the operator owns the source.',
        },
        { name: 'segment_id', required: true, kind: 'ref', to: () => SourceId, description: 'The id of the source.' },
        {
          name: 'priorities',
          required: true,
          kind: 'ref',
          to: () => Priorities,
          description: 'The new priorities, by instance. Instances that are not listed keep theirs.',
        },
      ],
    },
    {
      kind: 'object',
      title: 'By source_id',
      fields: [
        {
          name: 'brand_id',
          required: true,
          kind: 'ref',
          to: () => OwnerId,
          description: 'The owner of the source: a brand path, or an operator\'s id if the operator owns the source.',
        },
        { name: 'source_id', required: true, kind: 'ref', to: () => SourceId, description: 'The id of the source.' },
        {
          name: 'priorities',
          required: true,
          kind: 'ref',
          to: () => Priorities,
          description: 'The new priorities, by instance. Instances that are not listed keep theirs.',
        },
      ],
    },
  ],
};

export const InstanceDetails: Node = {
  kind: 'object',
  schema: 'InstanceDetails',
  fields: [
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance\'s id.' },
    { name: 'name', kind: 'text', description: 'A display name, 1 to 200 characters.', minLength: 1, maxLength: 200 },
    {
      name: 'description',
      kind: 'text',
      description: 'A description for display, at most 2,000 characters. May be empty.',
      maxLength: 2000,
    },
  ],
};

export const ContributionToInstance: Node = {
  kind: 'object',
  schema: 'ContributionToInstance',
  fields: [
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance to contribute to.' },
    {
      name: 'token',
      required: true,
      kind: 'ref',
      to: () => SessionToken,
      description: 'The token of the player\'s session. The operator\'s wallet authenticates it before money moves.',
    },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandPath,
      description: 'The player\'s brand path, `operator:brand`.',
    },
    {
      name: 'player_id',
      required: true,
      kind: 'ref',
      to: () => PlayerId,
      description: 'The player\'s id, as assigned by the operator.',
    },
    {
      name: 'player_country',
      required: true,
      kind: 'ref',
      to: () => Country,
      description: 'The player\'s location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.',
    },
    {
      name: 'gameround_id',
      kind: 'ref',
      to: () => GameroundId,
      description: 'The user flow that caused the contribution, for example a game round or a deposit. Stored as a reference and passed to the wallet. If omitted, the wallet receives the contribution\'s id.',
    },
    {
      name: 'base_wager',
      required: true,
      kind: 'ref',
      to: () => Amount,
      description: 'The player\'s wager, in `currency`. `Percentage` contributions are calculated from it, and wager criteria are checked against it.',
    },
    {
      name: 'currency',
      required: true,
      kind: 'ref',
      to: () => Currency,
      description: 'The currency of the wager and of the player\'s payment. It must match the currency of the player\'s session at the wallet.',
    },
    {
      name: 'callback',
      kind: 'ref',
      to: () => ContributionCallback,
      description: 'Sends the result to an address. The reply is then empty.',
    },
    {
      name: 'idempotency_key',
      kind: 'ref',
      to: () => IdempotencyKey,
      description: 'Identifies the contribution so that it can be repeated safely. You can send the header `Idempotency-Key` instead; if both are sent, they must be equal.',
    },
    {
      name: 'metadata',
      kind: 'ref',
      to: () => Metadata,
      description: 'Any JSON value. Returned in the ContributionResponse.',
    },
    {
      name: 'event_metadata',
      kind: 'ref',
      to: () => Metadata,
      description: 'Any JSON value. Attached to the resulting events, such as wins.',
    },
  ],
};

export const ContributionByGame: Node = {
  kind: 'object',
  schema: 'ContributionByGame',
  fields: [
    { name: 'provider_id', required: true, kind: 'ref', to: () => Id, description: 'The provider of the game.' },
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance to contribute to.' },
    {
      name: 'game_code',
      required: true,
      kind: 'ref',
      to: () => SourceId,
      description: 'The game code assigned by the provider.',
    },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandPath,
      description: 'The player\'s brand path, `operator:brand`.',
    },
    {
      name: 'player_id',
      required: true,
      kind: 'ref',
      to: () => PlayerId,
      description: 'The player\'s id, as assigned by the operator.',
    },
    {
      name: 'token',
      required: true,
      kind: 'ref',
      to: () => SessionToken,
      description: 'The token of the player\'s session. The operator\'s wallet authenticates it before money moves.',
    },
    {
      name: 'player_country',
      required: true,
      kind: 'ref',
      to: () => Country,
      description: 'The player\'s location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.',
    },
    {
      name: 'gameround_id',
      kind: 'ref',
      to: () => GameroundId,
      description: 'The game round that caused the contribution. Stored as a reference and passed to the wallet. If omitted, the wallet receives the contribution\'s id.',
    },
    {
      name: 'base_wager',
      required: true,
      kind: 'ref',
      to: () => Amount,
      description: 'The player\'s wager, in `currency`. `Percentage` contributions are calculated from it, and wager criteria are checked against it.',
    },
    {
      name: 'currency',
      required: true,
      kind: 'ref',
      to: () => Currency,
      description: 'The currency of the wager and of the player\'s payment. It must match the currency of the player\'s session at the wallet.',
    },
    {
      name: 'metadata',
      kind: 'ref',
      to: () => Metadata,
      description: 'Any JSON value. Returned in the ContributionResponse.',
    },
  ],
};

export const OptInRequest: Node = {
  kind: 'object',
  schema: 'OptInRequest',
  fields: [
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance\'s id.' },
    {
      name: 'player_id',
      required: true,
      kind: 'ref',
      to: () => PlayerId,
      description: 'The player\'s id, as assigned by the operator.',
    },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandPath,
      description: 'The player\'s brand path, `operator:brand`.',
    },
    {
      name: 'player_country',
      required: true,
      kind: 'ref',
      to: () => Country,
      description: 'The player\'s location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code. Checked against the jackpot\'s country filters and not stored.',
    },
    { name: 'opt_in', required: true, kind: 'boolean', description: 'Whether the player is opted in.' },
    {
      name: 'contribution_value',
      kind: 'oneOf',
      description: 'The player\'s preferred contribution, in the jackpot\'s currency, as text or number. Replaces an earlier preference in that currency; 0 removes it. If omitted, the player\'s preferences stay as they are.',
      branches: [{ kind: 'ref', to: () => AmountText }, { kind: 'ref', to: () => Amount }],
    },
  ],
};

export const AmountText: Node = {
  kind: 'text',
  schema: 'AmountText',
  description: 'An amount of money in whole currency units as text, for example `"5.63"`, with at most 6 decimals and at most 8,000,000,000.',
  examples: ['5.63'],
  maxLength: 20,
  pattern: '^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$',
};

export const BulkOptIns: Node = {
  kind: 'object',
  schema: 'BulkOptIns',
  fields: [
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance\'s id.' },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandPath,
      description: 'The brand path of the players, `operator:brand`.',
    },
    {
      name: 'opt_ins',
      required: true,
      kind: 'list',
      description: 'Players to opt in, at most 1,000. May be empty.',
      items: { kind: 'ref', to: () => PlayerId },
      maxItems: 1000,
    },
    {
      name: 'opt_outs',
      required: true,
      kind: 'list',
      description: 'Players to opt out, at most 1,000. May be empty.',
      items: { kind: 'ref', to: () => PlayerId },
      maxItems: 1000,
    },
  ],
};

export const PotAdjustment: Node = {
  kind: 'object',
  schema: 'PotAdjustment',
  fields: [
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance\'s id.' },
    { name: 'pot_id', required: true, kind: 'ref', to: () => PotId, description: 'The pot whose balance is set.' },
    {
      name: 'adjustment',
      required: true,
      kind: 'ref',
      to: () => Amount,
      description: 'The new balance in the jackpot\'s currency, not the difference. Never negative.',
    },
    {
      name: 'reason',
      required: true,
      kind: 'ref',
      to: () => Reason,
      description: 'The reason for the change. Recorded in the ledger.',
    },
  ],
};

export const PotId: Node = { kind: 'text', schema: 'PotId', examples: ['minor'], minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' };

export const Reason: Node = {
  kind: 'text',
  schema: 'Reason',
  examples: ['The promised launch value.'],
  minLength: 1,
  maxLength: 500,
  pattern: '\\S',
};

export const TransferRequest: Node = {
  kind: 'object',
  schema: 'TransferRequest',
  fields: [
    {
      name: 'source_instance_id',
      required: true,
      kind: 'ref',
      to: () => Id,
      description: 'The instance whose pots are emptied. The transfer terminates it.',
    },
    {
      name: 'target_instance_id',
      required: true,
      kind: 'ref',
      to: () => Id,
      description: 'The instance whose pots receive the money.',
    },
    {
      name: 'user_id',
      required: true,
      kind: 'ref',
      to: () => Id,
      description: 'The id of the calling account, as confirmation. The id of any other account is refused.',
    },
    {
      name: 'transfer_optins',
      required: true,
      kind: 'boolean',
      description: 'Whether to copy the players\' opt-ins to the target instance.',
    },
    {
      name: 'pot_rules',
      required: true,
      kind: 'list',
      description: 'The pots to empty and their targets, at most 50 rules. Every source pot that holds money needs a rule.',
      items: { kind: 'ref', to: () => PotRule },
      maxItems: 50,
    },
    {
      name: 'reason',
      required: true,
      kind: 'ref',
      to: () => Reason,
      description: 'The reason for the transfer. Recorded in both ledgers.',
    },
  ],
};

export const PotRule: Node = {
  kind: 'object',
  schema: 'PotRule',
  description: 'A pair of pots: the source pot is emptied into the target pot.',
  fields: [
    {
      name: 'source_pot',
      required: true,
      kind: 'ref',
      to: () => PotId,
      description: 'A pot of the source instance. Each may occur in at most one rule.',
    },
    {
      name: 'target_pot',
      required: true,
      kind: 'ref',
      to: () => PotId,
      description: 'A pot of the target instance. Several source pots may be emptied into the same pot.',
    },
  ],
};

export const TriggerWinRequest: Node = {
  kind: 'object',
  schema: 'TriggerWinRequest',
  fields: [
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance\'s id.' },
    { name: 'pot_id', required: true, kind: 'ref', to: () => PotId, description: 'The pot that is won.' },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandPath,
      description: 'The winner\'s brand path, `operator:brand`.',
    },
    { name: 'player_id', required: true, kind: 'ref', to: () => PlayerId, description: 'The winner.' },
    {
      name: 'source_id',
      required: true,
      kind: 'ref',
      to: () => SourceId,
      description: 'The cause of the win: a source of the brand or its operator, or the instance\'s own game_code. Recorded with the win.',
    },
  ],
};

export const CancelSelection: Node = {
  kind: 'object',
  schema: 'CancelSelection',
  fields: [
    {
      name: 'transaction_ids',
      required: true,
      kind: 'list',
      description: 'Debits that are being cancelled, 1 to 100. Duplicates are ignored.',
      items: { kind: 'ref', to: () => TransactionId },
      minItems: 1,
      maxItems: 100,
    },
  ],
};

export const TransactionId: Node = {
  kind: 'text',
  schema: 'TransactionId',
  description: 'The platform\'s id of a transaction at the wallet: `<contribution>:debit` for a contribution, `<win>:<n>` for a payout.',
  examples: ['0198f3a8-1d20-7c11-8f0e-5b6a7c8d9e01:debit'],
  minLength: 1,
  maxLength: 160,
  pattern: '^[A-Za-z0-9._:-]+$',
};

export const CancelSettlement: Node = {
  kind: 'object',
  schema: 'CancelSettlement',
  fields: [
    {
      name: 'transaction_ids',
      required: true,
      kind: 'list',
      description: 'Debits that are being cancelled, 1 to 100. Duplicates are ignored.',
      items: { kind: 'ref', to: () => TransactionId },
      minItems: 1,
      maxItems: 100,
    },
    {
      name: 'reason',
      required: true,
      kind: 'ref',
      to: () => Reason,
      description: 'The reason that the wallet does not acknowledge the cancels.',
    },
    {
      name: 'reference',
      required: true,
      kind: 'text',
      description: 'Proof that the players have their money back, such as the number of a correction at the wallet.',
      minLength: 1,
      maxLength: 128,
      pattern: '\\S',
    },
  ],
};

export const WinRefusal: Node = {
  kind: 'object',
  schema: 'WinRefusal',
  fields: [
    {
      name: 'transaction_ids',
      required: true,
      kind: 'list',
      description: 'The payments, 1 to 100. Duplicates are ignored.',
      items: { kind: 'ref', to: () => TransactionId },
      minItems: 1,
      maxItems: 100,
    },
    {
      name: 'reason',
      required: true,
      kind: 'ref',
      to: () => Reason,
      description: 'Why they are refused. Recorded with each payment and in the audit log.',
    },
  ],
};

export const WinSelection: Node = {
  kind: 'object',
  schema: 'WinSelection',
  fields: [
    {
      name: 'transaction_ids',
      required: true,
      kind: 'list',
      description: 'The payments, 1 to 100. Duplicates are ignored.',
      items: { kind: 'ref', to: () => TransactionId },
      minItems: 1,
      maxItems: 100,
    },
  ],
};

export const WinSettlement: Node = {
  kind: 'object',
  schema: 'WinSettlement',
  fields: [
    {
      name: 'transaction_ids',
      required: true,
      kind: 'list',
      description: 'The payments, 1 to 100. Duplicates are ignored.',
      items: { kind: 'ref', to: () => TransactionId },
      minItems: 1,
      maxItems: 100,
    },
    {
      name: 'reason',
      required: true,
      kind: 'ref',
      to: () => Reason,
      description: 'How the players were paid, and why not by the wallet. Recorded in the ledger.',
    },
  ],
};

export const StatusChange: Node = {
  kind: 'object',
  schema: 'StatusChange',
  fields: [
    {
      name: 'reason',
      required: true,
      kind: 'ref',
      to: () => Reason,
      description: 'The reason for the status change. Recorded in the audit log.',
    },
  ],
};

export const NewJackpotTemplate: Node = {
  kind: 'object',
  schema: 'NewJackpotTemplate',
  fields: [
    {
      name: 'id',
      kind: 'ref',
      to: () => Id,
      description: 'The template\'s id, unique on the platform. If omitted, a new template gets an id assigned by the platform.',
    },
    {
      name: 'name',
      required: true,
      kind: 'text',
      description: 'A display name, 1 to 200 characters.',
      minLength: 1,
      maxLength: 200,
    },
    {
      name: 'description',
      kind: 'text',
      description: 'A description for display, at most 2,000 characters.',
      maxLength: 2000,
    },
    {
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that owns the template.',
    },
    {
      name: 'currency',
      required: true,
      kind: 'ref',
      to: () => Currency,
      description: 'The jackpot\'s currency. Contributions in other currencies are converted to it before they are processed.',
    },
    {
      name: 'contribution_rules',
      required: true,
      kind: 'ref',
      to: () => NewContributionRules,
      description: 'How large a contribution is, who pays it and who may make it.',
    },
    {
      name: 'house_hold_contribution',
      required: true,
      kind: 'ref',
      to: () => ContributionType,
      description: 'The share of each contribution that goes to the house pot, which helps pay for new seeds.',
    },
    {
      name: 'jackpot_type',
      kind: 'choice',
      description: 'The type of the instances: a jackpot, whose pots are won, or a raffle, whose pots are drawn. Defaults to `Jackpot`.',
      default: 'Jackpot',
      options: ['Jackpot', 'Raffle'],
    },
    {
      name: 'raffle_rules',
      kind: 'ref',
      to: () => RaffleRules,
      description: 'The raffle\'s rules for tickets and prizes. Required for `Raffle`; not allowed otherwise.',
    },
    {
      name: 'pots',
      required: true,
      kind: 'list',
      description: 'The pots of each instance, 1 to 50, in the order in which they receive their shares and are drawn.',
      items: { kind: 'ref', to: () => NewPotTemplate },
      minItems: 1,
      maxItems: 50,
    },
    {
      name: 'win_selector_strategy',
      kind: 'choice',
      description: 'Which pot pays if several hit at once. `Highest` and `Lowest` compare the current values; ties are resolved by the order of the pots. `None` pays all of them. Defaults to `Highest`.',
      default: 'Highest',
      options: ['Lowest', 'Highest', 'None'],
    },
    {
      name: 'reference_count',
      kind: 'integer',
      description: 'Ignored. Counted by the platform.',
      minimum: 0,
      maximum: 2147483647,
      format: 'int32',
    },
    {
      name: 'published',
      kind: 'boolean',
      description: 'Ignored. New templates are unpublished; use `POST /templates/publish` to publish them.',
    },
    {
      name: 'version',
      kind: 'integer',
      description: 'Ignored. To make the change only if the version has not changed, send the `ETag` as `If-Match`.',
      minimum: 1,
      maximum: 2147483647,
      format: 'int32',
    },
  ],
};

export const NewContributionRules: Node = {
  kind: 'object',
  schema: 'NewContributionRules',
  fields: [
    {
      name: 'opt_in_required',
      kind: 'boolean',
      description: 'Whether only opted-in players contribute. Defaults to false.',
      default: false,
    },
    {
      name: 'contribution_type',
      required: true,
      kind: 'ref',
      to: () => ContributionType,
      description: 'The size of one contribution. `Fixed` is an amount in the jackpot\'s currency, independent of the wager. `Percentage` is a fraction of the wager.',
    },
    {
      name: 'max_contribution',
      kind: 'ref',
      to: () => AmountText,
      description: 'The maximum of one contribution, in the jackpot\'s currency. Defaults to no maximum.',
    },
    {
      name: 'operator_contribution_percentage',
      kind: 'ref',
      to: () => PercentageText,
      description: 'The fraction of the contribution that the operator pays, `"1"` for all of it. The player pays the rest. Defaults to `"0"`. The operator never pays for amounts that a player chose to add.',
      default: '0',
    },
    {
      name: 'wager_criteria',
      kind: 'ref',
      to: () => NewWagerCriteria,
      description: 'Which contributions qualify for the jackpot. If omitted, all do.',
    },
    {
      name: 'allowed_brands',
      kind: 'list',
      description: 'The brand paths that take part, at most 1,000. If empty or omitted, all brands under the instance\'s owner. Brands of other operators never take part.',
      items: { kind: 'ref', to: () => BrandPath },
      maxItems: 1000,
    },
    {
      name: 'country_filters',
      kind: 'ref',
      to: () => NewCountryFilters,
      description: 'Which countries take part. If omitted, all do.',
    },
  ],
};

export const ContributionType: Node = {
  kind: 'oneOf',
  schema: 'ContributionType',
  branches: [
    {
      kind: 'object',
      title: 'Fixed',
      fields: [
        {
          name: 'Fixed',
          required: true,
          kind: 'ref',
          to: () => Amount,
          description: 'An amount in the jackpot\'s currency.',
        },
      ],
    },
    {
      kind: 'object',
      title: 'Percentage',
      fields: [
        {
          name: 'Percentage',
          required: true,
          kind: 'ref',
          to: () => Percentage,
          description: 'A fraction from 0 to 1 of the wager, of the contribution or of the pot\'s share, depending on the field. `0.3` is 30 percent.',
        },
      ],
    },
  ],
};

export const Percentage: Node = { kind: 'number', schema: 'Percentage', examples: [0.3], minimum: 0, maximum: 100 };

export const PercentageText: Node = { kind: 'text', schema: 'PercentageText', examples: ['0.3'], maxLength: 10, pattern: '^[0-9]{1,3}(\\.[0-9]{1,6})?$' };

export const NewWagerCriteria: Node = {
  kind: 'object',
  schema: 'NewWagerCriteria',
  fields: [
    {
      name: 'min_base_wager',
      kind: 'ref',
      to: () => Amount,
      description: 'The minimum wager, in the jackpot\'s currency.',
      default: 0,
    },
    {
      name: 'min_contribution',
      kind: 'ref',
      to: () => Amount,
      description: 'The minimum contribution, in the jackpot\'s currency.',
      default: 0,
    },
  ],
};

export const NewCountryFilters: Node = {
  kind: 'object',
  schema: 'NewCountryFilters',
  fields: [
    {
      name: 'black_list',
      kind: 'list',
      description: 'Countries and subdivisions that never take part, at most 500.',
      items: { kind: 'ref', to: () => Country },
      maxItems: 500,
    },
    {
      name: 'white_list',
      kind: 'list',
      description: 'The only countries and subdivisions that take part, at most 500.',
      items: { kind: 'ref', to: () => Country },
      maxItems: 500,
    },
  ],
};

export const RaffleRules: Node = {
  kind: 'object',
  schema: 'RaffleRules',
  fields: [
    {
      name: 'cost_per_ticket',
      required: true,
      kind: 'ref',
      to: () => AmountText,
      description: 'How much a player must accumulate for one ticket, in the jackpot\'s currency.',
    },
    {
      name: 'cost_source',
      required: true,
      kind: 'choice',
      description: 'What is accumulated: contributions (`Contribution`) or wagers (`BaseWager`).',
      options: ['Contribution', 'BaseWager'],
    },
    {
      name: 'duration',
      required: true,
      kind: 'ref',
      to: () => Duration,
      description: 'The length of one drawing period. Periods follow one another from the instance\'s start.',
    },
    {
      name: 'prize_distribution',
      required: true,
      kind: 'list',
      description: 'The prize tiers, in the order in which they are drawn, 1 to 100. Their fractions add up to at most 1, and the number of winners × the number of pots is at most 10,000.',
      items: { kind: 'ref', to: () => RafflePrize },
      minItems: 1,
      maxItems: 100,
    },
  ],
};

export const Duration: Node = {
  kind: 'oneOf',
  schema: 'Duration',
  branches: [
    {
      kind: 'object',
      title: 'Seconds',
      fields: [
        {
          name: 'Seconds',
          required: true,
          kind: 'integer',
          description: 'Whole seconds.',
          minimum: 1,
          maximum: 3153600000,
          format: 'int64',
        },
      ],
    },
    {
      kind: 'object',
      title: 'Minutes',
      fields: [
        {
          name: 'Minutes',
          required: true,
          kind: 'integer',
          description: 'Whole minutes.',
          minimum: 1,
          maximum: 52560000,
          format: 'int64',
        },
      ],
    },
    {
      kind: 'object',
      title: 'Hours',
      fields: [
        {
          name: 'Hours',
          required: true,
          kind: 'integer',
          description: 'Whole hours.',
          minimum: 1,
          maximum: 876000,
          format: 'int64',
        },
      ],
    },
    {
      kind: 'object',
      title: 'Days',
      fields: [
        {
          name: 'Days',
          required: true,
          kind: 'integer',
          description: 'Days of 24 hours.',
          minimum: 1,
          maximum: 36500,
          format: 'int64',
        },
      ],
    },
  ],
};

export const RafflePrize: Node = {
  kind: 'object',
  schema: 'RafflePrize',
  description: 'A prize tier of a raffle.',
  fields: [
    {
      name: 'prize_percentage',
      required: true,
      kind: 'ref',
      to: () => PercentageText,
      description: 'The fraction of the pot that the tier pays in total.',
    },
    {
      name: 'number_of_winners',
      required: true,
      kind: 'integer',
      description: 'Number of winners who share the prize equally, 1 to 10,000.',
      minimum: 1,
      maximum: 10000,
      format: 'int32',
    },
  ],
};

export const NewPotTemplate: Node = {
  kind: 'object',
  schema: 'NewPotTemplate',
  description: 'A pot of every instance of the template. Amounts are in the jackpot\'s currency.',
  fields: [
    {
      name: 'id',
      required: true,
      kind: 'ref',
      to: () => PotId,
      description: 'The pot\'s id, unique within the template. Instances use the same id.',
    },
    {
      name: 'contribution',
      required: true,
      kind: 'ref',
      to: () => ContributionType,
      description: 'The pot\'s share of each contribution that qualifies for it.',
    },
    {
      name: 'payout_rules',
      kind: 'choice',
      description: 'Who is paid. `WinnerOnly` (default) pays everything to the winner; `Community` splits the win according to payout_ruleset. For raffles, which pay their prizes instead, omit this field or use `WinnerOnly`.',
      default: 'WinnerOnly',
      options: ['WinnerOnly', 'Community'],
    },
    {
      name: 'payout_ruleset',
      kind: 'ref',
      to: () => PayoutRuleset,
      description: 'How a win is split. Required for `Community`; not allowed otherwise.',
    },
    {
      name: 'seed_contribution',
      required: true,
      kind: 'ref',
      to: () => ContributionType,
      description: 'The part of the pot\'s share that is set aside for its next seed. The rest raises the pot\'s value.',
    },
    {
      name: 'seed_strategy',
      required: true,
      kind: 'ref',
      to: () => SeedStrategy,
      description: 'The pot\'s initial value, and how its next seed is collected and applied.',
    },
    {
      name: 'diversion_rules',
      kind: 'ref',
      to: () => DiversionRules,
      description: 'Where the overflow is delivered. If omitted, it stays in the pot and helps pay for the next seed.',
    },
    {
      name: 'win_constraints',
      kind: 'list',
      description: 'Conditions that must be met before the pot can be won, at most 10.',
      items: { kind: 'ref', to: () => WinConstraint },
      maxItems: 10,
    },
    {
      name: 'max_instantiation_count',
      kind: 'integer',
      description: 'Number of times the pot can be won before it is disabled, at most 1,000,000,000. If 0 or omitted, unlimited.',
      default: 0,
      minimum: 0,
      maximum: 1000000000,
      format: 'int32',
    },
    {
      name: 'is_progressive',
      kind: 'boolean',
      description: 'Whether contributions raise the pot\'s value. If false, the pot keeps its seed value and contributions go to its surplus seed. Defaults to true.',
      default: true,
    },
    {
      name: 'supports_external_trigger',
      kind: 'boolean',
      description: 'Whether a win can be triggered through the API. Defaults to false.',
      default: false,
    },
    {
      name: 'pot_types',
      kind: 'list',
      description: 'The ways in which the pot can hit on its own, at most 10. If empty or omitted, only an external trigger can make it hit.',
      items: { kind: 'ref', to: () => NewPotTypeTemplate },
      maxItems: 10,
    },
    {
      name: 'wager_criteria',
      kind: 'ref',
      to: () => NewWagerCriteria,
      description: 'Which contributions qualify for this pot. One that does not qualify is not charged the pot\'s share and cannot win the pot. If omitted, all qualify.',
    },
    {
      name: 'max_pot_value',
      kind: 'ref',
      to: () => AmountText,
      description: 'The maximum value of the pot; anything beyond it becomes overflow. Defaults to 8,000,000,000.',
      default: '8000000000',
    },
  ],
};

export const PayoutRuleset: Node = {
  kind: 'object',
  schema: 'PayoutRuleset',
  fields: [
    {
      name: 'main_winner_percentage',
      required: true,
      kind: 'ref',
      to: () => Percentage,
      description: 'The fraction that the winner receives.',
    },
    {
      name: 'admin_fee',
      required: true,
      kind: 'ref',
      to: () => Percentage,
      description: 'The fraction that goes to the house pot.',
    },
    {
      name: 'payout_rules',
      required: true,
      kind: 'list',
      description: 'The community shares, in the order in which they are paid, at most 10. Across all pots, they may pay at most 10,000 players.',
      items: { kind: 'ref', to: () => CommunityPayout },
      maxItems: 10,
    },
  ],
};

export const CommunityPayout: Node = {
  kind: 'object',
  schema: 'CommunityPayout',
  description: 'One community share of a win.',
  fields: [
    {
      name: 'payout_percentage',
      required: true,
      kind: 'ref',
      to: () => Percentage,
      description: 'The fraction of the pot\'s value that this rule pays.',
    },
    { name: 'rule', required: true, kind: 'ref', to: () => PayoutRule, description: 'Who receives it.' },
  ],
};

export const PayoutRule: Node = {
  kind: 'oneOf',
  schema: 'PayoutRule',
  branches: [
    {
      kind: 'object',
      title: 'ActivePlayers',
      fields: [
        {
          name: 'ActivePlayers',
          required: true,
          kind: 'ref',
          to: () => ActivePlayers,
          description: 'All players who contributed shortly before the win.',
        },
      ],
    },
    {
      kind: 'object',
      title: 'HighestLifetimeContributor',
      fields: [
        {
          name: 'HighestLifetimeContributor',
          required: true,
          kind: 'object',
          description: 'The player, other than the winner, with the highest total contribution of all time. The object is empty.',
          fields: [],
        },
      ],
    },
    {
      kind: 'object',
      title: 'HighestContributionPerWin',
      fields: [
        {
          name: 'HighestContributionPerWin',
          required: true,
          kind: 'object',
          description: 'The player, other than the winner, with the highest total contribution since the pot\'s last win. The object is empty.',
          fields: [],
        },
      ],
    },
  ],
};

export const ActivePlayers: Node = {
  kind: 'object',
  schema: 'ActivePlayers',
  fields: [
    {
      name: 'period_before_win',
      required: true,
      kind: 'integer',
      description: 'How long before the win a contribution still qualifies, in milliseconds.',
      minimum: 1,
      maximum: 3153600000000,
      format: 'int64',
    },
    {
      name: 'max_number_of_payouts',
      required: true,
      kind: 'integer',
      description: 'The maximum number of players to pay, 1 to 10,000. If more contributed, the players to pay are drawn at random.',
      minimum: 1,
      maximum: 10000,
      format: 'int32',
    },
  ],
};

export const SeedStrategy: Node = {
  kind: 'object',
  schema: 'SeedStrategy',
  fields: [
    {
      name: 'initial_seed_value',
      required: true,
      kind: 'ref',
      to: () => Amount,
      description: 'The pot\'s value when the instance is created, provided by the operator.',
    },
    {
      name: 'min_reseed_value',
      required: true,
      kind: 'ref',
      to: () => Amount,
      description: 'The minimum value that the pot should have after a win.',
    },
    {
      name: 'fund_strategy',
      required: true,
      kind: 'choice',
      description: 'How the seed part of contributions is collected. `CollectToMinReseed` collects until the next seed reaches min_reseed_value, `CollectAlways` collects without limit, `None` does not collect.',
      options: ['CollectToMinReseed', 'CollectAlways', 'None'],
    },
    {
      name: 'reseed_strategy',
      required: true,
      kind: 'choice',
      description: 'The pot\'s value after a win. `Full`: the greater of min_reseed_value and the collected seed. `MinReseed`: min_reseed_value. `Available`: the collected seed, at most min_reseed_value. Anything not collected is taken from the house pot, which may go below zero.',
      options: ['Full', 'MinReseed', 'Available'],
    },
  ],
};

export const DiversionRules: Node = {
  kind: 'object',
  schema: 'DiversionRules',
  fields: [
    { name: 'target', required: true, kind: 'ref', to: () => DiversionTarget, description: 'The receiver.' },
    {
      name: 'flush_threshold',
      required: true,
      kind: 'ref',
      to: () => AmountText,
      description: 'The overflow, in the jackpot\'s currency, at which all of it is delivered. With 0, the overflow of each contribution is delivered immediately in a message of its own.',
    },
  ],
};

export const DiversionTarget: Node = {
  kind: 'object',
  schema: 'DiversionTarget',
  fields: [
    {
      name: 'External',
      required: true,
      kind: 'object',
      description: 'An account outside the platform.',
      fields: [
        {
          name: 'endpoint',
          required: true,
          kind: 'text',
          description: 'The https address that overflow is delivered to. If empty, the overflow stays in the pot.',
          maxLength: 2048,
          pattern: '^([A-Za-z][A-Za-z0-9+.-]*:\\S+)?$',
        },
        {
          name: 'account_id',
          required: true,
          kind: 'text',
          description: 'The account at the receiver, at most 128 printable ASCII characters without spaces. Empty if and only if endpoint is empty.',
          maxLength: 128,
          pattern: '^[!-~]*$',
        },
      ],
    },
  ],
};

export const WinConstraint: Node = {
  kind: 'object',
  schema: 'WinConstraint',
  description: 'A condition that must be met before a pot can be won.',
  fields: [
    {
      name: 'AllowedSeedDeficit',
      required: true,
      kind: 'ref',
      to: () => AmountText,
      description: 'How far below zero the house pot may go to pay for the next seed, in the jackpot\'s currency. While a win would exceed this, the pot is not drawn. Without this constraint, there is no limit.',
    },
  ],
};

export const NewPotTypeTemplate: Node = {
  kind: 'oneOf',
  schema: 'NewPotTypeTemplate',
  description: 'A way in which a pot of a template can hit on its own.',
  branches: [
    {
      kind: 'object',
      title: 'TimeFixed',
      fields: [
        {
          name: 'TimeFixed',
          required: true,
          kind: 'ref',
          to: () => NewTimeFixed,
          description: 'Once in each time window.',
        },
      ],
    },
    {
      kind: 'object',
      title: 'HitRate',
      fields: [{ name: 'HitRate', required: true, kind: 'ref', to: () => HitRate, description: 'By chance, with fixed odds.' }],
    },
    {
      kind: 'object',
      title: 'MustHitBy',
      fields: [
        {
          name: 'MustHitBy',
          required: true,
          kind: 'ref',
          to: () => MustHitBy,
          description: 'At a fixed value at the latest.',
        },
      ],
    },
  ],
};

export const NewTimeFixed: Node = {
  kind: 'object',
  schema: 'NewTimeFixed',
  fields: [
    {
      name: 'target_datetime',
      required: true,
      kind: 'ref',
      to: () => Timestamp,
      description: 'When the first window ends. Without a repeat_period, it must be in the future when the template is published, and between the start and the end of each instance.',
    },
    {
      name: 'repeat_period',
      kind: 'ref',
      to: () => RepeatPeriod,
      description: 'The length of each window; the next begins when one ends. If 0 or omitted, there is a single window that begins when the instance starts.',
    },
  ],
};

export const RepeatPeriod: Node = {
  kind: 'oneOf',
  schema: 'RepeatPeriod',
  branches: [
    {
      kind: 'object',
      title: 'Seconds',
      fields: [
        {
          name: 'Seconds',
          required: true,
          kind: 'integer',
          description: 'Whole seconds.',
          minimum: 0,
          maximum: 3153600000,
          format: 'int64',
        },
      ],
    },
    {
      kind: 'object',
      title: 'Minutes',
      fields: [
        {
          name: 'Minutes',
          required: true,
          kind: 'integer',
          description: 'Whole minutes.',
          minimum: 0,
          maximum: 52560000,
          format: 'int64',
        },
      ],
    },
    {
      kind: 'object',
      title: 'Hours',
      fields: [
        {
          name: 'Hours',
          required: true,
          kind: 'integer',
          description: 'Whole hours.',
          minimum: 0,
          maximum: 876000,
          format: 'int64',
        },
      ],
    },
    {
      kind: 'object',
      title: 'Days',
      fields: [
        {
          name: 'Days',
          required: true,
          kind: 'integer',
          description: 'Days of 24 hours.',
          minimum: 0,
          maximum: 36500,
          format: 'int64',
        },
      ],
    },
  ],
};

export const HitRate: Node = {
  kind: 'object',
  schema: 'HitRate',
  fields: [
    {
      name: 'max_magic_number',
      required: true,
      kind: 'integer',
      description: 'The odds of one attempt: 1 in this number, 1 to 1,000,000,000.',
      minimum: 1,
      maximum: 1000000000,
      format: 'int64',
    },
    {
      name: 'cost_per_attempt',
      required: true,
      kind: 'number',
      description: 'The cost of one attempt, in the jackpot\'s currency, greater than 0. If a contribution is not a multiple of it, the remainder buys a further attempt with a probability of remainder ÷ cost_per_attempt.',
      minimum: 0.000001,
      maximum: 8000000000,
      format: 'amount',
    },
  ],
};

export const MustHitBy: Node = {
  kind: 'object',
  schema: 'MustHitBy',
  fields: [
    {
      name: 'hit_by',
      required: true,
      kind: 'number',
      description: 'The maximum value of the pot, in the jackpot\'s currency, greater than 0.',
      minimum: 0.000001,
      maximum: 8000000000,
      format: 'amount',
    },
  ],
};

export const InstantiateTemplateRequest: Node = {
  kind: 'object',
  schema: 'InstantiateTemplateRequest',
  fields: [
    {
      name: 'template_owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that owns the template.',
    },
    { name: 'template_id', required: true, kind: 'ref', to: () => Id, description: 'The template\'s id.' },
    {
      name: 'instance_owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that will own the instance. May differ from the template\'s owner.',
    },
    {
      name: 'instance_name',
      required: true,
      kind: 'text',
      description: 'A display name, 1 to 200 characters.',
      minLength: 1,
      maxLength: 200,
    },
    {
      name: 'instance_game_code',
      kind: 'ref',
      to: () => SourceId,
      description: 'The source_id that the operator\'s wallet uses for the jackpot, unique within the operator. Defaults to the instance\'s id.',
    },
    {
      name: 'instance_desc',
      kind: 'text',
      description: 'A description for display, at most 2,000 characters. Defaults to empty.',
      default: '',
      maxLength: 2000,
    },
    {
      name: 'schedule',
      kind: 'ref',
      to: () => Schedule,
      description: 'When the instance runs. If omitted, from now on without end.',
    },
  ],
};

export const Schedule: Node = {
  kind: 'object',
  schema: 'Schedule',
  fields: [
    {
      name: 'timestamp_start',
      kind: 'ref',
      to: () => Timestamp,
      description: 'When the instance becomes active. If omitted, 0 or not in the future, immediately. The intervals of recurrence_rules are counted from it, even if it is in the past; if it is omitted or 0, they are counted from the creation of the instance.',
    },
    {
      name: 'timestamp_end',
      kind: 'ref',
      to: () => Timestamp,
      description: 'When the instance ends; its pots keep their money. Must be in the future and after timestamp_start. If omitted or 0, there is no end.',
    },
    {
      name: 'recurrence_rules',
      kind: 'list',
      description: 'When the instance accepts contributions while it runs, at most 100 rules. It accepts them whenever at least one rule applies. If empty or omitted, always.',
      items: { kind: 'ref', to: () => RecurrenceRule },
      maxItems: 100,
    },
  ],
};

export const RecurrenceRule: Node = {
  kind: 'object',
  schema: 'RecurrenceRule',
  description: 'When a running instance accepts contributions. Contributions outside these hours are refused; drawings that are due still take place.',
  fields: [
    { name: 'frequency', required: true, kind: 'ref', to: () => Frequency, description: 'The days and times of day.' },
    {
      name: 'interval',
      required: true,
      kind: 'integer',
      description: 'The interval in days, weeks (from Monday) or months, 1 to 1,000, counted from that of timestamp_start or, if omitted, of the instance\'s creation.',
      minimum: 1,
      maximum: 1000,
      format: 'int32',
    },
  ],
};

export const Frequency: Node = {
  kind: 'oneOf',
  schema: 'Frequency',
  branches: [
    {
      kind: 'object',
      title: 'Daily',
      fields: [
        {
          name: 'Daily',
          required: true,
          kind: 'object',
          description: 'Every day.',
          fields: [
            {
              name: 'hours',
              required: true,
              kind: 'ref',
              to: () => OpeningHours,
              description: 'The hours of the day, in UTC.',
            },
          ],
        },
      ],
    },
    {
      kind: 'object',
      title: 'Weekly',
      fields: [
        {
          name: 'Weekly',
          required: true,
          kind: 'object',
          description: 'Certain days of the week.',
          fields: [
            {
              name: 'days',
              required: true,
              kind: 'list',
              description: 'Days of the week, 1 (Monday) to 7 (Sunday).',
              items: { kind: 'integer', minimum: 1, maximum: 7, format: 'int32' },
              minItems: 1,
              maxItems: 7,
            },
            {
              name: 'hours',
              required: true,
              kind: 'ref',
              to: () => OpeningHours,
              description: 'The hours of the day, in UTC.',
            },
          ],
        },
      ],
    },
    {
      kind: 'object',
      title: 'Monthly',
      fields: [
        {
          name: 'Monthly',
          required: true,
          kind: 'object',
          description: 'Certain days of the month.',
          fields: [
            {
              name: 'days',
              required: true,
              kind: 'list',
              description: 'Days of the month, 1 to 31. Days that a month does not have are skipped.',
              items: { kind: 'integer', minimum: 1, maximum: 31, format: 'int32' },
              minItems: 1,
              maxItems: 31,
            },
            {
              name: 'hours',
              required: true,
              kind: 'ref',
              to: () => OpeningHours,
              description: 'The hours of the day, in UTC.',
            },
          ],
        },
      ],
    },
  ],
};

export const OpeningHours: Node = {
  kind: 'list',
  schema: 'OpeningHours',
  items: { kind: 'list', items: { kind: 'ref', to: () => TimeOfDay }, minItems: 2, maxItems: 2 },
  minItems: 1,
  maxItems: 24,
};

export const TimeOfDay: Node = {
  kind: 'object',
  schema: 'TimeOfDay',
  description: 'A time of day, in UTC.',
  fields: [
    {
      name: 'hour',
      required: true,
      kind: 'integer',
      description: 'The hour, 0 to 23.',
      minimum: 0,
      maximum: 23,
      format: 'int32',
    },
    {
      name: 'minute',
      required: true,
      kind: 'integer',
      description: 'The minute, 0 to 59.',
      minimum: 0,
      maximum: 59,
      format: 'int32',
    },
    {
      name: 'sec',
      required: true,
      kind: 'integer',
      description: 'The second, 0 to 59.',
      minimum: 0,
      maximum: 59,
      format: 'int32',
    },
  ],
};

export const PublishTemplateRequest: Node = {
  kind: 'object',
  schema: 'PublishTemplateRequest',
  fields: [
    {
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => OwnerId,
      description: 'The operator or brand that owns the template.',
    },
    { name: 'template_id', required: true, kind: 'ref', to: () => Id, description: 'The template\'s id.' },
    {
      name: 'publish',
      kind: 'boolean',
      description: '`true` publishes the template, `false` unpublishes it. Defaults to true.',
      default: true,
    },
  ],
};

export const OperatorOptIn: Node = {
  kind: 'object',
  schema: 'OperatorOptIn',
  fields: [
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The instance\'s id.' },
    {
      name: 'player_id',
      required: true,
      kind: 'ref',
      to: () => PlayerId,
      description: 'The player\'s id, as assigned by the operator.',
    },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandPath,
      description: 'The player\'s brand path, `operator:brand`.',
    },
    {
      name: 'player_country',
      required: true,
      kind: 'ref',
      to: () => Country,
      description: 'The player\'s location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.',
    },
    {
      name: 'opt_in',
      required: true,
      kind: 'boolean',
      description: '`true` opts the player in, `false` opts the player out.',
    },
    {
      name: 'contribution_value',
      kind: 'ref',
      to: () => Amount,
      description: 'The player\'s preferred contribution, in contribution_currency. `0` removes the preference in that currency. If omitted, the preferences stay as they are.',
    },
    {
      name: 'contribution_currency',
      kind: 'ref',
      to: () => Currency,
      description: 'The currency of contribution_value. Defaults to the jackpot\'s currency. Ignored without a value.',
    },
  ],
};

export const ContributionToTarget: Node = {
  kind: 'object',
  schema: 'ContributionToTarget',
  fields: [
    {
      name: 'target',
      required: true,
      kind: 'ref',
      to: () => ContributionTarget,
      description: 'The instance, or the source that leads to one.',
    },
    {
      name: 'source',
      required: true,
      kind: 'ref',
      to: () => SourceOfContribution,
      description: 'The player activity that caused the contribution.',
    },
    { name: 'operator_id', required: true, kind: 'ref', to: () => OperatorId, description: 'The player\'s operator.' },
    {
      name: 'player',
      required: true,
      kind: 'ref',
      to: () => ContributingPlayer,
      description: 'The contributing player.',
    },
    {
      name: 'base_wager',
      required: true,
      kind: 'ref',
      to: () => MoneyValue,
      description: 'The player\'s wager, in the currency of the player\'s session at the wallet. `Percentage` contributions are calculated from it, and wager criteria are checked against it. The player pays in this currency.',
    },
    {
      name: 'metadata',
      kind: 'ref',
      to: () => Metadata,
      description: 'Any JSON value. Returned in every ContributionResponse.',
    },
    {
      name: 'event_metadata',
      kind: 'ref',
      to: () => Metadata,
      description: 'Any JSON value. Attached to the resulting events, such as wins.',
    },
    { name: 'options', kind: 'ref', to: () => ContributionOptions, description: 'Options for the contribution.' },
  ],
};

export const ContributionTarget: Node = {
  kind: 'object',
  schema: 'ContributionTarget',
  fields: [
    {
      name: 'id',
      required: true,
      kind: 'ref',
      to: () => SourceId,
      description: 'The id of the instance, or the id of the source.',
    },
    {
      name: 'type',
      required: true,
      kind: 'choice',
      description: 'The type of resource that `id` refers to.',
      options: ['instance', 'source'],
    },
  ],
};

export const SourceOfContribution: Node = {
  kind: 'object',
  schema: 'SourceOfContribution',
  fields: [
    {
      name: 'id',
      required: true,
      kind: 'ref',
      to: () => GameroundId,
      description: 'The operator\'s id of the activity, for example of the game round. Stored as a reference, returned as gameround_id and passed to the wallet.',
    },
    {
      name: 'type',
      required: true,
      kind: 'choice',
      description: 'The type of activity. For information only. Use `other` if none of the listed types fits.',
      options: ['gameround', 'deposit', 'sportsbet', 'promotion', 'other'],
    },
  ],
};

export const ContributingPlayer: Node = {
  kind: 'object',
  schema: 'ContributingPlayer',
  fields: [
    {
      name: 'id',
      required: true,
      kind: 'ref',
      to: () => PlayerId,
      description: 'The player\'s id, as assigned by the operator.',
    },
    {
      name: 'token',
      required: true,
      kind: 'ref',
      to: () => SessionToken,
      description: 'The token of the player\'s session. The operator\'s wallet authenticates it before money moves.',
    },
    {
      name: 'country',
      required: true,
      kind: 'ref',
      to: () => Country,
      description: 'The player\'s location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.',
    },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandReference,
      description: 'The player\'s brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).',
    },
    {
      name: 'segments',
      kind: 'list',
      description: 'The player\'s segments, at most 100, used to look up instances by source. If omitted, the player has none.',
      items: { kind: 'ref', to: () => Id },
      maxItems: 100,
    },
  ],
};

export const MoneyValue: Node = {
  kind: 'object',
  schema: 'MoneyValue',
  fields: [
    { name: 'currency', required: true, kind: 'ref', to: () => Currency, description: 'The currency of the value.' },
    { name: 'value', required: true, kind: 'ref', to: () => Amount, description: 'The amount.' },
  ],
};

export const ContributionOptions: Node = {
  kind: 'object',
  schema: 'ContributionOptions',
  fields: [
    {
      name: 'vertical_id',
      kind: 'text',
      description: 'The type of product, for example `casino` or `sportsbook`, at most 64 characters. Passed to the wallet as the `category` of the debit; no other effect.',
      minLength: 1,
      maxLength: 64,
    },
    {
      name: 'allow_linked_contributions',
      kind: 'boolean',
      description: 'Whether to contribute to the linked instances too. Defaults to false.',
      default: false,
    },
    {
      name: 'callback',
      kind: 'ref',
      to: () => ContributionCallback,
      description: 'Sends the result to an address instead of in the reply.',
    },
    {
      name: 'idempotency_key',
      kind: 'ref',
      to: () => IdempotencyKey,
      description: 'Identifies the contribution and all its linked contributions so that the request can be repeated safely. You can send the header `Idempotency-Key` instead; if both are sent, they must be equal.',
    },
  ],
};

export const TargetOptIn: Node = {
  kind: 'object',
  schema: 'TargetOptIn',
  fields: [
    {
      name: 'target',
      required: true,
      kind: 'ref',
      to: () => ContributionTarget,
      description: 'The instance, or the source that leads the player to one.',
    },
    { name: 'operator_id', required: true, kind: 'ref', to: () => OperatorId, description: 'The player\'s operator.' },
    { name: 'player', required: true, kind: 'ref', to: () => TargetPlayer, description: 'The player to opt in or out.' },
    {
      name: 'contribution_preference',
      kind: 'ref',
      to: () => MoneyValue,
      description: 'The player\'s preferred contribution to the target\'s instance, with its currency. Handled like contribution_value and contribution_currency of `POST /operator/opt-in`. Not used for linked instances.',
    },
    {
      name: 'opt_in',
      required: true,
      kind: 'boolean',
      description: '`true` opts the player in, `false` opts the player out.',
    },
    {
      name: 'opt_linked',
      kind: 'boolean',
      description: 'Whether to opt in to or out of the linked instances too. Defaults to false.',
      default: false,
    },
  ],
};

export const TargetPlayer: Node = {
  kind: 'object',
  schema: 'TargetPlayer',
  fields: [
    {
      name: 'id',
      required: true,
      kind: 'ref',
      to: () => PlayerId,
      description: 'The player\'s id, as assigned by the operator.',
    },
    {
      name: 'country',
      required: true,
      kind: 'ref',
      to: () => Country,
      description: 'The player\'s location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.',
    },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandReference,
      description: 'The player\'s brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).',
    },
    {
      name: 'segments',
      kind: 'list',
      description: 'The player\'s segments, at most 100, used to look up instances by source. If omitted, the player has none.',
      items: { kind: 'ref', to: () => Id },
      maxItems: 100,
    },
  ],
};

export const WinnersOfTarget: Node = {
  kind: 'object',
  schema: 'WinnersOfTarget',
  fields: [
    { name: 'operator_id', required: true, kind: 'ref', to: () => OperatorId, description: 'The player\'s operator.' },
    {
      name: 'target',
      required: true,
      kind: 'ref',
      to: () => ContributionTarget,
      description: 'The instance, or the source that leads the player to one.',
    },
    {
      name: 'player',
      required: true,
      kind: 'ref',
      to: () => TargetPlayer,
      description: 'The player that the winners are shown to. Determines the instance that a source leads to.',
    },
    {
      name: 'limit',
      kind: 'integer',
      description: 'The maximum number of winners to return, 0 to 500. Defaults to 50. `0` returns none.',
      default: 50,
      minimum: 0,
      maximum: 500,
      format: 'int32',
    },
    {
      name: 'winners_for_player_brand',
      kind: 'boolean',
      description: 'Whether to return only winners of the player\'s brand. Defaults to false: winners of all brands.',
      default: false,
    },
  ],
};

export const AwardFreespins: Node = {
  kind: 'object',
  schema: 'AwardFreespins',
  fields: [
    {
      name: 'request_id',
      required: true,
      kind: 'ref',
      to: () => IdempotencyKey,
      description: 'Identifies the award so that it can be repeated safely. If the header `Idempotency-Key` is sent too, both must be equal.',
    },
    { name: 'instance_id', required: true, kind: 'ref', to: () => Id, description: 'The freespin instance.' },
    {
      name: 'operator_id',
      required: true,
      kind: 'ref',
      to: () => OperatorId,
      description: 'The players\' operator. It must own the instance.',
    },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandReference,
      description: 'The players\' brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).',
    },
    {
      name: 'players',
      required: true,
      kind: 'list',
      description: 'The players\' ids, as assigned by the operator, 1 to 10,000. Each player gets one bonus, even if listed more than once.',
      items: { kind: 'ref', to: () => PlayerId },
      minItems: 1,
      maxItems: 10000,
    },
    {
      name: 'promo_id',
      kind: 'ref',
      to: () => PromoId,
      description: 'The operator\'s own reference. Returned with each bonus; has no effect.',
    },
  ],
};

export const PromoId: Node = { kind: 'text', schema: 'PromoId', examples: ['campaign-2026-01'], minLength: 1, maxLength: 128 };

export const AwardBonus: Node = {
  kind: 'object',
  schema: 'AwardBonus',
  fields: [
    {
      name: 'request_id',
      required: true,
      kind: 'ref',
      to: () => IdempotencyKey,
      description: 'Identifies the award so that it can be repeated safely. If the header `Idempotency-Key` is sent too, both must be equal.',
    },
    { name: 'operator_id', required: true, kind: 'ref', to: () => OperatorId, description: 'The players\' operator.' },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandReference,
      description: 'The players\' brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).',
    },
    {
      name: 'players',
      required: true,
      kind: 'list',
      description: 'The players\' ids, as assigned by the operator, 1 to 10,000. Each player gets one bonus, even if listed more than once.',
      items: { kind: 'ref', to: () => PlayerId },
      minItems: 1,
      maxItems: 10000,
    },
    {
      name: 'available_for',
      kind: 'list',
      description: 'The games in which the freespins can be used. At most 100 providers and games in total; more is refused with `validation_failed`. If empty or omitted, all games.',
      items: { kind: 'ref', to: () => GameBonusDetails },
      maxItems: 100,
    },
    {
      name: 'bonus_name',
      kind: 'ref',
      to: () => BonusName,
      description: 'A name, which players may see, 1 to 200 characters. Defaults to `Freespins`.',
      default: 'Freespins',
    },
    { name: 'bonus', required: true, kind: 'ref', to: () => FreespinType, description: 'The value of the freespins.' },
    {
      name: 'promo_id',
      kind: 'ref',
      to: () => PromoId,
      description: 'The operator\'s own reference. Returned with each bonus; has no effect.',
    },
    {
      name: 'timestamp_bonus_expires',
      kind: 'ref',
      to: () => Timestamp,
      description: 'When the freespins expire. Must be in the future. If 0 or omitted, 30 days after the award, unless the platform is configured otherwise.',
    },
  ],
};

export const GameBonusDetails: Node = {
  kind: 'object',
  schema: 'GameBonusDetails',
  description: 'Games of a provider in which a bonus can be used.',
  fields: [
    { name: 'provider_id', required: true, kind: 'ref', to: () => Id, description: 'The provider of the games.' },
    {
      name: 'game_ids',
      required: true,
      kind: 'list',
      description: 'The game codes. If empty, all games of the provider.',
      items: { kind: 'ref', to: () => SourceId },
      maxItems: 100,
    },
  ],
};

export const BonusName: Node = { kind: 'text', schema: 'BonusName', examples: ['Welcome spins'], minLength: 1, maxLength: 200 };

export const FreespinType: Node = {
  kind: 'object',
  schema: 'FreespinType',
  fields: [
    {
      name: 'currency',
      required: true,
      kind: 'ref',
      to: () => Currency,
      description: 'The currency of the amount and of the spins.',
    },
    {
      name: 'amount',
      required: true,
      kind: 'text',
      description: 'For `Fixed`, the wager of one spin; for `Variable`, the whole budget. Text with at most 6 decimals, greater than 0.',
      maxLength: 20,
      pattern: '^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$',
    },
    {
      name: 'type',
      required: true,
      kind: 'choice',
      description: '`Fixed` freespins are a number of spins with the same wager. `Variable` freespins are a budget that the player spends on spins of any wager.',
      options: ['Variable', 'Fixed'],
    },
    {
      name: 'count',
      kind: 'integer',
      description: 'Number of spins, 1 to 10,000. Required for `Fixed`; refused with `validation_failed` for `Variable`. Count × amount may be at most 8,000,000,000, otherwise the request is refused with `amount_out_of_range`.',
      minimum: 1,
      maximum: 10000,
      format: 'int32',
    },
  ],
};

export const NewFreespinInstance: Node = {
  kind: 'object',
  schema: 'NewFreespinInstance',
  fields: [
    { name: 'template_id', required: true, kind: 'ref', to: () => Id, description: 'The template\'s id.' },
    {
      name: 'instance_name',
      kind: 'ref',
      to: () => BonusName,
      description: 'The name of the instance, which players may see, 1 to 200 characters. Defaults to the template\'s name.',
    },
    {
      name: 'brand_id',
      kind: 'ref',
      to: () => BrandReference,
      description: 'The only brand that the instance is for. If omitted, the template\'s brand, or all brands of the operator if the template has none.',
    },
    {
      name: 'available_for',
      required: true,
      kind: 'list',
      description: 'The games in which the freespins can be used. At most 100 providers and games in total; more is refused with `validation_failed`. If empty, all games.',
      items: { kind: 'ref', to: () => GameBonusDetails },
      maxItems: 100,
    },
    {
      name: 'timestamp_start',
      required: true,
      kind: 'ref',
      to: () => Timestamp,
      description: 'The time from which the instance can be awarded. May be in the past.',
    },
    {
      name: 'timestamp_end',
      required: true,
      kind: 'ref',
      to: () => Timestamp,
      description: 'The time until which the instance can be awarded (exclusive).',
    },
  ],
};

export const NewFreespinTemplate: Node = {
  kind: 'object',
  schema: 'NewFreespinTemplate',
  fields: [
    {
      name: 'name',
      required: true,
      kind: 'ref',
      to: () => BonusName,
      description: 'A display name, 1 to 200 characters. Does not have to be unique.',
    },
    {
      name: 'operator_id',
      required: true,
      kind: 'ref',
      to: () => OperatorId,
      description: 'The operator that owns the template.',
    },
    {
      name: 'brand_id',
      kind: 'ref',
      to: () => BrandReference,
      description: 'The only brand that the template is for. If omitted, all brands of the operator.',
    },
    {
      name: 'freespin_type',
      required: true,
      kind: 'ref',
      to: () => FreespinType,
      description: 'The value of the freespins.',
    },
    {
      name: 'expires_after_ms',
      required: true,
      kind: 'ref',
      to: () => ExpiresAfter,
      description: 'How long after the award the freespins can be used.',
    },
  ],
};

export const ExpiresAfter: Node = { kind: 'integer', schema: 'ExpiresAfter', examples: [604800000], minimum: 0, maximum: 3153600000000, format: 'int64' };

export const FreespinTemplateChanges: Node = {
  kind: 'object',
  schema: 'FreespinTemplateChanges',
  fields: [
    { name: 'id', required: true, kind: 'ref', to: () => Id, description: 'The template\'s id.' },
    { name: 'name', kind: 'ref', to: () => BonusName, description: 'The new name, 1 to 200 characters.' },
    {
      name: 'operator_id',
      kind: 'ref',
      to: () => OperatorId,
      description: 'The new owner of the template. If it is a different operator and brand_id is not sent, the template is for all brands of the new operator.',
    },
    {
      name: 'brand_id',
      kind: 'text',
      description: 'The only brand that the template is for, within the operator (`luna`) or as a brand path (`northstar:luna`). If empty, all brands of the operator.',
      maxLength: 129,
      pattern: '^(([A-Za-z0-9._-]{1,64}:)?[A-Za-z0-9._-]{1,64})?$',
    },
    {
      name: 'freespin_type',
      kind: 'ref',
      to: () => FreespinType,
      description: 'The new value of the freespins. Replaces the old one as a whole.',
    },
    {
      name: 'expires_after_ms',
      kind: 'ref',
      to: () => ExpiresAfter,
      description: 'How long after the award the freespins can be used.',
    },
  ],
};

export const FreespinUse: Node = {
  kind: 'object',
  schema: 'FreespinUse',
  fields: [
    {
      name: 'request_id',
      required: true,
      kind: 'ref',
      to: () => IdempotencyKey,
      description: 'Identifies the report so that it can be repeated safely. If the header `Idempotency-Key` is sent too, both must be equal.',
    },
    { name: 'operator_id', required: true, kind: 'ref', to: () => OperatorId, description: 'The player\'s operator.' },
    {
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => BrandReference,
      description: 'The player\'s brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).',
    },
    {
      name: 'player_id',
      required: true,
      kind: 'ref',
      to: () => PlayerId,
      description: 'The player\'s id, as assigned by the operator.',
    },
    { name: 'bonus_id', required: true, kind: 'ref', to: () => Id, description: 'The id of the player\'s bonus.' },
    { name: 'provider_id', required: true, kind: 'ref', to: () => Id, description: 'The provider of the game.' },
    { name: 'game_code', required: true, kind: 'ref', to: () => SourceId, description: 'The code of the game.' },
    { name: 'gameround_id', kind: 'ref', to: () => GameroundId, description: 'The game round. Stored as a reference.' },
    {
      name: 'count',
      kind: 'integer',
      description: 'Number of spins used, 1 to 10,000. Required for `Fixed` freespins; not allowed otherwise.',
      minimum: 1,
      maximum: 10000,
      format: 'int32',
    },
    {
      name: 'amount',
      kind: 'text',
      description: 'The amount used of the budget, in its currency. Text with at most 6 decimals, greater than 0. Required for `Variable` freespins; not allowed otherwise.',
      maxLength: 20,
      pattern: '^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$',
    },
  ],
};

export const CorsOrigins: Node = {
  kind: 'object',
  schema: 'CorsOrigins',
  fields: [
    {
      name: 'cors_origin_list',
      required: true,
      kind: 'list',
      description: 'The origins, at most 1,000.',
      items: { kind: 'ref', to: () => CorsOrigin },
      maxItems: 1000,
    },
  ],
};

export const CorsOrigin: Node = {
  kind: 'object',
  schema: 'CorsOrigin',
  description: 'Origins whose pages may call the platform from a browser.',
  fields: [
    {
      name: 'pattern',
      required: true,
      kind: 'ref',
      to: () => CorsPattern,
      description: 'For `Exact`, one origin as browsers send it: scheme, lower-case host and, unless it is the scheme\'s default, port, without a trailing slash. For `Wildcard`, the same with the host starting with `*.`, followed by at least two labels.',
    },
    {
      name: 'match_mode',
      required: true,
      kind: 'choice',
      description: '`Exact` matches one origin. In `Wildcard`, `*` matches exactly one label: `https://*.example.com` matches `https://shop.example.com`, but neither `https://example.com` nor `https://eu.shop.example.com`.',
      options: ['Exact', 'Wildcard'],
    },
  ],
};

export const CorsPattern: Node = {
  kind: 'text',
  schema: 'CorsPattern',
  description: 'An origin, `https://games.example.com`, or a pattern of origins, `https://*.example.com`.',
  examples: ['https://games.example.com'],
  minLength: 8,
  maxLength: 270,
  pattern: '^https?://(\\*\\.[a-z0-9_-]{1,63}\\.)?[a-z0-9_-]{1,63}(\\.[a-z0-9_-]{1,63}){0,30}(:[1-9][0-9]{0,4})?$',
};

export const CorsPatterns: Node = {
  kind: 'object',
  schema: 'CorsPatterns',
  fields: [
    {
      name: 'cors_origin_list',
      required: true,
      kind: 'list',
      description: 'The patterns exactly as they were set, at most 1,000. Patterns that are not in the list are ignored.',
      items: { kind: 'ref', to: () => CorsPattern },
      maxItems: 1000,
    },
  ],
};

export const AccountIdParameter: Parameter = {
  in: 'path',
  name: 'account_id',
  required: true,
  kind: 'ref',
  to: () => Id,
  description: 'The id of the account.',
  examples: ['0198f3a0-0b11-7e92-8c3d-2f4a6b8c0d1e'],
};

export const PageParameter: Parameter = {
  in: 'query',
  name: 'page',
  kind: 'integer',
  description: 'Page number, starting at 0. A page past the last one is an empty list.',
  default: 0,
  examples: [0],
  minimum: 0,
  maximum: 2147483647,
  format: 'int32',
};

export const LimitParameter: Parameter = {
  in: 'query',
  name: 'limit',
  kind: 'integer',
  description: 'Number of items per page. `0` returns no items, only the total count.',
  default: 50,
  examples: [50],
  minimum: 0,
  maximum: 500,
  format: 'int32',
};

export const SortDirectionParameter: Parameter = {
  in: 'query',
  name: 'sort_direction',
  kind: 'choice',
  description: '`1` sorts ascending, `-1` descending. Items with equal values of `sort_field` are sorted by id.',
  default: 1,
  options: [1, -1],
};

export const OrgIdParameter: Parameter = {
  in: 'path',
  name: 'org_id',
  required: true,
  kind: 'ref',
  to: () => Id,
  description: 'The id of the organisation.',
  examples: ['northstar'],
};

export const SortDirectionParameter2: Parameter = {
  in: 'query',
  name: 'sort_direction',
  kind: 'choice',
  description: '`-1` sorts descending, `1` ascending. Items with equal values of `sort_field` are sorted by id.',
  default: -1,
  options: [1, -1],
};

export const OwnerIdParameter: Parameter = {
  in: 'query',
  name: 'owner_id',
  kind: 'text',
  description: 'Returns only what this operator (`northstar`) or brand (`northstar:luna`) owns. An operator\'s id includes its brands. If empty or omitted, everything that you have access to.',
  examples: ['northstar'],
  maxLength: 129,
  pattern: '^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$',
};

export const DestinationIdParameter: Parameter = {
  in: 'path',
  name: 'destination_id',
  required: true,
  kind: 'ref',
  to: () => Id,
  description: 'The id of the destination.',
  examples: ['0198f3a1-2b3c-7d4e-8f50-6a7b8c9d0e1f'],
};

export const BrandIdParameter: Parameter = {
  in: 'path',
  name: 'brand_id',
  required: true,
  kind: 'ref',
  to: () => BrandPath,
  description: 'The brand path, `operator:brand`.',
  examples: ['northstar:luna'],
};

export const NameParameter: Parameter = {
  in: 'query',
  name: 'name',
  kind: 'text',
  description: 'Returns only items whose name contains this text, ignoring case. If empty or omitted, names are not filtered.',
  examples: ['star'],
  maxLength: 200,
};

export const OperatorIdParameter: Parameter = {
  in: 'path',
  name: 'operator_id',
  required: true,
  kind: 'ref',
  to: () => OperatorId,
  description: 'The id of the operator.',
  examples: ['northstar'],
};

export const BrandIdParameter2: Parameter = {
  in: 'query',
  name: 'brand_id',
  required: true,
  kind: 'ref',
  to: () => BrandPath,
  description: 'The brand path, `operator:brand`.',
  examples: ['northstar:luna'],
};

export const IfMatchParameter: Parameter = {
  in: 'header',
  name: 'If-Match',
  kind: 'text',
  description: 'Makes the change only if the current version matches: send the `ETag` that you read, or several separated by commas. `*` matches any version. A weak tag (`W/"3"`) never matches. If omitted, the version is not checked. A repeated request with the same idempotency key returns the first reply, even if the version has changed since.',
  examples: ['"3"'],
  minLength: 1,
  maxLength: 1024,
  pattern: '^(\\*|(W/)?"[!#-~]*"([ \\t]*,[ \\t]*(W/)?"[!#-~]*")*)$',
};

export const PlayerIdParameter: Parameter = {
  in: 'query',
  name: 'player_id',
  required: true,
  kind: 'ref',
  to: () => PlayerId,
  description: 'The player\'s id, as assigned by the operator.',
  examples: ['p-1001'],
};

export const LimitParameter2: Parameter = {
  in: 'query',
  name: 'limit',
  kind: 'integer',
  description: 'Number of items per page. `0` returns no items, only the total count. Defaults to the maximum.',
  default: 500,
  examples: [500],
  minimum: 0,
  maximum: 500,
  format: 'int32',
};

export const BrandIdParameter3: Parameter = {
  in: 'query',
  name: 'brand_id',
  kind: 'text',
  description: 'Returns only players of this brand path. If empty or omitted, all brands.',
  examples: ['northstar:luna'],
  maxLength: 129,
  pattern: '^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$',
};

export const TimestampFromParameter: Parameter = {
  in: 'query',
  name: 'timestamp_from',
  kind: 'ref',
  to: () => Timestamp,
  description: 'Returns only items at or after this time.',
  examples: [1767225600000],
};

export const TimestampToParameter: Parameter = {
  in: 'query',
  name: 'timestamp_to',
  kind: 'ref',
  to: () => Timestamp,
  description: 'Returns only items before this time.',
  examples: [1767312000000],
};

export const InstanceIdParameter: Parameter = {
  in: 'query',
  name: 'instance_id',
  kind: 'text',
  description: 'Returns only wins of this instance. If empty or omitted, all instances.',
  examples: ['0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11'],
  maxLength: 64,
  pattern: '^[A-Za-z0-9._-]*$',
};

export const BrandIdParameter4: Parameter = {
  in: 'query',
  name: 'brand_id',
  kind: 'text',
  description: 'Returns only payees of this brand path. If empty or omitted, all brands.',
  examples: ['northstar:luna'],
  maxLength: 129,
  pattern: '^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$',
};

export const PlayerIdParameter2: Parameter = {
  in: 'query',
  name: 'player_id',
  kind: 'text',
  description: 'Returns only payments to this player. If empty or omitted, all players.',
  examples: ['p-1001'],
  maxLength: 128,
  pattern: '^[!-~]*$',
};

export const WithheldParameter: Parameter = {
  in: 'query',
  name: 'withheld',
  kind: 'boolean',
  description: '`true` returns payments that are `Held`, `Refused` or `Due`, `false` those that are `Paid` or `Settled`. If omitted, both.',
};

export const StateParameter: Parameter = {
  in: 'query',
  name: 'state',
  kind: 'ref',
  to: () => WinState,
  description: 'Returns only payments in this state. If empty or omitted, all states.',
  examples: ['Held'],
};

export const PayoutCurrencyParameter: Parameter = {
  in: 'query',
  name: 'payout_currency',
  kind: 'ref',
  to: () => CurrencyOrNone,
  description: 'Returns only payments in this currency, the player\'s. If empty or omitted, all currencies.',
  examples: ['EUR'],
};

export const PayoutAmountMinParameter: Parameter = {
  in: 'query',
  name: 'payout_amount_min',
  kind: 'ref',
  to: () => Amount,
  description: 'Returns only payments of at least this `payout_amount`. Needs `payout_currency`.',
  examples: [1000],
};

export const PayoutAmountMaxParameter: Parameter = {
  in: 'query',
  name: 'payout_amount_max',
  kind: 'ref',
  to: () => Amount,
  description: 'Returns only payments of at most this `payout_amount`. Needs `payout_currency`.',
  examples: [5000],
};

export const InstanceIdParameter2: Parameter = {
  in: 'path',
  name: 'instance_id',
  required: true,
  kind: 'ref',
  to: () => Id,
  description: 'The id of the instance.',
  examples: ['0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11'],
};

export const InstanceIdParameter3: Parameter = {
  in: 'query',
  name: 'instance_id',
  kind: 'text',
  description: 'Returns only this instance. If empty or omitted, all instances.',
  examples: ['0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11'],
  maxLength: 64,
  pattern: '^[A-Za-z0-9._-]*$',
};

export const CurrencyParameter: Parameter = {
  in: 'query',
  name: 'currency',
  kind: 'ref',
  to: () => CurrencyOrNone,
  description: 'Returns only jackpots in this currency. If empty or omitted, all currencies.',
  examples: ['EUR'],
};

export const TemplateIdParameter: Parameter = {
  in: 'path',
  name: 'template_id',
  required: true,
  kind: 'ref',
  to: () => Id,
  description: 'The id of the template.',
  examples: ['tri-star'],
};

export const PlayerIdParameter3: Parameter = {
  in: 'path',
  name: 'player_id',
  required: true,
  kind: 'ref',
  to: () => PlayerId,
  description: 'The player\'s id, as assigned by the operator.',
  examples: ['p-1001'],
};

export const SortFieldParameter: Parameter = {
  in: 'query',
  name: 'sort_field',
  kind: 'choice',
  description: 'The field to sort by.',
  default: 'timestamp_start',
  options: ['timestamp_start', 'ticket_count', 'player_id'],
};

export const SourceIdParameter: Parameter = {
  in: 'query',
  name: 'source_id',
  required: true,
  kind: 'ref',
  to: () => SourceId,
  description: 'The source, for example a game code.',
  examples: ['comet-rush'],
};

export const SortFieldParameter2: Parameter = {
  in: 'query',
  name: 'sort_field',
  kind: 'choice',
  description: 'The field to sort by.',
  default: 'source_id',
  options: ['source_id', 'source_name', 'owner_id'],
};

export const InstanceIdParameter4: Parameter = {
  in: 'query',
  name: 'instance_id',
  required: true,
  kind: 'ref',
  to: () => Id,
  description: 'The id of the instance.',
  examples: ['0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11'],
};

export const BrandIdParameter5: Parameter = {
  in: 'query',
  name: 'brand_id',
  kind: 'text',
  description: 'Returns only winners of this brand path. If empty or omitted, all brands.',
  examples: ['northstar:luna'],
  maxLength: 129,
  pattern: '^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$',
};

export const OperatorIdParameter2: Parameter = {
  in: 'query',
  name: 'operator_id',
  kind: 'text',
  description: 'Returns only what this operator owns. If empty or omitted, everything that you have access to.',
  examples: ['northstar'],
  maxLength: 64,
  pattern: '^[A-Za-z0-9._-]*$',
};

export const CountryCodeParameter: Parameter = {
  in: 'query',
  name: 'country_code',
  required: true,
  kind: 'ref',
  to: () => Country,
  description: 'The player\'s location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.',
  examples: ['MT'],
};

export const SegmentsParameter: Parameter = {
  in: 'query',
  name: 'segments',
  kind: 'text',
  description: 'The player\'s segments, separated by commas, at most 100. If empty or omitted, the player has none.',
  examples: ['vip'],
  maxLength: 6500,
  pattern: '^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,99})?$',
};
