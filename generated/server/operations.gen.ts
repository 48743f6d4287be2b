// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type {
    AddOrganisationUnitsData,
    AddOrganisationUnitsResponses,
    ApproveRequestData,
    ApproveRequestResponses,
    AssignSegmentData,
    AssignSegmentResponses,
    AssignSourcesData,
    AssignSourcesResponses,
    AwardBonusData,
    AwardBonusResponses,
    AwardFreespinsData,
    AwardFreespinsResponses,
    AwardListedData,
    AwardListedResponses,
    BoostSeedData,
    BoostSeedResponses,
    ChangePasswordData,
    ChangePasswordResponses,
    CheckTemplateData,
    CheckTemplateResponses,
    ClearBrandCurrenciesData,
    ClearBrandCurrenciesResponses,
    CompareTemplatesData,
    CompareTemplatesResponses,
    ConfirmPasswordResetData,
    ConfirmPasswordResetResponses,
    ConfirmSecondFactorData,
    ConfirmSecondFactorResponses,
    ContributeByGameData,
    ContributeByGameResponses,
    ContributeBySourceData,
    ContributeBySourceResponses,
    ContributeToInstanceData,
    ContributeToInstanceResponses,
    ContributeToTargetData,
    ContributeToTargetResponses,
    CreateAccountData,
    CreateAccountResponses,
    CreateDestinationData,
    CreateDestinationResponses,
    CreateFreespinInstanceData,
    CreateFreespinInstanceResponses,
    CreateFreespinTemplateData,
    CreateFreespinTemplateResponses,
    CreateOauthProviderData,
    CreateOauthProviderResponses,
    CreateOrganisationData,
    CreateOrganisationResponses,
    CreateSegmentsData,
    CreateSegmentsResponses,
    CreateSourcesData,
    CreateSourcesResponses,
    CreateTemplateData,
    CreateTemplateResponses,
    DeleteDestinationsData,
    DeleteDestinationsResponses,
    DeleteSegmentsData,
    DeleteSegmentsResponses,
    DeleteSourcesData,
    DeleteSourcesResponses,
    DisableAccountData,
    DisableAccountResponses,
    EnableAccountData,
    EnableAccountResponses,
    EndAccountSessionsData,
    EndAccountSessionsResponses,
    EndOwnSessionsData,
    EndOwnSessionsResponses,
    ExchangeTokenData,
    ExchangeTokenResponses,
    ExcludePlayersData,
    ExcludePlayersListedData,
    ExcludePlayersListedResponses,
    ExcludePlayersResponses,
    ExtendBonusesData,
    ExtendBonusesResponses,
    FinishOauthLoginData,
    GetBonusTotalsData,
    GetBonusTotalsResponses,
    GetBrandCurrenciesData,
    GetBrandCurrenciesResponses,
    GetContributionData,
    GetContributionResponses,
    GetCorsOriginsData,
    GetCorsOriginsResponses,
    GetDeliveryData,
    GetDeliveryResponses,
    GetHealthData,
    GetHealthResponses,
    GetInstanceData,
    GetInstanceResponses,
    GetLinksData,
    GetLinksResponses,
    GetOperatorData,
    GetOperatorJackpotData,
    GetOperatorJackpotResponses,
    GetOperatorResponses,
    GetOperatorSettingsData,
    GetOperatorSettingsResponses,
    GetOwnAccountData,
    GetOwnAccountResponses,
    GetOwnOrganisationData,
    GetOwnOrganisationResponses,
    GetPlatformStatusData,
    GetPlatformStatusResponses,
    GetPlayerJackpotData,
    GetPlayerJackpotResponses,
    GetPotHistoryData,
    GetPotHistoryResponses,
    GetReadinessData,
    GetReadinessResponses,
    GetSourceJackpotData,
    GetSourceJackpotResponses,
    GetTemplateData,
    GetTemplateResponses,
    GetTemplateSkeletonData,
    GetTemplateSkeletonResponses,
    GetTickerData,
    GetTickerResponses,
    GiveBackData,
    GiveBackResponses,
    InstantiateTemplateData,
    InstantiateTemplateResponses,
    ListAccountsData,
    ListAccountsResponses,
    ListApprovalRequestsData,
    ListApprovalRequestsResponses,
    ListAuditEventsData,
    ListAuditEventsResponses,
    ListBonusesData,
    ListBonusesResponses,
    ListBonusUsesData,
    ListBonusUsesResponses,
    ListBrandCurrenciesData,
    ListBrandCurrenciesResponses,
    ListBrandCurrencyChangesData,
    ListBrandCurrencyChangesResponses,
    ListContributionsData,
    ListContributionsResponses,
    ListDayTotalsData,
    ListDayTotalsResponses,
    ListDeliveriesData,
    ListDeliveriesResponses,
    ListDestinationsData,
    ListDestinationsResponses,
    ListExcludedPlayersData,
    ListExcludedPlayersResponses,
    ListFreespinInstancesData,
    ListFreespinInstancesResponses,
    ListFreespinTemplatesData,
    ListFreespinTemplatesResponses,
    ListInstanceOptInsData,
    ListInstanceOptInsResponses,
    ListInstancesData,
    ListInstancesResponses,
    ListLeadersData,
    ListLeadersResponses,
    ListLedgerEntriesData,
    ListLedgerEntriesResponses,
    ListLobbyJackpotsData,
    ListLobbyJackpotsResponses,
    ListMyBonusesData,
    ListMyBonusesResponses,
    ListMyOptInsData,
    ListMyOptInsResponses,
    ListMyTicketsData,
    ListMyTicketsResponses,
    ListMyWinsData,
    ListMyWinsResponses,
    ListOauthProvidersData,
    ListOauthProvidersResponses,
    ListOperatorPlayerInstanceTicketsData,
    ListOperatorPlayerInstanceTicketsResponses,
    ListOperatorPlayerTicketsData,
    ListOperatorPlayerTicketsResponses,
    ListOperatorRaffleTicketsData,
    ListOperatorRaffleTicketsResponses,
    ListOperatorsData,
    ListOperatorSourcesData,
    ListOperatorSourcesResponses,
    ListOperatorsResponses,
    ListOrganisationsData,
    ListOrganisationsResponses,
    ListOwnSessionsData,
    ListOwnSessionsResponses,
    ListPendingCancelsData,
    ListPendingCancelsResponses,
    ListPlayerBonusesData,
    ListPlayerBonusesResponses,
    ListPlayerInstanceTicketsData,
    ListPlayerInstanceTicketsResponses,
    ListPlayerOptInsData,
    ListPlayerOptInsResponses,
    ListPlayerRaffleTicketsData,
    ListPlayerRaffleTicketsResponses,
    ListPublicCurrenciesData,
    ListPublicCurrenciesResponses,
    ListPublicSourcesData,
    ListPublicSourcesResponses,
    ListRaffleTicketsData,
    ListRaffleTicketsResponses,
    ListRecentWinnersData,
    ListRecentWinnersResponses,
    ListReconciliationsData,
    ListReconciliationsResponses,
    ListSegmentsData,
    ListSegmentsResponses,
    ListSourcesData,
    ListSourcesResponses,
    ListSystemsData,
    ListSystemsResponses,
    ListTargetPotWinnersData,
    ListTargetPotWinnersResponses,
    ListTargetWinnersData,
    ListTargetWinnersResponses,
    ListTemplatesData,
    ListTemplatesResponses,
    ListWinnersByPotData,
    ListWinnersByPotResponses,
    ListWinnersData,
    ListWinnersResponses,
    ListWinsData,
    ListWinsResponses,
    ListWinTotalsData,
    ListWinTotalsResponses,
    LoginAdminData,
    LoginAdminResponses,
    LoginData,
    LoginResponses,
    LogoutData,
    LogoutResponses,
    PauseInstanceData,
    PauseInstanceResponses,
    PreviewAwardData,
    PreviewAwardResponses,
    PreviewTemplateData,
    PreviewTemplateResponses,
    PublishTemplateData,
    PublishTemplateResponses,
    ReadmitPlayersData,
    ReadmitPlayersResponses,
    RecordInstanceContributionData,
    RecordInstanceContributionResponses,
    RecordSourceContributionData,
    RecordSourceContributionResponses,
    RefuseWinsData,
    RefuseWinsResponses,
    RejectRequestData,
    RejectRequestResponses,
    ReleaseWinsData,
    ReleaseWinsResponses,
    RemoveAccountSecondFactorData,
    RemoveAccountSecondFactorResponses,
    RemoveBonusesData,
    RemoveBonusesResponses,
    RemoveCorsOriginsData,
    RemoveCorsOriginsResponses,
    RemoveOrganisationUnitsData,
    RemoveOrganisationUnitsResponses,
    RemoveOwnSecondFactorData,
    RemoveOwnSecondFactorResponses,
    ReplaceRecoveryCodesData,
    ReplaceRecoveryCodesResponses,
    ReplayDeliveriesData,
    ReplayDeliveriesResponses,
    ReportFreespinUseData,
    ReportFreespinUseResponses,
    RequestPasswordResetData,
    RequestPasswordResetResponses,
    ResumeInstanceData,
    ResumeInstanceResponses,
    RetryCancelsData,
    RetryCancelsResponses,
    SaveBrandsData,
    SaveBrandsResponses,
    SaveOperatorsData,
    SaveOperatorsResponses,
    SaveOptInsData,
    SaveOptInsResponses,
    SetBrandCurrenciesData,
    SetBrandCurrenciesResponses,
    SetCorsOriginsData,
    SetCorsOriginsResponses,
    SetLinksData,
    SetLinksResponses,
    SetOperatorOptInData,
    SetOperatorOptInResponses,
    SetOperatorSettingsData,
    SetOperatorSettingsResponses,
    SetOptInData,
    SetOptInListedData,
    SetOptInListedResponses,
    SetOptInResponses,
    SetPlayerOptInData,
    SetPlayerOptInResponses,
    SetPotContributedSeedData,
    SetPotContributedSeedResponses,
    SetPotCurrentValueData,
    SetPotCurrentValueResponses,
    SetPotSurplusSeedData,
    SetPotSurplusSeedResponses,
    SetSegmentPrioritiesData,
    SetSegmentPrioritiesResponses,
    SetSourcePrioritiesData,
    SetSourcePrioritiesResponses,
    SetTargetOptInData,
    SetTargetOptInResponses,
    SettleCancelsData,
    SettleCancelsResponses,
    SettleWinsData,
    SettleWinsResponses,
    StartOauthLoginData,
    StartSecondFactorData,
    StartSecondFactorResponses,
    SweepHouseData,
    SweepHouseResponses,
    TerminateInstanceData,
    TerminateInstanceResponses,
    TestDestinationData,
    TestDestinationResponses,
    TestOauthProviderData,
    TestOauthProviderResponses,
    TransferPotsData,
    TransferPotsResponses,
    TriggerWinData,
    TriggerWinResponses,
    UnassignSegmentData,
    UnassignSegmentResponses,
    UnassignSourcesData,
    UnassignSourcesResponses,
    UpdateAccountData,
    UpdateAccountResponses,
    UpdateBrandData,
    UpdateBrandResponses,
    UpdateDestinationData,
    UpdateDestinationResponses,
    UpdateFreespinTemplateData,
    UpdateFreespinTemplateResponses,
    UpdateInstanceData,
    UpdateInstanceResponses,
    UpdateOauthProviderData,
    UpdateOauthProviderResponses,
    UpdateOperatorData,
    UpdateOperatorResponses,
    UpdateOrganisationData,
    UpdateOrganisationResponses,
    UpdateTemplateData,
    UpdateTemplateResponses,
} from './types.gen.ts';

