import { asc, eq, max, sql } from 'drizzle-orm';
import { accounts } from './accounts.ts';
import { auditEvents } from './audit-events.ts';
import { destinations } from './destinations.ts';
import type { Tx } from './engine/tx.ts';
import { oauthProviders } from './oauth-providers.ts';
import { operators } from './operators.ts';

/** What a diagnosis needs to know of a store. */
export type StoreFacts = {
  readonly hasAccounts: boolean;
  /** An operator, for a call to the wallet. */
  readonly operatorId: string | undefined;
  /** What the platform calls: addresses of webhooks, and of identity providers. */
  readonly webhooks: readonly string[];
  readonly providers: readonly string[];
  /** The latest time in the audit log. */
  readonly newestAtMs: number | undefined;
};

export const readStoreFacts = async (tx: Tx): Promise<StoreFacts> => {
  const account = await tx.get((db) => db.select({ id: accounts.id }).from(accounts).limit(1));
  const operator = await tx.get((db) =>
    db.select({ id: operators.id }).from(operators).orderBy(asc(operators.id)).limit(1),
  );
  const webhooks = await tx.all((db) =>
    db.selectDistinct({ url: destinations.url }).from(destinations).where(eq(destinations.enabled, sql`1`)),
  );
  const providers = await tx.all((db) => db.selectDistinct({ url: oauthProviders.issuerUrl }).from(oauthProviders));
  const newest = await tx.get((db) => db.select({ atMs: max(auditEvents.atMs) }).from(auditEvents));
  return {
    hasAccounts: account !== undefined,
    operatorId: operator?.id,
    webhooks: webhooks.map(({ url }) => url).sort(),
    providers: providers.map(({ url }) => url).sort(),
    newestAtMs: newest?.atMs ?? undefined,
  };
};
