// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { AddOrganisationUnitsRequest } from '../../clients/typescript/src/generated/operations/add-organisation-units.gen.ts';
import type { ChangePasswordRequest } from '../../clients/typescript/src/generated/operations/change-password.gen.ts';
import type { ConfirmPasswordResetRequest } from '../../clients/typescript/src/generated/operations/confirm-password-reset.gen.ts';
import type { CreateAccountRequest } from '../../clients/typescript/src/generated/operations/create-account.gen.ts';
import type { CreateDestinationRequest } from '../../clients/typescript/src/generated/operations/create-destination.gen.ts';
import type { CreateOauthProviderRequest } from '../../clients/typescript/src/generated/operations/create-oauth-provider.gen.ts';
import type { CreateOrganisationRequest } from '../../clients/typescript/src/generated/operations/create-organisation.gen.ts';
import type { DeleteDestinationsRequest } from '../../clients/typescript/src/generated/operations/delete-destinations.gen.ts';
import type { DisableAccountRequest } from '../../clients/typescript/src/generated/operations/disable-account.gen.ts';
import type { EnableAccountRequest } from '../../clients/typescript/src/generated/operations/enable-account.gen.ts';
import type { EndOwnSessionsRequest } from '../../clients/typescript/src/generated/operations/end-own-sessions.gen.ts';
import type { ExchangeTokenRequest } from '../../clients/typescript/src/generated/operations/exchange-token.gen.ts';
import type { FinishOauthLoginRequest } from '../../clients/typescript/src/generated/operations/finish-oauth-login.gen.ts';
import type { GetDeliveryRequest } from '../../clients/typescript/src/generated/operations/get-delivery.gen.ts';
import type { GetOwnAccountRequest } from '../../clients/typescript/src/generated/operations/get-own-account.gen.ts';
import type { GetOwnOrganisationRequest } from '../../clients/typescript/src/generated/operations/get-own-organisation.gen.ts';
import type { GetPlatformStatusRequest } from '../../clients/typescript/src/generated/operations/get-platform-status.gen.ts';
import type { ListAccountsRequest } from '../../clients/typescript/src/generated/operations/list-accounts.gen.ts';
import type { ListAuditEventsRequest } from '../../clients/typescript/src/generated/operations/list-audit-events.gen.ts';
import type { ListDeliveriesRequest } from '../../clients/typescript/src/generated/operations/list-deliveries.gen.ts';
import type { ListDestinationsRequest } from '../../clients/typescript/src/generated/operations/list-destinations.gen.ts';
import type { ListOauthProvidersRequest } from '../../clients/typescript/src/generated/operations/list-oauth-providers.gen.ts';
import type { ListOrganisationsRequest } from '../../clients/typescript/src/generated/operations/list-organisations.gen.ts';
import type { ListOwnSessionsRequest } from '../../clients/typescript/src/generated/operations/list-own-sessions.gen.ts';
import type { ListSystemsRequest } from '../../clients/typescript/src/generated/operations/list-systems.gen.ts';
import type { LoginAdminRequest } from '../../clients/typescript/src/generated/operations/login-admin.gen.ts';
import type { LoginRequest } from '../../clients/typescript/src/generated/operations/login.gen.ts';
import type { LogoutRequest } from '../../clients/typescript/src/generated/operations/logout.gen.ts';
import type { RemoveOrganisationUnitsRequest } from '../../clients/typescript/src/generated/operations/remove-organisation-units.gen.ts';
import type { ReplayDeliveriesRequest } from '../../clients/typescript/src/generated/operations/replay-deliveries.gen.ts';
import type { RequestPasswordResetRequest } from '../../clients/typescript/src/generated/operations/request-password-reset.gen.ts';
import type { StartOauthLoginRequest } from '../../clients/typescript/src/generated/operations/start-oauth-login.gen.ts';
import type { TestDestinationRequest } from '../../clients/typescript/src/generated/operations/test-destination.gen.ts';
import type { UpdateAccountRequest } from '../../clients/typescript/src/generated/operations/update-account.gen.ts';
import type { UpdateDestinationRequest } from '../../clients/typescript/src/generated/operations/update-destination.gen.ts';
import type { UpdateOauthProviderRequest } from '../../clients/typescript/src/generated/operations/update-oauth-provider.gen.ts';
import type { UpdateOrganisationRequest } from '../../clients/typescript/src/generated/operations/update-organisation.gen.ts';
import * as $ from './definitions.gen.ts';
import type { Form } from './runtime/form.gen.ts';

