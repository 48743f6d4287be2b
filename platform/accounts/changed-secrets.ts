import type { Destination } from '../../db/tables/deliveries.ts';
import type { DestinationChanges } from '../../generated/server/types.gen.ts';
import type { SecretBox } from '../unit/services.ts';

const PREVIOUS_COUNTS_MS = 24 * 60 * 60 * 1000;

type Secrets = Pick<Destination, 'secret' | 'previousSecret' | 'previousSecretUntilMs'>;

/** The secrets after a change. Sending the current secret again changes nothing, so that the previous one stays valid. */
export const changedSecrets = (
  before: Secrets,
  { secret, keep_previous_secret: keeps = true }: Pick<DestinationChanges, 'secret' | 'keep_previous_secret'>,
  secrets: SecretBox,
  nowMs: number,
): Secrets => {
  const isNew = secret !== undefined && secret !== secrets.open(before.secret);
  const current = isNew ? secrets.seal(secret) : before.secret;
  if (!keeps) return { secret: current, previousSecret: null, previousSecretUntilMs: null };
  if (isNew)
    return {
      secret: current,
      previousSecret: before.secret,
      previousSecretUntilMs: nowMs + PREVIOUS_COUNTS_MS,
    };
  const { previousSecret, previousSecretUntilMs } = before;
  return { secret: current, previousSecret, previousSecretUntilMs };
};
