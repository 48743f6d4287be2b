import type { Command } from './command.ts';

/** What the program says when it is asked for help: every command in its line, then what else it reads. */
export const helpOn = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'pitboss runs a gaming platform from one data folder.',
    '',
    ...commands.map(({ name, summary }) => `  pitboss ${name.padEnd(width)}  ${summary}`),
    '',
    '“pitboss COMMAND --help” lists the flags of a command.',
    '',
    'Settings also come from the environment: PITBOSS_PORT, PITBOSS_HOST, PITBOSS_DATA, PITBOSS_WALLET_URL, PITBOSS_WALLET_SECRET,',
    'PITBOSS_WALLET_TIMEOUT_MS, PITBOSS_PROVIDER_ID, PITBOSS_SYSTEMS, PITBOSS_BASE_CURRENCY, PITBOSS_MULTIPLIERS, PITBOSS_BONUS_DAYS,',
    'PITBOSS_CORS_ORIGINS, PITBOSS_SOCKETS_PER_ADDRESS, PITBOSS_PUBLIC_REQUESTS_PER_NETWORK, PITBOSS_OUTGOING_HOSTS, PITBOSS_TRUSTED_PROXIES,',
    'PITBOSS_SMTP_URL, PITBOSS_SMTP_FROM, PITBOSS_LOG_LEVEL, PITBOSS_ADMIN_USERNAME, PITBOSS_ADMIN_PASSWORD. Each NAME may be NAME_FILE, a file that holds the value.',
    '',
  ].join('\n');
};

/** The same for one command. */
export const helpOnOne = ({ usage, summary }: Command): string => `pitboss ${usage}\n  ${summary}\n`;