export const login: Form<LoginRequest> = {
  operationId: 'login',
  summary: 'Log in',
  description: 'Checks a username and password and returns a bearer token, a refresh token and what the account has access to. A trusted Service account also receives the secret that signs the tokens of its organisation.',
  method: 'POST',
  path: '/accounts/auth',
  body: { required: true, kind: 'ref', to: () => $.LoginRequest },
};

export const loginAdmin: Form<LoginAdminRequest> = {
  operationId: 'loginAdmin',
  summary: 'Log in (deprecated path)',
  description: 'A former path of the login. It behaves exactly like `POST /accounts/auth` and shares its count of failed logins. Use `POST /accounts/auth` instead. Every reply has the headers `Deprecation` and `Link`.',
  method: 'POST',
  path: '/auth/admin',
  body: { required: true, kind: 'ref', to: () => $.LoginRequest },
};

export const exchangeToken: Form<ExchangeTokenRequest> = {
  operationId: 'exchangeToken',
  summary: 'Exchange a token',
  description: 'Exchanges a refresh token, or the one-time code of a login with an external identity provider, for a new bearer token and a new refresh token.',
  method: 'POST',
  path: '/accounts/token',
  body: { required: true, kind: 'ref', to: () => $.TokenExchange },
};

export const logout: Form<LogoutRequest> = {
  operationId: 'logout',
  summary: 'Log out',
  description: 'Ends the login that the bearer token belongs to, by password or through an external identity provider. All its bearer tokens become invalid, including the one in this request. Its refresh token is refused with `exchange_token_invalid`, and its sockets are closed with 4401. Other logins of the account are not affected.',
  method: 'POST',
  path: '/accounts/logout',
};

export const requestPasswordReset: Form<RequestPasswordResetRequest> = {
  operationId: 'requestPasswordReset',
  summary: 'Request a password reset',
  description: 'Issues a one-time password for an account and publishes the event `PasswordResetRequested`, whose receiver sends it to the account holder. The event goes to destinations that list it by name (see Deliveries) and to the platform\'s own mail, if configured. It never appears in a reply, on a socket or in a list.',
  method: 'POST',
  path: '/accounts/password-reset',
  body: { required: true, kind: 'ref', to: () => $.PasswordResetRequest },
};

export const confirmPasswordReset: Form<ConfirmPasswordResetRequest> = {
  operationId: 'confirmPasswordReset',
  summary: 'Confirm a password reset',
  description: 'Sets a new password with a one-time password.',
  method: 'POST',
  path: '/accounts/password-reset/confirm',
  body: { required: true, kind: 'ref', to: () => $.PasswordResetConfirmation },
};

export const getOwnAccount: Form<GetOwnAccountRequest> = {
  operationId: 'getOwnAccount',
  summary: 'Get your own account',
  description: 'Returns the account that the bearer token belongs to, with its permissions and the operators and brands that it has access to.',
  method: 'GET',
  path: '/accounts/me',
};

export const listOwnSessions: Form<ListOwnSessionsRequest> = {
  operationId: 'listOwnSessions',
  summary: 'List your own sessions',
  description: 'Returns the calling account\'s sessions that have not ended, by password or through an external identity provider, the one that lasts longest first. A session is a login with all the tokens that followed from it. At most 100 are returned.',
  method: 'GET',
  path: '/accounts/me/sessions',
};

export const endOwnSessions: Form<EndOwnSessionsRequest> = {
  operationId: 'endOwnSessions',
  summary: 'End your own sessions',
  description: 'Ends sessions of the calling account, as logging out in them would: their bearer tokens become invalid at once, their refresh tokens are refused with `exchange_token_invalid`, and their sockets are closed with 4401. The session of this request can be one of them. Sessions that have ended, or that are not the account\'s, are left out of the reply.',
  method: 'POST',
  path: '/accounts/me/sessions/end',
  body: { required: true, kind: 'ref', to: () => $.SessionSelection },
};

export const changePassword: Form<ChangePasswordRequest> = {
  operationId: 'changePassword',
  summary: 'Change your own password',
  description: 'Sets a new password for the calling account. The current password is required.',
  method: 'POST',
  path: '/accounts/me/password',
  body: { required: true, kind: 'ref', to: () => $.PasswordChange },
};

