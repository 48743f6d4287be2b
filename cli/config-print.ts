import { readSettings } from '../server/settings/read-settings.ts';
import { type SettingLine, settingLines } from '../server/settings/setting-line.ts';
import { JSON_OPTION, type Run } from './command.ts';
import { parseOptions } from './parse-options.ts';

export const configPrint: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, data: { type: 'string' }, config: { type: 'string' } },
  });
  const { json, ...options } = values;
  const read = readSettings(options, process.env);
  const lines = settingLines(read);
  if (json)
    process.stdout.write(
      `${JSON.stringify({ file: read.file ?? null, settings: lines, faults: read.faults }, null, 2)}\n`,
    );
  else {
    process.stdout.write(tableOf(lines));
    for (const fault of read.faults) process.stderr.write(`pitboss: ${fault}\n`);
  }
  return read.faults.length === 0 ? 0 : 1;
};

/** Wider values push their origin to the right, rather than all others with it. */
const VALUE_WIDTH_MAX = 40;

const tableOf = (lines: readonly SettingLine[]): string => {
  const values = lines.map(({ value }) => (value ?? '-').replaceAll(/\s+/g, ' '));
  const nameWidth = Math.max(...lines.map(({ name }) => name.length));
  const valueWidth = Math.min(Math.max(...values.map((value) => value.length)), VALUE_WIDTH_MAX);
  return lines
    .map(
      (line, index) =>
        `${line.name.padEnd(nameWidth)}  ${(values[index] ?? '').padEnd(valueWidth)}  ${originOf(line)}\n`,
    )
    .join('');
};

const originOf = ({ from, given, file, line, value_file }: SettingLine): string => {
  const origin = given ?? (file === undefined ? from : `${file}:${line}`);
  return value_file === undefined ? origin : `${origin} → ${value_file}`;
};
