import { type Command, DATA, NO_STORE, WAITED } from './command.ts';
import { keysCommands } from './keys-commands.ts';
import { rngCommands } from './rng-commands.ts';
import { simulateCommand } from './simulate-command.ts';
import { moveCommand, restoredCommand } from './store-commands.ts';
import { version } from './version.ts';
import { walletCheckCommand } from './wallet-check-command.ts';

const CONFIG = { '--config': 'the settings file; pitboss.yaml in the data folder without it' };
const STOPPED = { 130: 'Ctrl-C has stopped it; what was done is kept' };

/**
 * Every command, in the order of the help. The work of a command is loaded when it runs: help, refusals and the version do without the
 * platform, whose loading takes ten times as long as they do.
 */
export const commands: readonly Command[] = [
  {
    name: 'serve',
    usage: 'serve [--port 8080] [--data ./data] [--config FILE] [--wallet-url URL] [--no-console] [--json]',
    summary: 'serves the platform until you stop it',
    options: {
      '--port': 'port to listen on; 0 picks a free one',
      ...{ ...DATA, ...CONFIG },
      '--wallet-url': "URL of the operators' wallet",
      '--no-console': 'serves no console',
    },
    json: 'lines {"event": "first_login" | "serving" | "stopping", …}; “serving” has url, data, docs_url, console_url and metrics_url',
    exits: { 0: 'it was stopped and has finished what was running', 1: 'it cannot start' },
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'doctor',
    usage: 'doctor [--data ./data] [--config FILE] [--port 8080] [--wallet-url URL] [--program] [--sums FILE] [--json]',
    summary: 'checks the machine, the data folder, the settings and all that the platform calls, and says what to do',
    options: {
      ...{ ...DATA, ...CONFIG },
      '--port': 'port that “serve” listens on; 8080 without it',
      '--wallet-url': "URL of the operators' wallet, as “serve” gets it",
      '--program': 'checks only that this is the program that the data folder was last started with',
      '--sums': 'a SHA256SUMS that must list it',
    },
    json: '{"findings": [{"area", "code", "level": "ok" | "warning" | "error", "message", "remedy"?}], "errors", "warnings"}',
    exits: { 0: 'there is no error; there may be warnings', 1: 'there are errors, or it could not check' },
    load: async () => (await import('./doctor.ts')).doctor,
  },
  {
    name: 'verify',
    usage: 'verify [--data ./data] [--checkpoint ./checkpoint] [--heads FILE] [--json]',
    summary: 'proves that every balance follows from the ledger; safe while the platform runs',
    options: {
      ...DATA,
      '--checkpoint': 'a file that remembers what was verified, so that the next run continues there',
      '--heads':
        'a ledger-heads.jsonl from earlier, from whose entries every ledger and the audit trail must go on; a backup is compared with its own',
    },
    json: 'lines {"level": "ok" | "fault", "text"}, then {"proven", "stopped", "summary"}',
    exits: { 0: 'every balance follows from the ledger', 1: 'one does not, or it could not be checked', ...STOPPED },
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'backup',
    usage: 'backup [--to ./copy] [--verify] [--into ./backups] [--keep 7] [--data ./data] [--json]',
    summary:
      'copies the data folder and its keys, safe while the platform runs; in a folder of backups, each is verified and old ones go',
    options: {
      '--to': 'the folder to copy to, which must not exist',
      '--verify': 'verifies the copy, and removes one that does not verify',
      '--into': 'instead of --to: a folder of backups, which gets one more; it is verified',
      '--keep': 'how many backups of this platform stay in that folder; all without it',
      ...DATA,
    },
    json: '{"data", "to", "verified"}, then {"removed": names of old backups} if there were any; “to” is null if it was stopped',
    exits: {
      0: 'the copy is complete and on disk, and verified if requested',
      1: 'there is no copy',
      130: 'Ctrl-C has stopped it; there is no copy',
    },
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'replicate',
    usage: 'replicate --to ./replica [--data ./data] [--json]',
    summary:
      'keeps a replica of a data folder that a platform serves, a second behind, until you stop it; “serve” runs it by itself',
    options: {
      '--to': 'the folder for the replica, which only one process may write to',
      ...DATA,
    },
    json: 'lines {"event": "stream" | "base", …}: it begins with a copy of the store; the copy is complete',
    exits: {
      0: 'it was stopped, and the replica has what was committed before',
      1: 'it cannot read the data folder or write the replica, which stays as it is',
    },
    load: async () => (await import('./replicate.ts')).replicate,
  },
  {
    name: 'restore',
    usage: 'restore --from ./copy [--until TIME] [--data ./data] [--json]',
    summary: 'replaces a data folder that is not in use with a verified backup or replica, and keeps what it held',
    options: {
      '--from': 'a backup, a folder of backups, of which the newest is taken, or a replica',
      '--until': 'of a replica: the state as of a time such as 2026-01-31T12:00:00Z; the last one without it',
      ...DATA,
    },
    json: '{"data", "from", "since", "notes": what a replica lacks, "kept": folder with what it held, or null, "held": operators on hold, "erasures", "stopped"}',
    exits: {
      0: 'the data folder is the backup',
      1: 'nothing was changed',
      130: 'Ctrl-C has stopped it; nothing was changed',
    },
    load: async () => (await import('./restore.ts')).restore,
  },
  restoredCommand,
  {
    name: 'reconcile',
    usage:
      'reconcile [--wallet-list FILE] [--settle] [--accept-missing] [--shared] [--none] [--operator ID] [--data ./data] [--json]',
    summary: "after a restore: names what a wallet's list and the store differ in, settles it, and lifts the hold",
    options: {
      '--wallet-list': "a file with the wallet's transactions since the backup; lists who is on hold without it",
      '--settle': 'settles what differs, and lifts the hold; only compares without it',
      '--accept-missing': 'goes on although the wallet itself has lost transactions',
      '--shared': "the list is of a wallet that operators share, so it may have other operators' transactions",
      '--none': 'instead of a list: says that the wallet has moved nothing since the backup, and lifts the hold',
      '--operator': 'the operator, if several are on hold',
      ...DATA,
    },
    json: '{"holds", "lost"}; with a list {"operator", "differences", "missing", …}, then {"operator", "settled", "lifted"}',
    exits: { 0: 'it has listed, compared or settled everything requested', 1: 'it could not, and the hold remains' },
    load: async () => (await import('./reconcile.ts')).reconcile,
  },
  {
    name: 'archive',
    usage: 'archive --before DATE [--data ./data] [--json]',
    summary: 'moves finished contributions and ledger entries from before a date to sealed, compressed files',
    options: { '--before': 'a day such as 2026-01-31, or a time such as 2026-01-31T12:00:00Z', ...DATA },
    json: 'lines {"sealed": file, "entries", "bytes"} and {"moved": file}, then {"files", "entries", "bytes", "stopped"}',
    exits: {
      0: 'everything that may go is archived',
      1: 'it cannot begin, or some instances could not be archived',
      ...STOPPED,
    },
    load: async () => (await import('./archive.ts')).archive,
  },
  {
    name: 'player erase',
    usage: 'player erase --operator ID --brand ID --player ID [--data ./data] [--json]',
    summary:
      'removes what is kept of a player beyond the records of money, also while the platform runs; repeating it is harmless',
    options: {
      '--operator': 'id of the operator',
      '--brand': 'id of the brand',
      '--player': "the operator's id of the player",
      ...DATA,
    },
    json: '{"done": what was removed and what is kept}',
    exits: { 0: 'it is removed, or there was nothing', 1: 'nothing was removed, and it says why' },
    load: async () => (await import('./player-erase.ts')).playerErase,
  },
  moveCommand,
  simulateCommand,
  {
    name: 'admin create',
    usage: 'admin create --username NAME [--data ./data] [--json]',
    summary:
      'creates an administrator, also while the platform runs; reads the password from PITBOSS_ADMIN_PASSWORD, the terminal or a pipe',
    options: { '--username': 'the name to log in with', ...DATA },
    json: '{"username", "created": true}',
    exits: { 0: 'the account exists', 1: 'nothing was created', ...WAITED },
    load: async () => (await import('./change-administrator.ts')).adminCreate,
  },
  {
    name: 'admin reset-password',
    usage: 'admin reset-password --username NAME [--remove-second-factor] [--data ./data] [--json]',
    summary:
      'sets a new password for an account and ends its logins, also while the platform runs; reads the password as above',
    options: {
      '--username': 'the account',
      '--remove-second-factor': 'its holder has lost it: the password is enough to log in',
      ...DATA,
    },
    json: '{"username", "reset": true}',
    exits: { 0: 'the password is set', 1: 'nothing was changed', ...WAITED },
    load: async () => (await import('./change-administrator.ts')).adminResetPassword,
  },
  ...keysCommands,
  ...rngCommands,
  {
    name: 'systems',
    usage: 'systems [FILE] [--json]',
    summary: 'checks and lists the systems in a file, or in PITBOSS_SYSTEMS_FILE',
    options: {},
    json: '{"systems": [{"id", "service_id", "name"}], "wallets": number of operators with their own wallet}',
    exits: { 0: 'the systems can be registered', 1: 'they cannot' },
    load: async () => (await import('./systems.ts')).systems,
  },
  {
    name: 'config print',
    usage: 'config print [--json] [--data ./data] [--config FILE]',
    summary: 'prints every setting in force, without secrets, and where it comes from',
    options: { ...DATA, ...CONFIG },
    json: '{"file", "settings": [{"name", "key", "value", "from", …}], "faults"}',
    exits: { 0: 'every setting could be read', 1: 'some could not' },
    load: async () => (await import('./config-print.ts')).configPrint,
  },
  {
    name: 'config check',
    usage: 'config check [--json] [--data ./data] [--config FILE]',
    summary: 'reads every setting, and the files and keys that they name, and lists all faults',
    options: { ...DATA, ...CONFIG },
    json: '{"file", "faults", "warnings"}',
    exits: { 0: 'every setting can be used', 1: 'some cannot' },
    load: async () => (await import('./config-check.ts')).configCheck,
  },
  {
    name: 'migrate',
    usage: 'migrate [--data ./data] [--json]',
    summary: 'migrates the schema, after a backup',
    options: DATA,
    json: '{"data", "applied": names of migrations, "backup": file with the previous store, or null}',
    exits: {
      0: 'the schema is that of this version',
      1: `nothing was changed: ${NO_STORE}`,
      130: 'Ctrl-C has stopped it; nothing was changed',
    },
    load: async () => (await import('./migrate.ts')).migrate,
  },
  {
    name: 'health',
    usage: 'health [--url URL] [--wait SECONDS] [--port 8080] [--data ./data] [--config FILE] [--json]',
    summary:
      'asks a running platform whether it is alive, again for as long as it may take to start; reads where it listens from the settings of “serve”',
    options: {
      '--url':
        'URL of the platform, or unix:/run/pitboss/pitboss.sock; where the settings say that “serve” listens, without it',
      '--wait': 'for how long to repeat the check, in seconds; once without it',
      '--port': 'port that “serve” listens on',
      ...{ ...DATA, ...CONFIG },
    },
    json: '{"url", "answer": what the platform said}',
    exits: { 0: 'it is alive', 1: 'it does not answer, or says that it is not' },
    load: async () => (await import('./health.ts')).health,
  },
  walletCheckCommand,
  {
    name: 'wallet',
    usage: 'wallet [--port 8081] [--data ./wallet-data] [--opening-balance 1000] [--json]',
    summary: 'serves the reference wallet, for tests, until you stop it',
    options: {
      '--port': 'port to listen on; 0 picks a free one',
      '--data': 'folder of the store',
      '--opening-balance': 'what a new player has',
    },
    json: 'lines {"event": "serving" | "stopping", …}; “serving” has url and data',
    exits: { 0: 'it was stopped and has finished what was running', 1: 'it cannot start' },
    load: async () => (await import('./wallet.ts')).wallet,
  },
  {
    name: 'demo',
    usage: 'demo [--port 8080] [--wallet-port 8081] [--data ./data/demo] [--json]',
    summary: 'serves the platform and the reference wallet with example jackpots, and prints calls to try',
    options: {
      '--port': 'port of the platform; 0 picks a free one',
      '--wallet-port': 'port of the reference wallet; 0 picks a free one',
      '--data': 'folder of both stores',
    },
    json: 'lines {"event": "serving" | "stopping", …}; “serving” has url, wallet_url, data, token and jackpots',
    exits: { 0: 'it was stopped and has finished what was running', 1: 'it cannot start' },
    load: async () => (await import('./demo.ts')).demo,
  },
  {
    name: 'completions',
    usage: 'completions bash|zsh|fish [--json]',
    summary: 'prints what makes a shell complete the commands and their options',
    options: {},
    json: '{"shell", "script"}',
    exits: { 0: 'they are printed', 1: 'there are none for this shell' },
    load: async () => (await import('./completions.ts')).completions,
  },
  {
    name: 'version',
    usage: 'version [--json]',
    summary: 'prints the version',
    options: {},
    json: '{"name", "version", "node", "form": "executable", "package" or null from sources, "sha256": of the program, or null}',
    exits: { 0: 'always' },
    load: async () => version,
  },
];
