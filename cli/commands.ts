import type { Command } from './command.ts';
import { version } from './version.ts';

/**
 * Every command, in the order of the help. What a command does is loaded when it runs: help, refusals and the version do without the
 * platform, whose loading takes ten times as long as they do.
 */
export const commands: readonly Command[] = [
  {
    name: 'serve',
    usage: 'serve [--port 8080] [--data ./data] [--config FILE] [--wallet-url URL]',
    summary: 'serves the platform until you stop it',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'verify',
    usage: 'verify [--data ./data] [--checkpoint ./checkpoint]',
    summary: 'proves that every balance follows from the ledger; safe while the platform runs',
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'backup',
    usage: 'backup [--to ./copy] [--verify] [--into ./backups] [--keep 7] [--data ./data]',
    summary:
      'copies the data folder and its keys, safe while the platform runs; in a folder of backups, each is verified and old ones go',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    usage: 'restore --from ./copy [--data ./data]',
    summary: 'replaces a data folder that is not in use with a verified backup, and keeps what it held',
    load: async () => (await import('./restore.ts')).restore,
  },
  {
    name: 'reconcile',
    usage: 'reconcile [--wallet-list FILE] [--settle] [--accept-missing] [--none] [--operator ID] [--data ./data]',
    summary: "after a restore: names what a wallet's list and the store differ in, settles it, and lifts the hold",
    load: async () => (await import('./reconcile.ts')).reconcile,
  },
  {
    name: 'archive',
    usage: 'archive --before DATE [--data ./data]',
    summary: 'moves finished contributions and ledger entries from before a date to sealed, compressed files',
    load: async () => (await import('./archive.ts')).archive,
  },
  {
    name: 'admin create',
    usage: 'admin create --username NAME [--data ./data]',
    summary:
      'creates an administrator, also while the platform runs; reads the password from PITBOSS_ADMIN_PASSWORD, the terminal or a pipe',
    load: async () => (await import('./admin-create.ts')).adminCreate,
  },
  {
    name: 'admin reset-password',
    usage: 'admin reset-password --username NAME [--data ./data]',
    summary:
      'sets a new password for an account and ends its logins, also while the platform runs; reads the password as above',
    load: async () => (await import('./admin-reset-password.ts')).adminResetPassword,
  },
  {
    name: 'keys rotate',
    usage: 'keys rotate [--revoke] [--data ./data]',
    summary:
      'replaces the token signing keys, safe while the platform runs; old tokens expire, or all logins end at once',
    load: async () => (await import('./keys-rotate.ts')).keysRotate,
  },
  {
    name: 'keys rotate-secrets',
    usage: 'keys rotate-secrets [--data ./data]',
    summary:
      'replaces the key that encrypts secrets in the store, and encrypts them again; safe while the platform runs',
    load: async () => (await import('./keys-replace.ts')).keysRotateSecrets,
  },
  {
    name: 'keys rotate-audit',
    usage: 'keys rotate-audit [--data ./data]',
    summary: 'replaces the key that seals the ledger, which seals every chain first; safe while the platform runs',
    load: async () => (await import('./keys-replace.ts')).keysRotateAudit,
  },
  {
    name: 'systems',
    usage: 'systems [FILE]',
    summary: 'checks and lists the systems in a file, or in PITBOSS_SYSTEMS_FILE',
    load: async () => (await import('./systems.ts')).systems,
  },
  {
    name: 'config print',
    usage: 'config print [--json] [--data ./data] [--config FILE]',
    summary: 'prints every setting in force, without secrets, and where it comes from',
    load: async () => (await import('./config-print.ts')).configPrint,
  },
  {
    name: 'config check',
    usage: 'config check [--json] [--data ./data] [--config FILE]',
    summary: 'reads every setting, and the files and keys that they name, and lists all faults',
    load: async () => (await import('./config-check.ts')).configCheck,
  },
  {
    name: 'migrate',
    usage: 'migrate [--data ./data]',
    summary: 'migrates the schema, after a backup',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  {
    name: 'health',
    usage: 'health [--url http://127.0.0.1:8080] [--wait SECONDS]',
    summary: 'asks a running platform whether it is alive, again for as long as it may take to start',
    load: async () => (await import('./health.ts')).health,
  },
  {
    name: 'wallet check',
    usage:
      'wallet check --url URL --operator ID --brand ID --token TOKEN --max AMOUNT [--currency EUR] [--second-token TOKEN] [--timeout-ms 10000] [--json] [--yes]',
    summary: "checks an operator's wallet against every rule, with a test player's money, which it gives back",
    load: async () => (await import('./wallet-check.ts')).walletCheck,
  },
  {
    name: 'wallet',
    usage: 'wallet [--port 8081] [--data ./wallet-data] [--opening-balance 1000]',
    summary: 'serves the reference wallet, for tests, until you stop it',
    load: async () => (await import('./wallet.ts')).wallet,
  },
  {
    name: 'demo',
    usage: 'demo [--port 8080] [--wallet-port 8081] [--data ./data/demo]',
    summary: 'serves the platform and the reference wallet with example jackpots, and prints calls to try',
    load: async () => (await import('./demo.ts')).demo,
  },
  {
    name: 'completions',
    usage: 'completions bash|zsh|fish',
    summary: 'prints what makes a shell complete the commands and their options',
    load: async () => (await import('./completions.ts')).completions,
  },
  {
    name: 'version',
    usage: 'version',
    summary: 'prints the version',
    load: async () => version,
  },
];
