import { readConfig } from '../server/settings/config.ts';
import { shownDatabase } from '../server/settings/kinds.ts';
import { unknownSettings } from '../server/settings/unknown-settings.ts';
import { JSON_OPTION, type Run } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { untilStopped } from './until-stopped.ts';

export const serve: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      ...JSON_OPTION,
      port: { type: 'string' },
      data: { type: 'string' },
      config: { type: 'string' },
      'wallet-url': { type: 'string' },
      'no-console': { type: 'boolean' },
    },
  });
  const { json, 'no-console': hasNoConsole, ...options } = values;
  const print = createOutput(json);
  const config = readConfig(options, { ...process.env, ...(hasNoConsole ? { PITBOSS_CONSOLE: 'off' } : {}) });
  for (const { name, nearest } of unknownSettings(process.env))
    process.stderr.write(`pitboss: ${name} is not a setting and is ignored. The closest is ${nearest}.\n`);
  // Loaded only here: it takes most of the program's start, and other commands do without.
  const [{ start }, { noteServed }] = await Promise.all([
    import('../server/start/start.ts'),
    import('../server/start/store-mark.ts'),
  ]);
  const running = await start(config, ({ username, password }) => {
    print(`First start: log in as ${username} with the password ${password} (shown only once).\n`, {
      ...{ event: 'first_login', username, password },
    });
  });
  if (config.database === undefined) noteServed(config.data, process.env, Date.now());
  // Services reload this way. On a terminal the signal means that it is closed, which ends the program.
  if (!process.stdin.isTTY) process.on('SIGHUP', () => running.lookAtFiles());
  // Installed before the address is printed: a signal may follow at once.
  const stopped = untilStopped(config.stopDelayMs);
  const database = config.database === undefined ? undefined : shownDatabase(config.database);
  const console = running.consoleUrl === undefined ? '' : `Console: ${running.consoleUrl}\n`;
  const documentation = running.docsUrl === undefined ? '' : `Documentation: ${running.docsUrl}\n`;
  const metrics = running.metricsUrl === undefined ? '' : `Metrics: ${running.metricsUrl}\n`;
  print(
    `Pitboss serves ${running.url}, with its data in ${database ?? config.data}. Press Ctrl-C to stop.\n${console}${documentation}${metrics}`,
    {
      event: 'serving',
      url: running.url,
      data: config.data,
      database: database ?? null,
      docs_url: running.docsUrl ?? null,
      console_url: running.consoleUrl ?? null,
      metrics_url: running.metricsUrl ?? null,
    },
  );
  await stopped;
  const delay = config.stopDelayMs === undefined ? '' : ` in ${config.stopDelayMs / 1000} s, and not ready until then`;
  print(`Stopping${delay}: finishing running requests.\n`, { event: 'stopping' });
  await running.stop();
  return 0;
};
