// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import { login, type LoginAnswer, type LoginRequest } from './operations/login.gen.ts';
import { loginAdmin, type LoginAdminAnswer, type LoginAdminRequest } from './operations/login-admin.gen.ts';
import { exchangeToken, type ExchangeTokenAnswer, type ExchangeTokenRequest } from './operations/exchange-token.gen.ts';
import { logout, type LogoutAnswer, type LogoutRequest } from './operations/logout.gen.ts';
import { requestPasswordReset, type RequestPasswordResetAnswer, type RequestPasswordResetRequest } from './operations/request-password-reset.gen.ts';
import { confirmPasswordReset, type ConfirmPasswordResetAnswer, type ConfirmPasswordResetRequest } from './operations/confirm-password-reset.gen.ts';
import { getOwnAccount, type GetOwnAccountAnswer, type GetOwnAccountRequest } from './operations/get-own-account.gen.ts';
import { listOwnSessions, type ListOwnSessionsAnswer, type ListOwnSessionsRequest } from './operations/list-own-sessions.gen.ts';
import { endOwnSessions, type EndOwnSessionsAnswer, type EndOwnSessionsRequest } from './operations/end-own-sessions.gen.ts';
import { changePassword, type ChangePasswordAnswer, type ChangePasswordRequest } from './operations/change-password.gen.ts';
import { listAccounts, type ListAccountsAnswer, type ListAccountsRequest } from './operations/list-accounts.gen.ts';
import { createAccount, type CreateAccountAnswer, type CreateAccountRequest } from './operations/create-account.gen.ts';
import { updateAccount, type UpdateAccountAnswer, type UpdateAccountRequest } from './operations/update-account.gen.ts';
import { disableAccount, type DisableAccountAnswer, type DisableAccountRequest } from './operations/disable-account.gen.ts';
import { enableAccount, type EnableAccountAnswer, type EnableAccountRequest } from './operations/enable-account.gen.ts';
import { listOauthProviders, type ListOauthProvidersAnswer, type ListOauthProvidersRequest } from './operations/list-oauth-providers.gen.ts';
import { createOauthProvider, type CreateOauthProviderAnswer, type CreateOauthProviderRequest } from './operations/create-oauth-provider.gen.ts';
import { updateOauthProvider, type UpdateOauthProviderAnswer, type UpdateOauthProviderRequest } from './operations/update-oauth-provider.gen.ts';
import { startOauthLogin, type StartOauthLoginAnswer, type StartOauthLoginRequest } from './operations/start-oauth-login.gen.ts';
import { finishOauthLogin, type FinishOauthLoginAnswer, type FinishOauthLoginRequest } from './operations/finish-oauth-login.gen.ts';
import { listOrganisations, type ListOrganisationsAnswer, type ListOrganisationsRequest } from './operations/list-organisations.gen.ts';
import { createOrganisation, type CreateOrganisationAnswer, type CreateOrganisationRequest } from './operations/create-organisation.gen.ts';
import { getOwnOrganisation, type GetOwnOrganisationAnswer, type GetOwnOrganisationRequest } from './operations/get-own-organisation.gen.ts';
import { updateOrganisation, type UpdateOrganisationAnswer, type UpdateOrganisationRequest } from './operations/update-organisation.gen.ts';
import { addOrganisationUnits, type AddOrganisationUnitsAnswer, type AddOrganisationUnitsRequest } from './operations/add-organisation-units.gen.ts';
import { removeOrganisationUnits, type RemoveOrganisationUnitsAnswer, type RemoveOrganisationUnitsRequest } from './operations/remove-organisation-units.gen.ts';
import { getPlatformStatus, type GetPlatformStatusAnswer, type GetPlatformStatusRequest } from './operations/get-platform-status.gen.ts';
import { listSystems, type ListSystemsAnswer, type ListSystemsRequest } from './operations/list-systems.gen.ts';
import { listAuditEvents, type ListAuditEventsAnswer, type ListAuditEventsRequest } from './operations/list-audit-events.gen.ts';
import { listDeliveries, type ListDeliveriesAnswer, type ListDeliveriesRequest } from './operations/list-deliveries.gen.ts';
import { getDelivery, type GetDeliveryAnswer, type GetDeliveryRequest } from './operations/get-delivery.gen.ts';
import { replayDeliveries, type ReplayDeliveriesAnswer, type ReplayDeliveriesRequest } from './operations/replay-deliveries.gen.ts';
import { listDestinations, type ListDestinationsAnswer, type ListDestinationsRequest } from './operations/list-destinations.gen.ts';
import { createDestination, type CreateDestinationAnswer, type CreateDestinationRequest } from './operations/create-destination.gen.ts';
import { deleteDestinations, type DeleteDestinationsAnswer, type DeleteDestinationsRequest } from './operations/delete-destinations.gen.ts';
import { updateDestination, type UpdateDestinationAnswer, type UpdateDestinationRequest } from './operations/update-destination.gen.ts';
import { testDestination, type TestDestinationAnswer, type TestDestinationRequest } from './operations/test-destination.gen.ts';
import { listBrandCurrencies, type ListBrandCurrenciesAnswer, type ListBrandCurrenciesRequest } from './operations/list-brand-currencies.gen.ts';
import { setBrandCurrencies, type SetBrandCurrenciesAnswer, type SetBrandCurrenciesRequest } from './operations/set-brand-currencies.gen.ts';
import { clearBrandCurrencies, type ClearBrandCurrenciesAnswer, type ClearBrandCurrenciesRequest } from './operations/clear-brand-currencies.gen.ts';
import { listBrandCurrencyChanges, type ListBrandCurrencyChangesAnswer, type ListBrandCurrencyChangesRequest } from './operations/list-brand-currency-changes.gen.ts';
import { listOperators, type ListOperatorsAnswer, type ListOperatorsRequest } from './operations/list-operators.gen.ts';
import { saveOperators, type SaveOperatorsAnswer, type SaveOperatorsRequest } from './operations/save-operators.gen.ts';
import { getOperator, type GetOperatorAnswer, type GetOperatorRequest } from './operations/get-operator.gen.ts';
import { updateOperator, type UpdateOperatorAnswer, type UpdateOperatorRequest } from './operations/update-operator.gen.ts';
import { saveBrands, type SaveBrandsAnswer, type SaveBrandsRequest } from './operations/save-brands.gen.ts';
import { updateBrand, type UpdateBrandAnswer, type UpdateBrandRequest } from './operations/update-brand.gen.ts';
import { getOperatorSettings, type GetOperatorSettingsAnswer, type GetOperatorSettingsRequest } from './operations/get-operator-settings.gen.ts';
import { setOperatorSettings, type SetOperatorSettingsAnswer, type SetOperatorSettingsRequest } from './operations/set-operator-settings.gen.ts';
import { listSegments, type ListSegmentsAnswer, type ListSegmentsRequest } from './operations/list-segments.gen.ts';
import { createSegments, type CreateSegmentsAnswer, type CreateSegmentsRequest } from './operations/create-segments.gen.ts';
import { assignSegment, type AssignSegmentAnswer, type AssignSegmentRequest } from './operations/assign-segment.gen.ts';
import { deleteSegments, type DeleteSegmentsAnswer, type DeleteSegmentsRequest } from './operations/delete-segments.gen.ts';
import { setSegmentPriorities, type SetSegmentPrioritiesAnswer, type SetSegmentPrioritiesRequest } from './operations/set-segment-priorities.gen.ts';
import { unassignSegment, type UnassignSegmentAnswer, type UnassignSegmentRequest } from './operations/unassign-segment.gen.ts';
import { listSources, type ListSourcesAnswer, type ListSourcesRequest } from './operations/list-sources.gen.ts';
import { createSources, type CreateSourcesAnswer, type CreateSourcesRequest } from './operations/create-sources.gen.ts';
import { assignSources, type AssignSourcesAnswer, type AssignSourcesRequest } from './operations/assign-sources.gen.ts';
import { recordSourceContribution, type RecordSourceContributionAnswer, type RecordSourceContributionRequest } from './operations/record-source-contribution.gen.ts';
import { deleteSources, type DeleteSourcesAnswer, type DeleteSourcesRequest } from './operations/delete-sources.gen.ts';
import { getSourceJackpot, type GetSourceJackpotAnswer, type GetSourceJackpotRequest } from './operations/get-source-jackpot.gen.ts';
import { setSourcePriorities, type SetSourcePrioritiesAnswer, type SetSourcePrioritiesRequest } from './operations/set-source-priorities.gen.ts';
import { unassignSources, type UnassignSourcesAnswer, type UnassignSourcesRequest } from './operations/unassign-sources.gen.ts';
import { listInstances, type ListInstancesAnswer, type ListInstancesRequest } from './operations/list-instances.gen.ts';
import { updateInstance, type UpdateInstanceAnswer, type UpdateInstanceRequest } from './operations/update-instance.gen.ts';
import { listContributions, type ListContributionsAnswer, type ListContributionsRequest } from './operations/list-contributions.gen.ts';
import { recordInstanceContribution, type RecordInstanceContributionAnswer, type RecordInstanceContributionRequest } from './operations/record-instance-contribution.gen.ts';
import { contributeByGame, type ContributeByGameAnswer, type ContributeByGameRequest } from './operations/contribute-by-game.gen.ts';
import { setOptIn, type SetOptInAnswer, type SetOptInRequest } from './operations/set-opt-in.gen.ts';
import { setOptInListed, type SetOptInListedAnswer, type SetOptInListedRequest } from './operations/set-opt-in-listed.gen.ts';
import { listPlayerOptIns, type ListPlayerOptInsAnswer, type ListPlayerOptInsRequest } from './operations/list-player-opt-ins.gen.ts';
import { saveOptIns, type SaveOptInsAnswer, type SaveOptInsRequest } from './operations/save-opt-ins.gen.ts';
import { setPotContributedSeed, type SetPotContributedSeedAnswer, type SetPotContributedSeedRequest } from './operations/set-pot-contributed-seed.gen.ts';
import { setPotCurrentValue, type SetPotCurrentValueAnswer, type SetPotCurrentValueRequest } from './operations/set-pot-current-value.gen.ts';
import { setPotSurplusSeed, type SetPotSurplusSeedAnswer, type SetPotSurplusSeedRequest } from './operations/set-pot-surplus-seed.gen.ts';
import { listPlayerRaffleTickets, type ListPlayerRaffleTicketsAnswer, type ListPlayerRaffleTicketsRequest } from './operations/list-player-raffle-tickets.gen.ts';
import { transferPots, type TransferPotsAnswer, type TransferPotsRequest } from './operations/transfer-pots.gen.ts';
import { triggerWin, type TriggerWinAnswer, type TriggerWinRequest } from './operations/trigger-win.gen.ts';
import { listPendingCancels, type ListPendingCancelsAnswer, type ListPendingCancelsRequest } from './operations/list-pending-cancels.gen.ts';
import { retryCancels, type RetryCancelsAnswer, type RetryCancelsRequest } from './operations/retry-cancels.gen.ts';
import { settleCancels, type SettleCancelsAnswer, type SettleCancelsRequest } from './operations/settle-cancels.gen.ts';
import { listWins, type ListWinsAnswer, type ListWinsRequest } from './operations/list-wins.gen.ts';
import { refuseWins, type RefuseWinsAnswer, type RefuseWinsRequest } from './operations/refuse-wins.gen.ts';
import { releaseWins, type ReleaseWinsAnswer, type ReleaseWinsRequest } from './operations/release-wins.gen.ts';
import { listWinTotals, type ListWinTotalsAnswer, type ListWinTotalsRequest } from './operations/list-win-totals.gen.ts';
import { settleWins, type SettleWinsAnswer, type SettleWinsRequest } from './operations/settle-wins.gen.ts';
import { getInstance, type GetInstanceAnswer, type GetInstanceRequest } from './operations/get-instance.gen.ts';
import { listLedgerEntries, type ListLedgerEntriesAnswer, type ListLedgerEntriesRequest } from './operations/list-ledger-entries.gen.ts';
import { listInstanceOptIns, type ListInstanceOptInsAnswer, type ListInstanceOptInsRequest } from './operations/list-instance-opt-ins.gen.ts';
import { pauseInstance, type PauseInstanceAnswer, type PauseInstanceRequest } from './operations/pause-instance.gen.ts';
import { getPotHistory, type GetPotHistoryAnswer, type GetPotHistoryRequest } from './operations/get-pot-history.gen.ts';
import { listPlayerInstanceTickets, type ListPlayerInstanceTicketsAnswer, type ListPlayerInstanceTicketsRequest } from './operations/list-player-instance-tickets.gen.ts';
import { listRaffleTickets, type ListRaffleTicketsAnswer, type ListRaffleTicketsRequest } from './operations/list-raffle-tickets.gen.ts';
import { resumeInstance, type ResumeInstanceAnswer, type ResumeInstanceRequest } from './operations/resume-instance.gen.ts';
import { terminateInstance, type TerminateInstanceAnswer, type TerminateInstanceRequest } from './operations/terminate-instance.gen.ts';
import { listDayTotals, type ListDayTotalsAnswer, type ListDayTotalsRequest } from './operations/list-day-totals.gen.ts';
import { listReconciliations, type ListReconciliationsAnswer, type ListReconciliationsRequest } from './operations/list-reconciliations.gen.ts';
import { listTemplates, type ListTemplatesAnswer, type ListTemplatesRequest } from './operations/list-templates.gen.ts';
import { createTemplate, type CreateTemplateAnswer, type CreateTemplateRequest } from './operations/create-template.gen.ts';
import { checkTemplate, type CheckTemplateAnswer, type CheckTemplateRequest } from './operations/check-template.gen.ts';
import { compareTemplates, type CompareTemplatesAnswer, type CompareTemplatesRequest } from './operations/compare-templates.gen.ts';
import { instantiateTemplate, type InstantiateTemplateAnswer, type InstantiateTemplateRequest } from './operations/instantiate-template.gen.ts';
import { previewTemplate, type PreviewTemplateAnswer, type PreviewTemplateRequest } from './operations/preview-template.gen.ts';
import { publishTemplate, type PublishTemplateAnswer, type PublishTemplateRequest } from './operations/publish-template.gen.ts';
import { getTemplateSkeleton, type GetTemplateSkeletonAnswer, type GetTemplateSkeletonRequest } from './operations/get-template-skeleton.gen.ts';
import { getTemplate, type GetTemplateAnswer, type GetTemplateRequest } from './operations/get-template.gen.ts';
import { updateTemplate, type UpdateTemplateAnswer, type UpdateTemplateRequest } from './operations/update-template.gen.ts';
import { contributeToInstance, type ContributeToInstanceAnswer, type ContributeToInstanceRequest } from './operations/contribute-to-instance.gen.ts';
import { contributeBySource, type ContributeBySourceAnswer, type ContributeBySourceRequest } from './operations/contribute-by-source.gen.ts';
import { getContribution, type GetContributionAnswer, type GetContributionRequest } from './operations/get-contribution.gen.ts';
import { getBrandCurrencies, type GetBrandCurrenciesAnswer, type GetBrandCurrenciesRequest } from './operations/get-brand-currencies.gen.ts';
import { listOperatorPlayerInstanceTickets, type ListOperatorPlayerInstanceTicketsAnswer, type ListOperatorPlayerInstanceTicketsRequest } from './operations/list-operator-player-instance-tickets.gen.ts';
import { listOperatorRaffleTickets, type ListOperatorRaffleTicketsAnswer, type ListOperatorRaffleTicketsRequest } from './operations/list-operator-raffle-tickets.gen.ts';
import { getOperatorJackpot, type GetOperatorJackpotAnswer, type GetOperatorJackpotRequest } from './operations/get-operator-jackpot.gen.ts';
import { setOperatorOptIn, type SetOperatorOptInAnswer, type SetOperatorOptInRequest } from './operations/set-operator-opt-in.gen.ts';
import { listOperatorPlayerTickets, type ListOperatorPlayerTicketsAnswer, type ListOperatorPlayerTicketsRequest } from './operations/list-operator-player-tickets.gen.ts';
import { listOperatorSources, type ListOperatorSourcesAnswer, type ListOperatorSourcesRequest } from './operations/list-operator-sources.gen.ts';
import { contributeToTarget, type ContributeToTargetAnswer, type ContributeToTargetRequest } from './operations/contribute-to-target.gen.ts';
import { setTargetOptIn, type SetTargetOptInAnswer, type SetTargetOptInRequest } from './operations/set-target-opt-in.gen.ts';
import { listTargetWinners, type ListTargetWinnersAnswer, type ListTargetWinnersRequest } from './operations/list-target-winners.gen.ts';
import { listTargetPotWinners, type ListTargetPotWinnersAnswer, type ListTargetPotWinnersRequest } from './operations/list-target-pot-winners.gen.ts';
import { listWinners, type ListWinnersAnswer, type ListWinnersRequest } from './operations/list-winners.gen.ts';
import { listWinnersByPot, type ListWinnersByPotAnswer, type ListWinnersByPotRequest } from './operations/list-winners-by-pot.gen.ts';
import { awardFreespins, type AwardFreespinsAnswer, type AwardFreespinsRequest } from './operations/award-freespins.gen.ts';
import { awardBonus, type AwardBonusAnswer, type AwardBonusRequest } from './operations/award-bonus.gen.ts';
import { listFreespinInstances, type ListFreespinInstancesAnswer, type ListFreespinInstancesRequest } from './operations/list-freespin-instances.gen.ts';
import { createFreespinInstance, type CreateFreespinInstanceAnswer, type CreateFreespinInstanceRequest } from './operations/create-freespin-instance.gen.ts';
import { listFreespinTemplates, type ListFreespinTemplatesAnswer, type ListFreespinTemplatesRequest } from './operations/list-freespin-templates.gen.ts';
import { createFreespinTemplate, type CreateFreespinTemplateAnswer, type CreateFreespinTemplateRequest } from './operations/create-freespin-template.gen.ts';
import { updateFreespinTemplate, type UpdateFreespinTemplateAnswer, type UpdateFreespinTemplateRequest } from './operations/update-freespin-template.gen.ts';
import { reportFreespinUse, type ReportFreespinUseAnswer, type ReportFreespinUseRequest } from './operations/report-freespin-use.gen.ts';
import { listPlayerBonuses, type ListPlayerBonusesAnswer, type ListPlayerBonusesRequest } from './operations/list-player-bonuses.gen.ts';
import { getCorsOrigins, type GetCorsOriginsAnswer, type GetCorsOriginsRequest } from './operations/get-cors-origins.gen.ts';
import { setCorsOrigins, type SetCorsOriginsAnswer, type SetCorsOriginsRequest } from './operations/set-cors-origins.gen.ts';
import { removeCorsOrigins, type RemoveCorsOriginsAnswer, type RemoveCorsOriginsRequest } from './operations/remove-cors-origins.gen.ts';
import { getPlayerJackpot, type GetPlayerJackpotAnswer, type GetPlayerJackpotRequest } from './operations/get-player-jackpot.gen.ts';
import { setPlayerOptIn, type SetPlayerOptInAnswer, type SetPlayerOptInRequest } from './operations/set-player-opt-in.gen.ts';
import { listPublicSources, type ListPublicSourcesAnswer, type ListPublicSourcesRequest } from './operations/list-public-sources.gen.ts';
import { getTicker, type GetTickerAnswer, type GetTickerRequest } from './operations/get-ticker.gen.ts';
import { getHealth, type GetHealthAnswer, type GetHealthRequest } from './operations/get-health.gen.ts';
import { getReadiness, type GetReadinessAnswer, type GetReadinessRequest } from './operations/get-readiness.gen.ts';
import { bindCalls } from './runtime/bind-calls.gen.ts';
import type { Call } from './runtime/operation.gen.ts';

