import { type DoctorFinding, fine, found } from './findings.ts';

/** The time from another machine, with this machine's clock at the request and at the reply. */
export type ClockWitness = {
  readonly name: string;
  readonly date: string;
  readonly askedAtMs: number;
  readonly answeredAtMs: number;
};

export type Clock = {
  readonly witnesses: readonly ClockWitness[];
  readonly nowMs: number;
  /** The latest time in the store. */
  readonly newestAtMs: number | undefined;
  /** The difference that arose between the clock and one that only grows during the check. */
  readonly jumpMs: number;
};

/** Signatures and tokens allow minutes; from here on, some other side will refuse them. */
const OFF_MS = 60_000;
const DRIFT_MS = 5_000;
const JUMP_MS = 1_000;
/** Headers have whole seconds. */
const HALF_SECOND_MS = 500;
/** Writes end a little after the time that they carry. */
const STORE_AHEAD_MS = 2_000;

export const checkClock = ({ witnesses, nowMs, newestAtMs, jumpMs }: Clock): DoctorFinding[] => {
  const findings = againstOthers(witnesses);
  if (newestAtMs !== undefined && newestAtMs - nowMs > STORE_AHEAD_MS)
    findings.push(
      found(
        'clock_behind_store',
        `The store has the time ${new Date(newestAtMs).toISOString()}, and it is ${new Date(nowMs).toISOString()} now.`,
      ),
    );
  if (Math.abs(jumpMs) > JUMP_MS)
    findings.push(found('clock_jumped', `The clock jumped by ${secondsOf(jumpMs)} while the doctor looked.`));
  if (findings.length > 0) return findings;
  return [fine('clock', witnesses.length === 0 ? 'No source of the time was reached.' : agreeing(witnesses))];
};

const agreeing = (witnesses: readonly ClockWitness[]): string =>
  `It agrees with ${witnesses.length === 1 ? (witnesses[0]?.name ?? '') : `${witnesses.length} other machines`}.`;

/** When one of them agrees with this machine, it is the others who are wrong. */
const againstOthers = (witnesses: readonly ClockWitness[]): DoctorFinding[] => {
  const seen = witnesses
    .map((witness) => ({ name: witness.name, offMs: offsetOf(witness) }))
    .filter(({ offMs }) => !Number.isNaN(offMs));
  const isRight = seen.some(({ offMs }) => Math.abs(offMs) < DRIFT_MS);
  const off = seen.filter(({ offMs }) => Math.abs(offMs) >= DRIFT_MS);
  if (isRight)
    return off.map(({ name, offMs }) =>
      found('clock_of_other', `The clock of ${name} is ${secondsOf(offMs)} ${offMs > 0 ? 'ahead' : 'behind'}.`),
    );
  const [nearest] = off.toSorted((one, other) => Math.abs(one.offMs) - Math.abs(other.offMs));
  if (nearest === undefined) return [];
  const code = Math.abs(nearest.offMs) >= OFF_MS ? 'clock_off' : 'clock_drifts';
  return [
    found(
      code,
      `This clock is ${secondsOf(nearest.offMs)} ${nearest.offMs > 0 ? 'behind' : 'ahead'}, compared with ${nearest.name}.`,
    ),
  ];
};

/** The lead of the other clock, at least: the time on the way is in favour of this one. */
const offsetOf = ({ date, askedAtMs, answeredAtMs }: ClockWitness): number => {
  const offMs = Date.parse(date) + HALF_SECOND_MS - (askedAtMs + answeredAtMs) / 2;
  const doubtMs = HALF_SECOND_MS + Math.abs(answeredAtMs - askedAtMs) / 2;
  return Math.sign(offMs) * Math.max(0, Math.abs(offMs) - doubtMs);
};

const secondsOf = (ms: number): string => `${Math.round(Math.abs(ms) / 1000)} s`;
