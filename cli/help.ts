import type { Command } from './command.ts';

/** The program's help: one line per command, then the environment variables. */
export const helpOn = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'pitboss runs a gaming platform from a single data folder.',
    '',
    ...commands.map(({ name, summary }) => `  pitboss ${name.padEnd(width)}  ${summary}`),
    '',
    'Run “pitboss COMMAND --help” for the flags of a command.',
    '',
    'Settings can also come from the environment: PITBOSS_PORT, PITBOSS_HOST, PITBOSS_DATA, PITBOSS_WALLET_URL, PITBOSS_WALLET_SECRET,',
    'PITBOSS_WALLET_TIMEOUT_MS, PITBOSS_PROVIDER_ID, PITBOSS_SYSTEMS, PITBOSS_BASE_CURRENCY, PITBOSS_MULTIPLIERS, PITBOSS_BONUS_DAYS,',
    'PITBOSS_CORS_ORIGINS, PITBOSS_EVENTS_DAYS, PITBOSS_EVENTS_MAX, PITBOSS_SOCKETS_PER_ADDRESS, PITBOSS_PUBLIC_REQUESTS_PER_NETWORK, PITBOSS_OUTGOING_HOSTS,',
    'PITBOSS_TRUSTED_PROXIES, PITBOSS_SMTP_URL, PITBOSS_SMTP_FROM, PITBOSS_METRICS, PITBOSS_LOG_LEVEL, PITBOSS_ADMIN_USERNAME, PITBOSS_ADMIN_PASSWORD. NAME_FILE names a file that holds the value of NAME.',
    '',
  ].join('\n');
};

/** The help of one command. */
export const helpOnOne = ({ usage, summary }: Command): string => `pitboss ${usage}\n  ${summary}\n`;