export type {
  Answer,
  AnswerHeaders,
  Call,
  Operation,
  RawAnswer,
  RequestParts,
} from './runtime/operation.gen.ts';

/** All problem codes: those of the operations, and those of requests that reach no operation. */
export type ProblemCode =
  | 'malformed_body'
  | 'malformed_request'
  | 'validation_failed'
  | 'token_missing'
  | 'token_invalid'
  | 'credentials_invalid'
  | 'session_expired'
  | 'signature_invalid'
  | 'exchange_token_invalid'
  | 'otp_invalid'
  | 'permission_denied'
  | 'permission_exceeds_own'
  | 'route_not_found'
  | 'operator_not_found'
  | 'brand_not_found'
  | 'owner_not_found'
  | 'template_not_found'
  | 'instance_not_found'
  | 'pot_not_found'
  | 'segment_not_found'
  | 'source_not_found'
  | 'contribution_not_found'
  | 'freespin_template_not_found'
  | 'freespin_instance_not_found'
  | 'bonus_not_found'
  | 'no_jackpot_for_source'
  | 'player_unknown'
  | 'account_not_found'
  | 'organisation_not_found'
  | 'unit_not_found'
  | 'system_not_found'
  | 'oauth_provider_not_found'
  | 'delivery_not_found'
  | 'destination_not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'template_not_published'
  | 'template_locked'
  | 'template_id_taken'
  | 'game_code_taken'
  | 'contribution_in_flight'
  | 'instance_changed'
  | 'idempotency_key_in_flight'
  | 'pot_disabled'
  | 'pot_not_armed'
  | 'bonus_not_available'
  | 'transaction_conflict'
  | 'transaction_cancelled'
  | 'username_taken'
  | 'organisation_id_taken'
  | 'oauth_provider_id_taken'
  | 'destination_taken'
  | 'destination_disabled'
  | 'own_account'
  | 'last_system_account'
  | 'platform_organisation'
  | 'unit_in_use'
  | 'precondition_failed'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'template_invalid'
  | 'template_id_mismatch'
  | 'schedule_invalid'
  | 'base_multiplier_not_one'
  | 'currency_unknown'
  | 'currency_not_configured'
  | 'instance_pending'
  | 'instance_paused'
  | 'instance_terminated'
  | 'owner_disabled'
  | 'jackpot_not_assigned'
  | 'too_many_assignments'
  | 'too_many_destinations'
  | 'brand_excluded'
  | 'country_excluded'
  | 'instance_out_of_schedule'
  | 'player_not_opted_in'
  | 'pot_ceiling_exceeded'
  | 'transfer_invalid'
  | 'external_trigger_not_supported'
  | 'idempotency_key_reused'
  | 'idempotency_keys_differ'
  | 'wallet_not_configured'
  | 'wallet_refused_session'
  | 'wallet_refused_player'
  | 'wallet_refused'
  | 'wallet_refused_platform'
  | 'player_token_mismatch'
  | 'wallet_currency_mismatch'
  | 'callback_host_not_registered'
  | 'bonus_window_closed'
  | 'bonus_brand_mismatch'
  | 'bonus_expiry_past'
  | 'bonus_game_excluded'
  | 'bonus_use_mismatch'
  | 'bonus_exceeded'
  | 'amount_out_of_range'
  | 'insufficient_funds'
  | 'limit_exceeded'
  | 'current_password_wrong'
  | 'password_unacceptable'
  | 'permission_unknown'
  | 'org_list_mismatch'
  | 'account_type_misplaced'
  | 'organisation_parent_invalid'
  | 'oauth_provider_not_applicable'
  | 'oauth_state_unknown'
  | 'address_not_allowed'
  | 'headers_too_large'
  | 'upgrade_required'
  | 'too_many_requests'
  | 'internal_error'
  | 'not_implemented'
  | 'wallet_failed'
  | 'wallet_on_hold'
  | 'not_ready'
  | 'unavailable'
  | 'wallet_timeout';

export type OperationId =
  | 'login'
  | 'loginAdmin'
  | 'exchangeToken'
  | 'logout'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'getOwnAccount'
  | 'listOwnSessions'
  | 'endOwnSessions'
  | 'changePassword'
  | 'listAccounts'
  | 'createAccount'
  | 'updateAccount'
  | 'disableAccount'
  | 'enableAccount'
  | 'listOauthProviders'
  | 'createOauthProvider'
  | 'updateOauthProvider'
  | 'startOauthLogin'
  | 'finishOauthLogin'
  | 'listOrganisations'
  | 'createOrganisation'
  | 'getOwnOrganisation'
  | 'updateOrganisation'
  | 'addOrganisationUnits'
  | 'removeOrganisationUnits'
  | 'getPlatformStatus'
  | 'listSystems'
  | 'listAuditEvents'
  | 'listDeliveries'
  | 'getDelivery'
  | 'replayDeliveries'
  | 'listDestinations'
  | 'createDestination'
  | 'deleteDestinations'
  | 'updateDestination'
  | 'testDestination'
  | 'listBrandCurrencies'
  | 'setBrandCurrencies'
  | 'clearBrandCurrencies'
  | 'listBrandCurrencyChanges'
  | 'listOperators'
  | 'saveOperators'
  | 'getOperator'
  | 'updateOperator'
  | 'saveBrands'
  | 'updateBrand'
  | 'getOperatorSettings'
  | 'setOperatorSettings'
  | 'listSegments'
  | 'createSegments'
  | 'assignSegment'
  | 'deleteSegments'
  | 'setSegmentPriorities'
  | 'unassignSegment'
  | 'listSources'
  | 'createSources'
  | 'assignSources'
  | 'recordSourceContribution'
  | 'deleteSources'
  | 'getSourceJackpot'
  | 'setSourcePriorities'
  | 'unassignSources'
  | 'listInstances'
  | 'updateInstance'
  | 'listContributions'
  | 'recordInstanceContribution'
  | 'contributeByGame'
  | 'setOptIn'
  | 'setOptInListed'
  | 'listPlayerOptIns'
  | 'saveOptIns'
  | 'setPotContributedSeed'
  | 'setPotCurrentValue'
  | 'setPotSurplusSeed'
  | 'listPlayerRaffleTickets'
  | 'transferPots'
  | 'triggerWin'
  | 'listPendingCancels'
  | 'retryCancels'
  | 'settleCancels'
  | 'listWins'
  | 'refuseWins'
  | 'releaseWins'
  | 'listWinTotals'
  | 'settleWins'
  | 'getInstance'
  | 'listLedgerEntries'
  | 'listInstanceOptIns'
  | 'pauseInstance'
  | 'getPotHistory'
  | 'listPlayerInstanceTickets'
  | 'listRaffleTickets'
  | 'resumeInstance'
  | 'terminateInstance'
  | 'listDayTotals'
  | 'listReconciliations'
  | 'listTemplates'
  | 'createTemplate'
  | 'checkTemplate'
  | 'compareTemplates'
  | 'instantiateTemplate'
  | 'previewTemplate'
  | 'publishTemplate'
  | 'getTemplateSkeleton'
  | 'getTemplate'
  | 'updateTemplate'
  | 'contributeToInstance'
  | 'contributeBySource'
  | 'getContribution'
  | 'getBrandCurrencies'
  | 'listOperatorPlayerInstanceTickets'
  | 'listOperatorRaffleTickets'
  | 'getOperatorJackpot'
  | 'setOperatorOptIn'
  | 'listOperatorPlayerTickets'
  | 'listOperatorSources'
  | 'contributeToTarget'
  | 'setTargetOptIn'
  | 'listTargetWinners'
  | 'listTargetPotWinners'
  | 'listWinners'
  | 'listWinnersByPot'
  | 'awardFreespins'
  | 'awardBonus'
  | 'listFreespinInstances'
  | 'createFreespinInstance'
  | 'listFreespinTemplates'
  | 'createFreespinTemplate'
  | 'updateFreespinTemplate'
  | 'reportFreespinUse'
  | 'listPlayerBonuses'
  | 'getCorsOrigins'
  | 'setCorsOrigins'
  | 'removeCorsOrigins'
  | 'getPlayerJackpot'
  | 'setPlayerOptIn'
  | 'listPublicSources'
  | 'getTicker'
  | 'getHealth'
  | 'getReadiness';