export const listAccounts: Form<ListAccountsRequest> = {
  operationId: 'listAccounts',
  summary: 'List accounts',
  description: 'Returns a page of the accounts that you have access to. Passwords and one-time passwords are never returned.',
  method: 'GET',
  path: '/accounts',
  parameters: [
    {
      in: 'query',
      name: 'account_type',
      kind: 'ref',
      to: () => $.AccountType,
      description: 'Returns only accounts of this type. If empty or omitted, all types.',
      examples: ['User'],
    },
    {
      in: 'query',
      name: 'account_ids',
      kind: 'text',
      description: 'Returns only the accounts with these ids, separated by commas. Duplicate and unknown ids are ignored. If empty or omitted, all accounts.',
      examples: ['0198f3a0-4c55-7a10-9b8e-7d6c5b4a3f2e'],
      maxLength: 8192,
      pattern: '^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64})*)?$',
    },
    {
      in: 'query',
      name: 'org_id',
      kind: 'text',
      description: 'Returns only accounts of this organisation, not of those below it. If empty or omitted, all organisations.',
      examples: ['northstar'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'username',
      options: ['username', 'id', 'created_on', 'last_logged_in'],
    },
    $.SortDirectionParameter,
  ],
};

export const createAccount: Form<CreateAccountRequest> = {
  operationId: 'createAccount',
  summary: 'Create an account',
  description: 'Creates an enabled account.',
  method: 'POST',
  path: '/accounts',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.NewAccount },
};

export const updateAccount: Form<UpdateAccountRequest> = {
  operationId: 'updateAccount',
  summary: 'Update an account',
  description: 'Changes the fields of an account that are sent; each field is replaced as a whole. A field that is sent with its current value has no effect.',
  method: 'PATCH',
  path: '/accounts',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.AccountChanges },
};

export const disableAccount: Form<DisableAccountRequest> = {
  operationId: 'disableAccount',
  summary: 'Disable an account',
  description: 'Disables an account: it can no longer log in or make requests, and all its tokens, its refresh tokens and its one-time password end immediately. Disabling a disabled account has no effect.',
  method: 'POST',
  path: '/accounts/{account_id}/disable',
  keyed: true,
  parameters: [$.AccountIdParameter],
};

export const enableAccount: Form<EnableAccountRequest> = {
  operationId: 'enableAccount',
  summary: 'Enable an account',
  description: 'Enables an account so that it can log in again. Tokens that ended when it was disabled remain invalid. Enabling an enabled account has no effect.',
  method: 'POST',
  path: '/accounts/{account_id}/enable',
  keyed: true,
  parameters: [$.AccountIdParameter],
};

export const listOauthProviders: Form<ListOauthProvidersRequest> = {
  operationId: 'listOauthProviders',
  summary: 'List identity providers',
  description: 'Returns a page of the external identity providers whose owner you have access to. `client_secret` is never returned.',
  method: 'GET',
  path: '/oauth/providers',
  parameters: [
    {
      in: 'query',
      name: 'search',
      kind: 'text',
      description: 'Returns only providers whose id contains this text, ignoring case. If empty or omitted, all providers.',
      examples: ['northstar'],
      maxLength: 64,
    },
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'id',
      options: ['id', 'owner', 'created', 'updated'],
    },
    $.SortDirectionParameter,
  ],
};

export const createOauthProvider: Form<CreateOauthProviderRequest> = {
  operationId: 'createOauthProvider',
  summary: 'Create an identity provider',
  description: 'Creates an external identity provider (OpenID Connect). Accounts can log in with it once their oauth_provider_id is set to its id.',
  method: 'POST',
  path: '/oauth/providers',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.NewOAuthProvider },
};

export const updateOauthProvider: Form<UpdateOauthProviderRequest> = {
  operationId: 'updateOauthProvider',
  summary: 'Update an identity provider',
  description: 'Changes the fields of an identity provider that are sent. Logins in progress finish with the configuration that applies when the browser returns.',
  method: 'PATCH',
  path: '/oauth/providers/{provider_id}',
  keyed: true,
  parameters: [
    {
      in: 'path',
      name: 'provider_id',
      required: true,
      kind: 'ref',
      to: () => $.Id,
      description: 'The id of the identity provider.',
      examples: ['northstar-id'],
    },
  ],
  body: { required: true, kind: 'ref', to: () => $.OAuthProviderChanges },
};

