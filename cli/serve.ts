import { parseArgs } from 'node:util';
import { readConfig } from '../server/start/config.ts';
import { unknownSettings } from '../server/start/settings.ts';
import { start } from '../server/start/start.ts';
import type { Command } from './command.ts';
import { untilStopped } from './until-stopped.ts';

export const serve: Command = {
  name: 'serve',
  usage: 'serve [--port 8080] [--data ./data] [--wallet-url URL]',
  summary: 'serves the platform until it is stopped',
  run: async (words) => {
    const { values } = parseArgs({
      args: [...words],
      options: { port: { type: 'string' }, data: { type: 'string' }, 'wallet-url': { type: 'string' } },
    });
    const config = readConfig(values, process.env);
    for (const { name, nearest } of unknownSettings(process.env))
      process.stderr.write(`pitboss: ${name} is no setting and does nothing; the nearest is ${nearest}.\n`);
    const running = await start(config, ({ username, password }) => {
      process.stdout.write(
        `First start: log in as ${username} with the password ${password} (it is not shown again).\n`,
      );
    });
    // Heard before anybody can know that it serves.
    const stopped = untilStopped();
    const documentation = running.docsUrl === undefined ? '' : `Read the documentation at ${running.docsUrl}\n`;
    process.stdout.write(
      `Pitboss serves ${running.url}, its data in ${config.data}. Stop it with Ctrl-C.\n${documentation}`,
    );
    await stopped;
    process.stdout.write('Stopping: finishing what is under way.\n');
    await running.stop();
    return 0;
  },
};
