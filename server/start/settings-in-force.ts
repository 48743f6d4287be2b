import type { Config } from '../settings/config.ts';
import { shownDatabase } from '../settings/kinds.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const daysOf = (ms: number | undefined): number | undefined => ms && ms / DAY_MS;

/** The settings in force, for the log: no secret, and of addresses that may carry one only the host. */
export const settingsInForce = (config: Config) => ({
  database: config.database && shownDatabase(config.database),
  wallet: config.wallet && {
    host: new URL(config.wallet.url).host,
    timeout_ms: config.wallet.timeoutMs,
    provider_id: config.wallet.providerId,
  },
  smtp: config.smtp && { host: new URL(config.smtp.url).host },
  base_currency: config.currencies.base,
  currencies: [...config.currencies.multipliers.keys()],
  bonus_days: config.bonusLifetimeMs / DAY_MS,
  events_days: config.retention.events.keptMs / DAY_MS,
  events_max: config.retention.events.countMax,
  session_days: config.sessionMs / DAY_MS,
  deliveries_days: config.retention.deliveredMs / DAY_MS,
  dead_deliveries_days: daysOf(config.retention.deadMs),
  metadata_days: daysOf(config.retention.textsMs),
  audit_days: daysOf(config.retention.auditMs),
  archive_after_days: daysOf(config.archiveAfterMs),
  cors_origins: config.corsOrigins,
  outgoing_hosts: config.outgoingHosts,
  trusted_proxies: config.trustedProxies.length,
  sockets_per_address: config.socketsPerAddress,
  idle_connections_per_address: config.idleConnectionsPerAddress,
  requests_per_organisation: config.requestsPerOrganisation,
  public_requests_per_network: config.publicRequestsPerNetwork,
  systems: config.systems !== undefined,
  backups: config.backups && { every_ms: config.backups.everyMs, to: config.backups.to, keep: config.backups.keep },
  tls: config.certificateFiles !== undefined,
  log_level: config.logLevel,
});
