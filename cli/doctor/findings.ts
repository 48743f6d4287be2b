/** The areas that the doctor looks at, in the order of its report. */
export type Area =
  | 'versions'
  | 'settings'
  | 'data'
  | 'jackpots'
  | 'disk'
  | 'limits'
  | 'clock'
  | 'port'
  | 'tls'
  | 'proxy'
  | 'wallet'
  | 'calls'
  | 'program';

export type Level = 'ok' | 'warning' | 'error';

export type DoctorFinding = {
  readonly area: Area;
  /** Identifies the kind of finding; `ok` when there is nothing to do. */
  readonly code: string;
  readonly level: Level;
  readonly message: string;
  /** The action to take, in one sentence; absent when all is well. */
  readonly remedy?: string;
};

/** Everything that the doctor can find wrong. */
export const FINDINGS = {
  node_untested: [
    'versions',
    'warning',
    'Use the executable, which brings its own Node, or a version of Pitboss that was made for this Node.',
  ],
  store_newer: ['versions', 'error', 'Start the version that wrote the store, or restore a backup made before it did.'],
  store_older: ['versions', 'warning', 'Make a backup: the next start migrates the store.'],
  settings_faulty: ['settings', 'error', 'Correct it; “pitboss config check” lists all faults of settings.'],
  setting_questionable: ['settings', 'warning', 'Correct or remove it; “pitboss config print” shows what is in force.'],
  setting_shadowed: ['settings', 'warning', 'Remove one of the two, so that the file says what is in force.'],
  setting_unused: ['settings', 'warning', 'Remove it, or set what it belongs to.'],
  admin_password_left: ['settings', 'warning', 'Remove it: only the first start of an empty store uses it.'],
  log_silent: ['settings', 'warning', 'Set PITBOSS_LOG_LEVEL to info, so that failures leave a trace.'],
  store_missing: ['data', 'warning', 'Start “pitboss serve”, which creates it, or name the right folder with --data.'],
  store_unusable: ['data', 'error', 'Restore the data folder from a backup, keys and store together.'],
  store_unreadable: [
    'data',
    'error',
    'Run the doctor as the user that the platform runs as, and “chown -R” the folder to it.',
  ],
  database_unusable: [
    'data',
    'error',
    'Correct PITBOSS_DATABASE or its key, start the database, or restore what it lacks.',
  ],
  folder_not_writable: [
    'data',
    'error',
    'Make the folder usable for the user that the platform runs as: without it, no start succeeds.',
  ],
  owners_mixed: ['data', 'error', 'Give all of it to the user that the platform runs as: “chown -R”.'],
  files_open: [
    'data',
    'warning',
    'Run “chmod -R go= ” on the data folder, and replace keys that others may have read.',
  ],
  countries_unknown: [
    'jackpots',
    'warning',
    'Correct the template and transfer the jackpot to a new instance of it: a running one keeps its rules.',
  ],
  disk_full: ['disk', 'error', 'Free space or enlarge the disk: without space, every write is refused.'],
  disk_low: ['disk', 'warning', 'Free space or enlarge the disk.'],
  disk_no_room_for_copy: ['disk', 'warning', 'Make room for a copy of the store before you upgrade.'],
  inodes_low: ['disk', 'warning', 'Remove files that are not needed: the disk can hold only a few more.'],
  disk_network: [
    'disk',
    'error',
    'Move the data folder to a local disk: locks and the log of the store do not work there.',
  ],
  disk_volatile: ['disk', 'warning', 'Move the data folder to a disk: this one is empty after a reboot.'],
  files_too_few: ['limits', 'error', 'Set LimitNOFILE=65536 in the unit, or “ulimit -n 65536” before the start.'],
  files_few: ['limits', 'warning', 'Set LimitNOFILE=65536 in the unit, or “ulimit -n 65536” before the start.'],
  clock_off: ['clock', 'error', "Synchronise the machine's clock, for example with systemd-timesyncd or chrony."],
  clock_drifts: ['clock', 'warning', "Synchronise the machine's clock, for example with systemd-timesyncd or chrony."],
  clock_of_other: ['clock', 'warning', 'Inform its owner: others agree with the clock of this machine.'],
  clock_behind_store: ['clock', 'error', 'Correct the clock before you start the platform: the store has later times.'],
  clock_jumped: ['clock', 'warning', 'Let one service set the clock, in small steps: look for two that compete.'],
  port_taken: ['port', 'error', 'Stop that program, or choose another port with --port or PITBOSS_PORT.'],
  port_forbidden: [
    'port',
    'error',
    'Choose a port above 1023 behind a proxy, or give the program CAP_NET_BIND_SERVICE.',
  ],
  address_unusable: ['port', 'error', 'Set PITBOSS_HOST to an address of this machine, such as 127.0.0.1.'],
  socket_unusable: ['port', 'error', 'Correct PITBOSS_SOCKET, or stop the program that listens on it.'],
  platform_silent: [
    'port',
    'warning',
    'Give the doctor the options and the environment of the platform; if it has them, read the log of the platform.',
  ],
  certificate_unusable: ['tls', 'error', 'Correct PITBOSS_TLS_CERT and PITBOSS_TLS_KEY, or the files they name.'],
  certificate_ended: ['tls', 'error', 'Renew the certificate; a running platform reads the new files by itself.'],
  certificate_ends_soon: ['tls', 'warning', 'Renew the certificate, and see why that did not happen by itself.'],
  tls_key_open: ['tls', 'warning', 'Run “chmod 600” on it, and replace it if others may have read it.'],
  plain_exposed: ['tls', 'warning', 'Set a certificate, or PITBOSS_HOST=127.0.0.1 with a proxy that speaks TLS.'],
  proxy_trusts_all: ['proxy', 'error', 'List only the addresses of your proxies: now every caller can forge its own.'],
  proxy_missing: [
    'proxy',
    'warning',
    'If a proxy stands in front, list its address in PITBOSS_TRUSTED_PROXIES: without it all callers count as one.',
  ],
  wallet_missing: ['wallet', 'warning', 'Set PITBOSS_WALLET_URL and its secret: without a wallet, wins are held back.'],
  wallet_plain: ['wallet', 'warning', 'Use https: anyone on the way can read the secret.'],
  wallet_unreachable: ['wallet', 'error', 'Check the URL, the firewall and whether the wallet runs.'],
  wallet_slow: ['wallet', 'warning', 'Ask its operator why: players wait for every one of these calls.'],
  wallet_rejects: ['wallet', 'error', 'Make both sides use the same secret, and check that both clocks are right.'],
  wallet_knows_old_secret: [
    'wallet',
    'warning',
    'Give the wallet the first of the two secrets, then remove the second.',
  ],
  wallet_accepts_all: ['wallet', 'error', 'Do not use this wallet: it took a session token that was never issued.'],
  wallet_wrong: [
    'wallet',
    'error',
    'Check that the URL is that of the wallet; “pitboss wallet check” tests all rules.',
  ],
  address_refused: [
    'calls',
    'warning',
    'Register an address that is https and public, or list its host in PITBOSS_OUTGOING_HOSTS.',
  ],
  port_refused: [
    'calls',
    'warning',
    'Have its owner register an address with another port, or list it with its port in PITBOSS_OUTGOING_HOSTS.',
  ],
  address_unreachable: [
    'calls',
    'warning',
    'Inform its owner, or remove it; deliveries are retried for about 18 hours.',
  ],
  program_unknown: ['program', 'warning', 'Compare the executable, or the package, of the version that is installed.'],
  program_unrecorded: [
    'program',
    'warning',
    'Start “pitboss serve” with it, or name the data folder with --data; earlier versions record nothing.',
  ],
  program_other: [
    'program',
    'error',
    'If you have replaced the program, start it; else find out who has, and look for startOtherProgram in the audit trail.',
  ],
  program_unlisted: [
    'program',
    'error',
    'Compare it with the sums of that version; if they differ, install it again from there.',
  ],
} as const satisfies Readonly<Record<string, readonly [Area, Level, string]>>;

export type FindingCode = keyof typeof FINDINGS;

/** @param message one sentence. */
export const found = (code: FindingCode, message: string): DoctorFinding => {
  const [area, level, remedy] = FINDINGS[code];
  return { area, code, level, message: capital(message), remedy };
};

export const fine = (area: Area, message: string): DoctorFinding => ({
  ...{ area, code: 'ok', level: 'ok' },
  message: capital(message),
});

/** A name at the beginning of a sentence may be a clause. */
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
