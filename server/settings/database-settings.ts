import * as kinds from './kinds.ts';
import type { Setting } from './setting.ts';

/** The database that many servers share, and how a server uses it. All but the first need the first. */
export const DATABASE_SETTINGS = {
  database: {
    name: 'PITBOSS_DATABASE',
    kind: kinds.databaseUrl,
    absent: 'the store is a file in the data folder',
    isSecret: true,
    meaning:
      'a database in PostgreSQL that holds the store, such as `postgres://pitboss@db.internal/pitboss`, for [many servers](many-servers.md); without a password in it, the one in the file that `PGPASSFILE` names counts',
  },
  databaseKey: {
    name: 'PITBOSS_DATABASE_KEY',
    kind: kinds.databaseKeys,
    absent: '`keys/database.key` in the data folder, which the first start creates',
    isSecret: true,
    meaning:
      'the key under which the database holds all other keys, the same on every server: 64 hexadecimal digits, in two lines while it [is replaced](rotation.md); keep a copy, since without it no balance can be proven',
  },
  databaseReplicas: {
    name: 'PITBOSS_DATABASE_REPLICAS',
    kind: kinds.databaseUrl,
    absent: 'the database answers everything itself',
    isSecret: true,
    meaning:
      'standbys of that database, such as `postgres://pitboss@second,third/pitboss`, that [answer long lists](many-servers.md#read-replicas) and `pitboss verify` in its place',
  },
  databaseStatementMs: {
    name: 'PITBOSS_DATABASE_STATEMENT_TIMEOUT',
    kind: kinds.duration,
    default: '30s',
    meaning:
      'how long the database may take for one statement, and a long list in all, such as `2m`; a request that needs more is answered with 503 and `Retry-After`',
  },
  databaseLockMs: {
    name: 'PITBOSS_DATABASE_LOCK_TIMEOUT',
    kind: kinds.duration,
    default: '10s',
    meaning:
      'how long a write waits for the other servers; after that, it is answered with 503 and `Retry-After`, and has no effect',
  },
  databaseReaders: {
    name: 'PITBOSS_DATABASE_READERS',
    kind: kinds.count('connections', 100),
    default: '4',
    meaning: "maximum number of a server's connections for short reads",
  },
  databaseLongReaders: {
    name: 'PITBOSS_DATABASE_LONG_READERS',
    kind: kinds.count('connections', 100),
    default: '4',
    meaning: "maximum number of a server's connections for long lists; more lists wait for one",
  },
} as const satisfies Readonly<Record<string, Setting>>;
