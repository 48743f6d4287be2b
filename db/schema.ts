// Lists the files of tables, for drizzle-kit and for the tests that compare the tables with the migrations.

export * from './tables/accounts.ts';
export * from './tables/approvals.ts';
export * from './tables/archives.ts';
export * from './tables/audit-events.ts';
export * from './tables/bonuses.ts';
export * from './tables/contributions.ts';
export * from './tables/deliveries.ts';
export * from './tables/events.ts';
export * from './tables/jackpots.ts';
export * from './tables/ledger.ts';
export * from './tables/operators.ts';
export * from './tables/players.ts';
export * from './tables/reports.ts';
export * from './tables/routing.ts';
export * from './tables/servers.ts';
export * from './tables/wallets.ts';
export * from './tables/wins.ts';
