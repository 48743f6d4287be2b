import type { SingleBar } from 'cli-progress';
import cliProgress from 'cli-progress';

/** Shows how far work is: as a bar on a terminal, or as one line a minute in a log. */
export type Progress = {
  /** @param whole how many of those done have nothing left to do, from which the time left is estimated; all of them without it. */
  readonly progress: (done: number, of: number, whole?: number) => void;
  /** Runs what writes other lines to the same terminal, which then stand above the bar. */
  above(write: () => void): void;
  end(): void;
};

export type ProgressOptions = {
  /** The unit of the count, such as `entries`. */
  readonly unit: string;
  /** True if a log gets JSON lines. */
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
  const now: Count = { done: 0, of: 0, whole: 0, wholeAtMs: startedAtMs };
  const pace = (): Pace => paceOf(now, startedAtMs, clock());
  const { progress, ...shown } =
    stream.isTTY === true && !isJson
      ? progressBar(stream, () => textOf(unit, pace()), clock)
      : progressLines(stream, clock, startedAtMs, () => {
          const { done, of, rate, secondsLeft: seconds_left } = pace();
          return isJson ? JSON.stringify({ progress: { unit, done, of, rate, seconds_left } }) : textOf(unit, pace());
        });
  return {
    ...shown,
    progress: (done, of, whole = done) => {
      if (whole !== now.whole) now.wholeAtMs = clock();
      Object.assign(now, { done, of, whole });
      progress(done, of);
    },
  };
};

const progressBar = (stream: NodeJS.WritableStream, text: () => string, clock: () => number): Progress => {
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
      format: (options, { progress }) => `[${cliProgress.Format.BarFormat(progress, options)}] ${text()}`,
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
  lineOf: () => string,
): Progress => {
  let writtenAtMs = startedAtMs;
  return {
    progress: () => {
      const nowMs = clock();
      if (nowMs - writtenAtMs < LOG_INTERVAL_MS) return;
      writtenAtMs = nowMs;
      stream.write(`${lineOf()}\n`);
    },
    above: (write) => write(),
    end: () => {},
  };
};

type Count = { done: number; of: number; whole: number; wholeAtMs: number };

type Pace = {
  readonly done: number;
  readonly of: number;
  /** Per second, since the start. */
  readonly rate: number;
  /** Null while it cannot be estimated. */
  readonly secondsLeft: number | null;
};

/** A smaller part says too little about the rest. */
const SHARE_TO_ESTIMATE = 0.05;

const paceOf = ({ done, of, whole, wholeAtMs }: Count, startedAtMs: number, nowMs: number): Pace => {
  const elapsedMs = nowMs - startedAtMs;
  const rate = elapsedMs > 0 ? Math.round((done * 1000) / elapsedMs) : 0;
  const leftMs =
    whole >= of * SHARE_TO_ESTIMATE && wholeAtMs > startedAtMs
      ? ((of - whole) * (wholeAtMs - startedAtMs)) / whole - (nowMs - wholeAtMs)
      : 0;
  // Work that takes longer than estimated, or is not counted, has no estimate.
  return { done, of, rate, secondsLeft: leftMs > 0 ? Math.ceil(leftMs / 1000) : null };
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
