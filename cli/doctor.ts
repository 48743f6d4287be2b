import { JSON_OPTION, type Run, STATUS } from './command.ts';
import { diagnose } from './diagnose.ts';
import type { DoctorFinding, Level } from './doctor/findings.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';

export const doctor: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      ...JSON_OPTION,
      ...{ data: { type: 'string' }, config: { type: 'string' } },
      ...{ port: { type: 'string' }, 'wallet-url': { type: 'string' } },
    },
  });
  const { json, ...options } = values;
  const findings = await diagnose(options, process.env);
  const countOf = (level: Level): number => findings.filter((each) => each.level === level).length;
  const [errors, warnings] = [countOf('error'), countOf('warning')];
  const summary = `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
  createOutput(json)(`${findings.map(linesOf).join('')}${summary}\n`, { findings, errors, warnings });
  return errors === 0 ? 0 : STATUS.failed;
};

const WORDS: Readonly<Record<Level, string>> = { ok: 'ok  ', warning: 'warn', error: 'FAIL' };

const linesOf = ({ area, level, message, remedy }: DoctorFinding): string =>
  `${WORDS[level]} ${area.padEnd(8)}  ${message}\n${remedy === undefined ? '' : `${' '.repeat(15)}→ ${remedy}\n`}`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