export const startOauthLogin: Form<StartOauthLoginRequest> = {
  operationId: 'startOauthLogin',
  summary: 'Start an external login',
  description: 'Redirects the browser to an external identity provider to log in. Open it as a page, not with a background request.',
  method: 'GET',
  path: '/oauth/login',
  parameters: [
    {
      in: 'query',
      name: 'provider_id',
      required: true,
      kind: 'ref',
      to: () => $.Id,
      description: 'The id of the identity provider.',
      examples: ['northstar-id'],
    },
    {
      in: 'query',
      name: 'code_challenge',
      required: true,
      kind: 'text',
      description: 'The SHA-256 of the `code_verifier`, in base64url without padding.',
      examples: ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
      minLength: 43,
      maxLength: 43,
      pattern: '^[A-Za-z0-9_-]{43}$',
    },
  ],
};

export const finishOauthLogin: Form<FinishOauthLoginRequest> = {
  operationId: 'finishOauthLogin',
  summary: 'Finish an external login',
  description: 'Receives the browser from an external identity provider and redirects it to the provider\'s frontend_url. Only the identity provider uses this operation: it is the provider\'s redirect_url.',
  method: 'GET',
  path: '/oauth/callback',
  parameters: [
    {
      in: 'query',
      name: 'state',
      required: true,
      kind: 'text',
      description: 'The state that the platform sent to the provider.',
      examples: ['s_Jr0uWqE2bN5xY8mQ1'],
      minLength: 1,
      maxLength: 512,
      pattern: '^[A-Za-z0-9._~-]+$',
    },
    {
      in: 'query',
      name: 'code',
      kind: 'text',
      description: 'The authorization code. Omitted if the provider reports an error.',
      examples: ['SplxlOBeZQQYbYS6WxSbIA'],
      minLength: 1,
      maxLength: 4096,
    },
    {
      in: 'query',
      name: 'error',
      kind: 'text',
      description: 'The error reported by the provider. If present, `code` is ignored.',
      examples: ['access_denied'],
      minLength: 1,
      maxLength: 256,
    },
    {
      in: 'query',
      name: 'iss',
      kind: 'text',
      description: 'The issuer, if the provider sends it. It must match issuer_url, otherwise the result is `provider_failed`.',
      examples: ['https://id.northstar.example'],
      minLength: 1,
      maxLength: 2048,
    },
    {
      in: 'header',
      name: 'Cookie',
      kind: 'text',
      description: 'The browser\'s cookies, including the one set at the start of the login.',
      examples: ['__Host-pitboss-oauth=eyJhbGciOiJkaXIifQ'],
      maxLength: 8192,
    },
  ],
};

export const listOrganisations: Form<ListOrganisationsRequest> = {
  operationId: 'listOrganisations',
  summary: 'List organisations',
  description: 'Returns a page of the organisations that you have access to: your own and those below it. System accounts see all organisations, including the platform\'s own, `pitboss`.',
  method: 'GET',
  path: '/organisations',
  parameters: [
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'id',
      options: ['id', 'name', 'created', 'updated'],
    },
    $.SortDirectionParameter,
  ],
};

export const createOrganisation: Form<CreateOrganisationRequest> = {
  operationId: 'createOrganisation',
  summary: 'Create an organisation',
  description: 'Creates an organisation below another one.',
  method: 'POST',
  path: '/organisations',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.NewOrganisation },
};

export const getOwnOrganisation: Form<GetOwnOrganisationRequest> = {
  operationId: 'getOwnOrganisation',
  summary: 'Get your own organisation',
  description: 'Returns the organisation that the calling account belongs to.',
  method: 'GET',
  path: '/organisations/own',
};

export const updateOrganisation: Form<UpdateOrganisationRequest> = {
  operationId: 'updateOrganisation',
  summary: 'Update an organisation',
  description: 'Changes the fields of an organisation that are sent.',
  method: 'PATCH',
  path: '/organisations/{org_id}',
  keyed: true,
  parameters: [$.OrgIdParameter],
  body: { required: true, kind: 'ref', to: () => $.OrganisationChanges },
};

export const addOrganisationUnits: Form<AddOrganisationUnitsRequest> = {
  operationId: 'addOrganisationUnits',
  summary: 'Add units to an organisation',
  description: 'Adds units to an organisation, after its existing units. Items are processed independently: `succeeded` lists the units that the organisation has afterwards, whether new or not; `failed` lists those that exceed the maximum of 1,000 units per organisation. Duplicate ids are listed once.',
  method: 'POST',
  path: '/organisations/{org_id}/units',
  keyed: true,
  parameters: [$.OrgIdParameter],
  body: { required: true, kind: 'list', items: { kind: 'ref', to: () => $.Id }, minItems: 1, maxItems: 1000 },
};

