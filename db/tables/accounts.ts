import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { at, flag, json } from './columns.ts';
import { organisations } from './operators.ts';

export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: ['User', 'SuperUser', 'System', 'Service', 'Provider'] }).notNull(),
    /** Stored as given, compared case-insensitively. */
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** Empty: the whole organisation. */
    unitId: text('unit_id').notNull(),
    /** Does not reach organisations below its own. */
    orgBound: flag('org_bound').notNull(),
    /** The registered system the account acts for; null: none. */
    systemId: text('system_id'),
    permissions:
      json<{ system_id: string; permissions: { resource_id: string; permission: string }[] }[]>(
        'permissions',
      ).notNull(),
    contacts: json<Record<string, string>>('contacts').notNull(),
    /** The `key` of the identity provider the account may log in with; null: none. */
    oauthProviderKey: text('oauth_provider_key').references(() => oauthProviders.key),
    /** The account's subject at the provider, null until bound. Valid only while oauthRealm equals the provider's: see findOauthLinks. */
    oauthSub: text('oauth_sub'),
    oauthRealm: integer('oauth_realm'),
    enabled: flag('enabled').notNull(),
    trusted: flag('trusted').notNull(),
    /** Incremented when credentials or rights change, which invalidates earlier tokens. */
    epoch: integer('epoch').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    lastLoggedInAtMs: at('last_logged_in_at_ms').notNull(),
  },
  (table) => [
    index('accounts_place').on(table.organisationId, table.unitId),
    // A subject at a provider maps to at most one account.
    uniqueIndex('accounts_oauth_sub').on(table.oauthProviderKey, table.oauthRealm, table.oauthSub),
    index('accounts_oauth_email').on(table.oauthProviderKey, sql`lower(contacts ->> 'email')`),
  ],
);

export type Account = typeof accounts.$inferSelect;

/** An account's one-time password, with which its holder sets a new password. */
export const oneTimePasswords = sqliteTable(
  'one_time_passwords',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id),
    /** An HMAC with a key kept outside the store: eight digits are easy to guess. */
    hash: text('hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
  },
  (table) => [index('one_time_passwords_expiry').on(table.expiresAtMs)],
);

export type OneTimePassword = typeof oneTimePasswords.$inferSelect;

/** A person's second factor, with which a login needs a code besides the password. */
export const secondFactors = sqliteTable('second_factors', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** In base32, encrypted with a key kept outside the store. */
  secret: text('secret').notNull(),
  /** Null until a code has shown that an authenticator has the secret: logins need no code before. */
  confirmedAtMs: at('confirmed_at_ms'),
  /** The 30 seconds, counted from the epoch, of the last code that was accepted: a code counts once. */
  lastStep: integer('last_step').notNull(),
  /** Wrong codes since the last right one. */
  failures: integer('failures').notNull(),
  /** SHA-256 of each recovery code that was not used. */
  recoveryHashes: json<readonly string[]>('recovery_hashes').notNull(),
});

export type SecondFactor = typeof secondFactors.$inferSelect;

/**
 * The current refresh token of each login. Every exchange replaces it. All tokens of a login start with its family id, so the reuse of a
 * replaced token is recognised.
 */
export const refreshTokens = sqliteTable(
  'refresh_tokens',
  {
    familyId: text('family_id').primaryKey(),
    /** The login's id in its access tokens; null if an earlier version issued the current one. */
    sid: text('sid'),
    /** SHA-256 of the token, which is never stored itself. */
    tokenHash: text('token_hash').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The account's epoch at the time of issue; a later epoch invalidates the token. */
    epoch: integer('epoch').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
    /** The start of the login, which decides its latest end; null if an earlier version began it. */
    beganAtMs: at('began_at_ms'),
    /** The token this one replaced, and when; null for the first of a login. */
    previousHash: text('previous_hash'),
    replacedAtMs: at('replaced_at_ms'),
    /** This token, encrypted under its predecessor, which may request it once more; null when it no longer may. */
    successor: text('successor'),
  },
  (table) => [
    index('refresh_tokens_expiry').on(table.expiresAtMs),
    uniqueIndex('refresh_tokens_sid').on(table.sid),
    index('refresh_tokens_account').on(table.accountId, table.expiresAtMs),
    index('refresh_tokens_successor').on(table.replacedAtMs).where(sql`successor is not null`),
  ],
);

export type RefreshToken = typeof refreshTokens.$inferSelect;

/** One-time codes of successful external logins, until exchanged for tokens. */
export const oauthCodes = sqliteTable(
  'oauth_codes',
  {
    /** SHA-256 of the code, which is never stored itself. */
    codeHash: text('code_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The account's epoch at the time; the code becomes invalid with the account's tokens. */
    epoch: integer('epoch').notNull(),
    /** SHA-256, in base64url, of a secret that only the browser that started the login has. */
    codeChallenge: text('code_challenge').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
  },
  (table) => [index('oauth_codes_expiry').on(table.expiresAtMs)],
);

export type OauthCode = typeof oauthCodes.$inferSelect;

/** Identity providers that accounts use to log in instead of a password. */
export const oauthProviders = sqliteTable(
  'oauth_providers',
  {
    /** Never changes, so accounts stay linked when the id does. */
    key: text('key').primaryKey(),
    id: text('id').notNull().unique(),
    /** An organisation's id, or a unit of it as `organisation:unit`. */
    ownerId: text('owner_id').notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted with a key kept outside the store. */
    clientSecret: text('client_secret').notNull(),
    issuerUrl: text('issuer_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    jwkUrl: text('jwk_url').notNull(),
    redirectUrl: text('redirect_url').notNull(),
    frontendUrl: text('frontend_url').notNull(),
    /** Incremented when another issuer or client changes the meaning of subjects, which unbinds accounts. */
    realm: integer('realm').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    updatedAtMs: at('updated_at_ms').notNull(),
  },
  (table) => [index('oauth_providers_owner').on(table.ownerId)],
);

export type OauthProvider = typeof oauthProviders.$inferSelect;

/** Counts logins with unknown usernames, so that such a request writes as much and takes as long as one with a known username. */
export const unknownLogins = sqliteTable('strangers', {
  id: integer('id').primaryKey(),
  requests: integer('requests').notNull(),
});