/** The operations that return a list in pages of a number and a size, and the total in `X-Total-Count`. */
export type PagedId =
  | 'listAccounts'
  | 'listOauthProviders'
  | 'listOrganisations'
  | 'listSystems'
  | 'listAuditEvents'
  | 'listDeliveries'
  | 'listDestinations'
  | 'listBrandCurrencies'
  | 'listBrandCurrencyChanges'
  | 'listOperators'
  | 'listSegments'
  | 'listSources'
  | 'listInstances'
  | 'listContributions'
  | 'listPlayerOptIns'
  | 'listPlayerRaffleTickets'
  | 'listPendingCancels'
  | 'listWins'
  | 'listLedgerEntries'
  | 'listInstanceOptIns'
  | 'listPlayerInstanceTickets'
  | 'listRaffleTickets'
  | 'listDayTotals'
  | 'listReconciliations'
  | 'listTemplates'
  | 'listOperatorPlayerInstanceTickets'
  | 'listOperatorRaffleTickets'
  | 'listOperatorPlayerTickets'
  | 'listOperatorSources'
  | 'listFreespinInstances'
  | 'listFreespinTemplates'
  | 'listPlayerBonuses'
  | 'listPublicSources';

/** The problems that an operation answers with, by its name: `Problems['…']`. */
export type Problems = {
  readonly login: 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'credentials_invalid' | 'unavailable' | 'internal_error';
  readonly loginAdmin: 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'credentials_invalid' | 'unavailable' | 'internal_error';
  readonly exchangeToken: 'too_many_requests' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'exchange_token_invalid' | 'unavailable' | 'internal_error';
  readonly logout: 'token_missing' | 'token_invalid' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly requestPasswordReset: 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'unavailable' | 'internal_error';
  readonly confirmPasswordReset: 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'password_unacceptable' | 'otp_invalid' | 'unavailable' | 'internal_error';
  readonly getOwnAccount: 'token_missing' | 'token_invalid' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly listOwnSessions: 'token_missing' | 'token_invalid' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly endOwnSessions: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly changePassword: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'password_unacceptable' | 'current_password_wrong' | 'unavailable' | 'internal_error';
  readonly listAccounts: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly createAccount: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'password_unacceptable' | 'organisation_not_found' | 'unit_not_found' | 'org_list_mismatch' | 'system_not_found' | 'oauth_provider_not_found' | 'permission_unknown' | 'account_type_misplaced' | 'oauth_provider_not_applicable' | 'permission_exceeds_own' | 'username_taken' | 'unavailable' | 'internal_error';
  readonly updateAccount: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'account_not_found' | 'own_account' | 'password_unacceptable' | 'organisation_not_found' | 'unit_not_found' | 'org_list_mismatch' | 'oauth_provider_not_found' | 'permission_unknown' | 'account_type_misplaced' | 'oauth_provider_not_applicable' | 'permission_exceeds_own' | 'last_system_account' | 'username_taken' | 'unavailable' | 'internal_error';
  readonly disableAccount: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'account_not_found' | 'own_account' | 'permission_exceeds_own' | 'last_system_account' | 'unavailable' | 'internal_error';
  readonly enableAccount: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'account_not_found' | 'permission_exceeds_own' | 'unavailable' | 'internal_error';
  readonly listOauthProviders: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly createOauthProvider: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'address_not_allowed' | 'oauth_provider_id_taken' | 'unavailable' | 'internal_error';
  readonly updateOauthProvider: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'oauth_provider_not_found' | 'owner_not_found' | 'address_not_allowed' | 'oauth_provider_not_applicable' | 'oauth_provider_id_taken' | 'unavailable' | 'internal_error';
  readonly startOauthLogin: 'too_many_requests' | 'validation_failed' | 'oauth_provider_not_found' | 'unavailable' | 'internal_error';
  readonly finishOauthLogin: 'too_many_requests' | 'validation_failed' | 'oauth_state_unknown' | 'unavailable' | 'internal_error';
  readonly listOrganisations: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly createOrganisation: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'organisation_not_found' | 'organisation_parent_invalid' | 'organisation_id_taken' | 'currency_unknown' | 'unavailable' | 'internal_error';
  readonly getOwnOrganisation: 'token_missing' | 'token_invalid' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly updateOrganisation: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'organisation_not_found' | 'platform_organisation' | 'organisation_parent_invalid' | 'unit_in_use' | 'currency_unknown' | 'unavailable' | 'internal_error';
  readonly addOrganisationUnits: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'organisation_not_found' | 'unavailable' | 'internal_error';
  readonly removeOrganisationUnits: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'organisation_not_found' | 'unavailable' | 'internal_error';
  readonly getPlatformStatus: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly listSystems: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly listAuditEvents: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly listDeliveries: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly getDelivery: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'delivery_not_found' | 'unavailable' | 'internal_error';
  readonly replayDeliveries: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly listDestinations: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly createDestination: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'permission_exceeds_own' | 'address_not_allowed' | 'destination_taken' | 'too_many_destinations' | 'unavailable' | 'internal_error';
  readonly deleteDestinations: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly updateDestination: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'destination_not_found' | 'permission_exceeds_own' | 'address_not_allowed' | 'destination_taken' | 'unavailable' | 'internal_error';
  readonly testDestination: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'destination_not_found' | 'destination_disabled' | 'too_many_requests' | 'unavailable' | 'internal_error';
  readonly listBrandCurrencies: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly setBrandCurrencies: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'currency_unknown' | 'base_multiplier_not_one' | 'unavailable' | 'internal_error';
  readonly clearBrandCurrencies: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'unavailable' | 'internal_error';
  readonly listBrandCurrencyChanges: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'unavailable' | 'internal_error';
  readonly listOperators: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly saveOperators: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly getOperator: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'operator_not_found' | 'unavailable' | 'internal_error';
  readonly updateOperator: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'operator_not_found' | 'unavailable' | 'internal_error';
  readonly saveBrands: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'operator_not_found' | 'unavailable' | 'internal_error';
  readonly updateBrand: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'unavailable' | 'internal_error';
  readonly getOperatorSettings: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'operator_not_found' | 'unavailable' | 'internal_error';
  readonly setOperatorSettings: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'operator_not_found' | 'unavailable' | 'internal_error';
  readonly listSegments: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly createSegments: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly assignSegment: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'segment_not_found' | 'instance_not_found' | 'instance_terminated' | 'too_many_assignments' | 'unavailable' | 'internal_error';
  readonly deleteSegments: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly setSegmentPriorities: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'segment_not_found' | 'jackpot_not_assigned' | 'unavailable' | 'internal_error';
  readonly unassignSegment: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'segment_not_found' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly listSources: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly createSources: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly assignSources: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'source_not_found' | 'instance_not_found' | 'instance_terminated' | 'too_many_assignments' | 'unavailable' | 'internal_error';
  readonly recordSourceContribution: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'no_jackpot_for_source' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'instance_terminated' | 'unavailable' | 'internal_error';
  readonly deleteSources: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly getSourceJackpot: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'no_jackpot_for_source' | 'unavailable' | 'internal_error';
  readonly setSourcePriorities: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'source_not_found' | 'jackpot_not_assigned' | 'unavailable' | 'internal_error';
  readonly unassignSources: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'source_not_found' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly listInstances: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly updateInstance: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'unavailable' | 'internal_error';
  readonly listContributions: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly recordInstanceContribution: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'instance_not_found' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'instance_out_of_schedule' | 'brand_excluded' | 'country_excluded' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
  readonly contributeByGame: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'brand_not_found' | 'owner_disabled' | 'source_not_found' | 'instance_not_found' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'instance_out_of_schedule' | 'brand_excluded' | 'country_excluded' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
  readonly setOptIn: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'instance_not_found' | 'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded' | 'unavailable' | 'internal_error';
  readonly setOptInListed: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'instance_not_found' | 'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded' | 'unavailable' | 'internal_error';
  readonly listPlayerOptIns: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly saveOptIns: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'brand_not_found' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly setPotContributedSeed: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'pot_not_found' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
  readonly setPotCurrentValue: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'pot_not_found' | 'pot_ceiling_exceeded' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
  readonly setPotSurplusSeed: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'pot_not_found' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
  readonly listPlayerRaffleTickets: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly transferPots: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'pot_not_found' | 'instance_terminated' | 'transfer_invalid' | 'pot_disabled' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
  readonly triggerWin: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'brand_not_found' | 'pot_not_found' | 'source_not_found' | 'owner_disabled' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'brand_excluded' | 'player_not_opted_in' | 'external_trigger_not_supported' | 'pot_disabled' | 'pot_not_armed' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
  readonly listPendingCancels: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly retryCancels: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly settleCancels: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly listWins: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly refuseWins: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly releaseWins: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly listWinTotals: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly settleWins: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly getInstance: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly listLedgerEntries: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly listInstanceOptIns: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly pauseInstance: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'instance_pending' | 'instance_terminated' | 'unavailable' | 'internal_error';
  readonly getPotHistory: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly listPlayerInstanceTickets: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly listRaffleTickets: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly resumeInstance: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'instance_pending' | 'instance_terminated' | 'unavailable' | 'internal_error';
  readonly terminateInstance: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'unavailable' | 'internal_error';
  readonly listDayTotals: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly listReconciliations: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly listTemplates: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly createTemplate: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'currency_unknown' | 'template_id_taken' | 'unavailable' | 'internal_error';
  readonly checkTemplate: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'owner_not_found' | 'unavailable' | 'internal_error';
  readonly compareTemplates: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'template_not_found' | 'unavailable' | 'internal_error';
  readonly instantiateTemplate: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'template_not_found' | 'template_not_published' | 'owner_not_found' | 'schedule_invalid' | 'game_code_taken' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
  readonly previewTemplate: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'template_id_mismatch' | 'template_not_found' | 'owner_not_found' | 'currency_unknown' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
  readonly publishTemplate: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'template_not_found' | 'precondition_failed' | 'template_invalid' | 'unavailable' | 'internal_error';
  readonly getTemplateSkeleton: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly getTemplate: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'template_not_found' | 'unavailable' | 'internal_error';
  readonly updateTemplate: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'template_id_mismatch' | 'template_not_found' | 'precondition_failed' | 'owner_not_found' | 'currency_unknown' | 'template_locked' | 'template_invalid' | 'unavailable' | 'internal_error';
  readonly contributeToInstance: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'instance_not_found' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'instance_out_of_schedule' | 'brand_excluded' | 'country_excluded' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
  readonly contributeBySource: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'no_jackpot_for_source' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'instance_terminated' | 'unavailable' | 'internal_error';
  readonly getContribution: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'contribution_not_found' | 'contribution_in_flight' | 'unavailable' | 'internal_error';
  readonly getBrandCurrencies: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'unavailable' | 'internal_error';
  readonly listOperatorPlayerInstanceTickets: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly listOperatorRaffleTickets: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly getOperatorJackpot: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'no_jackpot_for_source' | 'unavailable' | 'internal_error';
  readonly setOperatorOptIn: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'instance_not_found' | 'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded' | 'currency_not_configured' | 'unavailable' | 'internal_error';
  readonly listOperatorPlayerTickets: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly listOperatorSources: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly contributeToTarget: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'instance_not_found' | 'no_jackpot_for_source' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'instance_out_of_schedule' | 'brand_excluded' | 'country_excluded' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
  readonly setTargetOptIn: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source' | 'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded' | 'currency_not_configured' | 'unavailable' | 'internal_error';
  readonly listTargetWinners: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source' | 'unavailable' | 'internal_error';
  readonly listTargetPotWinners: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source' | 'unavailable' | 'internal_error';
  readonly listWinners: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly listWinnersByPot: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly awardFreespins: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'brand_not_found' | 'owner_disabled' | 'freespin_instance_not_found' | 'bonus_brand_mismatch' | 'bonus_window_closed' | 'unavailable' | 'internal_error';
  readonly awardBonus: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'brand_not_found' | 'owner_disabled' | 'bonus_expiry_past' | 'amount_out_of_range' | 'currency_unknown' | 'unavailable' | 'internal_error';
  readonly listFreespinInstances: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly createFreespinInstance: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'freespin_template_not_found' | 'brand_not_found' | 'bonus_brand_mismatch' | 'schedule_invalid' | 'unavailable' | 'internal_error';
  readonly listFreespinTemplates: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly createFreespinTemplate: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'operator_not_found' | 'brand_not_found' | 'amount_out_of_range' | 'currency_unknown' | 'unavailable' | 'internal_error';
  readonly updateFreespinTemplate: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'freespin_template_not_found' | 'operator_not_found' | 'brand_not_found' | 'amount_out_of_range' | 'currency_unknown' | 'unavailable' | 'internal_error';
  readonly reportFreespinUse: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'brand_not_found' | 'owner_disabled' | 'bonus_not_found' | 'bonus_use_mismatch' | 'bonus_game_excluded' | 'bonus_not_available' | 'bonus_exceeded' | 'unavailable' | 'internal_error';
  readonly listPlayerBonuses: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'unavailable' | 'internal_error';
  readonly getCorsOrigins: 'token_missing' | 'token_invalid' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly setCorsOrigins: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly removeCorsOrigins: 'token_missing' | 'token_invalid' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
  readonly getPlayerJackpot: 'token_missing' | 'token_invalid' | 'validation_failed' | 'too_many_requests' | 'brand_not_found' | 'wallet_not_configured' | 'session_expired' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'no_jackpot_for_source' | 'unavailable' | 'internal_error';
  readonly setPlayerOptIn: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'brand_not_found' | 'wallet_not_configured' | 'session_expired' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'idempotency_key_reused' | 'instance_not_found' | 'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded' | 'unavailable' | 'internal_error';
  readonly listPublicSources: 'too_many_requests' | 'validation_failed' | 'unavailable' | 'internal_error';
  readonly getTicker: 'too_many_requests' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
  readonly getHealth: 'validation_failed' | 'unavailable' | 'internal_error';
  readonly getReadiness: 'validation_failed' | 'not_ready' | 'unavailable' | 'internal_error';
};

