// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import { iterateListAccounts, type ListAccountsRequest } from './operations/list-accounts.gen.ts';
import { iterateListOauthProviders, type ListOauthProvidersRequest } from './operations/list-oauth-providers.gen.ts';
import { iterateListOrganisations, type ListOrganisationsRequest } from './operations/list-organisations.gen.ts';
import { iterateListSystems, type ListSystemsRequest } from './operations/list-systems.gen.ts';
import { iterateListAuditEvents, type ListAuditEventsRequest } from './operations/list-audit-events.gen.ts';
import { iterateListDeliveries, type ListDeliveriesRequest } from './operations/list-deliveries.gen.ts';
import { iterateListDestinations, type ListDestinationsRequest } from './operations/list-destinations.gen.ts';
import { iterateListBrandCurrencies, type ListBrandCurrenciesRequest } from './operations/list-brand-currencies.gen.ts';
import { iterateListBrandCurrencyChanges, type ListBrandCurrencyChangesRequest } from './operations/list-brand-currency-changes.gen.ts';
import { iterateListOperators, type ListOperatorsRequest } from './operations/list-operators.gen.ts';
import { iterateListSegments, type ListSegmentsRequest } from './operations/list-segments.gen.ts';
import { iterateListSources, type ListSourcesRequest } from './operations/list-sources.gen.ts';
import { iterateListInstances, type ListInstancesRequest } from './operations/list-instances.gen.ts';
import { iterateListPlayerOptIns, type ListPlayerOptInsRequest } from './operations/list-player-opt-ins.gen.ts';
import { iterateListPlayerRaffleTickets, type ListPlayerRaffleTicketsRequest } from './operations/list-player-raffle-tickets.gen.ts';
import { iterateListPendingCancels, type ListPendingCancelsRequest } from './operations/list-pending-cancels.gen.ts';
import { iterateListWins, type ListWinsRequest } from './operations/list-wins.gen.ts';
import { iterateListLedgerEntries, type ListLedgerEntriesRequest } from './operations/list-ledger-entries.gen.ts';
import { iterateListInstanceOptIns, type ListInstanceOptInsRequest } from './operations/list-instance-opt-ins.gen.ts';
import { iterateListPlayerInstanceTickets, type ListPlayerInstanceTicketsRequest } from './operations/list-player-instance-tickets.gen.ts';
import { iterateListRaffleTickets, type ListRaffleTicketsRequest } from './operations/list-raffle-tickets.gen.ts';
import { iterateListTemplates, type ListTemplatesRequest } from './operations/list-templates.gen.ts';
import { iterateListOperatorPlayerInstanceTickets, type ListOperatorPlayerInstanceTicketsRequest } from './operations/list-operator-player-instance-tickets.gen.ts';
import { iterateListOperatorRaffleTickets, type ListOperatorRaffleTicketsRequest } from './operations/list-operator-raffle-tickets.gen.ts';
import { iterateListOperatorPlayerTickets, type ListOperatorPlayerTicketsRequest } from './operations/list-operator-player-tickets.gen.ts';
import { iterateListOperatorSources, type ListOperatorSourcesRequest } from './operations/list-operator-sources.gen.ts';
import { iterateListFreespinInstances, type ListFreespinInstancesRequest } from './operations/list-freespin-instances.gen.ts';
import { iterateListFreespinTemplates, type ListFreespinTemplatesRequest } from './operations/list-freespin-templates.gen.ts';
import { iterateListPlayerBonuses, type ListPlayerBonusesRequest } from './operations/list-player-bonuses.gen.ts';
import { iterateListPublicSources, type ListPublicSourcesRequest } from './operations/list-public-sources.gen.ts';
import type { Call } from './runtime/operation.gen.ts';

