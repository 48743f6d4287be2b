import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { at, flag, json, oneOf } from './columns.ts';

/** Trees of organisations. The organisation with the id of an operator is that operator's. */
export const organisations = sqliteTable(
  'organisations',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Null at the top of a tree. */
    parentId: text('parent_id').references((): AnySQLiteColumn => organisations.id),
    enabled: flag('enabled').notNull(),
    /** Empty: that of the organisation above. */
    baseCurrency: text('base_currency').notNull(),
    units: json<string[]>('units').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    updatedAtMs: at('updated_at_ms').notNull(),
  },
  (table) => [index('organisations_parent').on(table.parentId)],
);

export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: ['User', 'SuperUser', 'System', 'Service', 'Provider'] }).notNull(),
    /** Compared without regard to case; kept as it was given. */
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** Empty: the organisation as a whole. */
    unitId: text('unit_id').notNull(),
    /** Reaches no organisation below its own. */
    orgBound: flag('org_bound').notNull(),
    /** The registered system that the account calls for; null: none. */
    systemId: text('system_id'),
    permissions:
      json<{ system_id: string; permissions: { resource_id: string; permission: string }[] }[]>(
        'permissions',
      ).notNull(),
    contacts: json<Record<string, string>>('contacts').notNull(),
    /** The `key` of the identity provider that the account may log in with; null: none. */
    oauthProviderKey: text('oauth_provider_key').references(() => oauthProviders.key),
    /** Who the account is there, null until it is bound. It counts only while oauthRealm is the provider's: see findOauthLinks. */
    oauthSub: text('oauth_sub'),
    oauthRealm: integer('oauth_realm'),
    enabled: flag('enabled').notNull(),
    trusted: flag('trusted').notNull(),
    /** Rises when credentials or rights change; a token of an older epoch no longer counts. */
    epoch: integer('epoch').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    lastLoggedInAtMs: at('last_logged_in_at_ms').notNull(),
  },
  (table) => [
    index('accounts_place').on(table.organisationId, table.unitId),
    // Nobody at a provider is two accounts.
    uniqueIndex('accounts_oauth_sub').on(table.oauthProviderKey, table.oauthRealm, table.oauthSub),
    index('accounts_oauth_email').on(table.oauthProviderKey, sql`lower(contacts ->> 'email')`),
  ],
);

/**
 * The refresh token that counts of each login. Every exchange replaces it, and all of one login begin with the id of their family: so one
 * that was replaced is known for what it is.
 */
export const refreshTokens = sqliteTable(
  'refresh_tokens',
  {
    familyId: text('family_id').primaryKey(),
    /** What the access tokens of the login call it; null when an earlier version issued what counts. */
    sid: text('sid'),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The account's epoch when it was handed out; in a later one it no longer counts. */
    epoch: integer('epoch').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
    /** The token that this one has replaced, and when; null for the first of a login. */
    previousHash: text('previous_hash'),
    replacedAtMs: at('replaced_at_ms'),
    /** This token, encrypted under the one that it has replaced, which may ask for it once more; null when it no longer may. */
    successor: text('successor'),
  },
  (table) => [
    index('refresh_tokens_expiry').on(table.expiresAtMs),
    uniqueIndex('refresh_tokens_sid').on(table.sid),
    index('refresh_tokens_successor').on(table.replacedAtMs).where(sql`successor is not null`),
  ],
);

/** The one-time password of an account, with which its holder sets a new password. */
export const oneTimePasswords = sqliteTable(
  'one_time_passwords',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id),
    /** Keyed with a key outside of the store: eight digits are few. */
    hash: text('hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
  },
  (table) => [index('one_time_passwords_expiry').on(table.expiresAtMs)],
);

/** How often a username was named that no account has: so that such a request writes as much and takes as long. */
export const unknownLogins = sqliteTable('strangers', {
  id: integer('id').primaryKey(),
  requests: integer('requests').notNull(),
});

/** What accounts did, and what they were refused; never changed or removed. */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    /** The order in which events were written. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    atMs: at('at_ms').notNull(),
    /** An organisation, operator or brand path: who may see the event. */
    ownerId: text('owner_id').notNull(),
    /** Null when the platform itself acted. */
    actorId: text('actor_id'),
    actorUsername: text('actor_username'),
    networkAddress: text('network_address'),
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    targetId: text('target_id').notNull(),
    outcome: text('outcome', { enum: ['done', 'refused'] }).notNull(),
    code: text('code'),
    requestId: text('request_id').notNull(),
    detail: json<Record<string, string>>('detail').notNull(),
  },
  (table) => [
    index('audit_events_time').on(table.atMs),
    index('audit_events_owner').on(table.ownerId, table.atMs),
    index('audit_events_actor').on(table.actorId, table.atMs),
    index('audit_events_target').on(table.targetId, table.atMs),
    oneOf('audit_events_outcome', table.outcome, ['done', 'refused']),
    check('audit_events_code', sql`(${table.code} is null) = (${table.outcome} = 'done')`),
  ],
);

/** Identity providers that accounts log in with instead of a password. */
export const oauthProviders = sqliteTable(
  'oauth_providers',
  {
    /** Never changes, so that accounts follow when the id does. */
    key: text('key').primaryKey(),
    id: text('id').notNull().unique(),
    /** An organisation's id, or one of its units as `organisation:unit`. */
    ownerId: text('owner_id').notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted with a key outside of the store. */
    clientSecret: text('client_secret').notNull(),
    issuerUrl: text('issuer_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    jwkUrl: text('jwk_url').notNull(),
    redirectUrl: text('redirect_url').notNull(),
    frontendUrl: text('frontend_url').notNull(),
    /** Rises when subjects get another meaning, with another issuer or client: accounts bound before are bound no longer. */
    realm: integer('realm').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    updatedAtMs: at('updated_at_ms').notNull(),
  },
  (table) => [index('oauth_providers_owner').on(table.ownerId)],
);

/** One-time codes of external logins that succeeded, until they are exchanged for tokens. */
export const oauthCodes = sqliteTable(
  'oauth_codes',
  {
    /** SHA-256 of the code; the code itself is never stored. */
    codeHash: text('code_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** What the account's epoch was: the code ends with the account's tokens. */
    epoch: integer('epoch').notNull(),
    /** The SHA-256, in base64url, of what only the browser that began the login knows. */
    codeChallenge: text('code_challenge').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
  },
  (table) => [index('oauth_codes_expiry').on(table.expiresAtMs)],
);