/**
 * The request and responses of every operation.
 */
export type Operations = {
    /**
     * Log in
     */
    login: {
        mode: 'chain';
        data: LoginData;
        responses: LoginResponses;
        problems: 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'credentials_invalid' | 'second_factor_required' | 'second_factor_invalid' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Log in (deprecated path)
     */
    loginAdmin: {
        mode: 'chain';
        data: LoginAdminData;
        responses: LoginAdminResponses;
        problems: 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'credentials_invalid' | 'second_factor_required' | 'second_factor_invalid' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Exchange a token
     */
    exchangeToken: {
        mode: 'chain';
        data: ExchangeTokenData;
        responses: ExchangeTokenResponses;
        problems: 'too_many_requests' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'exchange_token_invalid' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Log out
     */
    logout: {
        mode: 'write';
        data: LogoutData;
        responses: LogoutResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Request a password reset
     */
    requestPasswordReset: {
        mode: 'chain';
        data: RequestPasswordResetData;
        responses: RequestPasswordResetResponses;
        problems: 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'unavailable' | 'internal_error';
        emits: 'PasswordResetRequested';
    };
    /**
     * Confirm a password reset
     */
    confirmPasswordReset: {
        mode: 'chain';
        data: ConfirmPasswordResetData;
        responses: ConfirmPasswordResetResponses;
        problems: 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'password_unacceptable' | 'otp_invalid' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get your own account
     */
    getOwnAccount: {
        mode: 'read';
        data: GetOwnAccountData;
        responses: GetOwnAccountResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List your own sessions
     */
    listOwnSessions: {
        mode: 'read';
        data: ListOwnSessionsData;
        responses: ListOwnSessionsResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * End your own sessions
     */
    endOwnSessions: {
        mode: 'write';
        data: EndOwnSessionsData;
        responses: EndOwnSessionsResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Change your own password
     */
    changePassword: {
        mode: 'chain';
        data: ChangePasswordData;
        responses: ChangePasswordResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'password_unacceptable' | 'current_password_wrong' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Start setting up a second factor
     */
    startSecondFactor: {
        mode: 'write';
        data: StartSecondFactorData;
        responses: StartSecondFactorResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'second_factor_not_applicable' | 'second_factor_active' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Confirm a second factor
     */
    confirmSecondFactor: {
        mode: 'chain';
        data: ConfirmSecondFactorData;
        responses: ConfirmSecondFactorResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'second_factor_missing' | 'second_factor_not_applicable' | 'second_factor_active' | 'second_factor_code_wrong' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Replace your recovery codes
     */
    replaceRecoveryCodes: {
        mode: 'chain';
        data: ReplaceRecoveryCodesData;
        responses: ReplaceRecoveryCodesResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'second_factor_missing' | 'second_factor_code_wrong' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Remove your second factor
     */
    removeOwnSecondFactor: {
        mode: 'chain';
        data: RemoveOwnSecondFactorData;
        responses: RemoveOwnSecondFactorResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'second_factor_missing' | 'second_factor_code_wrong' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List accounts
     */
    listAccounts: {
        mode: 'read';
        data: ListAccountsData;
        responses: ListAccountsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Create an account
     */
    createAccount: {
        mode: 'chain';
        data: CreateAccountData;
        responses: CreateAccountResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'organisation_not_found' | 'unit_not_found' | 'org_list_mismatch' | 'system_not_found' | 'oauth_provider_not_found' | 'permission_unknown' | 'account_type_misplaced' | 'oauth_provider_not_applicable' | 'permission_exceeds_own' | 'too_many_requests' | 'username_taken' | 'password_unacceptable' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Update an account
     */
    updateAccount: {
        mode: 'chain';
        data: UpdateAccountData;
        responses: UpdateAccountResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'account_not_found' | 'own_account' | 'organisation_not_found' | 'unit_not_found' | 'org_list_mismatch' | 'oauth_provider_not_found' | 'permission_unknown' | 'account_type_misplaced' | 'oauth_provider_not_applicable' | 'permission_exceeds_own' | 'last_system_account' | 'too_many_requests' | 'username_taken' | 'password_unacceptable' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Disable an account
     */
    disableAccount: {
        mode: 'write';
        data: DisableAccountData;
        responses: DisableAccountResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'account_not_found' | 'own_account' | 'permission_exceeds_own' | 'last_system_account' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Enable an account
     */
    enableAccount: {
        mode: 'write';
        data: EnableAccountData;
        responses: EnableAccountResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'account_not_found' | 'permission_exceeds_own' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * End the sessions of an account
     */
    endAccountSessions: {
        mode: 'write';
        data: EndAccountSessionsData;
        responses: EndAccountSessionsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'account_not_found' | 'own_account' | 'permission_exceeds_own' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Remove the second factor of an account
     */
    removeAccountSecondFactor: {
        mode: 'write';
        data: RemoveAccountSecondFactorData;
        responses: RemoveAccountSecondFactorResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'account_not_found' | 'own_account' | 'permission_exceeds_own' | 'second_factor_missing' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List identity providers
     */
    listOauthProviders: {
        mode: 'read';
        data: ListOauthProvidersData;
        responses: ListOauthProvidersResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Create an identity provider
     */
    createOauthProvider: {
        mode: 'write';
        data: CreateOauthProviderData;
        responses: CreateOauthProviderResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'address_not_allowed' | 'too_many_requests' | 'oauth_provider_id_taken' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Update an identity provider
     */
    updateOauthProvider: {
        mode: 'write';
        data: UpdateOauthProviderData;
        responses: UpdateOauthProviderResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'oauth_provider_not_found' | 'owner_not_found' | 'address_not_allowed' | 'oauth_provider_not_applicable' | 'too_many_requests' | 'oauth_provider_id_taken' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Test an identity provider
     */
    testOauthProvider: {
        mode: 'chain';
        data: TestOauthProviderData;
        responses: TestOauthProviderResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'oauth_provider_not_found' | 'too_many_requests' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Start an external login
     */
    startOauthLogin: {
        mode: 'chain';
        data: StartOauthLoginData;
        responses: {
            302: void;
        };
        problems: 'too_many_requests' | 'validation_failed' | 'oauth_provider_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Finish an external login
     */
    finishOauthLogin: {
        mode: 'chain';
        data: FinishOauthLoginData;
        responses: {
            302: void;
        };
        problems: 'too_many_requests' | 'validation_failed' | 'oauth_state_unknown' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List organisations
     */
    listOrganisations: {
        mode: 'read';
        data: ListOrganisationsData;
        responses: ListOrganisationsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Create an organisation
     */
    createOrganisation: {
        mode: 'write';
        data: CreateOrganisationData;
        responses: CreateOrganisationResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'organisation_not_found' | 'organisation_parent_invalid' | 'too_many_requests' | 'organisation_id_taken' | 'currency_unknown' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get your own organisation
     */
    getOwnOrganisation: {
        mode: 'read';
        data: GetOwnOrganisationData;
        responses: GetOwnOrganisationResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Update an organisation
     */
    updateOrganisation: {
        mode: 'write';
        data: UpdateOrganisationData;
        responses: UpdateOrganisationResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'organisation_not_found' | 'platform_organisation' | 'organisation_parent_invalid' | 'unit_in_use' | 'currency_unknown' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Add units to an organisation
     */
    addOrganisationUnits: {
        mode: 'write';
        data: AddOrganisationUnitsData;
        responses: AddOrganisationUnitsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'organisation_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Remove units from an organisation
     */
    removeOrganisationUnits: {
        mode: 'write';
        data: RemoveOrganisationUnitsData;
        responses: RemoveOrganisationUnitsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'organisation_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get the status of the platform
     */
    getPlatformStatus: {
        mode: 'chain';
        data: GetPlatformStatusData;
        responses: GetPlatformStatusResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List systems
     */
    listSystems: {
        mode: 'read';
        data: ListSystemsData;
        responses: ListSystemsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List audit events
     */
    listAuditEvents: {
        mode: 'read';
        data: ListAuditEventsData;
        responses: ListAuditEventsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List deliveries
     */
    listDeliveries: {
        mode: 'read';
        data: ListDeliveriesData;
        responses: ListDeliveriesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get a delivery
     */
    getDelivery: {
        mode: 'read';
        data: GetDeliveryData;
        responses: GetDeliveryResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'delivery_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Replay deliveries
     */
    replayDeliveries: {
        mode: 'write';
        data: ReplayDeliveriesData;
        responses: ReplayDeliveriesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List destinations
     */
    listDestinations: {
        mode: 'read';
        data: ListDestinationsData;
        responses: ListDestinationsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Register a destination
     */
    createDestination: {
        mode: 'write';
        data: CreateDestinationData;
        responses: CreateDestinationResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'permission_exceeds_own' | 'address_not_allowed' | 'destination_taken' | 'too_many_destinations' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Delete destinations
     */
    deleteDestinations: {
        mode: 'write';
        data: DeleteDestinationsData;
        responses: DeleteDestinationsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Update a destination
     */
    updateDestination: {
        mode: 'write';
        data: UpdateDestinationData;
        responses: UpdateDestinationResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'destination_not_found' | 'permission_exceeds_own' | 'address_not_allowed' | 'destination_taken' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Send a test message to a destination
     */
    testDestination: {
        mode: 'write';
        data: TestDestinationData;
        responses: TestDestinationResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'destination_not_found' | 'destination_disabled' | 'too_many_requests' | 'unavailable' | 'internal_error';
        emits: 'DestinationTest';
    };
    /**
     * List requests for approval
     */
    listApprovalRequests: {
        mode: 'read';
        data: ListApprovalRequestsData;
        responses: ListApprovalRequestsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Approve a request
     */
    approveRequest: {
        mode: 'write';
        data: ApproveRequestData;
        responses: ApproveRequestResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'approval_request_not_found' | 'own_approval_request' | 'approver_not_independent' | 'approval_request_decided' | 'approval_not_possible' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Reject or withdraw a request
     */
    rejectRequest: {
        mode: 'write';
        data: RejectRequestData;
        responses: RejectRequestResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'approval_request_not_found' | 'approval_request_decided' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List the multipliers of brands
     */
    listBrandCurrencies: {
        mode: 'read';
        data: ListBrandCurrenciesData;
        responses: ListBrandCurrenciesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Set a brand's own multipliers
     */
    setBrandCurrencies: {
        mode: 'write';
        data: SetBrandCurrenciesData;
        responses: SetBrandCurrenciesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'currency_unknown' | 'base_multiplier_not_one' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Reset a brand to the default multipliers
     */
    clearBrandCurrencies: {
        mode: 'write';
        data: ClearBrandCurrenciesData;
        responses: ClearBrandCurrenciesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List the changes to a brand's multipliers
     */
    listBrandCurrencyChanges: {
        mode: 'read';
        data: ListBrandCurrencyChangesData;
        responses: ListBrandCurrencyChangesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List operators
     */
    listOperators: {
        mode: 'read';
        data: ListOperatorsData;
        responses: ListOperatorsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Save operators
     */
    saveOperators: {
        mode: 'write';
        data: SaveOperatorsData;
        responses: SaveOperatorsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get an operator
     */
    getOperator: {
        mode: 'read';
        data: GetOperatorData;
        responses: GetOperatorResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'operator_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Rename, enable or disable an operator
     */
    updateOperator: {
        mode: 'write';
        data: UpdateOperatorData;
        responses: UpdateOperatorResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'operator_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Save an operator's brands
     */
    saveBrands: {
        mode: 'write';
        data: SaveBrandsData;
        responses: SaveBrandsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'operator_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Rename, enable or disable a brand
     */
    updateBrand: {
        mode: 'write';
        data: UpdateBrandData;
        responses: UpdateBrandResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get an operator's settings
     */
    getOperatorSettings: {
        mode: 'read';
        data: GetOperatorSettingsData;
        responses: GetOperatorSettingsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'operator_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Set an operator's settings
     */
    setOperatorSettings: {
        mode: 'write';
        data: SetOperatorSettingsData;
        responses: SetOperatorSettingsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'operator_not_found' | 'currency_unknown' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List excluded players
     */
    listExcludedPlayers: {
        mode: 'read';
        data: ListExcludedPlayersData;
        responses: ListExcludedPlayersResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Exclude players
     */
    excludePlayers: {
        mode: 'write';
        data: ExcludePlayersData;
        responses: ExcludePlayersResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Exclude the players of a file
     */
    excludePlayersListed: {
        mode: 'chain';
        data: ExcludePlayersListedData;
        responses: ExcludePlayersListedResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'owner_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Readmit excluded players
     */
    readmitPlayers: {
        mode: 'write';
        data: ReadmitPlayersData;
        responses: ReadmitPlayersResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List segments
     */
    listSegments: {
        mode: 'read';
        data: ListSegmentsData;
        responses: ListSegmentsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Create segments
     */
    createSegments: {
        mode: 'write';
        data: CreateSegmentsData;
        responses: CreateSegmentsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Assign an instance to a segment
     */
    assignSegment: {
        mode: 'write';
        data: AssignSegmentData;
        responses: AssignSegmentResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'segment_not_found' | 'instance_not_found' | 'instance_terminated' | 'too_many_assignments' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Delete segments
     */
    deleteSegments: {
        mode: 'write';
        data: DeleteSegmentsData;
        responses: DeleteSegmentsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Set the order of instances in a segment
     */
    setSegmentPriorities: {
        mode: 'write';
        data: SetSegmentPrioritiesData;
        responses: SetSegmentPrioritiesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'segment_not_found' | 'jackpot_not_assigned' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Unassign an instance from a segment
     */
    unassignSegment: {
        mode: 'write';
        data: UnassignSegmentData;
        responses: UnassignSegmentResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'segment_not_found' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List sources
     */
    listSources: {
        mode: 'read';
        data: ListSourcesData;
        responses: ListSourcesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Create sources
     */
    createSources: {
        mode: 'write';
        data: CreateSourcesData;
        responses: CreateSourcesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Assign an instance to sources
     */
    assignSources: {
        mode: 'write';
        data: AssignSourcesData;
        responses: AssignSourcesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'source_not_found' | 'instance_not_found' | 'instance_terminated' | 'too_many_assignments' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Record a contribution by source
     */
    recordSourceContribution: {
        mode: 'chain';
        data: RecordSourceContributionData;
        responses: RecordSourceContributionResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'player_excluded' | 'no_jackpot_for_source' | 'win_limit_reached' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'budget_exhausted' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'instance_terminated' | 'unavailable' | 'internal_error';
        emits: 'WinEvent' | 'WinSettled' | 'PayoutFailed' | 'ContributionEvent' | 'OperatorBudgetExhausted';
    };
    /**
     * Delete sources
     */
    deleteSources: {
        mode: 'write';
        data: DeleteSourcesData;
        responses: DeleteSourcesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get a source's jackpot
     */
    getSourceJackpot: {
        mode: 'read';
        data: GetSourceJackpotData;
        responses: GetSourceJackpotResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'no_jackpot_for_source' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Set the order of instances in a source
     */
    setSourcePriorities: {
        mode: 'write';
        data: SetSourcePrioritiesData;
        responses: SetSourcePrioritiesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'source_not_found' | 'jackpot_not_assigned' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Unassign an instance from sources
     */
    unassignSources: {
        mode: 'write';
        data: UnassignSourcesData;
        responses: UnassignSourcesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'source_not_found' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List instances
     */
    listInstances: {
        mode: 'read';
        data: ListInstancesData;
        responses: ListInstancesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Update how an instance is shown
     */
    updateInstance: {
        mode: 'write';
        data: UpdateInstanceData;
        responses: UpdateInstanceResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List contributions
     */
    listContributions: {
        mode: 'read';
        data: ListContributionsData;
        responses: ListContributionsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Record a contribution to an instance
     */
    recordInstanceContribution: {
        mode: 'chain';
        data: RecordInstanceContributionData;
        responses: RecordInstanceContributionResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'instance_not_found' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'instance_out_of_schedule' | 'player_excluded' | 'brand_excluded' | 'country_excluded' | 'segment_excluded' | 'win_limit_reached' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'budget_exhausted' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
        emits: 'WinEvent' | 'WinSettled' | 'PayoutFailed' | 'ContributionEvent' | 'OperatorBudgetExhausted';
    };
    /**
     * Contribute by provider and game
     */
    contributeByGame: {
        mode: 'chain';
        data: ContributeByGameData;
        responses: ContributeByGameResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'brand_not_found' | 'owner_disabled' | 'source_not_found' | 'instance_not_found' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'instance_out_of_schedule' | 'player_excluded' | 'brand_excluded' | 'country_excluded' | 'segment_excluded' | 'win_limit_reached' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'budget_exhausted' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
        emits: 'WinEvent' | 'WinSettled' | 'PayoutFailed' | 'ContributionEvent' | 'OperatorBudgetExhausted';
    };
    /**
     * Sweep the house
     */
    sweepHouse: {
        mode: 'write';
        data: SweepHouseData;
        responses: SweepHouseResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'house_pot_insufficient' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Opt a player in or out
     */
    setOptIn: {
        mode: 'write';
        data: SetOptInData;
        responses: SetOptInResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'instance_not_found' | 'owner_disabled' | 'instance_terminated' | 'player_excluded' | 'brand_excluded' | 'country_excluded' | 'preference_out_of_range' | 'unavailable' | 'internal_error';
        emits: 'OptInEvent';
    };
    /**
     * Opt a player in or out and list the statuses
     */
    setOptInListed: {
        mode: 'write';
        data: SetOptInListedData;
        responses: SetOptInListedResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'instance_not_found' | 'owner_disabled' | 'instance_terminated' | 'player_excluded' | 'brand_excluded' | 'country_excluded' | 'preference_out_of_range' | 'unavailable' | 'internal_error';
        emits: 'OptInEvent';
    };
    /**
     * List a player's opt-in statuses
     */
    listPlayerOptIns: {
        mode: 'read';
        data: ListPlayerOptInsData;
        responses: ListPlayerOptInsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Opt many players in or out
     */
    saveOptIns: {
        mode: 'chain';
        data: SaveOptInsData;
        responses: SaveOptInsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'brand_not_found' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: 'OptInEvent';
    };
    /**
     * Set a pot's collected seed
     */
    setPotContributedSeed: {
        mode: 'write';
        data: SetPotContributedSeedData;
        responses: SetPotContributedSeedResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'pot_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Set a pot's current value
     */
    setPotCurrentValue: {
        mode: 'write';
        data: SetPotCurrentValueData;
        responses: SetPotCurrentValueResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'pot_not_found' | 'pot_ceiling_exceeded' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Boost a pot's next seeds
     */
    boostSeed: {
        mode: 'write';
        data: BoostSeedData;
        responses: BoostSeedResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'pot_not_found' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Set a pot's surplus seed
     */
    setPotSurplusSeed: {
        mode: 'write';
        data: SetPotSurplusSeedData;
        responses: SetPotSurplusSeedResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'pot_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List a player's raffle tickets
     */
    listPlayerRaffleTickets: {
        mode: 'read';
        data: ListPlayerRaffleTicketsData;
        responses: ListPlayerRaffleTicketsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Transfer pots to another instance
     */
    transferPots: {
        mode: 'chain';
        data: TransferPotsData;
        responses: TransferPotsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'pot_not_found' | 'instance_terminated' | 'transfer_invalid' | 'pot_disabled' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Trigger a win
     */
    triggerWin: {
        mode: 'chain';
        data: TriggerWinData;
        responses: TriggerWinResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'brand_not_found' | 'pot_not_found' | 'source_not_found' | 'owner_disabled' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'brand_excluded' | 'player_excluded' | 'win_limit_reached' | 'player_not_opted_in' | 'external_trigger_not_supported' | 'pot_disabled' | 'pot_not_armed' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
        emits: 'WinEvent' | 'WinSettled' | 'PayoutFailed';
    };
    /**
     * List pending cancels
     */
    listPendingCancels: {
        mode: 'read';
        data: ListPendingCancelsData;
        responses: ListPendingCancelsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Retry pending cancels
     */
    retryCancels: {
        mode: 'write';
        data: RetryCancelsData;
        responses: RetryCancelsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Settle unacknowledged cancels
     */
    settleCancels: {
        mode: 'write';
        data: SettleCancelsData;
        responses: SettleCancelsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List wins and their payments
     */
    listWins: {
        mode: 'read';
        data: ListWinsData;
        responses: ListWinsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Refuse held wins
     */
    refuseWins: {
        mode: 'write';
        data: RefuseWinsData;
        responses: RefuseWinsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: 'WinRefused';
    };
    /**
     * Release withheld wins
     */
    releaseWins: {
        mode: 'write';
        data: ReleaseWinsData;
        responses: ReleaseWinsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Total wins by state
     */
    listWinTotals: {
        mode: 'read';
        data: ListWinTotalsData;
        responses: ListWinTotalsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Settle wins that were paid elsewhere
     */
    settleWins: {
        mode: 'write';
        data: SettleWinsData;
        responses: SettleWinsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: 'WinSettled';
    };
    /**
     * Get an instance
     */
    getInstance: {
        mode: 'read';
        data: GetInstanceData;
        responses: GetInstanceResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get the links of an instance
     */
    getLinks: {
        mode: 'read';
        data: GetLinksData;
        responses: GetLinksResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Set the links of an instance
     */
    setLinks: {
        mode: 'write';
        data: SetLinksData;
        responses: SetLinksResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'link_invalid' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List an instance's ledger entries
     */
    listLedgerEntries: {
        mode: 'read';
        data: ListLedgerEntriesData;
        responses: ListLedgerEntriesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List an instance's opt-in statuses
     */
    listInstanceOptIns: {
        mode: 'read';
        data: ListInstanceOptInsData;
        responses: ListInstanceOptInsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Pause an instance
     */
    pauseInstance: {
        mode: 'write';
        data: PauseInstanceData;
        responses: PauseInstanceResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'instance_pending' | 'instance_terminated' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get the history of an instance's pots
     */
    getPotHistory: {
        mode: 'read';
        data: GetPotHistoryData;
        responses: GetPotHistoryResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List a player's raffle tickets in an instance
     */
    listPlayerInstanceTickets: {
        mode: 'read';
        data: ListPlayerInstanceTicketsData;
        responses: ListPlayerInstanceTicketsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List an instance's raffle tickets
     */
    listRaffleTickets: {
        mode: 'read';
        data: ListRaffleTicketsData;
        responses: ListRaffleTicketsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Resume an instance
     */
    resumeInstance: {
        mode: 'write';
        data: ResumeInstanceData;
        responses: ResumeInstanceResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'instance_pending' | 'instance_terminated' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Terminate an instance
     */
    terminateInstance: {
        mode: 'write';
        data: TerminateInstanceData;
        responses: TerminateInstanceResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'instance_not_found' | 'precondition_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List totals by day
     */
    listDayTotals: {
        mode: 'read';
        data: ListDayTotalsData;
        responses: ListDayTotalsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Reconcile a month
     */
    listReconciliations: {
        mode: 'read';
        data: ListReconciliationsData;
        responses: ListReconciliationsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List templates
     */
    listTemplates: {
        mode: 'read';
        data: ListTemplatesData;
        responses: ListTemplatesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Create a template
     */
    createTemplate: {
        mode: 'write';
        data: CreateTemplateData;
        responses: CreateTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'owner_not_found' | 'currency_unknown' | 'too_many_requests' | 'template_id_taken' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Check a template without storing it
     */
    checkTemplate: {
        mode: 'read';
        data: CheckTemplateData;
        responses: CheckTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'owner_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Compare two templates
     */
    compareTemplates: {
        mode: 'read';
        data: CompareTemplatesData;
        responses: CompareTemplatesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'template_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Instantiate a template
     */
    instantiateTemplate: {
        mode: 'write';
        data: InstantiateTemplateData;
        responses: InstantiateTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'template_not_found' | 'template_not_published' | 'owner_not_found' | 'template_invalid' | 'schedule_invalid' | 'game_code_taken' | 'link_invalid' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Preview a template's contribution in each currency
     */
    previewTemplate: {
        mode: 'read';
        data: PreviewTemplateData;
        responses: PreviewTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'template_id_mismatch' | 'template_not_found' | 'owner_not_found' | 'currency_unknown' | 'amount_out_of_range' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Publish or unpublish a template
     */
    publishTemplate: {
        mode: 'write';
        data: PublishTemplateData;
        responses: PublishTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'template_not_found' | 'precondition_failed' | 'template_invalid' | 'warnings_not_accepted' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get a template to start from
     */
    getTemplateSkeleton: {
        mode: 'read';
        data: GetTemplateSkeletonData;
        responses: GetTemplateSkeletonResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get a template
     */
    getTemplate: {
        mode: 'read';
        data: GetTemplateData;
        responses: GetTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'template_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Replace a template
     */
    updateTemplate: {
        mode: 'write';
        data: UpdateTemplateData;
        responses: UpdateTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'template_id_mismatch' | 'template_not_found' | 'precondition_failed' | 'owner_not_found' | 'currency_unknown' | 'template_locked' | 'template_invalid' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Contribute to an instance
     */
    contributeToInstance: {
        mode: 'chain';
        data: ContributeToInstanceData;
        responses: ContributeToInstanceResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'instance_not_found' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'instance_out_of_schedule' | 'player_excluded' | 'brand_excluded' | 'country_excluded' | 'segment_excluded' | 'win_limit_reached' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'budget_exhausted' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
        emits: 'WinEvent' | 'WinSettled' | 'PayoutFailed' | 'ContributionEvent' | 'OperatorBudgetExhausted';
    };
    /**
     * Contribute by source
     */
    contributeBySource: {
        mode: 'chain';
        data: ContributeBySourceData;
        responses: ContributeBySourceResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'player_excluded' | 'no_jackpot_for_source' | 'win_limit_reached' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'budget_exhausted' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'instance_terminated' | 'unavailable' | 'internal_error';
        emits: 'WinEvent' | 'WinSettled' | 'PayoutFailed' | 'ContributionEvent' | 'OperatorBudgetExhausted';
    };
    /**
     * Get the result of a contribution
     */
    getContribution: {
        mode: 'read';
        data: GetContributionData;
        responses: GetContributionResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'contribution_not_found' | 'contribution_in_flight' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get the currencies of a brand
     */
    getBrandCurrencies: {
        mode: 'read';
        data: GetBrandCurrenciesData;
        responses: GetBrandCurrenciesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List a player's tickets in an instance
     */
    listOperatorPlayerInstanceTickets: {
        mode: 'read';
        data: ListOperatorPlayerInstanceTicketsData;
        responses: ListOperatorPlayerInstanceTicketsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List an instance's raffle tickets
     */
    listOperatorRaffleTickets: {
        mode: 'read';
        data: ListOperatorRaffleTicketsData;
        responses: ListOperatorRaffleTicketsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get a player's jackpot at a source
     */
    getOperatorJackpot: {
        mode: 'read';
        data: GetOperatorJackpotData;
        responses: GetOperatorJackpotResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'no_jackpot_for_source' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Opt a player in or out
     */
    setOperatorOptIn: {
        mode: 'write';
        data: SetOperatorOptInData;
        responses: SetOperatorOptInResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'instance_not_found' | 'owner_disabled' | 'instance_terminated' | 'player_excluded' | 'brand_excluded' | 'country_excluded' | 'currency_not_configured' | 'preference_out_of_range' | 'unavailable' | 'internal_error';
        emits: 'OptInEvent';
    };
    /**
     * List a player's raffle tickets
     */
    listOperatorPlayerTickets: {
        mode: 'read';
        data: ListOperatorPlayerTicketsData;
        responses: ListOperatorPlayerTicketsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List an owner's sources
     */
    listOperatorSources: {
        mode: 'read';
        data: ListOperatorSourcesData;
        responses: ListOperatorSourcesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Contribute to a target and its linked instances
     */
    contributeToTarget: {
        mode: 'chain';
        data: ContributeToTargetData;
        responses: ContributeToTargetResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'callback_host_not_registered' | 'brand_not_found' | 'owner_disabled' | 'instance_not_found' | 'no_jackpot_for_source' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'instance_out_of_schedule' | 'player_excluded' | 'brand_excluded' | 'country_excluded' | 'segment_excluded' | 'win_limit_reached' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'budget_exhausted' | 'wallet_not_configured' | 'wallet_on_hold' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'instance_changed' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
        emits: 'WinEvent' | 'WinSettled' | 'PayoutFailed' | 'ContributionEvent' | 'LinkedContributionFailed' | 'OperatorBudgetExhausted';
    };
    /**
     * Opt a player in to or out of a target
     */
    setTargetOptIn: {
        mode: 'write';
        data: SetTargetOptInData;
        responses: SetTargetOptInResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source' | 'owner_disabled' | 'instance_terminated' | 'player_excluded' | 'brand_excluded' | 'country_excluded' | 'currency_not_configured' | 'preference_out_of_range' | 'unavailable' | 'internal_error';
        emits: 'OptInEvent';
    };
    /**
     * List the latest winners of a target
     */
    listTargetWinners: {
        mode: 'read';
        data: ListTargetWinnersData;
        responses: ListTargetWinnersResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List the latest winner of each pot of a target
     */
    listTargetPotWinners: {
        mode: 'read';
        data: ListTargetPotWinnersData;
        responses: ListTargetPotWinnersResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List an instance's winners
     */
    listWinners: {
        mode: 'read';
        data: ListWinnersData;
        responses: ListWinnersResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List an instance's winners by pot
     */
    listWinnersByPot: {
        mode: 'read';
        data: ListWinnersByPotData;
        responses: ListWinnersByPotResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List bonuses
     */
    listBonuses: {
        mode: 'read';
        data: ListBonusesData;
        responses: ListBonusesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Change the expiry of bonuses
     */
    extendBonuses: {
        mode: 'chain';
        data: ExtendBonusesData;
        responses: ExtendBonusesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'bonus_choice_unclear' | 'bonus_expiry_past' | 'brand_not_found' | 'bonus_not_found' | 'promo_not_found' | 'unavailable' | 'internal_error';
        emits: 'PlayerBonusUpdated';
    };
    /**
     * Award a freespin instance to players
     */
    awardFreespins: {
        mode: 'chain';
        data: AwardFreespinsData;
        responses: AwardFreespinsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'brand_not_found' | 'owner_disabled' | 'freespin_instance_not_found' | 'bonus_brand_mismatch' | 'bonus_window_closed' | 'budget_exhausted' | 'unavailable' | 'internal_error';
        emits: 'PlayerBonusAdded';
    };
    /**
     * Award a freespin instance to the players of a file
     */
    awardListed: {
        mode: 'chain';
        data: AwardListedData;
        responses: AwardListedResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'brand_not_found' | 'owner_disabled' | 'freespin_instance_not_found' | 'bonus_brand_mismatch' | 'bonus_window_closed' | 'budget_exhausted' | 'unavailable' | 'internal_error';
        emits: 'PlayerBonusAdded';
    };
    /**
     * Award freespins without a template
     */
    awardBonus: {
        mode: 'chain';
        data: AwardBonusData;
        responses: AwardBonusResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'brand_not_found' | 'owner_disabled' | 'bonus_expiry_past' | 'amount_out_of_range' | 'currency_unknown' | 'unavailable' | 'internal_error';
        emits: 'PlayerBonusAdded';
    };
    /**
     * List freespin instances
     */
    listFreespinInstances: {
        mode: 'read';
        data: ListFreespinInstancesData;
        responses: ListFreespinInstancesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Create a freespin instance from a template
     */
    createFreespinInstance: {
        mode: 'write';
        data: CreateFreespinInstanceData;
        responses: CreateFreespinInstanceResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'freespin_template_not_found' | 'brand_not_found' | 'bonus_brand_mismatch' | 'schedule_invalid' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Work out the cost of an award
     */
    previewAward: {
        mode: 'read';
        data: PreviewAwardData;
        responses: PreviewAwardResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'brand_not_found' | 'owner_disabled' | 'freespin_instance_not_found' | 'bonus_brand_mismatch' | 'bonus_window_closed' | 'budget_exhausted' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List freespin templates
     */
    listFreespinTemplates: {
        mode: 'read';
        data: ListFreespinTemplatesData;
        responses: ListFreespinTemplatesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Create a freespin template
     */
    createFreespinTemplate: {
        mode: 'write';
        data: CreateFreespinTemplateData;
        responses: CreateFreespinTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'operator_not_found' | 'brand_not_found' | 'amount_out_of_range' | 'currency_unknown' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Update a freespin template
     */
    updateFreespinTemplate: {
        mode: 'write';
        data: UpdateFreespinTemplateData;
        responses: UpdateFreespinTemplateResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'freespin_template_not_found' | 'operator_not_found' | 'brand_not_found' | 'amount_out_of_range' | 'currency_unknown' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Report the use of freespins
     */
    reportFreespinUse: {
        mode: 'write';
        data: ReportFreespinUseData;
        responses: ReportFreespinUseResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'brand_not_found' | 'owner_disabled' | 'bonus_not_found' | 'bonus_use_mismatch' | 'bonus_game_excluded' | 'bonus_not_available' | 'bonus_exceeded' | 'unavailable' | 'internal_error';
        emits: 'PlayerBonusUpdated' | 'PlayerBonusConsumed';
    };
    /**
     * List a player's bonuses
     */
    listPlayerBonuses: {
        mode: 'read';
        data: ListPlayerBonusesData;
        responses: ListPlayerBonusesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Take bonuses back
     */
    removeBonuses: {
        mode: 'chain';
        data: RemoveBonusesData;
        responses: RemoveBonusesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'idempotency_key_in_flight' | 'bonus_choice_unclear' | 'brand_not_found' | 'bonus_not_found' | 'promo_not_found' | 'unavailable' | 'internal_error';
        emits: 'PlayerBonusRemoved';
    };
    /**
     * Sum up a campaign
     */
    getBonusTotals: {
        mode: 'read';
        data: GetBonusTotalsData;
        responses: GetBonusTotalsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'promo_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List uses of bonuses
     */
    listBonusUses: {
        mode: 'read';
        data: ListBonusUsesData;
        responses: ListBonusUsesResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'brand_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Give a use back
     */
    giveBack: {
        mode: 'write';
        data: GiveBackData;
        responses: GiveBackResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_keys_differ' | 'idempotency_key_reused' | 'use_not_found' | 'use_booked' | 'bonus_ended' | 'unavailable' | 'internal_error';
        emits: 'PlayerBonusUpdated';
    };
    /**
     * Get the CORS origins
     */
    getCorsOrigins: {
        mode: 'read';
        data: GetCorsOriginsData;
        responses: GetCorsOriginsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Set the CORS origins
     */
    setCorsOrigins: {
        mode: 'write';
        data: SetCorsOriginsData;
        responses: SetCorsOriginsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Remove CORS origins
     */
    removeCorsOrigins: {
        mode: 'write';
        data: RemoveCorsOriginsData;
        responses: RemoveCorsOriginsResponses;
        problems: 'token_missing' | 'token_invalid' | 'second_factor_setup_required' | 'permission_denied' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'idempotency_key_reused' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List the currencies of a brand
     */
    listPublicCurrencies: {
        mode: 'read';
        data: ListPublicCurrenciesData;
        responses: ListPublicCurrenciesResponses & {
            304: void;
        };
        problems: 'too_many_requests' | 'validation_failed' | 'brand_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get a player's jackpot in a game
     */
    getPlayerJackpot: {
        mode: 'chain';
        data: GetPlayerJackpotData;
        responses: GetPlayerJackpotResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'too_many_requests' | 'brand_not_found' | 'wallet_not_configured' | 'session_expired' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'no_jackpot_for_source' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List the leaders of a jackpot
     */
    listLeaders: {
        mode: 'chain';
        data: ListLeadersData;
        responses: ListLeadersResponses & {
            304: void;
        };
        problems: 'too_many_requests' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List a brand's jackpots for a lobby
     */
    listLobbyJackpots: {
        mode: 'chain';
        data: ListLobbyJackpotsData;
        responses: ListLobbyJackpotsResponses & {
            304: void;
        };
        problems: 'too_many_requests' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List the player's own bonuses
     */
    listMyBonuses: {
        mode: 'chain';
        data: ListMyBonusesData;
        responses: ListMyBonusesResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'too_many_requests' | 'brand_not_found' | 'wallet_not_configured' | 'session_expired' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List the player's own opt-ins
     */
    listMyOptIns: {
        mode: 'chain';
        data: ListMyOptInsData;
        responses: ListMyOptInsResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'too_many_requests' | 'brand_not_found' | 'wallet_not_configured' | 'session_expired' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List the player's own raffle tickets
     */
    listMyTickets: {
        mode: 'chain';
        data: ListMyTicketsData;
        responses: ListMyTicketsResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'too_many_requests' | 'brand_not_found' | 'wallet_not_configured' | 'session_expired' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List the player's own wins
     */
    listMyWins: {
        mode: 'chain';
        data: ListMyWinsData;
        responses: ListMyWinsResponses;
        problems: 'token_missing' | 'token_invalid' | 'validation_failed' | 'too_many_requests' | 'brand_not_found' | 'wallet_not_configured' | 'session_expired' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Opt the player in or out
     */
    setPlayerOptIn: {
        mode: 'chain';
        data: SetPlayerOptInData;
        responses: SetPlayerOptInResponses;
        problems: 'token_missing' | 'token_invalid' | 'unsupported_media_type' | 'body_too_large' | 'malformed_body' | 'validation_failed' | 'too_many_requests' | 'brand_not_found' | 'wallet_not_configured' | 'session_expired' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout' | 'idempotency_key_reused' | 'instance_not_found' | 'owner_disabled' | 'instance_terminated' | 'player_excluded' | 'brand_excluded' | 'country_excluded' | 'preference_out_of_range' | 'unavailable' | 'internal_error';
        emits: 'OptInEvent';
    };
    /**
     * List an owner's sources
     */
    listPublicSources: {
        mode: 'read';
        data: ListPublicSourcesData;
        responses: ListPublicSourcesResponses;
        problems: 'too_many_requests' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Get an instance's ticker
     */
    getTicker: {
        mode: 'read';
        data: GetTickerData;
        responses: GetTickerResponses;
        problems: 'too_many_requests' | 'validation_failed' | 'instance_not_found' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * List recent winners
     */
    listRecentWinners: {
        mode: 'chain';
        data: ListRecentWinnersData;
        responses: ListRecentWinnersResponses & {
            304: void;
        };
        problems: 'too_many_requests' | 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Check the health of the service
     */
    getHealth: {
        mode: 'chain';
        data: GetHealthData;
        responses: GetHealthResponses;
        problems: 'validation_failed' | 'unavailable' | 'internal_error';
        emits: never;
    };
    /**
     * Check whether the service is ready
     */
    getReadiness: {
        mode: 'chain';
        data: GetReadinessData;
        responses: GetReadinessResponses;
        problems: 'validation_failed' | 'not_ready' | 'unavailable' | 'internal_error';
        emits: never;
    };
};

/**
 * Every route, literal segments before parameters, so that the first match is the right one.
 */
export const routes = [
    {
        operationId: 'listAccounts',
        method: 'get',
        path: '/accounts',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: { resource: 'accounts', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['A7'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'updateAccount',
        method: 'patch',
        path: '/accounts',
        section: 'accounts',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'accounts', permission: 'Update' },
        accounts: null,
        audits: 'account_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A9'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'account_not_found',
            'own_account',
            'organisation_not_found',
            'unit_not_found',
            'org_list_mismatch',
            'oauth_provider_not_found',
            'permission_unknown',
            'account_type_misplaced',
            'oauth_provider_not_applicable',
            'permission_exceeds_own',
            'last_system_account',
            'too_many_requests',
            'username_taken',
            'password_unacceptable',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'createAccount',
        method: 'post',
        path: '/accounts',
        section: 'accounts',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'accounts', permission: 'Create' },
        accounts: null,
        audits: 'account_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A8'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'organisation_not_found',
            'unit_not_found',
            'org_list_mismatch',
            'system_not_found',
            'oauth_provider_not_found',
            'permission_unknown',
            'account_type_misplaced',
            'oauth_provider_not_applicable',
            'permission_exceeds_own',
            'too_many_requests',
            'username_taken',
            'password_unacceptable',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'login',
        method: 'post',
        path: '/accounts/auth',
        section: 'accounts',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A1'],
        problems: [
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'credentials_invalid',
            'second_factor_required',
            'second_factor_invalid',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'logout',
        method: 'post',
        path: '/accounts/logout',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: 'self',
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getOwnAccount',
        method: 'get',
        path: '/accounts/me',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: 'self',
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['A2'],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'changePassword',
        method: 'post',
        path: '/accounts/me/password',
        section: 'accounts',
        mode: 'chain',
        security: 'account',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A3'],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'password_unacceptable',
            'current_password_wrong',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'startSecondFactor',
        method: 'post',
        path: '/accounts/me/second-factor',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: 'self',
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'second_factor_not_applicable',
            'second_factor_active',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'confirmSecondFactor',
        method: 'post',
        path: '/accounts/me/second-factor/confirm',
        section: 'accounts',
        mode: 'chain',
        security: 'account',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'second_factor_missing',
            'second_factor_not_applicable',
            'second_factor_active',
            'second_factor_code_wrong',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'replaceRecoveryCodes',
        method: 'post',
        path: '/accounts/me/second-factor/recovery-codes',
        section: 'accounts',
        mode: 'chain',
        security: 'account',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'second_factor_missing',
            'second_factor_code_wrong',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'removeOwnSecondFactor',
        method: 'post',
        path: '/accounts/me/second-factor/remove',
        section: 'accounts',
        mode: 'chain',
        security: 'account',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'second_factor_missing',
            'second_factor_code_wrong',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listOwnSessions',
        method: 'get',
        path: '/accounts/me/sessions',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: 'self',
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'endOwnSessions',
        method: 'post',
        path: '/accounts/me/sessions/end',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'requestPasswordReset',
        method: 'post',
        path: '/accounts/password-reset',
        section: 'accounts',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A4'],
        problems: [
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'unavailable',
            'internal_error'
        ],
        emits: ['PasswordResetRequested'],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'confirmPasswordReset',
        method: 'post',
        path: '/accounts/password-reset/confirm',
        section: 'accounts',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A5'],
        problems: [
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'password_unacceptable',
            'otp_invalid',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'exchangeToken',
        method: 'post',
        path: '/accounts/token',
        section: 'accounts',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A6'],
        problems: [
            'too_many_requests',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'exchange_token_invalid',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'disableAccount',
        method: 'post',
        path: '/accounts/{account_id}/disable',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'accounts', permission: 'Update' },
        accounts: null,
        audits: 'account_id',
        body: null,
        bodyRequired: false,
        requirement: ['A10'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'idempotency_key_reused',
            'account_not_found',
            'own_account',
            'permission_exceeds_own',
            'last_system_account',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'enableAccount',
        method: 'post',
        path: '/accounts/{account_id}/enable',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'accounts', permission: 'Update' },
        accounts: null,
        audits: 'account_id',
        body: null,
        bodyRequired: false,
        requirement: ['A11'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'idempotency_key_reused',
            'account_not_found',
            'permission_exceeds_own',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'endAccountSessions',
        method: 'post',
        path: '/accounts/{account_id}/end-sessions',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'accounts', permission: 'Update' },
        accounts: null,
        audits: 'account_id',
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'idempotency_key_reused',
            'account_not_found',
            'own_account',
            'permission_exceeds_own',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'removeAccountSecondFactor',
        method: 'post',
        path: '/accounts/{account_id}/remove-second-factor',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'accounts', permission: 'Update' },
        accounts: null,
        audits: 'account_id',
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'idempotency_key_reused',
            'account_not_found',
            'own_account',
            'permission_exceeds_own',
            'second_factor_missing',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listApprovalRequests',
        method: 'get',
        path: '/approval-requests',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'approvals', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'approveRequest',
        method: 'post',
        path: '/approval-requests/{approval_request_id}/approve',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'approvals', permission: 'Execute' },
        accounts: null,
        audits: 'approval_request_id',
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'idempotency_key_reused',
            'approval_request_not_found',
            'own_approval_request',
            'approver_not_independent',
            'approval_request_decided',
            'approval_not_possible',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'rejectRequest',
        method: 'post',
        path: '/approval-requests/{approval_request_id}/reject',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'approvals', permission: 'Execute' },
        accounts: null,
        audits: 'approval_request_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'approval_request_not_found',
            'approval_request_decided',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listAuditEvents',
        method: 'get',
        path: '/audit',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: { resource: 'audit', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'loginAdmin',
        method: 'post',
        path: '/auth/admin',
        section: 'accounts',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A1'],
        problems: [
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'credentials_invalid',
            'second_factor_required',
            'second_factor_invalid',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listBonuses',
        method: 'get',
        path: '/bonus/bonuses',
        section: 'bonuses',
        mode: 'read',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'brand_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'extendBonuses',
        method: 'post',
        path: '/bonus/extend',
        section: 'bonuses',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Execute' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'bonus_choice_unclear',
            'bonus_expiry_past',
            'brand_not_found',
            'bonus_not_found',
            'promo_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: ['PlayerBonusUpdated'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'awardFreespins',
        method: 'post',
        path: '/bonus/freespins/add',
        section: 'bonuses',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Execute' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['D2'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'brand_not_found',
            'owner_disabled',
            'freespin_instance_not_found',
            'bonus_brand_mismatch',
            'bonus_window_closed',
            'budget_exhausted',
            'unavailable',
            'internal_error'
        ],
        emits: ['PlayerBonusAdded'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'awardListed',
        method: 'post',
        path: '/bonus/freespins/add/listed',
        section: 'bonuses',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Execute' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'brand_not_found',
            'owner_disabled',
            'freespin_instance_not_found',
            'bonus_brand_mismatch',
            'bonus_window_closed',
            'budget_exhausted',
            'unavailable',
            'internal_error'
        ],
        emits: ['PlayerBonusAdded'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'awardBonus',
        method: 'post',
        path: '/bonus/freespins/award',
        section: 'bonuses',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Execute' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['D3'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'brand_not_found',
            'owner_disabled',
            'bonus_expiry_past',
            'amount_out_of_range',
            'currency_unknown',
            'unavailable',
            'internal_error'
        ],
        emits: ['PlayerBonusAdded'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listFreespinInstances',
        method: 'get',
        path: '/bonus/freespins/instances',
        section: 'bonuses',
        mode: 'read',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['D1'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'createFreespinInstance',
        method: 'post',
        path: '/bonus/freespins/instances',
        section: 'bonuses',
        mode: 'write',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Execute' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['D8'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'freespin_template_not_found',
            'brand_not_found',
            'bonus_brand_mismatch',
            'schedule_invalid',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'previewAward',
        method: 'post',
        path: '/bonus/freespins/preview',
        section: 'bonuses',
        mode: 'read',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'brand_not_found',
            'owner_disabled',
            'freespin_instance_not_found',
            'bonus_brand_mismatch',
            'bonus_window_closed',
            'budget_exhausted',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listFreespinTemplates',
        method: 'get',
        path: '/bonus/freespins/templates',
        section: 'bonuses',
        mode: 'read',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['D5'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'updateFreespinTemplate',
        method: 'patch',
        path: '/bonus/freespins/templates',
        section: 'bonuses',
        mode: 'write',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Update' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['D7'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'freespin_template_not_found',
            'operator_not_found',
            'brand_not_found',
            'amount_out_of_range',
            'currency_unknown',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'createFreespinTemplate',
        method: 'post',
        path: '/bonus/freespins/templates',
        section: 'bonuses',
        mode: 'write',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Create' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['D6'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'operator_not_found',
            'brand_not_found',
            'amount_out_of_range',
            'currency_unknown',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'reportFreespinUse',
        method: 'post',
        path: '/bonus/freespins/use',
        section: 'bonuses',
        mode: 'write',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Update' },
        accounts: [
            'Provider',
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'brand_not_found',
            'owner_disabled',
            'bonus_not_found',
            'bonus_use_mismatch',
            'bonus_game_excluded',
            'bonus_not_available',
            'bonus_exceeded',
            'unavailable',
            'internal_error'
        ],
        emits: ['PlayerBonusUpdated', 'PlayerBonusConsumed'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listPlayerBonuses',
        method: 'get',
        path: '/bonus/players/bonuses',
        section: 'bonuses',
        mode: 'read',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Read' },
        accounts: [
            'Provider',
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['D4'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'brand_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'removeBonuses',
        method: 'post',
        path: '/bonus/remove',
        section: 'bonuses',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Delete' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'bonus_choice_unclear',
            'brand_not_found',
            'bonus_not_found',
            'promo_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: ['PlayerBonusRemoved'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getBonusTotals',
        method: 'get',
        path: '/bonus/totals',
        section: 'bonuses',
        mode: 'read',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'brand_not_found',
            'promo_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listBonusUses',
        method: 'get',
        path: '/bonus/uses',
        section: 'bonuses',
        mode: 'read',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'brand_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'giveBack',
        method: 'post',
        path: '/bonus/uses/return',
        section: 'bonuses',
        mode: 'write',
        security: 'account',
        permission: { resource: 'bonuses', permission: 'Update' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'use_not_found',
            'use_booked',
            'bonus_ended',
            'unavailable',
            'internal_error'
        ],
        emits: ['PlayerBonusUpdated'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listBrandCurrencies',
        method: 'get',
        path: '/config/currencies',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'currencies', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B1'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'clearBrandCurrencies',
        method: 'delete',
        path: '/config/currencies/{brand_id}',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'currencies', permission: 'Delete' },
        accounts: null,
        audits: 'brand_id',
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'idempotency_key_reused',
            'brand_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'setBrandCurrencies',
        method: 'put',
        path: '/config/currencies/{brand_id}',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'currencies', permission: 'Update' },
        accounts: null,
        audits: 'brand_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'brand_not_found',
            'currency_unknown',
            'base_multiplier_not_one',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listBrandCurrencyChanges',
        method: 'get',
        path: '/config/currencies/{brand_id}/history',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'currencies', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'brand_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listOperators',
        method: 'get',
        path: '/config/operators',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'operators', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B2'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'saveOperators',
        method: 'post',
        path: '/config/operators',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'operators', permission: 'Create' },
        accounts: null,
        audits: 'operator_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B3'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getOperator',
        method: 'get',
        path: '/config/operators/{operator_id}',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'operators', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B4'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'operator_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'updateOperator',
        method: 'patch',
        path: '/config/operators/{operator_id}',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'operators', permission: 'Update' },
        accounts: null,
        audits: 'operator_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B6'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'operator_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'saveBrands',
        method: 'post',
        path: '/config/operators/{operator_id}/brands',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'operators', permission: 'Create' },
        accounts: null,
        audits: 'brand_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B5'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'operator_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'updateBrand',
        method: 'patch',
        path: '/config/operators/{operator_id}/brands/{brand_id}',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'operators', permission: 'Update' },
        accounts: null,
        audits: 'brand_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B6'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'brand_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getOperatorSettings',
        method: 'get',
        path: '/config/operators/{operator_id}/settings',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'operators', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'operator_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'setOperatorSettings',
        method: 'put',
        path: '/config/operators/{operator_id}/settings',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'operators', permission: 'Update' },
        accounts: null,
        audits: 'operator_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'operator_not_found',
            'currency_unknown',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listDeliveries',
        method: 'get',
        path: '/deliveries',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: { resource: 'deliveries', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listDestinations',
        method: 'get',
        path: '/deliveries/destinations',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: { resource: 'deliveries', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'createDestination',
        method: 'post',
        path: '/deliveries/destinations',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'deliveries', permission: 'Create' },
        accounts: null,
        audits: 'destination_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'permission_exceeds_own',
            'address_not_allowed',
            'destination_taken',
            'too_many_destinations',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'deleteDestinations',
        method: 'post',
        path: '/deliveries/destinations/delete',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'deliveries', permission: 'Delete' },
        accounts: null,
        audits: 'destination_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'updateDestination',
        method: 'patch',
        path: '/deliveries/destinations/{destination_id}',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'deliveries', permission: 'Update' },
        accounts: null,
        audits: 'destination_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'destination_not_found',
            'permission_exceeds_own',
            'address_not_allowed',
            'destination_taken',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'testDestination',
        method: 'post',
        path: '/deliveries/destinations/{destination_id}/test',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'deliveries', permission: 'Execute' },
        accounts: null,
        audits: 'destination_id',
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'idempotency_key_reused',
            'destination_not_found',
            'destination_disabled',
            'too_many_requests',
            'unavailable',
            'internal_error'
        ],
        emits: ['DestinationTest'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'replayDeliveries',
        method: 'post',
        path: '/deliveries/replay',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'deliveries', permission: 'Execute' },
        accounts: null,
        audits: 'destination_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getDelivery',
        method: 'get',
        path: '/deliveries/{delivery_id}',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: { resource: 'deliveries', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'delivery_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listExcludedPlayers',
        method: 'get',
        path: '/excluded-players',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'optins', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'excludePlayers',
        method: 'post',
        path: '/excluded-players',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'optins', permission: 'Execute' },
        accounts: null,
        audits: 'players',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'excludePlayersListed',
        method: 'post',
        path: '/excluded-players/list',
        section: 'jackpots',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'optins', permission: 'Execute' },
        accounts: null,
        audits: 'players',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'owner_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'readmitPlayers',
        method: 'post',
        path: '/excluded-players/readmit',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'optins', permission: 'Execute' },
        accounts: null,
        audits: 'players',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getCorsOrigins',
        method: 'get',
        path: '/frontend/cors',
        section: 'frontend',
        mode: 'read',
        security: 'account',
        permission: { resource: 'cors', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'setCorsOrigins',
        method: 'post',
        path: '/frontend/cors',
        section: 'frontend',
        mode: 'write',
        security: 'account',
        permission: { resource: 'cors', permission: 'Update' },
        accounts: null,
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['F1'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'removeCorsOrigins',
        method: 'post',
        path: '/frontend/cors/delete',
        section: 'frontend',
        mode: 'write',
        security: 'account',
        permission: { resource: 'cors', permission: 'Update' },
        accounts: null,
        audits: 'id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['F2'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listPublicCurrencies',
        method: 'get',
        path: '/frontend/currencies',
        section: 'frontend',
        mode: 'read',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'too_many_requests',
            'validation_failed',
            'brand_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getPlayerJackpot',
        method: 'get',
        path: '/frontend/jackpot',
        section: 'frontend',
        mode: 'chain',
        security: 'player',
        permission: 'self',
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['F5'],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'too_many_requests',
            'brand_not_found',
            'wallet_not_configured',
            'session_expired',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'no_jackpot_for_source',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listLeaders',
        method: 'get',
        path: '/frontend/leaders',
        section: 'frontend',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'too_many_requests',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listLobbyJackpots',
        method: 'get',
        path: '/frontend/lobby',
        section: 'frontend',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'too_many_requests',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listMyBonuses',
        method: 'get',
        path: '/frontend/my/bonuses',
        section: 'frontend',
        mode: 'chain',
        security: 'player',
        permission: 'self',
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'too_many_requests',
            'brand_not_found',
            'wallet_not_configured',
            'session_expired',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listMyOptIns',
        method: 'get',
        path: '/frontend/my/opt-ins',
        section: 'frontend',
        mode: 'chain',
        security: 'player',
        permission: 'self',
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'too_many_requests',
            'brand_not_found',
            'wallet_not_configured',
            'session_expired',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listMyTickets',
        method: 'get',
        path: '/frontend/my/tickets',
        section: 'frontend',
        mode: 'chain',
        security: 'player',
        permission: 'self',
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'too_many_requests',
            'brand_not_found',
            'wallet_not_configured',
            'session_expired',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listMyWins',
        method: 'get',
        path: '/frontend/my/wins',
        section: 'frontend',
        mode: 'chain',
        security: 'player',
        permission: 'self',
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'too_many_requests',
            'brand_not_found',
            'wallet_not_configured',
            'session_expired',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'setPlayerOptIn',
        method: 'post',
        path: '/frontend/opt-in',
        section: 'frontend',
        mode: 'chain',
        security: 'player',
        permission: 'self',
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['F6'],
        problems: [
            'token_missing',
            'token_invalid',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'too_many_requests',
            'brand_not_found',
            'wallet_not_configured',
            'session_expired',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'idempotency_key_reused',
            'instance_not_found',
            'owner_disabled',
            'instance_terminated',
            'player_excluded',
            'brand_excluded',
            'country_excluded',
            'preference_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: ['OptInEvent'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listPublicSources',
        method: 'get',
        path: '/frontend/sources',
        section: 'frontend',
        mode: 'read',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['F7'],
        problems: [
            'too_many_requests',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getTicker',
        method: 'get',
        path: '/frontend/ticker',
        section: 'frontend',
        mode: 'read',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['F8'],
        problems: [
            'too_many_requests',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listRecentWinners',
        method: 'get',
        path: '/frontend/winners',
        section: 'frontend',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'too_many_requests',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getHealth',
        method: 'get',
        path: '/healthz',
        section: 'frontend',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listInstances',
        method: 'get',
        path: '/instances',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B19'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'updateInstance',
        method: 'patch',
        path: '/instances',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'instances', permission: 'Update' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B29'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listPendingCancels',
        method: 'get',
        path: '/instances/cancels',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'retryCancels',
        method: 'post',
        path: '/instances/cancels/retry',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Execute' },
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'settleCancels',
        method: 'post',
        path: '/instances/cancels/settle',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Execute' },
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listContributions',
        method: 'get',
        path: '/instances/contributions',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'recordInstanceContribution',
        method: 'post',
        path: '/instances/contributions',
        section: 'jackpots',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Create' },
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B33'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'callback_host_not_registered',
            'brand_not_found',
            'owner_disabled',
            'instance_not_found',
            'instance_pending',
            'instance_paused',
            'instance_terminated',
            'instance_out_of_schedule',
            'player_excluded',
            'brand_excluded',
            'country_excluded',
            'segment_excluded',
            'win_limit_reached',
            'player_not_opted_in',
            'currency_not_configured',
            'amount_out_of_range',
            'budget_exhausted',
            'wallet_not_configured',
            'wallet_on_hold',
            'wallet_refused_session',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'limit_exceeded',
            'insufficient_funds',
            'instance_changed',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'unavailable',
            'internal_error'
        ],
        emits: [
            'WinEvent',
            'WinSettled',
            'PayoutFailed',
            'ContributionEvent',
            'OperatorBudgetExhausted'
        ],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'contributeByGame',
        method: 'post',
        path: '/instances/game-contributions',
        section: 'jackpots',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Create' },
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B35'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'brand_not_found',
            'owner_disabled',
            'source_not_found',
            'instance_not_found',
            'instance_pending',
            'instance_paused',
            'instance_terminated',
            'instance_out_of_schedule',
            'player_excluded',
            'brand_excluded',
            'country_excluded',
            'segment_excluded',
            'win_limit_reached',
            'player_not_opted_in',
            'currency_not_configured',
            'amount_out_of_range',
            'budget_exhausted',
            'wallet_not_configured',
            'wallet_on_hold',
            'wallet_refused_session',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'limit_exceeded',
            'insufficient_funds',
            'instance_changed',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'unavailable',
            'internal_error'
        ],
        emits: [
            'WinEvent',
            'WinSettled',
            'PayoutFailed',
            'ContributionEvent',
            'OperatorBudgetExhausted'
        ],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'sweepHouse',
        method: 'post',
        path: '/instances/house-pot/sweep',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'house_pot_insufficient',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'setOptIn',
        method: 'post',
        path: '/instances/opt-in',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'optins', permission: 'Update' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B23'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'brand_not_found',
            'instance_not_found',
            'owner_disabled',
            'instance_terminated',
            'player_excluded',
            'brand_excluded',
            'country_excluded',
            'preference_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: ['OptInEvent'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'setOptInListed',
        method: 'post',
        path: '/instances/opt-in/statuses',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'optins', permission: 'Update' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B32'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'brand_not_found',
            'instance_not_found',
            'owner_disabled',
            'instance_terminated',
            'player_excluded',
            'brand_excluded',
            'country_excluded',
            'preference_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: ['OptInEvent'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listPlayerOptIns',
        method: 'get',
        path: '/instances/opt-ins',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'optins', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B25'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'saveOptIns',
        method: 'post',
        path: '/instances/opt-ins',
        section: 'jackpots',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'optins', permission: 'Update' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B24'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'brand_not_found',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: ['OptInEvent'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'setPotContributedSeed',
        method: 'post',
        path: '/instances/pots/contributed-seed',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B21'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'pot_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'setPotCurrentValue',
        method: 'post',
        path: '/instances/pots/current-value',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B20'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'pot_not_found',
            'pot_ceiling_exceeded',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'boostSeed',
        method: 'post',
        path: '/instances/pots/seed-boost',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'pot_not_found',
            'amount_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'setPotSurplusSeed',
        method: 'post',
        path: '/instances/pots/surplus-seed',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B22'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'pot_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listPlayerRaffleTickets',
        method: 'get',
        path: '/instances/raffle-tickets',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'raffles', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B38'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'transferPots',
        method: 'post',
        path: '/instances/transfer',
        section: 'jackpots',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B27'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'pot_not_found',
            'instance_terminated',
            'transfer_invalid',
            'pot_disabled',
            'amount_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'triggerWin',
        method: 'post',
        path: '/instances/trigger',
        section: 'jackpots',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B28'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'brand_not_found',
            'pot_not_found',
            'source_not_found',
            'owner_disabled',
            'instance_pending',
            'instance_paused',
            'instance_terminated',
            'brand_excluded',
            'player_excluded',
            'win_limit_reached',
            'player_not_opted_in',
            'external_trigger_not_supported',
            'pot_disabled',
            'pot_not_armed',
            'amount_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: [
            'WinEvent',
            'WinSettled',
            'PayoutFailed'
        ],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listWins',
        method: 'get',
        path: '/instances/wins',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'winners', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'refuseWins',
        method: 'post',
        path: '/instances/wins/refuse',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'winners', permission: 'Execute' },
        accounts: null,
        audits: 'transaction_ids',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: ['WinRefused'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'releaseWins',
        method: 'post',
        path: '/instances/wins/release',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'winners', permission: 'Execute' },
        accounts: null,
        audits: 'transaction_ids',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'settleWins',
        method: 'post',
        path: '/instances/wins/settle',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'winners', permission: 'Execute' },
        accounts: null,
        audits: 'transaction_ids',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: ['WinSettled'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listWinTotals',
        method: 'get',
        path: '/instances/wins/totals',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'winners', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getInstance',
        method: 'get',
        path: '/instances/{instance_id}',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B30'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listLedgerEntries',
        method: 'get',
        path: '/instances/{instance_id}/ledger',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getLinks',
        method: 'get',
        path: '/instances/{instance_id}/links',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'setLinks',
        method: 'put',
        path: '/instances/{instance_id}/links',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'link_invalid',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listInstanceOptIns',
        method: 'get',
        path: '/instances/{instance_id}/opt-ins',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'optins', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B31'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'pauseInstance',
        method: 'post',
        path: '/instances/{instance_id}/pause',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'instance_pending',
            'instance_terminated',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listPlayerInstanceTickets',
        method: 'get',
        path: '/instances/{instance_id}/players/{player_id}/raffle-tickets',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'raffles', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B37'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getPotHistory',
        method: 'get',
        path: '/instances/{instance_id}/pot-history',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listRaffleTickets',
        method: 'get',
        path: '/instances/{instance_id}/raffle-tickets',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'raffles', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B36'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'resumeInstance',
        method: 'post',
        path: '/instances/{instance_id}/resume',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'instance_pending',
            'instance_terminated',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'terminateInstance',
        method: 'post',
        path: '/instances/{instance_id}/terminate',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'instances', permission: 'Execute' },
        accounts: null,
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'instance_not_found',
            'precondition_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'finishOauthLogin',
        method: 'get',
        path: '/oauth/callback',
        section: 'accounts',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'too_many_requests',
            'validation_failed',
            'oauth_state_unknown',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'startOauthLogin',
        method: 'get',
        path: '/oauth/login',
        section: 'accounts',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'too_many_requests',
            'validation_failed',
            'oauth_provider_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listOauthProviders',
        method: 'get',
        path: '/oauth/providers',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: { resource: 'oauth_providers', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['A12'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'createOauthProvider',
        method: 'post',
        path: '/oauth/providers',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'oauth_providers', permission: 'Create' },
        accounts: null,
        audits: 'provider_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A13'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'address_not_allowed',
            'too_many_requests',
            'oauth_provider_id_taken',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'updateOauthProvider',
        method: 'patch',
        path: '/oauth/providers/{provider_id}',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'oauth_providers', permission: 'Update' },
        accounts: null,
        audits: 'provider_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A14'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'oauth_provider_not_found',
            'owner_not_found',
            'address_not_allowed',
            'oauth_provider_not_applicable',
            'too_many_requests',
            'oauth_provider_id_taken',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'testOauthProvider',
        method: 'post',
        path: '/oauth/providers/{provider_id}/test',
        section: 'accounts',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'oauth_providers', permission: 'Update' },
        accounts: null,
        audits: 'provider_id',
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'oauth_provider_not_found',
            'too_many_requests',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'contributeToInstance',
        method: 'post',
        path: '/operator/contributions/instance',
        section: 'operator',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Create' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['C6'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'callback_host_not_registered',
            'brand_not_found',
            'owner_disabled',
            'instance_not_found',
            'instance_pending',
            'instance_paused',
            'instance_terminated',
            'instance_out_of_schedule',
            'player_excluded',
            'brand_excluded',
            'country_excluded',
            'segment_excluded',
            'win_limit_reached',
            'player_not_opted_in',
            'currency_not_configured',
            'amount_out_of_range',
            'budget_exhausted',
            'wallet_not_configured',
            'wallet_on_hold',
            'wallet_refused_session',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'limit_exceeded',
            'insufficient_funds',
            'instance_changed',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'unavailable',
            'internal_error'
        ],
        emits: [
            'WinEvent',
            'WinSettled',
            'PayoutFailed',
            'ContributionEvent',
            'OperatorBudgetExhausted'
        ],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'contributeBySource',
        method: 'post',
        path: '/operator/contributions/source',
        section: 'operator',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Create' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['C7'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'callback_host_not_registered',
            'brand_not_found',
            'owner_disabled',
            'player_excluded',
            'no_jackpot_for_source',
            'win_limit_reached',
            'player_not_opted_in',
            'currency_not_configured',
            'amount_out_of_range',
            'budget_exhausted',
            'wallet_not_configured',
            'wallet_on_hold',
            'wallet_refused_session',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'limit_exceeded',
            'insufficient_funds',
            'instance_changed',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'instance_terminated',
            'unavailable',
            'internal_error'
        ],
        emits: [
            'WinEvent',
            'WinSettled',
            'PayoutFailed',
            'ContributionEvent',
            'OperatorBudgetExhausted'
        ],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getContribution',
        method: 'get',
        path: '/operator/contributions/{contribution_id}',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'contribution_not_found',
            'contribution_in_flight',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getBrandCurrencies',
        method: 'get',
        path: '/operator/currencies',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'currencies', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['C1'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'brand_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listOperatorPlayerInstanceTickets',
        method: 'get',
        path: '/operator/instances/{instance_id}/players/{player_id}/raffle-tickets',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'raffles', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['C4'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listOperatorRaffleTickets',
        method: 'get',
        path: '/operator/instances/{instance_id}/raffle-tickets',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'raffles', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['C3'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getOperatorJackpot',
        method: 'get',
        path: '/operator/jackpot',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['C10'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'brand_not_found',
            'no_jackpot_for_source',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'setOperatorOptIn',
        method: 'post',
        path: '/operator/opt-in',
        section: 'operator',
        mode: 'write',
        security: 'account',
        permission: { resource: 'optins', permission: 'Update' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['C11'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'brand_not_found',
            'instance_not_found',
            'owner_disabled',
            'instance_terminated',
            'player_excluded',
            'brand_excluded',
            'country_excluded',
            'currency_not_configured',
            'preference_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: ['OptInEvent'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listOperatorPlayerTickets',
        method: 'get',
        path: '/operator/raffle-tickets',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'raffles', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['C5'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listOperatorSources',
        method: 'get',
        path: '/operator/sources',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'sources', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['C12'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'contributeToTarget',
        method: 'post',
        path: '/operator/target-contributions',
        section: 'operator',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Create' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['C13'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'callback_host_not_registered',
            'brand_not_found',
            'owner_disabled',
            'instance_not_found',
            'no_jackpot_for_source',
            'instance_pending',
            'instance_paused',
            'instance_terminated',
            'instance_out_of_schedule',
            'player_excluded',
            'brand_excluded',
            'country_excluded',
            'segment_excluded',
            'win_limit_reached',
            'player_not_opted_in',
            'currency_not_configured',
            'amount_out_of_range',
            'budget_exhausted',
            'wallet_not_configured',
            'wallet_on_hold',
            'wallet_refused_session',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'limit_exceeded',
            'insufficient_funds',
            'instance_changed',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'unavailable',
            'internal_error'
        ],
        emits: [
            'WinEvent',
            'WinSettled',
            'PayoutFailed',
            'ContributionEvent',
            'LinkedContributionFailed',
            'OperatorBudgetExhausted'
        ],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'setTargetOptIn',
        method: 'post',
        path: '/operator/target-opt-in',
        section: 'operator',
        mode: 'write',
        security: 'account',
        permission: { resource: 'optins', permission: 'Update' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: 'instance_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['C15'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'brand_not_found',
            'instance_not_found',
            'no_jackpot_for_source',
            'owner_disabled',
            'instance_terminated',
            'player_excluded',
            'brand_excluded',
            'country_excluded',
            'currency_not_configured',
            'preference_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: ['OptInEvent'],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listTargetWinners',
        method: 'post',
        path: '/operator/target-winners/latest',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'winners', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['C14'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'brand_not_found',
            'instance_not_found',
            'no_jackpot_for_source',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listTargetPotWinners',
        method: 'post',
        path: '/operator/target-winners/pots',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'winners', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['C16'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'brand_not_found',
            'instance_not_found',
            'no_jackpot_for_source',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listWinners',
        method: 'get',
        path: '/operator/winners',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'winners', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['C8'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listWinnersByPot',
        method: 'get',
        path: '/operator/winners/pots',
        section: 'operator',
        mode: 'read',
        security: 'account',
        permission: { resource: 'winners', permission: 'Read' },
        accounts: [
            'Service',
            'SuperUser',
            'System'
        ],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['C9'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listOrganisations',
        method: 'get',
        path: '/organisations',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: { resource: 'organisations', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['A15'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'createOrganisation',
        method: 'post',
        path: '/organisations',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'organisations', permission: 'Create' },
        accounts: null,
        audits: 'org_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A16'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'organisation_not_found',
            'organisation_parent_invalid',
            'too_many_requests',
            'organisation_id_taken',
            'currency_unknown',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getOwnOrganisation',
        method: 'get',
        path: '/organisations/own',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: 'self',
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['A17'],
        problems: [
            'token_missing',
            'token_invalid',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'updateOrganisation',
        method: 'patch',
        path: '/organisations/{org_id}',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'organisations', permission: 'Update' },
        accounts: null,
        audits: 'org_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A18'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'organisation_not_found',
            'platform_organisation',
            'organisation_parent_invalid',
            'unit_in_use',
            'currency_unknown',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'addOrganisationUnits',
        method: 'post',
        path: '/organisations/{org_id}/units',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'organisations', permission: 'Update' },
        accounts: null,
        audits: 'org_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A19'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'organisation_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'removeOrganisationUnits',
        method: 'post',
        path: '/organisations/{org_id}/units/delete',
        section: 'accounts',
        mode: 'write',
        security: 'account',
        permission: { resource: 'organisations', permission: 'Update' },
        accounts: null,
        audits: 'org_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['A20'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'organisation_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getPlatformStatus',
        method: 'get',
        path: '/platform/status',
        section: 'accounts',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'systems', permission: 'Read' },
        accounts: ['System'],
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getReadiness',
        method: 'get',
        path: '/readyz',
        section: 'frontend',
        mode: 'chain',
        security: 'none',
        permission: null,
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'validation_failed',
            'not_ready',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listDayTotals',
        method: 'get',
        path: '/reports/days',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listReconciliations',
        method: 'get',
        path: '/reports/reconciliations',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listSegments',
        method: 'get',
        path: '/segments',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'segments', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B7'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'createSegments',
        method: 'post',
        path: '/segments',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'segments', permission: 'Create' },
        accounts: null,
        audits: 'segment_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B8'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'assignSegment',
        method: 'post',
        path: '/segments/assign',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'segments', permission: 'Update' },
        accounts: null,
        audits: 'segment_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B10'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'segment_not_found',
            'instance_not_found',
            'instance_terminated',
            'too_many_assignments',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'deleteSegments',
        method: 'post',
        path: '/segments/delete',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'segments', permission: 'Delete' },
        accounts: null,
        audits: 'segment_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B9'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'setSegmentPriorities',
        method: 'post',
        path: '/segments/priorities',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'segments', permission: 'Update' },
        accounts: null,
        audits: 'segment_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B11'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'segment_not_found',
            'jackpot_not_assigned',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'unassignSegment',
        method: 'post',
        path: '/segments/unassign',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'segments', permission: 'Update' },
        accounts: null,
        audits: 'segment_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B12'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'segment_not_found',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listSources',
        method: 'get',
        path: '/sources',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'sources', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B13'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'createSources',
        method: 'post',
        path: '/sources',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'sources', permission: 'Create' },
        accounts: null,
        audits: 'source_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B14'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'assignSources',
        method: 'post',
        path: '/sources/assign',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'sources', permission: 'Update' },
        accounts: null,
        audits: 'source_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B16'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'source_not_found',
            'instance_not_found',
            'instance_terminated',
            'too_many_assignments',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'recordSourceContribution',
        method: 'post',
        path: '/sources/contributions',
        section: 'jackpots',
        mode: 'chain',
        security: 'account',
        permission: { resource: 'contributions', permission: 'Create' },
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B34'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_keys_differ',
            'idempotency_key_reused',
            'idempotency_key_in_flight',
            'callback_host_not_registered',
            'brand_not_found',
            'owner_disabled',
            'player_excluded',
            'no_jackpot_for_source',
            'win_limit_reached',
            'player_not_opted_in',
            'currency_not_configured',
            'amount_out_of_range',
            'budget_exhausted',
            'wallet_not_configured',
            'wallet_on_hold',
            'wallet_refused_session',
            'wallet_refused_player',
            'player_token_mismatch',
            'wallet_currency_mismatch',
            'limit_exceeded',
            'insufficient_funds',
            'instance_changed',
            'wallet_refused',
            'wallet_refused_platform',
            'wallet_failed',
            'wallet_timeout',
            'instance_terminated',
            'unavailable',
            'internal_error'
        ],
        emits: [
            'WinEvent',
            'WinSettled',
            'PayoutFailed',
            'ContributionEvent',
            'OperatorBudgetExhausted'
        ],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'deleteSources',
        method: 'post',
        path: '/sources/delete',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'sources', permission: 'Delete' },
        accounts: null,
        audits: 'source_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B15'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getSourceJackpot',
        method: 'get',
        path: '/sources/jackpot',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'instances', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B26'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'brand_not_found',
            'no_jackpot_for_source',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'setSourcePriorities',
        method: 'post',
        path: '/sources/priorities',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'sources', permission: 'Update' },
        accounts: null,
        audits: 'source_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B17'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'source_not_found',
            'jackpot_not_assigned',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'unassignSources',
        method: 'post',
        path: '/sources/unassign',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'sources', permission: 'Update' },
        accounts: null,
        audits: 'source_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B18'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'source_not_found',
            'instance_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'listSystems',
        method: 'get',
        path: '/systems',
        section: 'accounts',
        mode: 'read',
        security: 'account',
        permission: { resource: 'systems', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['A21'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'listTemplates',
        method: 'get',
        path: '/templates',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'templates', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B39'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'createTemplate',
        method: 'post',
        path: '/templates',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'templates', permission: 'Create' },
        accounts: null,
        audits: 'template_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B40'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'owner_not_found',
            'currency_unknown',
            'too_many_requests',
            'template_id_taken',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'checkTemplate',
        method: 'post',
        path: '/templates/check',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'templates', permission: 'Read' },
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'owner_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'compareTemplates',
        method: 'get',
        path: '/templates/comparison',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'templates', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'template_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'instantiateTemplate',
        method: 'post',
        path: '/templates/instantiate',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'templates', permission: 'Execute' },
        accounts: null,
        audits: 'template_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B42'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'template_not_found',
            'template_not_published',
            'owner_not_found',
            'template_invalid',
            'schedule_invalid',
            'game_code_taken',
            'link_invalid',
            'amount_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'previewTemplate',
        method: 'post',
        path: '/templates/preview',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'templates', permission: 'Read' },
        accounts: null,
        audits: null,
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B44'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'template_id_mismatch',
            'template_not_found',
            'owner_not_found',
            'currency_unknown',
            'amount_out_of_range',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'publishTemplate',
        method: 'post',
        path: '/templates/publish',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'templates', permission: 'Execute' },
        accounts: null,
        audits: 'template_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: ['B43'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'template_not_found',
            'precondition_failed',
            'template_invalid',
            'warnings_not_accepted',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    },
    {
        operationId: 'getTemplateSkeleton',
        method: 'get',
        path: '/templates/skeleton',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'templates', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B41'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'getTemplate',
        method: 'get',
        path: '/templates/{template_id}',
        section: 'jackpots',
        mode: 'read',
        security: 'account',
        permission: { resource: 'templates', permission: 'Read' },
        accounts: null,
        audits: null,
        body: null,
        bodyRequired: false,
        requirement: ['B45'],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'validation_failed',
            'template_not_found',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: false,
        pending: false
    },
    {
        operationId: 'updateTemplate',
        method: 'put',
        path: '/templates/{template_id}',
        section: 'jackpots',
        mode: 'write',
        security: 'account',
        permission: { resource: 'templates', permission: 'Update' },
        accounts: null,
        audits: 'template_id',
        body: 'application/json',
        bodyRequired: true,
        requirement: [],
        problems: [
            'token_missing',
            'token_invalid',
            'second_factor_setup_required',
            'permission_denied',
            'unsupported_media_type',
            'body_too_large',
            'malformed_body',
            'validation_failed',
            'idempotency_key_reused',
            'template_id_mismatch',
            'template_not_found',
            'precondition_failed',
            'owner_not_found',
            'currency_unknown',
            'template_locked',
            'template_invalid',
            'unavailable',
            'internal_error'
        ],
        emits: [],
        idempotent: true,
        pending: false
    }
] as const;
