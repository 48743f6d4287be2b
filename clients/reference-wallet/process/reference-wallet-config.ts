import {
  AMOUNT_MAX_MICROS,
  decimalFromMicros,
  type Micros,
  microsFromDecimal,
  numberFromMicros,
} from '../../../domain/money/micros.ts';
import { ConfigError, type Environment } from '../../../server/base/environment.ts';
import { readAs } from '../../../server/settings/kind.ts';
import { port, walletSecrets } from '../../../server/settings/kinds.ts';
import { readVariable } from '../../../server/settings/read-settings.ts';
import { SETTINGS } from '../../../server/settings/settings.ts';

/** The settings of the reference wallet. */
export type ReferenceWalletConfig = {
  readonly port: number;
  readonly host: string;
  /** The folder that holds everything: the store and its backups. */
  readonly data: string;
  /** The shared bearer secret, which also signs requests; while it is replaced, either of two is accepted. */
  readonly secret: string | readonly string[];
  /** The balance of a new wallet account, in micros of its currency. */
  readonly openingBalance: Micros;
  /** As the platform has them: currencies that ISO 4217 does not list, with their decimals. */
  readonly declaredCurrencies?: ReadonlyMap<string, number>;
  readonly logLevel: string;
};

export type ReferenceWalletFlags = {
  readonly port?: string | undefined;
  readonly data?: string | undefined;
  readonly 'opening-balance'?: string | undefined;
};

/**
 * Port and folder come from flags only: the environment belongs to the platform, which often runs on the same host.
 * @throws ConfigError, one line that says what to do.
 */
export const readReferenceWalletConfig = (
  flags: ReferenceWalletFlags,
  environment: Environment,
): ReferenceWalletConfig => ({
  port: readAs(port, '--port', flags.port ?? '8081'),
  host: readVariable(environment, SETTINGS.host.name) ?? '127.0.0.1',
  data: flags.data ?? 'wallet-data',
  secret: secretOf(readVariable(environment, SETTINGS.walletSecrets.name)),
  openingBalance: openingBalanceOf(flags['opening-balance'] ?? '1000'),
  ...currenciesOf(readVariable(environment, SETTINGS.declaredCurrencies.name)),
  logLevel: readAs(
    SETTINGS.logLevel.kind,
    SETTINGS.logLevel.name,
    readVariable(environment, SETTINGS.logLevel.name) ?? SETTINGS.logLevel.default,
  ),
});

const currenciesOf = (given: string | undefined): Pick<ReferenceWalletConfig, 'declaredCurrencies'> =>
  given === undefined
    ? {}
    : { declaredCurrencies: readAs(SETTINGS.declaredCurrencies.kind, SETTINGS.declaredCurrencies.name, given) };

const secretOf = (secret: string | undefined): readonly string[] => {
  if (secret === undefined) {
    throw new ConfigError(
      'The wallet needs the secret it shares with the platform: set PITBOSS_WALLET_SECRET or PITBOSS_WALLET_SECRET_FILE.',
    );
  }
  const secrets = readAs(walletSecrets, SETTINGS.walletSecrets.name, secret, true);
  if (secrets.some((each) => each.includes(' ')))
    throw new ConfigError(
      "The wallet's secret must be printable ASCII without spaces, because it is sent in a header.",
    );
  return secrets;
};

const openingBalanceOf = (text: string): Micros => {
  if (!/^\d{1,10}(\.\d{1,6})?$/.test(text) || Number(text) > numberFromMicros(AMOUNT_MAX_MICROS))
    throw new ConfigError(
      `The opening balance must be from 0 to ${decimalFromMicros(AMOUNT_MAX_MICROS)} with at most 6 decimals, not “${text}”.`,
    );
  return microsFromDecimal(text);
};
