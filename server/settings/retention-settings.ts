import * as kinds from './kinds.ts';
import type { Setting } from './setting.ts';

/** Settings of how long records are kept, and where. */
export const RETENTION_SETTINGS = {
  deliveriesKeptMs: {
    name: 'PITBOSS_DELIVERIES_DAYS',
    kind: kinds.days,
    default: '7',
    meaning: 'how long messages to webhooks and callbacks are kept after they were delivered, in days',
  },
  deadDeliveriesKeptMs: {
    name: 'PITBOSS_DEAD_DELIVERIES_DAYS',
    kind: kinds.days,
    absent: 'until they are replayed, or their destination is deleted',
    meaning: 'how long messages are kept that were given up, in days',
  },
  metadataKeptMs: {
    name: 'PITBOSS_METADATA_DAYS',
    kind: kinds.days,
    absent: 'until the player is erased',
    meaning:
      'how long the `metadata` and `event_metadata` of contributions are [kept](retention.md), in days; a request that is repeated later gets none back',
  },
  auditKeptMs: {
    name: 'PITBOSS_AUDIT_DAYS',
    kind: kinds.days,
    absent: 'for ever',
    meaning: 'how long the audit log is [kept](retention.md), in days; the ledger is another thing, and is always kept',
  },
  archiveAfterMs: {
    name: 'PITBOSS_ARCHIVE_AFTER',
    kind: kinds.age,
    absent: 'never',
    meaning:
      'how old finished contributions and entries are when a serving platform [archives](operator.md#archive) them, such as `400d`',
  },
} as const satisfies Readonly<Record<string, Setting>>;
