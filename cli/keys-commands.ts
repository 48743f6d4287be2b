import { type Command, DATA, NO_STORE, WAITED } from './command.ts';

/** The commands that replace keys. */
export const keysCommands: readonly Command[] = [
  {
    name: 'keys rotate',
    usage: 'keys rotate [--revoke] [--data ./data] [--json]',
    summary:
      'replaces the token signing keys, safe while the platform runs; old tokens expire, or all logins end at once',
    options: { '--revoke': 'ends all logins at once', ...DATA },
    json: '{"replaced": number of keys, "revoked": boolean}',
    exits: { 0: 'the keys are replaced, or there are none yet', 1: NO_STORE },
    load: async () => (await import('./keys-rotate.ts')).keysRotate,
  },
  {
    name: 'keys rotate-secrets',
    usage: 'keys rotate-secrets [--data ./data] [--json]',
    summary:
      'replaces the key that encrypts secrets in the store, and encrypts them again; safe while the platform runs',
    options: DATA,
    json: '{"done": what was done}',
    exits: { 0: 'the key is replaced, and secrets are encrypted with the new one', 1: NO_STORE, ...WAITED },
    load: async () => (await import('./keys-rotate.ts')).keysRotateSecrets,
  },
  {
    name: 'keys rotate-audit',
    usage: 'keys rotate-audit [--data ./data] [--json]',
    summary: 'replaces the key that seals the ledger, which seals every chain first; safe while the platform runs',
    options: DATA,
    json: '{"done": what was done}',
    exits: { 0: 'the key is replaced, and seals what follows', 1: NO_STORE, ...WAITED },
    load: async () => (await import('./keys-rotate.ts')).keysRotateAudit,
  },
  {
    name: 'keys rotate-database',
    usage: 'keys rotate-database [--data ./data] [--json]',
    summary:
      'replaces the key under which a database holds all others, one step each time: adds it, encrypts with it, forgets the former one',
    options: DATA,
    json: '{"step": "added", "encrypted" or "forgotten"}',
    exits: {
      0: 'the step is done, and the next one is printed',
      1: 'the step cannot be done, and the reason is printed',
    },
    load: async () => (await import('./keys-rotate-database.ts')).keysRotateDatabase,
  },
];
