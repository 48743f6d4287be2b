import type { Command } from './command.ts';

export const moveCommand: Command = {
  name: 'move',
  usage: 'move --from sqlite:data --to postgres://user@host/database [--data ./data] [--json]',
  summary:
    'moves a store that is not in use between a data folder and an empty database, with its keys, and proves both',
  options: {
    '--from': 'where the store is: sqlite:FOLDER, or the URL of a database; it never serves again',
    '--to': 'where it goes: an empty database, or sqlite:FOLDER for a new folder',
    '--data': 'from a database: a folder whose keys/database.key is its key; PITBOSS_DATA, or data, without it',
  },
  json: 'lines {"step"}, then {"from", "to", "moved"}',
  exits: { 0: 'the store is at the new place, and proven', 1: 'it is not; run the same command again to go on' },
  load: async () => (await import('./move.ts')).move,
};

export const restoredCommand: Command = {
  name: 'restored',
  usage: 'restored [--since TIME] [--data ./data] [--json]',
  summary: "after PostgreSQL's programs have restored the database: ends all logins, and puts the wallets on hold",
  options: {
    '--since': 'a time up to which the database has everything; that of its last ledger entry without it',
    '--data': 'the data folder; PITBOSS_DATA, or data, without it',
  },
  json: '{"database", "since", "held": operators on hold}',
  exits: { 0: 'the wallets are on hold, and servers end and have to start again', 1: 'nothing was changed' },
  load: async () => (await import('./restored.ts')).restored,
};
