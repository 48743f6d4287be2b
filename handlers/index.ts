import type { Operations } from '../generated/server/operations.gen.ts';
import { pending } from '../generated/server/pending.gen.ts';
import type { HandlersOf } from '../platform/unit/handler.ts';
import { addOrganisationUnits } from './accounts/add-organisation-units.ts';
import { changePassword } from './accounts/change-password.ts';
import { confirmPasswordReset } from './accounts/confirm-password-reset.ts';
import { createAccount } from './accounts/create-account.ts';
import { createDestination } from './accounts/create-destination.ts';
import { createOauthProvider } from './accounts/create-oauth-provider.ts';
import { createOrganisation } from './accounts/create-organisation.ts';
import { deleteDestinations } from './accounts/delete-destinations.ts';
import { disableAccount } from './accounts/disable-account.ts';
import { enableAccount } from './accounts/enable-account.ts';
import { exchangeToken } from './accounts/exchange-token.ts';
import { finishOauthLogin } from './accounts/finish-oauth-login.ts';
import { getOwnAccount } from './accounts/get-own-account.ts';
import { getOwnOrganisation } from './accounts/get-own-organisation.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { listAuditEvents } from './accounts/list-audit-events.ts';
import { listDeliveries } from './accounts/list-deliveries.ts';
import { listDestinations } from './accounts/list-destinations.ts';
import { listOauthProviders } from './accounts/list-oauth-providers.ts';
import { listOrganisations } from './accounts/list-organisations.ts';
import { listSystems } from './accounts/list-systems.ts';
import { login } from './accounts/login.ts';
import { logout } from './accounts/logout.ts';
import { removeOrganisationUnits } from './accounts/remove-organisation-units.ts';
import { replayDeliveries } from './accounts/replay-deliveries.ts';
import { requestPasswordReset } from './accounts/request-password-reset.ts';
import { startOauthLogin } from './accounts/start-oauth-login.ts';
import { updateAccount } from './accounts/update-account.ts';
import { updateDestination } from './accounts/update-destination.ts';
import { updateOauthProvider } from './accounts/update-oauth-provider.ts';
import { updateOrganisation } from './accounts/update-organisation.ts';
import { awardBonus } from './bonuses/award-bonus.ts';
import { awardFreespins } from './bonuses/award-freespins.ts';
import { createFreespinInstance } from './bonuses/create-freespin-instance.ts';
import { createFreespinTemplate } from './bonuses/create-freespin-template.ts';
import { listFreespinInstances } from './bonuses/list-freespin-instances.ts';
import { listFreespinTemplates } from './bonuses/list-freespin-templates.ts';
import { listPlayerBonuses } from './bonuses/list-player-bonuses.ts';
import { reportFreespinUse } from './bonuses/report-freespin-use.ts';
import { updateFreespinTemplate } from './bonuses/update-freespin-template.ts';
import { getCorsOrigins } from './frontend/get-cors-origins.ts';
import { getHealth } from './frontend/get-health.ts';
import { getPlayerJackpot } from './frontend/get-player-jackpot.ts';
import { getTicker } from './frontend/get-ticker.ts';
import { listPublicSources } from './frontend/list-public-sources.ts';
import { removeCorsOrigins } from './frontend/remove-cors-origins.ts';
import { setCorsOrigins } from './frontend/set-cors-origins.ts';
import { setPlayerOptIn } from './frontend/set-player-opt-in.ts';
import { assignSegment } from './jackpots/assign-segment.ts';
import { assignSources } from './jackpots/assign-sources.ts';
import { clearBrandCurrencies } from './jackpots/clear-brand-currencies.ts';
import { contributeByGame } from './jackpots/contribute-by-game.ts';
import { createSegments } from './jackpots/create-segments.ts';
import { createSources } from './jackpots/create-sources.ts';
import { createTemplate } from './jackpots/create-template.ts';
import { deleteSegments } from './jackpots/delete-segments.ts';
import { deleteSources } from './jackpots/delete-sources.ts';
import { getInstance } from './jackpots/get-instance.ts';
import { getOperator } from './jackpots/get-operator.ts';
import { getOperatorSettings } from './jackpots/get-operator-settings.ts';
import { getSourceJackpot } from './jackpots/get-source-jackpot.ts';
import { getTemplate } from './jackpots/get-template.ts';
import { getTemplateSkeleton } from './jackpots/get-template-skeleton.ts';
import { instantiateTemplate } from './jackpots/instantiate-template.ts';
import { listBrandCurrencies } from './jackpots/list-brand-currencies.ts';
import { listBrandCurrencyChanges } from './jackpots/list-brand-currency-changes.ts';
import { listInstanceOptIns } from './jackpots/list-instance-opt-ins.ts';
import { listInstances } from './jackpots/list-instances.ts';
import { listLedgerEntries } from './jackpots/list-ledger-entries.ts';
import { listOperators } from './jackpots/list-operators.ts';
import { listPendingCancels } from './jackpots/list-pending-cancels.ts';
import { listPlayerInstanceTickets } from './jackpots/list-player-instance-tickets.ts';
import { listPlayerOptIns } from './jackpots/list-player-opt-ins.ts';
import { listPlayerRaffleTickets } from './jackpots/list-player-raffle-tickets.ts';
import { listRaffleTickets } from './jackpots/list-raffle-tickets.ts';
import { listSegments } from './jackpots/list-segments.ts';
import { listSources } from './jackpots/list-sources.ts';
import { listTemplates } from './jackpots/list-templates.ts';
import { listWins } from './jackpots/list-wins.ts';
import { pauseInstance } from './jackpots/pause-instance.ts';
import { previewTemplate } from './jackpots/preview-template.ts';
import { publishTemplate } from './jackpots/publish-template.ts';
import { recordInstanceContribution } from './jackpots/record-instance-contribution.ts';
import { recordSourceContribution } from './jackpots/record-source-contribution.ts';
import { releaseWins } from './jackpots/release-wins.ts';
import { resumeInstance } from './jackpots/resume-instance.ts';
import { retryCancels } from './jackpots/retry-cancels.ts';
import { saveBrands } from './jackpots/save-brands.ts';
import { saveOperators } from './jackpots/save-operators.ts';
import { saveOptIns } from './jackpots/save-opt-ins.ts';
import { setBrandCurrencies } from './jackpots/set-brand-currencies.ts';
import { setOperatorSettings } from './jackpots/set-operator-settings.ts';
import { setOptIn } from './jackpots/set-opt-in.ts';
import { setOptInListed } from './jackpots/set-opt-in-listed.ts';
import { setPotContributedSeed } from './jackpots/set-pot-contributed-seed.ts';
import { setPotCurrentValue } from './jackpots/set-pot-current-value.ts';
import { setPotSurplusSeed } from './jackpots/set-pot-surplus-seed.ts';
import { setSegmentPriorities } from './jackpots/set-segment-priorities.ts';
import { setSourcePriorities } from './jackpots/set-source-priorities.ts';
import { settleCancels } from './jackpots/settle-cancels.ts';
import { settleWins } from './jackpots/settle-wins.ts';
import { terminateInstance } from './jackpots/terminate-instance.ts';
import { transferPots } from './jackpots/transfer-pots.ts';
import { triggerWin } from './jackpots/trigger-win.ts';
import { unassignSegment } from './jackpots/unassign-segment.ts';
import { unassignSources } from './jackpots/unassign-sources.ts';
import { updateBrand } from './jackpots/update-brand.ts';
import { updateInstance } from './jackpots/update-instance.ts';
import { updateOperator } from './jackpots/update-operator.ts';
import { updateTemplate } from './jackpots/update-template.ts';
import { contributeBySource } from './operator/contribute-by-source.ts';
import { contributeToInstance } from './operator/contribute-to-instance.ts';
import { contributeToTarget } from './operator/contribute-to-target.ts';
import { getBrandCurrencies } from './operator/get-brand-currencies.ts';
import { getContribution } from './operator/get-contribution.ts';
import { getOperatorJackpot } from './operator/get-operator-jackpot.ts';
import { listOperatorPlayerInstanceTickets } from './operator/list-operator-player-instance-tickets.ts';
import { listOperatorPlayerTickets } from './operator/list-operator-player-tickets.ts';
import { listOperatorRaffleTickets } from './operator/list-operator-raffle-tickets.ts';
import { listOperatorSources } from './operator/list-operator-sources.ts';
import { listTargetPotWinners } from './operator/list-target-pot-winners.ts';
import { listTargetWinners } from './operator/list-target-winners.ts';
import { listWinners } from './operator/list-winners.ts';
import { listWinnersByPot } from './operator/list-winners-by-pot.ts';
import { setOperatorOptIn } from './operator/set-operator-opt-in.ts';
import { setTargetOptIn } from './operator/set-target-opt-in.ts';

