import { Webhook } from 'standardwebhooks';
import type { AuditingUnit } from '../../db/audit/audit-events.ts';
import { eraseDelivery, postpone, recordAttempt } from '../../db/deliveries/deliveries.ts';
import { findDestination, findReceiver, updateDestination } from '../../db/deliveries/destinations.ts';
import { strandDeliveries } from '../../db/deliveries/stranded-deliveries.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { Delivery, Destination } from '../../db/tables/deliveries.ts';
import type { SecretBox } from '../../platform/unit/services.ts';
import { auditPlatformAction } from '../base/audit-platform-action.ts';
import type { Logger } from '../base/log.ts';
import type { SendOutgoing } from '../http/outgoing.ts';
import { PROBLEM_TYPE } from '../http/problem.ts';
import type { Keys } from '../keys/keys.ts';
import type { SendMail } from './mail.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The delay after each failed attempt; after the last one the message is a dead letter. */
const RETRY_DELAYS_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS];
export const LONGEST_DELAY_MS = 10 * HOUR_MS;
const ATTEMPT_TIMEOUT_MS = 15 * SECOND_MS;
const KEPT_WITHOUT_SERVER_MS = 24 * HOUR_MS;
/** Attempts of a message that are kept for lookup. */
const ATTEMPTS_KEPT = 20;
const GONE = 410;
const STRANDED_PER_UNIT = 500;

export type AttemptParts = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'seal'>;
  readonly secrets: SecretBox;
  readonly send: SendOutgoing;
  /** Undefined when no mail server is configured. */
  readonly mail: SendMail | undefined;
  /** Runs in the unit that records the arrival of a diversion. */
  readonly acknowledgeDiversion: (tx: Tx, delivery: Delivery, nowMs: number) => Promise<void>;
  readonly log: Logger;
  readonly clock: () => number;
};

/** The outcome of a message that was sent. `error` is null when it was acknowledged. */
type Outcome = { readonly status: number | null; readonly error: string | null };

/** Only after `failed` does the lane of the message rest. `gone`: the destination takes no more, and its messages were ended. */
export type Attempted = 'arrived' | 'failed' | 'not sent' | 'gone';

/** Sends one due message and records the outcome. */
export const attemptDelivery = async (parts: AttemptParts, delivery: Delivery): Promise<Attempted> => {
  const { store, clock, mail } = parts;
  const { id, kind, destinationId, persistent, secretUntilMs, createdAtMs } = delivery;
  const startedAtMs = clock();
  if ((secretUntilMs ?? Number.POSITIVE_INFINITY) <= startedAtMs) {
    await store.write((tx) => eraseDelivery(tx, id));
    return 'not sent';
  }
  // A command queues mails without knowing whether the platform has a mail server, and a start without its settings may be a mistake.
  if (kind === 'mail' && mail === undefined) {
    const isKept = startedAtMs < createdAtMs + KEPT_WITHOUT_SERVER_MS;
    const dueAtMs = Math.min(startedAtMs + 10 * MINUTE_MS, secretUntilMs ?? Number.POSITIVE_INFINITY);
    await store.write((tx) => (isKept ? postpone(tx, id, dueAtMs, NO_MAIL_SERVER) : eraseDelivery(tx, id)));
    return 'not sent';
  }
  if (kind === 'mail' && mail !== undefined) {
    const outcome = await sendMail(mail, parts, delivery);
    await store.write((tx) => record(tx, delivery, outcome, startedAtMs, clock()));
    return report(parts, delivery, outcome);
  }
  const destination = await store.read((tx) => findReceiver(tx, delivery));
  if (destination === undefined) {
    if (kind === 'event' && destinationId !== null) {
      await strand(parts, destinationId);
      return 'gone';
    }
    if (persistent) await store.write((tx) => postpone(tx, id, clock() + LONGEST_DELAY_MS, NO_DESTINATION));
    else await store.write((tx) => giveUp(tx, delivery, clock()));
    return 'not sent';
  }
  const sent = { ...delivery, destinationId: destination.id };
  const address = kind === 'event' ? destination.url : delivery.address;
  const outcome = await sendHook(parts, sent, address, destination);
  const mayBeGone = outcome.status === GONE && !persistent;
  const isGone = await store.write(async (tx) => {
    const nowMs = clock();
    // If the destination changed while it answered, the new one has not been tried yet.
    const current = mayBeGone ? await findDestination(tx, destination.id) : undefined;
    const isOver = current?.enabled === true && current.updatedAtMs === destination.updatedAtMs;
    await record(tx, { ...sent, address }, outcome, startedAtMs, nowMs, isOver);
    if (kind === 'diversion' && outcome.error === null) await parts.acknowledgeDiversion(tx, delivery, nowMs);
    if (isOver) await disable({ tx, seal: parts.keys.seal }, destination, nowMs);
    return isOver;
  });
  const attempted = report(parts, sent, outcome);
  if (!isGone) return attempted;
  await strand(parts, destination.id);
  return 'gone';
};

/** Ends the messages of a destination that takes no more: see strandDeliveries. */
export const strand = async ({ store, clock }: Pick<AttemptParts, 'store' | 'clock'>, id: string): Promise<void> => {
  const once = () => store.write((tx) => strandDeliveries(tx, id, clock(), STRANDED_PER_UNIT));
  while ((await once()) > 0);
};