export const removeOrganisationUnits: Form<RemoveOrganisationUnitsRequest> = {
  operationId: 'removeOrganisationUnits',
  summary: 'Remove units from an organisation',
  description: 'Removes units from an organisation. Items are processed independently: `succeeded` lists the units that were removed; `failed` lists those that the organisation does not have, or that accounts or identity providers belong to. Duplicate ids are listed once.',
  method: 'POST',
  path: '/organisations/{org_id}/units/delete',
  keyed: true,
  parameters: [$.OrgIdParameter],
  body: { required: true, kind: 'list', items: { kind: 'ref', to: () => $.Id }, minItems: 1, maxItems: 1000 },
};

export const getPlatformStatus: Form<GetPlatformStatusRequest> = {
  operationId: 'getPlatformStatus',
  summary: 'Get the status of the platform',
  description: 'Returns the version, whether the platform is ready, what waits and since when, the last backup and proof, and the state of the replica.',
  method: 'GET',
  path: '/platform/status',
};

export const listSystems: Form<ListSystemsRequest> = {
  operationId: 'listSystems',
  summary: 'List systems',
  description: 'Returns a page of the systems registered with the platform. Systems are registered in the file given in `PITBOSS_SYSTEMS_FILE`, in the format returned here. The platform reads the file when it starts; `pitboss systems` checks it and lists its systems.',
  method: 'GET',
  path: '/systems',
  parameters: [
    {
      in: 'query',
      name: 'id',
      kind: 'text',
      description: 'Returns only the system with this id. If empty or omitted, all systems.',
      examples: ['northstar-wallet'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    $.NameParameter,
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'id',
      options: ['id', 'name'],
    },
    $.SortDirectionParameter,
  ],
};

export const listAuditEvents: Form<ListAuditEventsRequest> = {
  operationId: 'listAuditEvents',
  summary: 'List audit events',
  description: 'Returns a page of what accounts have done, latest first. Each event is written in the same transaction as the action, so none is missing and none describes something that did not happen. Events are never changed or removed.',
  method: 'GET',
  path: '/audit',
  parameters: [
    $.OwnerIdParameter,
    {
      in: 'query',
      name: 'from',
      kind: 'integer',
      description: 'Returns only events at or after this time, in milliseconds since the epoch. If omitted, from the first event.',
      examples: [1767225600000],
      minimum: 0,
      maximum: 8640000000000000,
      format: 'int64',
    },
    {
      in: 'query',
      name: 'to',
      kind: 'integer',
      description: 'Returns only events before this time, in milliseconds since the epoch. If omitted, up to the last event.',
      examples: [1767312000000],
      minimum: 0,
      maximum: 8640000000000000,
      format: 'int64',
    },
    {
      in: 'query',
      name: 'actor_id',
      kind: 'text',
      description: 'Returns only events of this account. If empty or omitted, all accounts.',
      examples: ['0198f3a0-0b11-7e92-8c3d-2f4a6b8c0d1e'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    {
      in: 'query',
      name: 'action',
      kind: 'text',
      description: 'Returns only events with this action. If empty or omitted, all actions.',
      examples: ['updateAccount'],
      maxLength: 64,
      pattern: '^[A-Za-z]*$',
    },
    {
      in: 'query',
      name: 'target_id',
      kind: 'text',
      description: 'Returns only events with this target id. If empty or omitted, all targets.',
      examples: ['0198f3a0-4c55-7a10-9b8e-7d6c5b4a3f2e'],
      maxLength: 256,
    },
    {
      in: 'query',
      name: 'outcome',
      kind: 'choice',
      description: 'Returns only events with this outcome. If empty or omitted, both outcomes.',
      options: ['done', 'refused'],
    },
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'timestamp',
      options: ['timestamp'],
    },
    $.SortDirectionParameter2,
  ],
};

export const listDeliveries: Form<ListDeliveriesRequest> = {
  operationId: 'listDeliveries',
  summary: 'List deliveries',
  description: 'Returns a page of the messages that the platform sends to operators, latest first: events to destinations, results of contributions to their callbacks, and diversions. `PasswordResetRequested` is not listed. Contents are not returned; see `GET /deliveries/{delivery_id}`.',
  method: 'GET',
  path: '/deliveries',
  parameters: [
    {
      in: 'query',
      name: 'state',
      kind: 'choice',
      description: 'Returns only deliveries in this state: `pending`, `delivered` or `dead`. If empty or omitted, all states.',
      options: ['pending', 'delivered', 'dead'],
    },
    {
      in: 'query',
      name: 'destination_id',
      kind: 'text',
      description: 'Returns only deliveries to this destination. If empty or omitted, all destinations.',
      examples: ['0198f3a1-2b3c-7d4e-8f50-6a7b8c9d0e1f'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'created',
      options: ['created', 'last_attempt'],
    },
    $.SortDirectionParameter2,
  ],
};

export const getDelivery: Form<GetDeliveryRequest> = {
  operationId: 'getDelivery',
  summary: 'Get a delivery',
  description: 'Returns a delivery with its body, exactly as it is sent, and its latest 20 attempts. A body may name players, so consider who gets `Read` on deliveries.',
  method: 'GET',
  path: '/deliveries/{delivery_id}',
  parameters: [
    {
      in: 'path',
      name: 'delivery_id',
      required: true,
      kind: 'ref',
      to: () => $.Id,
      description: 'The id of the delivery.',
      examples: ['0198f3a9-4d5e-7f60-8a1b-2c3d4e5f6071'],
    },
  ],
};

export const replayDeliveries: Form<ReplayDeliveriesRequest> = {
  operationId: 'replayDeliveries',
  summary: 'Replay deliveries',
  description: 'Immediately sends deliveries again, with their original `webhook-id` and content, and resets their attempts. A delivery that is still pending is sent now without resetting its attempts. Items are processed independently: `succeeded` lists the deliveries that are now pending; `failed` lists those that cannot be sent because they do not exist, you have no access to them, or their destination is disabled or deleted. Duplicate ids are listed once.',
  method: 'POST',
  path: '/deliveries/replay',
  keyed: true,
  body: { required: true, kind: 'list', items: { kind: 'ref', to: () => $.Id }, minItems: 1, maxItems: 1000 },
};

export const listDestinations: Form<ListDestinationsRequest> = {
  operationId: 'listDestinations',
  summary: 'List destinations',
  description: 'Returns a page of the destinations whose owner you have access to. Secrets are never returned.',
  method: 'GET',
  path: '/deliveries/destinations',
  parameters: [
    $.OwnerIdParameter,
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'created',
      options: ['created', 'url', 'owner_id'],
    },
    $.SortDirectionParameter,
  ],
};

export const createDestination: Form<CreateDestinationRequest> = {
  operationId: 'createDestination',
  summary: 'Register a destination',
  description: 'Registers an address to receive the events of an operator or brand from now on. Its host can also be used in callbacks of contributions and in diversions. With an empty list of events, only the host is registered.',
  method: 'POST',
  path: '/deliveries/destinations',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.NewDestination },
};

export const deleteDestinations: Form<DeleteDestinationsRequest> = {
  operationId: 'deleteDestinations',
  summary: 'Delete destinations',
  description: 'Deletes destinations and their pending or dead event deliveries. Callbacks become dead, and diversions wait until another destination has their host. Items are processed independently: `succeeded` lists the destinations that were deleted; `failed` lists those that do not exist or that you have no access to, and those that receive `PasswordResetRequested` if you are neither a SuperUser nor a System account. Duplicate ids are listed once.',
  method: 'POST',
  path: '/deliveries/destinations/delete',
  keyed: true,
  body: { required: true, kind: 'list', items: { kind: 'ref', to: () => $.Id }, minItems: 1, maxItems: 1000 },
};

export const updateDestination: Form<UpdateDestinationRequest> = {
  operationId: 'updateDestination',
  summary: 'Update a destination',
  description: 'Changes the fields of a destination that are sent.',
  method: 'PATCH',
  path: '/deliveries/destinations/{destination_id}',
  keyed: true,
  parameters: [$.DestinationIdParameter],
  body: { required: true, kind: 'ref', to: () => $.DestinationChanges },
};

export const testDestination: Form<TestDestinationRequest> = {
  operationId: 'testDestination',
  summary: 'Send a test message to a destination',
  description: 'Sends a `DestinationTest` to a destination now, also if it does not receive this event. The message is signed like every other and waits for no other message. It is repeated and given up like an event; follow it with `GET /deliveries/{delivery_id}`.',
  method: 'POST',
  path: '/deliveries/destinations/{destination_id}/test',
  keyed: true,
  parameters: [$.DestinationIdParameter],
};
