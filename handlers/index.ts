import type { Operations } from '../generated/server/operations.gen.ts';
import { pending } from '../generated/server/pending.gen.ts';
import { getOwnAccount } from './accounts/get-own-account.ts';
import { login } from './accounts/login.ts';
import { getHealth } from './frontend/get-health.ts';
import { getTicker } from './frontend/get-ticker.ts';
import type { HandlersOf } from './handler.ts';
import { assignSources } from './jackpots/assign-sources.ts';
import { createSources } from './jackpots/create-sources.ts';
import { createTemplate } from './jackpots/create-template.ts';
import { getInstance } from './jackpots/get-instance.ts';
import { getOperator } from './jackpots/get-operator.ts';
import { getTemplate } from './jackpots/get-template.ts';
import { instantiateTemplate } from './jackpots/instantiate-template.ts';
import { listInstances } from './jackpots/list-instances.ts';
import { listSources } from './jackpots/list-sources.ts';
import { listTemplates } from './jackpots/list-templates.ts';
import { publishTemplate } from './jackpots/publish-template.ts';
import { saveBrands } from './jackpots/save-brands.ts';
import { saveOperators } from './jackpots/save-operators.ts';
import { triggerWin } from './jackpots/trigger-win.ts';
import { contributeBySource } from './operator/contribute-by-source.ts';
import { contributeToInstance } from './operator/contribute-to-instance.ts';
import { getContribution } from './operator/get-contribution.ts';
import { listWinners } from './operator/list-winners.ts';

/** Every operation of the platform. One that the specs declare and this list lacks does not compile, unless its spec says that it is pending. */
export const handlers: HandlersOf<Operations> = {
  ...pending,
  login,
  loginAdmin: login,
  getOwnAccount,
  saveOperators,
  getOperator,
  saveBrands,
  listSources,
  createSources,
  assignSources,
  listInstances,
  getInstance,
  triggerWin,
  listTemplates,
  createTemplate,
  getTemplate,
  instantiateTemplate,
  publishTemplate,
  contributeToInstance,
  contributeBySource,
  getContribution,
  listWinners,
  getTicker,
  getHealth,
};
