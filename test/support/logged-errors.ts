// Errors that the platforms of tests log. Every suite imports this, so it loads little.
import { readFileSync } from 'node:fs';

/** A test, and the error lines that it causes on purpose. */
type Cause = { readonly title: string; readonly expected: RegExp[] };

let running: Cause | undefined;
const found: { readonly line: string; readonly cause: Cause | undefined }[] = [];

/** Names lines of level error that the running test causes on purpose. Each such line must match one of its names. */
export const expectErrors = (...lines: readonly RegExp[]): void => {
  if (running === undefined) throw new Error('a test names the errors that it expects, so call this inside one');
  running.expected.push(...lines);
};

/** Takes the error lines of a platform that the running test starts, also those that come after the test. */
export const takesErrors = (): ((line: string) => void) => {
  const cause = running;
  return (line) => void found.push({ line: line.trim(), cause: cause ?? running });
};

/** Long proofs take databases away under a platform, so the lines of an outage, which begin with it, are named for all of them. */
const OUTAGE = /"msg":"the store failed\b/;
const isOutageOfProof = (line: string): boolean =>
  OUTAGE.test(line) && readFileSync(process.argv[1] ?? '', 'utf8').startsWith('// A long proof: ');

const isExpected = (line: string, cause: Cause | undefined): boolean =>
  isOutageOfProof(line) || [cause, running].some((test) => test?.expected.some((expected) => expected.test(line)));

/** Throws if there are error lines that no test has named, once for each line. */
export const refuseErrors = (): void => {
  const lines = found.splice(0).filter(({ line, cause }) => !isExpected(line, cause));
  if (lines.length === 0) return;
  const texts = lines.map(({ line, cause }) => `“${cause?.title ?? 'no test'}” logged ${line}`);
  throw new Error(`${texts.join('\n')}\nMend the cause, or name the line in its test: expectErrors(/part of it/).`);
};

/** Runs a test, which fails if it logs errors that it has not named. If it fails anyway, they are printed. */
export const refusingErrors = async (title: string, check: () => void | Promise<void>): Promise<void> => {
  running = { title, expected: [] };
  try {
    await check();
  } catch (error) {
    for (const { line } of found.splice(0)) process.stdout.write(`${line}\n`);
    throw error;
  }
  refuseErrors();
};

/** Lines that come after the last suite fail the process. */
process.once('exit', () => {
  try {
    refuseErrors();
  } catch (error) {
    process.stdout.write(`${error}\n`);
    process.exitCode = 1;
  }
});
