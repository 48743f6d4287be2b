import type { SingleBar } from 'cli-progress';
import cliProgress from 'cli-progress';

/** Shows how far work is: as a bar on a terminal, or as one line a minute in a log. */
export type Progress = {
  readonly progress: (done: number, of: number) => void;
  /** Runs what writes other lines to the same terminal, which then stand above the bar. */
  above(write: () => void): void;
  end(): void;
};

export type ProgressOptions = {
  /** What is counted, such as `entries`. */
  readonly unit: string;
  /** Whether a log gets JSON lines. */
  readonly isJson: boolean;
  readonly stream: NodeJS.WriteStream | (NodeJS.WritableStream & { readonly isTTY?: boolean });
  /** Milliseconds that only grow. */
  readonly clock: () => number;
};

const LOG_INTERVAL_MS = 60_000;

/** A terminal shows nothing before this: most work ends sooner. */
const BAR_AFTER_MS = 1_000;

export const createProgress = ({ unit, isJson, stream, clock }: ProgressOptions): Progress => {
  const startedAtMs = clock();
  return stream.isTTY === true && !isJson
    ? progressBar(stream, (done, of) => textOf(unit, paceOf(done, of, clock() - startedAtMs)), clock)
    : progressLines(stream, clock, startedAtMs, (done, of, elapsedMs) => {
        const pace = paceOf(done, of, elapsedMs);
        const { rate, secondsLeft: seconds_left } = pace;
        return isJson ? JSON.stringify({ progress: { unit, done, of, rate, seconds_left } }) : textOf(unit, pace);
      });
};

const progressBar = (
  stream: NodeJS.WritableStream,
  text: (done: number, of: number) => string,
  clock: () => number,
): Progress => {
  const startedAtMs = clock();
  let bar: SingleBar | undefined;
  const draw = (): SingleBar =>
    new cliProgress.SingleBar({
      stream,
      fps: 5,
      hideCursor: true,
      clearOnComplete: true,
      // The program listens for signals itself.
      gracefulExit: false,
      barsize: 24,
      format: (options, { progress, value, total }) =>
        `[${cliProgress.Format.BarFormat(progress, options)}] ${text(value, total)}`,
    });
  return {
    progress: (done, of) => {
      if (bar === undefined && clock() - startedAtMs < BAR_AFTER_MS) return;
      if (bar === undefined) {
        bar = draw();
        bar.start(of, done);
      } else {
        bar.setTotal(of);
        bar.update(done);
      }
    },
    above: (write) => {
      // It returns the cursor to where it began, so what is written meanwhile would be lost. The next count draws another one.
      bar?.stop();
      bar = undefined;
      write();
    },
    end: () => bar?.stop(),
  };
};

const progressLines = (
  stream: NodeJS.WritableStream,
  clock: () => number,
  startedAtMs: number,
  lineOf: (done: number, of: number, elapsedMs: number) => string,
): Progress => {
  let writtenAtMs = startedAtMs;
  return {
    progress: (done, of) => {
      const nowMs = clock();
      if (nowMs - writtenAtMs < LOG_INTERVAL_MS) return;
      writtenAtMs = nowMs;
      stream.write(`${lineOf(done, of, nowMs - startedAtMs)}\n`);
    },
    above: (write) => write(),
    end: () => {},
  };
};

type Pace = {
  readonly done: number;
  readonly of: number;
  /** Per second, since the start. */
  readonly rate: number;
  /** Null while there is no rate. */
  readonly secondsLeft: number | null;
};

const paceOf = (done: number, of: number, elapsedMs: number): Pace => {
  const exact = elapsedMs > 0 ? (done * 1000) / elapsedMs : 0;
  return { done, of, rate: Math.round(exact), secondsLeft: exact > 0 ? Math.ceil((of - done) / exact) : null };
};

const textOf = (unit: string, { done, of, rate, secondsLeft }: Pace): string => {
  const share = of === 0 ? 100 : Math.floor((done / of) * 100);
  const left = secondsLeft === null ? 'time left unknown' : `${durationOf(secondsLeft)} left`;
  return `${share}%  ${grouped(done)} of ${grouped(of)} ${unit}  ${grouped(rate)}/s  ${left}`;
};

const grouped = (count: number): string => count.toLocaleString('en-GB');

const durationOf = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} min`;
  const minutes = Math.ceil(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};