/** One method per operation. The transport defines `options`. */
export type Calls<Options> = {
  /**
   * Log in
   *
   * Checks a username and password and returns a bearer token, a refresh token and what the account has access to. A
   * trusted Service account also receives the secret that signs the tokens of its organisation.
   *
   * `POST /accounts/auth`, A1
   */
  login: (request: LoginRequest, options?: Options) => Promise<LoginAnswer>;

  /**
   * Log in (deprecated path)
   *
   * A former path of the login. It behaves exactly like `POST /accounts/auth` and shares its count of failed logins.
   * Use `POST /accounts/auth` instead. Every reply has the headers `Deprecation` and `Link`.
   *
   * `POST /auth/admin`, A1
   * @deprecated
   */
  loginAdmin: (request: LoginAdminRequest, options?: Options) => Promise<LoginAdminAnswer>;

  /**
   * Exchange a token
   *
   * Exchanges a refresh token, or the one-time code of a login with an external identity provider, for a new bearer
   * token and a new refresh token.
   *
   * `POST /accounts/token`, A6
   */
  exchangeToken: (request: ExchangeTokenRequest, options?: Options) => Promise<ExchangeTokenAnswer>;

  /**
   * Log out
   *
   * Ends the login that the bearer token belongs to, by password or through an external identity provider. All its
   * bearer tokens become invalid, including the one in this request. Its refresh token is refused with
   * `exchange_token_invalid`, and its sockets are closed with 4401. Other logins of the account are not affected.
   *
   * `POST /accounts/logout`
   */
  logout: (request?: LogoutRequest, options?: Options) => Promise<LogoutAnswer>;

  /**
   * Request a password reset
   *
   * Issues a one-time password for an account and publishes the event `PasswordResetRequested`, whose receiver sends it
   * to the account holder. The event goes to destinations that list it by name (see Deliveries) and to the platform's
   * own mail, if configured. It never appears in a reply, on a socket or in a list.
   *
   * `POST /accounts/password-reset`, A4
   */
  requestPasswordReset: (request: RequestPasswordResetRequest, options?: Options) => Promise<RequestPasswordResetAnswer>;

  /**
   * Confirm a password reset
   *
   * Sets a new password with a one-time password.
   *
   * `POST /accounts/password-reset/confirm`, A5
   */
  confirmPasswordReset: (request: ConfirmPasswordResetRequest, options?: Options) => Promise<ConfirmPasswordResetAnswer>;

  /**
   * Get your own account
   *
   * Returns the account that the bearer token belongs to, with its permissions and the operators and brands that it has
   * access to.
   *
   * `GET /accounts/me`, A2
   */
  getOwnAccount: (request?: GetOwnAccountRequest, options?: Options) => Promise<GetOwnAccountAnswer>;

  /**
   * List your own sessions
   *
   * Returns the calling account's sessions that have not ended, by password or through an external identity provider,
   * the one that lasts longest first. A session is a login with all the tokens that followed from it. At most 100 are
   * returned.
   *
   * `GET /accounts/me/sessions`
   */
  listOwnSessions: (request?: ListOwnSessionsRequest, options?: Options) => Promise<ListOwnSessionsAnswer>;

  /**
   * End your own sessions
   *
   * Ends sessions of the calling account, as logging out in them would: their bearer tokens become invalid at once,
   * their refresh tokens are refused with `exchange_token_invalid`, and their sockets are closed with 4401. The session
   * of this request can be one of them. Sessions that have ended, or that are not the account's, are left out of the
   * reply.
   *
   * `POST /accounts/me/sessions/end`
   */
  endOwnSessions: (request: EndOwnSessionsRequest, options?: Options) => Promise<EndOwnSessionsAnswer>;

  /**
   * Change your own password
   *
   * Sets a new password for the calling account. The current password is required.
   *
   * `POST /accounts/me/password`, A3
   */
  changePassword: (request: ChangePasswordRequest, options?: Options) => Promise<ChangePasswordAnswer>;

  /**
   * List accounts
   *
   * Returns a page of the accounts that you have access to. Passwords and one-time passwords are never returned.
   *
   * `GET /accounts`, A7
   */
  listAccounts: (request?: ListAccountsRequest, options?: Options) => Promise<ListAccountsAnswer>;

  /**
   * Create an account
   *
   * Creates an enabled account.
   *
   * `POST /accounts`, A8
   */
  createAccount: (request: CreateAccountRequest, options?: Options) => Promise<CreateAccountAnswer>;

  /**
   * Update an account
   *
   * Changes the fields of an account that are sent; each field is replaced as a whole. A field that is sent with its
   * current value has no effect.
   *
   * `PATCH /accounts`, A9
   */
  updateAccount: (request: UpdateAccountRequest, options?: Options) => Promise<UpdateAccountAnswer>;

  /**
   * Disable an account
   *
   * Disables an account: it can no longer log in or make requests, and all its tokens, its refresh tokens and its
   * one-time password end immediately. Disabling a disabled account has no effect.
   *
   * `POST /accounts/{account_id}/disable`, A10
   */
  disableAccount: (request: DisableAccountRequest, options?: Options) => Promise<DisableAccountAnswer>;

  /**
   * Enable an account
   *
   * Enables an account so that it can log in again. Tokens that ended when it was disabled remain invalid. Enabling an
   * enabled account has no effect.
   *
   * `POST /accounts/{account_id}/enable`, A11
   */
  enableAccount: (request: EnableAccountRequest, options?: Options) => Promise<EnableAccountAnswer>;

  /**
   * List identity providers
   *
   * Returns a page of the external identity providers whose owner you have access to. `client_secret` is never
   * returned.
   *
   * `GET /oauth/providers`, A12
   */
  listOauthProviders: (request?: ListOauthProvidersRequest, options?: Options) => Promise<ListOauthProvidersAnswer>;

  /**
   * Create an identity provider
   *
   * Creates an external identity provider (OpenID Connect). Accounts can log in with it once their oauth_provider_id is
   * set to its id.
   *
   * `POST /oauth/providers`, A13
   */
  createOauthProvider: (request: CreateOauthProviderRequest, options?: Options) => Promise<CreateOauthProviderAnswer>;

  /**
   * Update an identity provider
   *
   * Changes the fields of an identity provider that are sent. Logins in progress finish with the configuration that
   * applies when the browser returns.
   *
   * `PATCH /oauth/providers/{provider_id}`, A14
   */
  updateOauthProvider: (request: UpdateOauthProviderRequest, options?: Options) => Promise<UpdateOauthProviderAnswer>;

  /**
   * Start an external login
   *
   * Redirects the browser to an external identity provider to log in. Open it as a page, not with a background request.
   *
   * `GET /oauth/login`
   */
  startOauthLogin: (request: StartOauthLoginRequest, options?: Options) => Promise<StartOauthLoginAnswer>;

  /**
   * Finish an external login
   *
   * Receives the browser from an external identity provider and redirects it to the provider's frontend_url. Only the
   * identity provider uses this operation: it is the provider's redirect_url.
   *
   * `GET /oauth/callback`
   */
  finishOauthLogin: (request: FinishOauthLoginRequest, options?: Options) => Promise<FinishOauthLoginAnswer>;

  /**
   * List organisations
   *
   * Returns a page of the organisations that you have access to: your own and those below it. System accounts see all
   * organisations, including the platform's own, `pitboss`.
   *
   * `GET /organisations`, A15
   */
  listOrganisations: (request?: ListOrganisationsRequest, options?: Options) => Promise<ListOrganisationsAnswer>;

  /**
   * Create an organisation
   *
   * Creates an organisation below another one.
   *
   * `POST /organisations`, A16
   */
  createOrganisation: (request: CreateOrganisationRequest, options?: Options) => Promise<CreateOrganisationAnswer>;

  /**
   * Get your own organisation
   *
   * Returns the organisation that the calling account belongs to.
   *
   * `GET /organisations/own`, A17
   */
  getOwnOrganisation: (request?: GetOwnOrganisationRequest, options?: Options) => Promise<GetOwnOrganisationAnswer>;

  /**
   * Update an organisation
   *
   * Changes the fields of an organisation that are sent.
   *
   * `PATCH /organisations/{org_id}`, A18
   */
  updateOrganisation: (request: UpdateOrganisationRequest, options?: Options) => Promise<UpdateOrganisationAnswer>;

  /**
   * Add units to an organisation
   *
   * Adds units to an organisation, after its existing units. Items are processed independently: `succeeded` lists the
   * units that the organisation has afterwards, whether new or not; `failed` lists those that exceed the maximum of
   * 1,000 units per organisation. Duplicate ids are listed once.
   *
   * `POST /organisations/{org_id}/units`, A19
   */
  addOrganisationUnits: (request: AddOrganisationUnitsRequest, options?: Options) => Promise<AddOrganisationUnitsAnswer>;

  /**
   * Remove units from an organisation
   *
   * Removes units from an organisation. Items are processed independently: `succeeded` lists the units that were
   * removed; `failed` lists those that the organisation does not have, or that accounts or identity providers belong
   * to. Duplicate ids are listed once.
   *
   * `POST /organisations/{org_id}/units/delete`, A20
   */
  removeOrganisationUnits: (request: RemoveOrganisationUnitsRequest, options?: Options) => Promise<RemoveOrganisationUnitsAnswer>;

  /**
   * Get the status of the platform
   *
   * Returns the version, whether the platform is ready, what waits and since when, and the last backup and proof.
   *
   * `GET /platform/status`
   */
  getPlatformStatus: (request?: GetPlatformStatusRequest, options?: Options) => Promise<GetPlatformStatusAnswer>;

  /**
   * List systems
   *
   * Returns a page of the systems registered with the platform. Systems are registered in the file given in
   * `PITBOSS_SYSTEMS_FILE`, in the format returned here. The platform reads the file when it starts; `pitboss systems`
   * checks it and lists its systems.
   *
   * `GET /systems`, A21
   */
  listSystems: (request?: ListSystemsRequest, options?: Options) => Promise<ListSystemsAnswer>;

  /**
   * List audit events
   *
   * Returns a page of what accounts have done, latest first. Each event is written in the same transaction as the
   * action, so none is missing and none describes something that did not happen. Events are never changed or removed.
   *
   * `GET /audit`
   */
  listAuditEvents: (request?: ListAuditEventsRequest, options?: Options) => Promise<ListAuditEventsAnswer>;

  /**
   * List deliveries
   *
   * Returns a page of the messages that the platform sends to operators, latest first: events to destinations, results
   * of contributions to their callbacks, and diversions. `PasswordResetRequested` is not listed. Contents are not
   * returned; see `GET /deliveries/{delivery_id}`.
   *
   * `GET /deliveries`
   */
  listDeliveries: (request?: ListDeliveriesRequest, options?: Options) => Promise<ListDeliveriesAnswer>;

  /**
   * Get a delivery
   *
   * Returns a delivery with its body, exactly as it is sent, and its latest 20 attempts. A body may name players, so
   * consider who gets `Read` on deliveries.
   *
   * `GET /deliveries/{delivery_id}`
   */
  getDelivery: (request: GetDeliveryRequest, options?: Options) => Promise<GetDeliveryAnswer>;

  /**
   * Replay deliveries
   *
   * Immediately sends deliveries again, with their original `webhook-id` and content, and resets their attempts. A
   * delivery that is still pending is sent now without resetting its attempts. Items are processed independently:
   * `succeeded` lists the deliveries that are now pending; `failed` lists those that cannot be sent because they do not
   * exist, you have no access to them, or their destination is disabled or deleted. Duplicate ids are listed once.
   *
   * `POST /deliveries/replay`
   */
  replayDeliveries: (request: ReplayDeliveriesRequest, options?: Options) => Promise<ReplayDeliveriesAnswer>;

  /**
   * List destinations
   *
   * Returns a page of the destinations whose owner you have access to. Secrets are never returned.
   *
   * `GET /deliveries/destinations`
   */
  listDestinations: (request?: ListDestinationsRequest, options?: Options) => Promise<ListDestinationsAnswer>;

  /**
   * Register a destination
   *
   * Registers an address to receive the events of an operator or brand from now on. Its host can also be used in
   * callbacks of contributions and in diversions. With an empty list of events, only the host is registered.
   *
   * `POST /deliveries/destinations`
   */
  createDestination: (request: CreateDestinationRequest, options?: Options) => Promise<CreateDestinationAnswer>;

  /**
   * Delete destinations
   *
   * Deletes destinations and their pending or dead event deliveries. Callbacks become dead, and diversions wait until
   * another destination has their host. Items are processed independently: `succeeded` lists the destinations that were
   * deleted; `failed` lists those that do not exist or that you have no access to, and those that receive
   * `PasswordResetRequested` if you are neither a SuperUser nor a System account. Duplicate ids are listed once.
   *
   * `POST /deliveries/destinations/delete`
   */
  deleteDestinations: (request: DeleteDestinationsRequest, options?: Options) => Promise<DeleteDestinationsAnswer>;

  /**
   * Update a destination
   *
   * Changes the fields of a destination that are sent.
   *
   * `PATCH /deliveries/destinations/{destination_id}`
   */
  updateDestination: (request: UpdateDestinationRequest, options?: Options) => Promise<UpdateDestinationAnswer>;

  /**
   * Send a test message to a destination
   *
   * Sends a `DestinationTest` to a destination now, also if it does not receive this event. The message is signed like
   * every other and waits for no other message. It is repeated and given up like an event; follow it with `GET
   * /deliveries/{delivery_id}`.
   *
   * `POST /deliveries/destinations/{destination_id}/test`
   */
  testDestination: (request: TestDestinationRequest, options?: Options) => Promise<TestDestinationAnswer>;

  /**
   * List the multipliers of brands
   *
   * Returns a page of the brands that you have access to, with the multipliers that convert the amounts of their
   * players. A brand with its own multipliers uses only those; all other brands use the defaults from the platform's
   * configuration.
   *
   * `GET /config/currencies`, B1
   */
  listBrandCurrencies: (request?: ListBrandCurrenciesRequest, options?: Options) => Promise<ListBrandCurrenciesAnswer>;

  /**
   * Set a brand's own multipliers
   *
   * Sets a brand's own multipliers, replacing its earlier multipliers and all defaults: currencies that are not listed
   * can no longer be converted for the brand's players. The change applies from the next contribution. Booked
   * contributions, and contributions in progress, keep the rate that they started with.
   *
   * `PUT /config/currencies/{brand_id}`
   */
  setBrandCurrencies: (request: SetBrandCurrenciesRequest, options?: Options) => Promise<SetBrandCurrenciesAnswer>;

  /**
   * Reset a brand to the default multipliers
   *
   * Removes a brand's own multipliers, so that the platform's defaults apply again from the next contribution. Booked
   * contributions, and contributions in progress, keep the rate that they started with. The brand's history is kept and
   * shows the change. If the brand has no multipliers of its own, nothing changes.
   *
   * `DELETE /config/currencies/{brand_id}`
   */
  clearBrandCurrencies: (request: ClearBrandCurrenciesRequest, options?: Options) => Promise<ClearBrandCurrenciesAnswer>;

  /**
   * List the changes to a brand's multipliers
   *
   * Returns a page of the changes to a brand's own multipliers: when they were set or removed, by whom, and the values
   * that were set. Changes are never deleted. The defaults are not included: they are set in the platform's
   * configuration.
   *
   * `GET /config/currencies/{brand_id}/history`
   */
  listBrandCurrencyChanges: (request: ListBrandCurrencyChangesRequest, options?: Options) => Promise<ListBrandCurrencyChangesAnswer>;

  /**
   * List operators
   *
   * Returns a page of the operators that you have access to, with their brands. If you have access to only some brands
   * of an operator, only those are listed.
   *
   * `GET /config/operators`, B2
   */
  listOperators: (request?: ListOperatorsRequest, options?: Options) => Promise<ListOperatorsAnswer>;

  /**
   * Save operators
   *
   * Creates the operators that do not exist and renames those that do. New operators are enabled and have no brands.
   * Items are processed independently: `success` lists the ids that were saved; `failed` lists those that you have no
   * access to, such as the id of someone else's organisation, and `pitboss`, which is the platform itself. A duplicate
   * id is saved with its last name and listed once.
   *
   * `POST /config/operators`, B3
   */
  saveOperators: (request: SaveOperatorsRequest, options?: Options) => Promise<SaveOperatorsAnswer>;

  /**
   * Get an operator
   *
   * Returns an operator with its brands.
   *
   * `GET /config/operators/{operator_id}`, B4
   */
  getOperator: (request: GetOperatorRequest, options?: Options) => Promise<GetOperatorAnswer>;

  /**
   * Rename, enable or disable an operator
   *
   * Changes an operator's name, or enables or disables it. Omitted fields stay as they are; an empty object changes
   * nothing. The change applies from the next request; a contribution whose debit is in progress is still booked.
   *
   * `PATCH /config/operators/{operator_id}`, B6
   */
  updateOperator: (request: UpdateOperatorRequest, options?: Options) => Promise<UpdateOperatorAnswer>;

  /**
   * Save an operator's brands
   *
   * Creates the operator's brands that do not exist and renames those that do. New brands are enabled. Items are
   * processed independently: `success` lists the ids that were saved; `failed` lists those that you have no access to,
   * and those beyond the maximum of 10,000 brands per operator. A duplicate id is saved with its last name and listed
   * once.
   *
   * `POST /config/operators/{operator_id}/brands`, B5
   */
  saveBrands: (request: SaveBrandsRequest, options?: Options) => Promise<SaveBrandsAnswer>;

  /**
   * Rename, enable or disable a brand
   *
   * Changes a brand's name, or enables or disables it. Omitted fields stay as they are; an empty object changes
   * nothing. The change applies from the next request; a contribution whose debit is in progress is still booked.
   *
   * `PATCH /config/operators/{operator_id}/brands/{brand_id}`, B6
   */
  updateBrand: (request: UpdateBrandRequest, options?: Options) => Promise<UpdateBrandAnswer>;

  /**
   * Get an operator's settings
   *
   * Returns how the platform handles the wins of an operator and its brands. If they were never set, the settings are
   * empty and no win is held.
   *
   * `GET /config/operators/{operator_id}/settings`
   */
  getOperatorSettings: (request: GetOperatorSettingsRequest, options?: Options) => Promise<GetOperatorSettingsAnswer>;

  /**
   * Set an operator's settings
   *
   * Replaces the settings of an operator. They apply to wins that are booked from now on: payments that are `Held`
   * remain so.
   *
   * `PUT /config/operators/{operator_id}/settings`
   */
  setOperatorSettings: (request: SetOperatorSettingsRequest, options?: Options) => Promise<SetOperatorSettingsAnswer>;

  /**
   * List segments
   *
   * Returns a page of the segments that you have access to, with the instances assigned to them. The account of a brand
   * also sees its operator's segments that lead the brand to a jackpot it may play, with these jackpots.
   *
   * `GET /segments`, B7
   */
  listSegments: (request?: ListSegmentsRequest, options?: Options) => Promise<ListSegmentsAnswer>;

  /**
   * Create segments
   *
   * Creates segments, optionally with instances. Items are processed independently: `succeeded` lists the ids of the
   * segments that were created; `duplicated` lists those that already existed and were not changed, which includes the
   * second of two items with the same owner and id; `failed` lists those whose owner does not exist or that you have no
   * access to, and those with an instance that does not exist, belongs to another operator or has ended. If an item
   * lists an instance twice, the last priority is used. The owner_id of an assignment must be that of its segment;
   * otherwise, the request fails with `validation_failed`, with a pointer, and nothing is created.
   *
   * `POST /segments`, B8
   */
  createSegments: (request: CreateSegmentsRequest, options?: Options) => Promise<CreateSegmentsAnswer>;

  /**
   * Assign an instance to a segment
   *
   * Assigns an instance to a segment. It is added after the segment's existing instances: its priority is one more than
   * the last, at most 1,000,000. If the instance is already assigned, nothing changes.
   *
   * `POST /segments/assign`, B10
   */
  assignSegment: (request: AssignSegmentRequest, options?: Options) => Promise<AssignSegmentAnswer>;

  /**
   * Delete segments
   *
   * Deletes segments that have no instances. Items are processed independently: `succeeded` lists the ids of the
   * segments that were deleted; `failed` lists the others. A segment that still has instances, including ended ones,
   * fails and lists their ids; unassign them first with `POST /segments/unassign`. A segment that does not exist, or
   * that you have no access to, fails with empty `jackpots`. Duplicate items are listed once.
   *
   * `POST /segments/delete`, B9
   */
  deleteSegments: (request: DeleteSegmentsRequest, options?: Options) => Promise<DeleteSegmentsAnswer>;

  /**
   * Set the order of instances in a segment
   *
   * Sets the priorities of instances in a segment and returns a list with the segment as its only item. Lower
   * priorities are tried first; instances with equal priority are tried in order of assignment. Instances that are not
   * listed keep their priorities. Priorities may repeat and have gaps.
   *
   * `POST /segments/priorities`, B11
   */
  setSegmentPriorities: (request: SetSegmentPrioritiesRequest, options?: Options) => Promise<SetSegmentPrioritiesAnswer>;

  /**
   * Unassign an instance from a segment
   *
   * Unassigns an instance from a segment. The other instances keep their priorities. If the instance is not assigned,
   * nothing changes. The instance itself and contributions in progress are not affected.
   *
   * `POST /segments/unassign`, B12
   */
  unassignSegment: (request: UnassignSegmentRequest, options?: Options) => Promise<UnassignSegmentAnswer>;

  /**
   * List sources
   *
   * Returns a page of the sources that you have access to, with the instances assigned to them. The account of a brand
   * also sees its operator's sources that lead the brand to a jackpot it may play, with these jackpots.
   *
   * `GET /sources`, B13
   */
  listSources: (request?: ListSourcesRequest, options?: Options) => Promise<ListSourcesAnswer>;

  /**
   * Create sources
   *
   * Creates sources, optionally with instances. Items are processed independently: `succeeded` lists the ids of the
   * sources that were created; `duplicated` lists those that already existed and were not changed, which includes the
   * second of two equal items; `failed` lists those whose owner does not exist or that you have no access to, and those
   * with an instance that does not exist, belongs to another operator or has ended. The owner_id of an assignment must
   * be that of its source; otherwise, the request fails with `validation_failed`, with a pointer, and nothing is
   * created.
   *
   * `POST /sources`, B14
   */
  createSources: (request: CreateSourcesRequest, options?: Options) => Promise<CreateSourcesAnswer>;

  /**
   * Assign an instance to sources
   *
   * Assigns an instance to one or more sources of an owner. It is added after each source's existing instances: its
   * priority is one more than the last, at most 1,000,000. Sources that the instance is already assigned to do not
   * change. Either all of the sources are assigned or none.
   *
   * `POST /sources/assign`, B16
   */
  assignSources: (request: AssignSourcesRequest, options?: Options) => Promise<AssignSourcesAnswer>;

  /**
   * Record a contribution by source
   *
   * Books a contribution like `POST /operator/contributions/source`, for administrative callers that do not need its
   * result immediately. See "From source to instance" at the top of this section. If no instance currently accepts the
   * contribution, or if the source does not exist, the request fails with `no_jackpot_for_source`. If opt_in_required
   * is set for the instance, the player must be opted in; no other instance is tried.
   *
   * `POST /sources/contributions`, B34
   */
  recordSourceContribution: (request: RecordSourceContributionRequest, options?: Options) => Promise<RecordSourceContributionAnswer>;

  /**
   * Delete sources
   *
   * Deletes sources that have no instances. Items are processed independently: `succeeded` lists the ids of the sources
   * that were deleted; `failed` lists the others. A source that still has instances, including ended ones, fails and
   * lists their ids; unassign them first with `POST /sources/unassign`. A source that does not exist, or that you have
   * no access to, fails with empty `jackpots`. Duplicate items are listed once. Contributions from a deleted source are
   * kept with its id.
   *
   * `POST /sources/delete`, B15
   */
  deleteSources: (request: DeleteSourcesRequest, options?: Options) => Promise<DeleteSourcesAnswer>;

  /**
   * Get a source's jackpot
   *
   * Returns the jackpot that the source leads to, so that administrators can check the configuration: the instance that
   * would currently receive a contribution with this brand, country and segments at the source. If there is none, it is
   * the first instance that would receive the contribution if it were active and within its hours. Instances that have
   * ended are skipped. See "From source to instance" at the top of this section. If there is no such instance, if the
   * source does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`.
   * Opt-ins are not considered.
   *
   * `GET /sources/jackpot`, B26
   */
  getSourceJackpot: (request: GetSourceJackpotRequest, options?: Options) => Promise<GetSourceJackpotAnswer>;

  /**
   * Set the order of instances in a source
   *
   * Sets the priorities of instances in a source and returns a list with the source as its only item. Lower priorities
   * are tried first; instances with equal priority are tried in order of assignment. Instances that are not listed keep
   * their priorities. Priorities may repeat and have gaps.
   *
   * `POST /sources/priorities`, B17
   */
  setSourcePriorities: (request: SetSourcePrioritiesRequest, options?: Options) => Promise<SetSourcePrioritiesAnswer>;

  /**
   * Unassign an instance from sources
   *
   * Unassigns an instance from one or more sources of an owner. The other instances of a source keep their priorities.
   * Sources that the instance is not assigned to do not change. Either all of the sources are changed or none. The
   * instance itself and contributions in progress are not affected.
   *
   * `POST /sources/unassign`, B18
   */
  unassignSources: (request: UnassignSourcesRequest, options?: Options) => Promise<UnassignSourcesAnswer>;

  /**
   * List instances
   *
   * Returns a page of the instances that the account may see, with the current state of their pots: those whose owner
   * it has access to and, for the account of a brand, those of its operator that the brand may play.
   *
   * `GET /instances`, B19
   */
  listInstances: (request?: ListInstancesRequest, options?: Options) => Promise<ListInstancesAnswer>;

  /**
   * Update an instance's name and description
   *
   * Changes the name or the description of an instance, or both. Omitted fields stay as they are. The `version`
   * increases only if a value changes.
   *
   * `PATCH /instances`, B29
   */
  updateInstance: (request: UpdateInstanceRequest, options?: Options) => Promise<UpdateInstanceAnswer>;

  /**
   * List contributions
   *
   * Returns a page of contributions, newest first: what a player or a game round contributed, what became of it, and
   * what it won. Contributions are in the order of their ids, which is the order in which they were accepted.
   *
   * `GET /instances/contributions`
   */
  listContributions: (request?: ListContributionsRequest, options?: Options) => Promise<ListContributionsAnswer>;

  /**
   * Record a contribution to an instance
   *
   * Books a contribution like `POST /operator/contributions/instance`, for administrative callers that do not need its
   * result immediately.
   *
   * `POST /instances/contributions`, B33
   */
  recordInstanceContribution: (request: RecordInstanceContributionRequest, options?: Options) => Promise<RecordInstanceContributionAnswer>;

  /**
   * Contribute by provider and game
   *
   * Books a contribution to one instance, generated by a provider's game. The platform determines the source to record
   * from the provider and the game; then it processes the contribution like `POST /operator/contributions/instance`.
   *
   * `POST /instances/game-contributions`, B35
   */
  contributeByGame: (request: ContributeByGameRequest, options?: Options) => Promise<ContributeByGameAnswer>;

  /**
   * Opt a player in or out
   *
   * Opts a player in to or out of a jackpot.
   *
   * `POST /instances/opt-in`, B23
   */
  setOptIn: (request: SetOptInRequest, options?: Options) => Promise<SetOptInAnswer>;

  /**
   * Opt a player in or out and list the statuses
   *
   * Opts a player in or out like `POST /instances/opt-in`, and returns the player's resulting statuses: first that of
   * the instance, then those in other instances, latest changes first, at most 500 in total.
   *
   * `POST /instances/opt-in/statuses`, B32
   */
  setOptInListed: (request: SetOptInListedRequest, options?: Options) => Promise<SetOptInListedAnswer>;

  /**
   * List a player's opt-in statuses
   *
   * Returns the statuses of a player in all instances, latest changes first.
   *
   * `GET /instances/opt-ins`, B25
   */
  listPlayerOptIns: (request: ListPlayerOptInsRequest, options?: Options) => Promise<ListPlayerOptInsAnswer>;

  /**
   * Opt many players in or out
   *
   * Opts players of one brand in to or out of an instance. Players are processed independently: those who could not be
   * opted in are listed in `errors`; all others succeed. Players' preferences do not change. Countries are not checked
   * here, but with each contribution.
   *
   * `POST /instances/opt-ins`, B24
   */
  saveOptIns: (request: SaveOptInsRequest, options?: Options) => Promise<SaveOptInsAnswer>;

  /**
   * Set a pot's collected seed
   *
   * Sets the `contributed_seed` of a pot, which contributions have collected for its next seed, to a target value. What
   * the pot currently pays does not change. A target above min_reseed_value is accepted; with `CollectToMinReseed`,
   * contributions collect nothing until it is below again.
   *
   * `POST /instances/pots/contributed-seed`, B21
   */
  setPotContributedSeed: (request: SetPotContributedSeedRequest, options?: Options) => Promise<SetPotContributedSeedAnswer>;

  /**
   * Set a pot's current value
   *
   * Sets the `current_value` of a pot to a target value. An increase is added to `contributed_amount`; a decrease is
   * taken first from `contributed_amount` and then from `seed_value`. Collected seeds and overflow do not change.
   *
   * `POST /instances/pots/current-value`, B20
   */
  setPotCurrentValue: (request: SetPotCurrentValueRequest, options?: Options) => Promise<SetPotCurrentValueAnswer>;

  /**
   * Set a pot's surplus seed
   *
   * Sets the `surplus_seed` of a pot to a target value, for example to boost its next seeds. What the pot currently
   * pays does not change. When the pot is reseeded after a win, the surplus provides what contributed_seed and overflow
   * do not cover.
   *
   * `POST /instances/pots/surplus-seed`, B22
   */
  setPotSurplusSeed: (request: SetPotSurplusSeedRequest, options?: Options) => Promise<SetPotSurplusSeedAnswer>;

  /**
   * List a player's raffle tickets
   *
   * Returns the tickets of one player in all raffles, latest period first, then by instance id. There is one record for
   * each raffle and drawing period in which the player has accumulated anything; past periods remain listed.
   *
   * `GET /instances/raffle-tickets`, B38
   */
  listPlayerRaffleTickets: (request: ListPlayerRaffleTicketsRequest, options?: Options) => Promise<ListPlayerRaffleTicketsAnswer>;

  /**
   * Transfer pots to another instance
   *
   * Empties the pots of one instance into pots of another and terminates the source instance. Use it to replace a
   * jackpot without losing what players have contributed. Either all pots are transferred or none.
   *
   * `POST /instances/transfer`, B27
   */
  transferPots: (request: TransferPotsRequest, options?: Options) => Promise<TransferPotsAnswer>;

  /**
   * Trigger a win
   *
   * Makes a player win a pot now. The pot pays its whole current value and is reseeded. The player is credited at the
   * operator's wallet, in the currency of their last contribution to the instance, or otherwise in the jackpot's
   * currency. The credit is repeated until the wallet acknowledges it. Without a wallet, the win is booked and remains
   * withheld.
   *
   * `POST /instances/trigger`, B28
   */
  triggerWin: (request: TriggerWinRequest, options?: Options) => Promise<TriggerWinAnswer>;

  /**
   * List pending cancels
   *
   * Returns a page of the debits whose contributions were not booked and whose cancels the operator's wallet has not
   * acknowledged. It is not known whether the player has paid. The cancel is sent again until it is acknowledged, also
   * if the wallet refuses it: at growing intervals up to every 10 hours, after `POST /instances/cancels/retry`, and as
   * soon as a wallet that had failed works again. A cancel that the wallet refused is retried, at most once in five
   * minutes, when the wallet acknowledges another cancel. `attempts` and `last_error` show which ones need attention.
   * Acknowledged cancels are no longer listed.
   *
   * `GET /instances/cancels`
   */
  listPendingCancels: (request?: ListPendingCancelsRequest, options?: Options) => Promise<ListPendingCancelsAnswer>;

  /**
   * Retry pending cancels
   *
   * Sends cancels of debits now instead of at their next attempt. The reply does not wait for the wallet: cancels that
   * it acknowledges are no longer listed by `GET /instances/cancels`.
   *
   * `POST /instances/cancels/retry`
   */
  retryCancels: (request: RetryCancelsRequest, options?: Options) => Promise<RetryCancelsAnswer>;

  /**
   * Settle unacknowledged cancels
   *
   * Records that debits were returned to the players by other means than the cancel, for example by a correction in the
   * wallet. The contributions become `cancelled`: they are never booked, their cancels are no longer sent, and their
   * idempotency keys are freed, unless a callback was accepted with them. Each contribution has its own event in the
   * audit log, with the account, the reason and the reference, and `pitboss verify` lists settled cancels.
   *
   * `POST /instances/cancels/settle`
   */
  settleCancels: (request: SettleCancelsRequest, options?: Options) => Promise<SettleCancelsAnswer>;

  /**
   * List wins and their payments
   *
   * Returns a page of the payments that players are owed or were made for wins, one item per payee. `withheld=true`
   * lists unpaid ones: payments that are `Held` for review or `Due` at the wallet.
   *
   * `GET /instances/wins`
   */
  listWins: (request?: ListWinsRequest, options?: Options) => Promise<ListWinsAnswer>;

  /**
   * Refuse held wins
   *
   * Records that held wins are not to be paid for now, with the reason, for example while a suspicion is examined. A
   * `Held` payment becomes `Refused` and emits `WinRefused`. Nothing is booked: the amount stays withheld for the
   * player, and nothing goes back into a pot. A refused payment can still be released or settled.
   *
   * `POST /instances/wins/refuse`
   */
  refuseWins: (request: RefuseWinsRequest, options?: Options) => Promise<RefuseWinsAnswer>;

  /**
   * Release withheld wins
   *
   * Releases withheld wins so that they are credited at the wallet. A `Held` payment becomes `Due`, and its credit is
   * sent right after this request; a credit that is already `Due` is sent now instead of at its next attempt. The reply
   * does not wait for the wallet: `WinSettled` is emitted when it acknowledges a credit. A player whom the wallet has
   * never authenticated is credited after their first authenticated session.
   *
   * `POST /instances/wins/release`
   */
  releaseWins: (request: ReleaseWinsRequest, options?: Options) => Promise<ReleaseWinsAnswer>;

  /**
   * Total wins by state
   *
   * Returns how many payments there are in each state and currency, and what they come to, with the filters of `GET
   * /instances/wins`. States without payments are not listed.
   *
   * `GET /instances/wins/totals`
   */
  listWinTotals: (request?: ListWinTotalsRequest, options?: Options) => Promise<ListWinTotalsAnswer>;

  /**
   * Settle wins that were paid elsewhere
   *
   * Records that players were paid by other means than the wallet, for example by bank transfer. The payments become
   * `Settled`, are no longer withheld and count as paid; no credit is sent for them any more. Each is booked as one
   * entry of kind `settlement` in its instance's ledger, with the reason and the calling account, and emits
   * `WinSettled`.
   *
   * `POST /instances/wins/settle`
   */
  settleWins: (request: SettleWinsRequest, options?: Options) => Promise<SettleWinsAnswer>;

  /**
   * Get an instance
   *
   * Returns an instance with the current state of its pots.
   *
   * `GET /instances/{instance_id}`, B30
   */
  getInstance: (request: GetInstanceRequest, options?: Options) => Promise<GetInstanceAnswer>;

  /**
   * List an instance's ledger entries
   *
   * Returns a page of the movements of money in an instance, in the order in which they were booked. Every balance of
   * every pot is the sum of its postings. Entries are never changed or removed. To follow a ledger, or to read a long
   * one quickly, pass the seq of the last entry that you read as `after_seq`.
   *
   * `GET /instances/{instance_id}/ledger`
   */
  listLedgerEntries: (request: ListLedgerEntriesRequest, options?: Options) => Promise<ListLedgerEntriesAnswer>;

  /**
   * List an instance's opt-in statuses
   *
   * Returns a page of the opt-in statuses of an instance's players, sorted by brand path and player id.
   *
   * `GET /instances/{instance_id}/opt-ins`, B31
   */
  listInstanceOptIns: (request: ListInstanceOptInsRequest, options?: Options) => Promise<ListInstanceOptInsAnswer>;

  /**
   * Pause an instance
   *
   * Sets an active instance to `Paused`: contributions and triggered wins are refused with `instance_paused` until it
   * is resumed. A contribution whose debit is in progress is still booked, and wins are still credited. Meanwhile, no
   * automatic drawings take place: a timed win or raffle drawing that becomes due waits until the instance is resumed,
   * or until its timestamp_end, which still applies. Drawings that were already due take place first; if one fails, the
   * instance is paused anyway and the drawing takes place when it is resumed.
   *
   * `POST /instances/{instance_id}/pause`
   */
  pauseInstance: (request: PauseInstanceRequest, options?: Options) => Promise<PauseInstanceAnswer>;

  /**
   * Get the history of an instance's pots
   *
   * Returns the values that the pots of an instance had at evenly spaced times, for charts. The first value is that of
   * `timestamp_from` and the last that of `timestamp_to`; both are moved to the life of the instance, which starts when
   * it is created and lasts until now. If nothing of the asked time is left, there are no values.
   *
   * `GET /instances/{instance_id}/pot-history`
   */
  getPotHistory: (request: GetPotHistoryRequest, options?: Options) => Promise<GetPotHistoryAnswer>;

  /**
   * List a player's raffle tickets in an instance
   *
   * Returns the tickets of one player in one raffle, latest period first. There is one record for each player and
   * drawing period in which the player has accumulated anything; past periods remain listed. If the jackpot is not a
   * raffle, or if you have no access to the player's brand, the list is empty.
   *
   * `GET /instances/{instance_id}/players/{player_id}/raffle-tickets`, B37
   */
  listPlayerInstanceTickets: (request: ListPlayerInstanceTicketsRequest, options?: Options) => Promise<ListPlayerInstanceTicketsAnswer>;

  /**
   * List an instance's raffle tickets
   *
   * Returns a page of the tickets of a raffle's players. There is one record for each player and drawing period in
   * which the player has accumulated anything; past periods remain listed. By default, the latest period comes first.
   * If the jackpot is not a raffle, the list is empty.
   *
   * `GET /instances/{instance_id}/raffle-tickets`, B36
   */
  listRaffleTickets: (request: ListRaffleTicketsRequest, options?: Options) => Promise<ListRaffleTicketsAnswer>;

  /**
   * Resume an instance
   *
   * Sets a paused instance to `Active` again. Timed wins and raffle drawings that became due meanwhile take place right
   * afterwards, not within this request.
   *
   * `POST /instances/{instance_id}/resume`
   */
  resumeInstance: (request: ResumeInstanceRequest, options?: Options) => Promise<ResumeInstanceAnswer>;

  /**
   * Terminate an instance
   *
   * Ends an instance permanently, regardless of its status. Contributions and triggered wins are refused with
   * `instance_terminated`; a contribution whose debit is in progress is cancelled. Wins are still credited, and
   * diverted overflow is still delivered. The pots keep their money: transfer it with `POST /instances/transfer`, or
   * set the pots to 0. Timed wins and raffle drawings that were already due, including those that waited during a
   * pause, take place first; if a drawing keeps failing, the request fails with `unavailable`, and you can pause the
   * instance instead. If a raffle is terminated before a drawing, the drawing is dropped and its tickets expire. The
   * template's reference_count decreases.
   *
   * `POST /instances/{instance_id}/terminate`
   */
  terminateInstance: (request: TerminateInstanceRequest, options?: Options) => Promise<TerminateInstanceAnswer>;

  /**
   * List totals by day
   *
   * Returns a page of what moved in jackpots by day, instance and brand: contributions, wins and payments, and what
   * became of pots, seeds and the house. All sums are exact and follow from the ledger, archived entries included. The
   * sums of an instance over all days and brands are its balances. Days are in UTC; the latest comes first.
   *
   * `GET /reports/days`
   */
  listDayTotals: (request?: ListDayTotalsRequest, options?: Options) => Promise<ListDayTotalsAnswer>;

  /**
   * Reconcile a month
   *
   * Returns a page of instances with the opening balances of a month, what moved in it, and the closing balances, ready
   * to be filed: the closing balances of a month are the opening balances of the next. All sums are exact and follow
   * from the ledger, archived entries included.
   *
   * `GET /reports/reconciliations`
   */
  listReconciliations: (request: ListReconciliationsRequest, options?: Options) => Promise<ListReconciliationsAnswer>;

  /**
   * List templates
   *
   * Returns a page of the templates that you have access to.
   *
   * `GET /templates`, B39
   */
  listTemplates: (request?: ListTemplatesRequest, options?: Options) => Promise<ListTemplatesAnswer>;

  /**
   * Create a template
   *
   * Stores a new template. It is unpublished and cannot be instantiated until it is published. Its rules are checked
   * when it is published, so you can store an incomplete template.
   *
   * `POST /templates`, B40
   */
  createTemplate: (request: CreateTemplateRequest, options?: Options) => Promise<CreateTemplateAnswer>;

  /**
   * Check a template without storing it
   *
   * Returns every fault of the template in the body that would keep it from being published now. Nothing is stored, so
   * you can check a draft while it is being written. The rules are those of `POST /templates/publish`; a currency that
   * is not known is a fault too.
   *
   * `POST /templates/check`
   */
  checkTemplate: (request: CheckTemplateRequest, options?: Options) => Promise<CheckTemplateAnswer>;

  /**
   * Compare two templates
   *
   * Returns each field that differs between two templates, without what the platform keeps about them (id, version,
   * published, reference_count). Pots are compared by their ids, wherever they are in the list; if pots that both
   * templates have are in another order, `/pots` is listed with the ids in order.
   *
   * `GET /templates/comparison`
   */
  compareTemplates: (request: CompareTemplatesRequest, options?: Options) => Promise<CompareTemplatesAnswer>;

  /**
   * Instantiate a template
   *
   * Creates an instance of a published template. The instance gets its own copy of the rules, and its pots hold their
   * initial seeds, which the operator provides. It is active immediately, or `Pending` until its `timestamp_start`.
   * Until it ends, it counts towards the template's reference_count.
   *
   * `POST /templates/instantiate`, B42
   */
  instantiateTemplate: (request: InstantiateTemplateRequest, options?: Options) => Promise<InstantiateTemplateAnswer>;

  /**
   * Preview a template's contribution in each currency
   *
   * Returns what one contribution would be in each of the owner's currencies, for the template in the body. Nothing is
   * stored, so you can preview a change before making it.
   *
   * `POST /templates/preview`, B44
   */
  previewTemplate: (request: PreviewTemplateRequest, options?: Options) => Promise<PreviewTemplateAnswer>;

  /**
   * Publish or unpublish a template
   *
   * Publishes a template, or unpublishes it with `publish: false`. Only published templates can be instantiated.
   * Unpublishing does not affect existing instances, and templates in use can be published and unpublished like any
   * other. Publishing a published template has no effect.
   *
   * `POST /templates/publish`, B43
   */
  publishTemplate: (request: PublishTemplateRequest, options?: Options) => Promise<PublishTemplateAnswer>;

  /**
   * Get a template to start from
   *
   * Returns a small, complete template that could be published as it is: contributions of 1 unit of the platform's base
   * currency, paid by the operator, and one pot that is won when triggered. Nothing is stored. Change it as you like
   * and send it to `POST /templates`.
   *
   * `GET /templates/skeleton`, B41
   */
  getTemplateSkeleton: (request?: GetTemplateSkeletonRequest, options?: Options) => Promise<GetTemplateSkeletonAnswer>;

  /**
   * Get a template
   *
   * Returns a template, with the number of instances that use it.
   *
   * `GET /templates/{template_id}`, B45
   */
  getTemplate: (request: GetTemplateRequest, options?: Options) => Promise<GetTemplateAnswer>;

  /**
   * Replace a template
   *
   * Replaces a stored template as a whole: omitted fields are removed or reset to their defaults. The owner may change
   * too.
   *
   * `PUT /templates/{template_id}`
   */
  updateTemplate: (request: UpdateTemplateRequest, options?: Options) => Promise<UpdateTemplateAnswer>;

  /**
   * Contribute to an instance
   *
   * Books a contribution to one instance, generated by a player's activity.
   *
   * `POST /operator/contributions/instance`, C6
   */
  contributeToInstance: (request: ContributeToInstanceRequest, options?: Options) => Promise<ContributeToInstanceAnswer>;

  /**
   * Contribute by source
   *
   * Books a contribution generated by a player's activity at a source. The platform finds the instance: first among
   * those assigned to the brand's source, then among those assigned to the operator's source with the same id, by
   * priority. The first instance that is active and admits the brand and the player's country receives the
   * contribution. If there is none, or the source does not exist, the request fails with `no_jackpot_for_source`.
   *
   * `POST /operator/contributions/source`, C7
   */
  contributeBySource: (request: ContributeBySourceRequest, options?: Options) => Promise<ContributeBySourceAnswer>;

  /**
   * Get the result of a contribution
   *
   * Returns the result of a contribution, by the id in the header `Contribution-Id` of its reply. `win_withheld` shows
   * whether a win has still not been credited.
   *
   * `GET /operator/contributions/{contribution_id}`
   */
  getContribution: (request: GetContributionRequest, options?: Options) => Promise<GetContributionAnswer>;

  /**
   * Get the currencies of a brand
   *
   * Returns the currencies that a brand's players can contribute in, and how they are converted: the brand's own
   * multipliers if it has any, otherwise the platform's defaults.
   *
   * `GET /operator/currencies`, C1
   */
  getBrandCurrencies: (request: GetBrandCurrenciesRequest, options?: Options) => Promise<GetBrandCurrenciesAnswer>;

  /**
   * List a player's tickets in an instance
   *
   * Returns the tickets of one player in one raffle, latest period first: the records of `GET
   * /instances/{instance_id}/players/{player_id}/raffle-tickets`, with what the player has accumulated. There is one
   * record for each drawing period in which the player has accumulated anything; past periods remain listed. If the
   * jackpot is not a raffle, or if you have no access to the player's brand, the list is empty.
   *
   * `GET /operator/instances/{instance_id}/players/{player_id}/raffle-tickets`, C4
   */
  listOperatorPlayerInstanceTickets: (request: ListOperatorPlayerInstanceTicketsRequest, options?: Options) => Promise<ListOperatorPlayerInstanceTicketsAnswer>;

  /**
   * List an instance's raffle tickets
   *
   * Returns a page of the tickets of a raffle's players: the records of `GET /instances/{instance_id}/raffle-tickets`,
   * with what each player has accumulated. There is one record for each player and drawing period in which the player
   * has accumulated anything; past periods remain listed. By default, the latest period comes first. If the jackpot is
   * not a raffle, the list is empty.
   *
   * `GET /operator/instances/{instance_id}/raffle-tickets`, C3
   */
  listOperatorRaffleTickets: (request: ListOperatorRaffleTicketsRequest, options?: Options) => Promise<ListOperatorRaffleTicketsAnswer>;

  /**
   * Get a player's jackpot at a source
   *
   * Returns the player's jackpot at a source: the instance that would currently receive a contribution of this player
   * at the source. If there is none, it is the first instance that would receive the contribution if it were active and
   * within its hours. See "From source to instance" at the top of this section. If there is no such instance, if the
   * source does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`.
   * Opt-ins are not considered.
   *
   * `GET /operator/jackpot`, C10
   */
  getOperatorJackpot: (request: GetOperatorJackpotRequest, options?: Options) => Promise<GetOperatorJackpotAnswer>;

  /**
   * Opt a player in or out
   *
   * Opts a player in to or out of a jackpot. Players can opt in to instances that are paused or have not started. If
   * opt_in_required is false, all players contribute, opted in or not.
   *
   * `POST /operator/opt-in`, C11
   */
  setOperatorOptIn: (request: SetOperatorOptInRequest, options?: Options) => Promise<SetOperatorOptInAnswer>;

  /**
   * List a player's raffle tickets
   *
   * Returns the tickets of one player in all raffles, latest period first, then by instance id: the records of `GET
   * /instances/raffle-tickets`, with what the player has accumulated. There is one record for each raffle and drawing
   * period in which the player has accumulated anything; past periods remain listed.
   *
   * `GET /operator/raffle-tickets`, C5
   */
  listOperatorPlayerTickets: (request: ListOperatorPlayerTicketsRequest, options?: Options) => Promise<ListOperatorPlayerTicketsAnswer>;

  /**
   * List an owner's sources
   *
   * Returns a page of the sources of an operator or brand, with the instances assigned to them. For a brand, the list
   * contains its own sources and those of its operator that lead the brand to a jackpot it may play, with these
   * jackpots.
   *
   * `GET /operator/sources`, C12
   */
  listOperatorSources: (request?: ListOperatorSourcesRequest, options?: Options) => Promise<ListOperatorSourcesAnswer>;

  /**
   * Contribute to a target and its linked instances
   *
   * Books a contribution to an instance, or to the instance that a source leads the player to, and optionally to the
   * instances linked to it. The reply has one ContributionResponse for each instance that received a contribution:
   * first the target's, then the linked ones in the order in which they were tried.
   *
   * `POST /operator/target-contributions`, C13
   */
  contributeToTarget: (request: ContributeToTargetRequest, options?: Options) => Promise<ContributeToTargetAnswer>;

  /**
   * Opt a player in to or out of a target
   *
   * Opts a player in to or out of an instance, or the player's jackpot at a source, and optionally the linked instances
   * too, in one transaction. The rules of `POST /operator/opt-in` apply to each instance. The preferred contribution is
   * set only for the target's instance; linked instances keep theirs.
   *
   * `POST /operator/target-opt-in`, C15
   */
  setTargetOptIn: (request: SetTargetOptInRequest, options?: Options) => Promise<SetTargetOptInAnswer>;

  /**
   * List the latest winners of a target
   *
   * Returns the latest wins of an instance, or of the player's jackpot at a source, across all its pots, latest first.
   * The wins are those of `GET /operator/winners`.
   *
   * `POST /operator/target-winners/latest`, C14
   */
  listTargetWinners: (request: ListTargetWinnersRequest, options?: Options) => Promise<ListTargetWinnersAnswer>;

  /**
   * List the latest winner of each pot of a target
   *
   * Returns the latest win of each pot of an instance, or of the player's jackpot at a source, latest first. Pots
   * without a win, or without one by the player's brand if only its winners are requested, are omitted. `limit` applies
   * to the returned winners.
   *
   * `POST /operator/target-winners/pots`, C16
   */
  listTargetPotWinners: (request: ListTargetPotWinnersRequest, options?: Options) => Promise<ListTargetPotWinnersAnswer>;

  /**
   * List an instance's winners
   *
   * Returns the wins of an instance across all its pots, latest first.
   *
   * `GET /operator/winners`, C8
   */
  listWinners: (request: ListWinnersRequest, options?: Options) => Promise<ListWinnersAnswer>;

  /**
   * List an instance's winners by pot
   *
   * Returns the wins of an instance by pot, latest first. Every pot of the instance, including disabled ones, is a key;
   * its list is empty until the pot is won. The wins are those of `GET /operator/winners`.
   *
   * `GET /operator/winners/pots`, C9
   */
  listWinnersByPot: (request: ListWinnersByPotRequest, options?: Options) => Promise<ListWinnersByPotAnswer>;

  /**
   * Award a freespin instance to players
   *
   * Awards a bonus of the instance to each player, and returns the bonuses in the order of the players. Players do not
   * have to be known to the platform. A player who already has a bonus of the instance gets another one.
   *
   * `POST /bonus/freespins/add`, D2
   */
  awardFreespins: (request: AwardFreespinsRequest, options?: Options) => Promise<AwardFreespinsAnswer>;

  /**
   * Award freespins without a template
   *
   * Awards a bonus with the freespins in the request to each player, and returns the bonuses in the order of the
   * players. Players do not have to be known to the platform. `count` is required for `Fixed` freespins and not allowed
   * for `Variable` ones (`validation_failed`).
   *
   * `POST /bonus/freespins/award`, D3
   */
  awardBonus: (request: AwardBonusRequest, options?: Options) => Promise<AwardBonusAnswer>;

  /**
   * List freespin instances
   *
   * Returns a page of the freespin instances that you have access to, including those whose period has ended.
   *
   * `GET /bonus/freespins/instances`, D1
   */
  listFreespinInstances: (request?: ListFreespinInstancesRequest, options?: Options) => Promise<ListFreespinInstancesAnswer>;

  /**
   * Create a freespin instance from a template
   *
   * Creates a freespin instance that can be awarded between timestamp_start and timestamp_end. It has its own copy of
   * the template's freespin_type and expires_after_ms: later changes of the template do not affect it.
   *
   * `POST /bonus/freespins/instances`, D8
   */
  createFreespinInstance: (request: CreateFreespinInstanceRequest, options?: Options) => Promise<CreateFreespinInstanceAnswer>;

  /**
   * List freespin templates
   *
   * Returns a page of the freespin templates that you have access to.
   *
   * `GET /bonus/freespins/templates`, D5
   */
  listFreespinTemplates: (request?: ListFreespinTemplatesRequest, options?: Options) => Promise<ListFreespinTemplatesAnswer>;

  /**
   * Create a freespin template
   *
   * Creates a template for freespin instances. `count` is required for `Fixed` freespins and not allowed for `Variable`
   * ones (`validation_failed`); `count` × `amount` may be at most 8,000,000,000 (`amount_out_of_range`).
   *
   * `POST /bonus/freespins/templates`, D6
   */
  createFreespinTemplate: (request: CreateFreespinTemplateRequest, options?: Options) => Promise<CreateFreespinTemplateAnswer>;

  /**
   * Update a freespin template
   *
   * Changes the fields of a template that are sent. Existing instances keep their copy of the template. `freespin_type`
   * is replaced as a whole; the rules of `POST /bonus/freespins/templates` apply.
   *
   * `PATCH /bonus/freespins/templates`, D7
   */
  updateFreespinTemplate: (request: UpdateFreespinTemplateRequest, options?: Options) => Promise<UpdateFreespinTemplateAnswer>;

  /**
   * Report the use of freespins
   *
   * Deducts spins, or a part of the budget, from a player's bonus and returns the updated bonus. Report the use before
   * the spin is played: if the report is refused, the spin is not free.
   *
   * `POST /bonus/freespins/use`
   */
  reportFreespinUse: (request: ReportFreespinUseRequest, options?: Options) => Promise<ReportFreespinUseAnswer>;

  /**
   * List a player's bonuses
   *
   * Returns a page of the bonuses of one player, with what is left of each. To find the bonuses that a player can use
   * in a game, send the game's `provider` and `game_code` and the status `Available`. A bonus is `Expired` from its
   * timestamp_bonus_expires on.
   *
   * `GET /bonus/players/bonuses`, D4
   */
  listPlayerBonuses: (request: ListPlayerBonusesRequest, options?: Options) => Promise<ListPlayerBonusesAnswer>;

  /**
   * Get the CORS origins
   *
   * Returns the list of origins whose pages may make requests from a browser, in the format of `POST /frontend/cors`.
   * Origins in the server's configuration are also allowed but not listed.
   *
   * `GET /frontend/cors`
   */
  getCorsOrigins: (request?: GetCorsOriginsRequest, options?: Options) => Promise<GetCorsOriginsAnswer>;

  /**
   * Set the CORS origins
   *
   * Replaces the list of origins whose pages may make requests from a browser. There is one list for the whole
   * platform, and changes take effect immediately. Origins in the server's configuration are also allowed but not
   * listed. If the list is empty, only those are allowed.
   *
   * `POST /frontend/cors`, F1
   */
  setCorsOrigins: (request: SetCorsOriginsRequest, options?: Options) => Promise<SetCorsOriginsAnswer>;

  /**
   * Remove CORS origins
   *
   * Removes the entries with these patterns from the list of origins and returns the remaining entries. The change
   * takes effect immediately. Patterns that are not in the list are ignored and not counted in `removed`. An empty
   * request removes nothing and returns the list.
   *
   * `POST /frontend/cors/delete`, F2
   */
  removeCorsOrigins: (request: RemoveCorsOriginsRequest, options?: Options) => Promise<RemoveCorsOriginsAnswer>;

  /**
   * Get a player's jackpot in a game
   *
   * Returns the player's jackpot at a source: the instance that would currently receive a contribution of this player
   * at the source. If there is none, it is the first instance that would receive the contribution if it were active and
   * within its hours. See "From source to instance" in the operator section. If there is no such instance, if the
   * source does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`.
   * Opt-ins are not considered. The country and the segments are those sent by the page.
   *
   * `GET /frontend/jackpot`, F5
   */
  getPlayerJackpot: (request: GetPlayerJackpotRequest, options?: Options) => Promise<GetPlayerJackpotAnswer>;

  /**
   * Opt the player in or out
   *
   * Opts the player in to or out of a jackpot. The rules of `POST /operator/opt-in` apply: repeating a request has no
   * further effect; an opt-out always succeeds for an instance of the brand's operator, so the problems from
   * `owner_disabled` to `country_excluded` apply only to opt-ins; and contribution_value, in the jackpot's currency, is
   * set regardless of `opt_in`.
   *
   * `POST /frontend/opt-in`, F6
   */
  setPlayerOptIn: (request: SetPlayerOptInRequest, options?: Options) => Promise<SetPlayerOptInAnswer>;

  /**
   * List an owner's sources
   *
   * Returns a page of the sources of an operator or brand, with the instances assigned to them, so that a lobby can
   * show which games have a jackpot. For a brand, the list contains its own sources and those of its operator that lead
   * the brand to a jackpot it may play, with these jackpots.
   *
   * `GET /frontend/sources`, F7
   */
  listPublicSources: (request: ListPublicSourcesRequest, options?: Options) => Promise<ListPublicSourcesAnswer>;

  /**
   * Get an instance's ticker
   *
   * Returns what a game shows of a jackpot: its pots and their current values.
   *
   * `GET /frontend/ticker`, F8
   */
  getTicker: (request: GetTickerRequest, options?: Options) => Promise<GetTickerAnswer>;

  /**
   * Check the health of the service
   *
   * Returns `ok` while the service can reply to requests. It reads no data and needs no token; it is meant for load
   * balancers and process supervisors.
   *
   * `GET /healthz`
   */
  getHealth: (request?: GetHealthRequest, options?: Options) => Promise<GetHealthAnswer>;

  /**
   * Check whether the service is ready
   *
   * Returns `ready` while the service can do its work, with warnings about what may soon stop it. Otherwise, it is
   * refused with `not_ready`, and `reasons` lists why. The check commits a write to the store, looks at the keys, the
   * schema and the disk, and connects to the operators' wallets. A result is kept for a second, so that requests cost
   * nothing. It needs no token; it is meant for load balancers and monitoring. Use `/healthz` to decide whether to
   * restart the service: a full disk does not get better by that.
   *
   * `GET /readyz`
   */
  getReadiness: (request?: GetReadinessRequest, options?: Options) => Promise<GetReadinessAnswer>;
};