/** Iterators over all items of the lists that come in pages. */
export const createIterators = <Options>(call: Call<Options>) => ({
  iterateListAccounts: (request: ListAccountsRequest = {}, options?: Options) => iterateListAccounts(call, request, options),
  iterateListOauthProviders: (request: ListOauthProvidersRequest = {}, options?: Options) => iterateListOauthProviders(call, request, options),
  iterateListOrganisations: (request: ListOrganisationsRequest = {}, options?: Options) => iterateListOrganisations(call, request, options),
  iterateListSystems: (request: ListSystemsRequest = {}, options?: Options) => iterateListSystems(call, request, options),
  iterateListAuditEvents: (request: ListAuditEventsRequest = {}, options?: Options) => iterateListAuditEvents(call, request, options),
  iterateListDeliveries: (request: ListDeliveriesRequest = {}, options?: Options) => iterateListDeliveries(call, request, options),
  iterateListDestinations: (request: ListDestinationsRequest = {}, options?: Options) => iterateListDestinations(call, request, options),
  iterateListBrandCurrencies: (request: ListBrandCurrenciesRequest = {}, options?: Options) => iterateListBrandCurrencies(call, request, options),
  iterateListBrandCurrencyChanges: (request: ListBrandCurrencyChangesRequest, options?: Options) => iterateListBrandCurrencyChanges(call, request, options),
  iterateListOperators: (request: ListOperatorsRequest = {}, options?: Options) => iterateListOperators(call, request, options),
  iterateListSegments: (request: ListSegmentsRequest = {}, options?: Options) => iterateListSegments(call, request, options),
  iterateListSources: (request: ListSourcesRequest = {}, options?: Options) => iterateListSources(call, request, options),
  iterateListInstances: (request: ListInstancesRequest = {}, options?: Options) => iterateListInstances(call, request, options),
  iterateListPlayerOptIns: (request: ListPlayerOptInsRequest, options?: Options) => iterateListPlayerOptIns(call, request, options),
  iterateListPlayerRaffleTickets: (request: ListPlayerRaffleTicketsRequest, options?: Options) => iterateListPlayerRaffleTickets(call, request, options),
  iterateListPendingCancels: (request: ListPendingCancelsRequest = {}, options?: Options) => iterateListPendingCancels(call, request, options),
  iterateListWins: (request: ListWinsRequest = {}, options?: Options) => iterateListWins(call, request, options),
  iterateListLedgerEntries: (request: ListLedgerEntriesRequest, options?: Options) => iterateListLedgerEntries(call, request, options),
  iterateListInstanceOptIns: (request: ListInstanceOptInsRequest, options?: Options) => iterateListInstanceOptIns(call, request, options),
  iterateListPlayerInstanceTickets: (request: ListPlayerInstanceTicketsRequest, options?: Options) => iterateListPlayerInstanceTickets(call, request, options),
  iterateListRaffleTickets: (request: ListRaffleTicketsRequest, options?: Options) => iterateListRaffleTickets(call, request, options),
  iterateListTemplates: (request: ListTemplatesRequest = {}, options?: Options) => iterateListTemplates(call, request, options),
  iterateListOperatorPlayerInstanceTickets: (request: ListOperatorPlayerInstanceTicketsRequest, options?: Options) => iterateListOperatorPlayerInstanceTickets(call, request, options),
  iterateListOperatorRaffleTickets: (request: ListOperatorRaffleTicketsRequest, options?: Options) => iterateListOperatorRaffleTickets(call, request, options),
  iterateListOperatorPlayerTickets: (request: ListOperatorPlayerTicketsRequest, options?: Options) => iterateListOperatorPlayerTickets(call, request, options),
  iterateListOperatorSources: (request: ListOperatorSourcesRequest = {}, options?: Options) => iterateListOperatorSources(call, request, options),
  iterateListFreespinInstances: (request: ListFreespinInstancesRequest = {}, options?: Options) => iterateListFreespinInstances(call, request, options),
  iterateListFreespinTemplates: (request: ListFreespinTemplatesRequest = {}, options?: Options) => iterateListFreespinTemplates(call, request, options),
  iterateListPlayerBonuses: (request: ListPlayerBonusesRequest, options?: Options) => iterateListPlayerBonuses(call, request, options),
  iterateListPublicSources: (request: ListPublicSourcesRequest, options?: Options) => iterateListPublicSources(call, request, options),
});
