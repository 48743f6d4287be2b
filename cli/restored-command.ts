import type { Command } from './command.ts';

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