/** The methods, over a transport. */
export const createCalls = <Options>(call: Call<Options>): Calls<Options> =>
  bindCalls<Calls<Options>>(
    call,
    login,
    loginAdmin,
    exchangeToken,
    logout,
    requestPasswordReset,
    confirmPasswordReset,
    getOwnAccount,
    listOwnSessions,
    endOwnSessions,
    changePassword,
    listAccounts,
    createAccount,
    updateAccount,
    disableAccount,
    enableAccount,
    listOauthProviders,
    createOauthProvider,
    updateOauthProvider,
    startOauthLogin,
    finishOauthLogin,
    listOrganisations,
    createOrganisation,
    getOwnOrganisation,
    updateOrganisation,
    addOrganisationUnits,
    removeOrganisationUnits,
    getPlatformStatus,
    listSystems,
    listAuditEvents,
    listDeliveries,
    getDelivery,
    replayDeliveries,
    listDestinations,
    createDestination,
    deleteDestinations,
    updateDestination,
    testDestination,
    listBrandCurrencies,
    setBrandCurrencies,
    clearBrandCurrencies,
    listBrandCurrencyChanges,
    listOperators,
    saveOperators,
    getOperator,
    updateOperator,
    saveBrands,
    updateBrand,
    getOperatorSettings,
    setOperatorSettings,
    listSegments,
    createSegments,
    assignSegment,
    deleteSegments,
    setSegmentPriorities,
    unassignSegment,
    listSources,
    createSources,
    assignSources,
    recordSourceContribution,
    deleteSources,
    getSourceJackpot,
    setSourcePriorities,
    unassignSources,
    listInstances,
    updateInstance,
    listContributions,
    recordInstanceContribution,
    contributeByGame,
    setOptIn,
    setOptInListed,
    listPlayerOptIns,
    saveOptIns,
    setPotContributedSeed,
    setPotCurrentValue,
    setPotSurplusSeed,
    listPlayerRaffleTickets,
    transferPots,
    triggerWin,
    listPendingCancels,
    retryCancels,
    settleCancels,
    listWins,
    refuseWins,
    releaseWins,
    listWinTotals,
    settleWins,
    getInstance,
    listLedgerEntries,
    listInstanceOptIns,
    pauseInstance,
    getPotHistory,
    listPlayerInstanceTickets,
    listRaffleTickets,
    resumeInstance,
    terminateInstance,
    listDayTotals,
    listReconciliations,
    listTemplates,
    createTemplate,
    checkTemplate,
    compareTemplates,
    instantiateTemplate,
    previewTemplate,
    publishTemplate,
    getTemplateSkeleton,
    getTemplate,
    updateTemplate,
    contributeToInstance,
    contributeBySource,
    getContribution,
    getBrandCurrencies,
    listOperatorPlayerInstanceTickets,
    listOperatorRaffleTickets,
    getOperatorJackpot,
    setOperatorOptIn,
    listOperatorPlayerTickets,
    listOperatorSources,
    contributeToTarget,
    setTargetOptIn,
    listTargetWinners,
    listTargetPotWinners,
    listWinners,
    listWinnersByPot,
    awardFreespins,
    awardBonus,
    listFreespinInstances,
    createFreespinInstance,
    listFreespinTemplates,
    createFreespinTemplate,
    updateFreespinTemplate,
    reportFreespinUse,
    listPlayerBonuses,
    getCorsOrigins,
    setCorsOrigins,
    removeCorsOrigins,
    getPlayerJackpot,
    setPlayerOptIn,
    listPublicSources,
    getTicker,
    getHealth,
    getReadiness,
  );