/** Every operation of the platform. One that the specs declare and this list lacks does not compile, unless its spec says that it is pending. */
export const handlers: HandlersOf<Operations> = {
  ...pending,
  login,
  loginAdmin: login,
  exchangeToken,
  logout,
  requestPasswordReset,
  confirmPasswordReset,
  changePassword,
  getOwnAccount,
  listAccounts,
  createAccount,
  updateAccount,
  disableAccount,
  enableAccount,
  listOrganisations,
  createOrganisation,
  getOwnOrganisation,
  updateOrganisation,
  addOrganisationUnits,
  removeOrganisationUnits,
  listSystems,
  listDeliveries,
  replayDeliveries,
  listDestinations,
  createDestination,
  updateDestination,
  deleteDestinations,
  listOauthProviders,
  createOauthProvider,
  updateOauthProvider,
  startOauthLogin,
  finishOauthLogin,
  listAuditEvents,
  listBrandCurrencies,
  setBrandCurrencies,
  clearBrandCurrencies,
  listBrandCurrencyChanges,
  listOperators,
  saveOperators,
  getOperator,
  updateOperator,
  getOperatorSettings,
  setOperatorSettings,
  saveBrands,
  listSegments,
  createSegments,
  assignSegment,
  unassignSegment,
  setSegmentPriorities,
  deleteSegments,
  updateBrand,
  listSources,
  createSources,
  assignSources,
  unassignSources,
  setSourcePriorities,
  deleteSources,
  listInstances,
  getInstance,
  updateInstance,
  pauseInstance,
  resumeInstance,
  terminateInstance,
  setPotCurrentValue,
  setPotContributedSeed,
  setPotSurplusSeed,
  setOptIn,
  setOptInListed,
  saveOptIns,
  listPlayerOptIns,
  listInstanceOptIns,
  getSourceJackpot,
  listLedgerEntries,
  listRaffleTickets,
  listPlayerInstanceTickets,
  listPlayerRaffleTickets,
  triggerWin,
  listPendingCancels,
  listWins,
  releaseWins,
  retryCancels,
  settleCancels,
  settleWins,
  transferPots,
  listTemplates,
  createTemplate,
  getTemplateSkeleton,
  getTemplate,
  updateTemplate,
  previewTemplate,
  instantiateTemplate,
  publishTemplate,
  getBrandCurrencies,
  contributeByGame,
  recordInstanceContribution,
  recordSourceContribution,
  contributeToInstance,
  contributeToTarget,
  contributeBySource,
  getContribution,
  listWinners,
  listWinnersByPot,
  getOperatorJackpot,
  listOperatorRaffleTickets,
  listOperatorPlayerInstanceTickets,
  listOperatorPlayerTickets,
  setOperatorOptIn,
  setTargetOptIn,
  listOperatorSources,
  listTargetWinners,
  listTargetPotWinners,
  awardFreespins,
  awardBonus,
  listFreespinInstances,
  createFreespinInstance,
  listFreespinTemplates,
  createFreespinTemplate,
  updateFreespinTemplate,
  reportFreespinUse,
  listPlayerBonuses,
  getPlayerJackpot,
  setPlayerOptIn,
  listPublicSources,
  getCorsOrigins,
  setCorsOrigins,
  removeCorsOrigins,
  getTicker,
  getHealth,
};
