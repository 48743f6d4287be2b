import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { proveStore } from '../../cli/prove-store.ts';
import type { StorePlace } from '../../cli/resolve-place.ts';
import { keysFolder } from '../../server/keys/keys.ts';
import { createAdministratorWith } from '../../server/login/administrator.ts';
import { openDataFolder } from '../../server/start/data-folder.ts';
import { run, sentenceOf } from '../cli/program.ts';
import { type Campaign, campaignWallet, tellCampaign } from './campaign.ts';
import { copyOf, tell, withTeller } from './played.ts';
import { FROM_SOURCE } from './process.ts';
import { ADMINISTRATOR, withFolder } from './server.ts';

const fatal = (error: unknown): void => {
  throw error;
};

/** A data folder whose ledger has everything that one can contain, with a campaign after it, and an administrator. */
export const withStory = (work: (data: string, folder: string, campaign: Campaign) => Promise<void>): Promise<void> =>
  withFolder((folder) =>
    withTeller(async (teller) => {
      const { platform } = teller;
      await tell(teller);
      teller.useWallet(campaignWallet);
      const campaign = await tellCampaign(teller);
      const data = join(folder, 'data');
      mkdirSync(data);
      cpSync(keysFolder(dirname(platform.file)), keysFolder(data), { recursive: true });
      copyOf(platform, join(data, 'pitboss.db'));
      const opened = openDataFolder(data, fatal);
      await createAdministratorWith(opened, ADMINISTRATOR, Date.now());
      await opened.close();
      await work(data, folder, campaign);
    }),
  );

/** Ends a move at a step. */
export class Crash extends Error {}

/** Proves a store, and has the head of each chain. */
export const reportOf = async (place: StorePlace): Promise<string> => {
  const lines: string[] = [];
  const { summary, isProven } = await proveStore(place, { say: (text) => void lines.push(text) });
  assert.ok(isProven, `${lines.join('')}${summary}`);
  return [...lines, summary].join('');
};

/** The sentence of a command that is refused. */
export const refusedBy = async (words: readonly string[], environment: Record<string, string>): Promise<string> => {
  const ended = await run(words, { program: FROM_SOURCE, environment });
  assert.is(ended.status, 1, ended.stdout);
  return sentenceOf({ ...ended, stdout: '' });
};