const disable = async (unit: AuditingUnit, { id, ownerId }: Destination, nowMs: number): Promise<void> => {
  await updateDestination(unit.tx, id, { enabled: false, disabledReason: 'gone', updatedAtMs: nowMs });
  const detail = { reason: 'The receiver answered 410.' };
  await auditPlatformAction(
    unit,
    { ownerId, action: 'disableDestination', resource: 'deliveries', targetId: id, detail },
    nowMs,
  );
};

const NO_MAIL_SERVER = 'No mail server is configured.';
const NO_DESTINATION = 'No enabled destination has this host.';

const sendMail = async (
  mail: SendMail,
  { secrets }: Pick<AttemptParts, 'secrets'>,
  delivery: Delivery,
): Promise<Outcome> => {
  try {
    const { id, address: to, createdAtMs } = delivery;
    await mail({ id, to, text: bodyOf(delivery, secrets), createdAtMs });
    return { status: null, error: null };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
};

const sendHook = async (
  { send, secrets, clock }: AttemptParts,
  delivery: Delivery,
  url: string,
  destination: Destination,
): Promise<Outcome> => {
  const body = bodyOf(delivery, secrets);
  const signature = signatureOf(destination, secrets, delivery.id, body, clock());
  try {
    const { status } = await send({
      method: 'POST',
      url,
      headers: { ...signature, 'content-type': contentTypeOf(delivery) },
      body,
      timeoutMs: ATTEMPT_TIMEOUT_MS,
      replyBytesMax: 0,
    });
    return { status, error: status >= 200 && status < 300 ? null : `The receiver answered ${status}.` };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
};

const contentTypeOf = ({ eventType }: Delivery): string =>
  eventType === 'ContributionRefused' ? PROBLEM_TYPE : 'application/json';

/** Messages with a secret are stored encrypted. */
const bodyOf = ({ body, secretUntilMs }: Delivery, secrets: SecretBox): string =>
  secretUntilMs === null ? body : secrets.open(body);

/** @param isOver there is no point in another attempt, however few there were. */
const record = async (
  tx: Tx,
  delivery: Delivery,
  { status, error }: Outcome,
  startedAtMs: number,
  nowMs: number,
  isOver = false,
): Promise<void> => {
  const { id, attempts, persistent, secretUntilMs, destinationId, address, recentAttempts } = delivery;
  const delayMs =
    error === null || isOver ? undefined : (RETRY_DELAYS_MS[attempts] ?? (persistent ? LONGEST_DELAY_MS : undefined));
  const finished = delayMs === undefined;
  if (finished && secretUntilMs !== null) return eraseDelivery(tx, id);
  await recordAttempt(tx, delivery, {
    state: error === null ? 'delivered' : finished ? 'dead' : 'pending',
    attempts: attempts + 1,
    destinationId,
    address,
    // A secret is erased on time, even if the next attempt would be later.
    dueAtMs: Math.min(nowMs + (delayMs ?? 0), secretUntilMs ?? Number.POSITIVE_INFINITY),
    lastAttemptAtMs: startedAtMs,
    finishedAtMs: finished ? nowMs : null,
    lastStatus: status,
    lastError: error,
    recentAttempts: [...(recentAttempts ?? []), { atMs: startedAtMs, status, error }].slice(-ATTEMPTS_KEPT),
  });
};

/** Ends a message that no destination takes. */
const giveUp = (tx: Tx, delivery: Delivery, nowMs: number): Promise<void> => {
  const { attempts, address, dueAtMs, lastAttemptAtMs, lastStatus, recentAttempts } = delivery;
  const left = { attempts, address, dueAtMs, lastAttemptAtMs, lastStatus, recentAttempts, destinationId: null };
  return recordAttempt(tx, delivery, { ...left, state: 'dead', finishedAtMs: nowMs, lastError: NO_DESTINATION });
};

const report = ({ log }: AttemptParts, delivery: Delivery, { status, error }: Outcome): Attempted => {
  if (error === null) return 'arrived';
  const { id, kind, destinationId, attempts } = delivery;
  log.warn({ delivery: id, kind, destination: destinationId, attempts: attempts + 1, status, error }, 'undelivered');
  return 'failed';
};

/** Signs with each active secret, so that the receiver may know the old one or the new one. */
const signatureOf = (
  { secret, previousSecret, previousSecretUntilMs }: Destination,
  secrets: SecretBox,
  id: string,
  body: string,
  nowMs: number,
): Record<string, string> => {
  const active = previousSecret !== null && (previousSecretUntilMs ?? 0) > nowMs ? [secret, previousSecret] : [secret];
  const timestamp = new Date(nowMs);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(nowMs / SECOND_MS)),
    'webhook-signature': active.map((each) => new Webhook(secrets.open(each)).sign(id, timestamp, body)).join(' '),
  };
};

/** The reason an attempt failed, without anything from the message. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The attempt failed.';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${error.name === 'TimeoutError' ? 'No answer in time.' : error.message}${code}`.slice(0, 500);
};
