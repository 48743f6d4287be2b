import { readFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { runningProgram } from '../server/start/program.ts';
import { readStartedProgram } from '../server/start/record-program.ts';
import { CommandError, JSON_OPTION, type Run, STATUS } from './command.ts';
import { diagnose } from './diagnose.ts';
import { checkProgram } from './doctor/check-program.ts';
import type { DoctorFinding, Level } from './doctor/findings.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { resolveDataFolder } from './resolve-data-folder.ts';

export const doctor: Run = async (words, usage) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      ...JSON_OPTION,
      ...{ data: { type: 'string' }, config: { type: 'string' } },
      ...{ port: { type: 'string' }, 'wallet-url': { type: 'string' } },
      ...{ program: { type: 'boolean', default: false }, sums: { type: 'string' } },
    },
  });
  const { json, program, sums, ...options } = values;
  if (sums !== undefined && !program) throw new CommandError(`--sums is for --program. Usage: pitboss ${usage}`);
  const findings = program ? await programFindings(options, sums) : await diagnose(options, process.env);
  const countOf = (level: Level): number => findings.filter((each) => each.level === level).length;
  const [errors, warnings] = [countOf('error'), countOf('warning')];
  const summary = `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
  createOutput(json)(`${findings.map(linesOf).join('')}${summary}\n`, { findings, errors, warnings });
  return errors === 0 ? 0 : STATUS.failed;
};

const programFindings = async (options: { readonly data?: string }, file: string | undefined) => {
  const running = await runningProgram();
  return checkProgram({
    running: running && { version: manifest.version, sha256: running.sha256 },
    started: readStartedProgram(resolveDataFolder(options, process.env)),
    sums: file === undefined ? undefined : { file, text: readSums(file) },
  });
};

const readSums = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`Cannot read ${file}.`);
  }
};

const WORDS: Readonly<Record<Level, string>> = { ok: 'ok  ', warning: 'warn', error: 'FAIL' };

const linesOf = ({ area, level, message, remedy }: DoctorFinding): string =>
  `${WORDS[level]} ${area.padEnd(8)}  ${message}\n${remedy === undefined ? '' : `${' '.repeat(15)}→ ${remedy}\n`}`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
