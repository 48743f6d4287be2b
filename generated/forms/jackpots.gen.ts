// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { AssignSegmentRequest } from '../../clients/typescript/src/generated/operations/assign-segment.gen.ts';
import type { AssignSourcesRequest } from '../../clients/typescript/src/generated/operations/assign-sources.gen.ts';
import type { CheckTemplateRequest } from '../../clients/typescript/src/generated/operations/check-template.gen.ts';
import type { ClearBrandCurrenciesRequest } from '../../clients/typescript/src/generated/operations/clear-brand-currencies.gen.ts';
import type { CompareTemplatesRequest } from '../../clients/typescript/src/generated/operations/compare-templates.gen.ts';
import type { ContributeByGameRequest } from '../../clients/typescript/src/generated/operations/contribute-by-game.gen.ts';
import type { CreateSegmentsRequest } from '../../clients/typescript/src/generated/operations/create-segments.gen.ts';
import type { CreateSourcesRequest } from '../../clients/typescript/src/generated/operations/create-sources.gen.ts';
import type { CreateTemplateRequest } from '../../clients/typescript/src/generated/operations/create-template.gen.ts';
import type { DeleteSegmentsRequest } from '../../clients/typescript/src/generated/operations/delete-segments.gen.ts';
import type { DeleteSourcesRequest } from '../../clients/typescript/src/generated/operations/delete-sources.gen.ts';
import type { GetInstanceRequest } from '../../clients/typescript/src/generated/operations/get-instance.gen.ts';
import type { GetOperatorRequest } from '../../clients/typescript/src/generated/operations/get-operator.gen.ts';
import type { GetOperatorSettingsRequest } from '../../clients/typescript/src/generated/operations/get-operator-settings.gen.ts';
import type { GetPotHistoryRequest } from '../../clients/typescript/src/generated/operations/get-pot-history.gen.ts';
import type { GetSourceJackpotRequest } from '../../clients/typescript/src/generated/operations/get-source-jackpot.gen.ts';
import type { GetTemplateRequest } from '../../clients/typescript/src/generated/operations/get-template.gen.ts';
import type { GetTemplateSkeletonRequest } from '../../clients/typescript/src/generated/operations/get-template-skeleton.gen.ts';
import type { InstantiateTemplateRequest } from '../../clients/typescript/src/generated/operations/instantiate-template.gen.ts';
import type { ListBrandCurrenciesRequest } from '../../clients/typescript/src/generated/operations/list-brand-currencies.gen.ts';
import type { ListBrandCurrencyChangesRequest } from '../../clients/typescript/src/generated/operations/list-brand-currency-changes.gen.ts';
import type { ListContributionsRequest } from '../../clients/typescript/src/generated/operations/list-contributions.gen.ts';
import type { ListDayTotalsRequest } from '../../clients/typescript/src/generated/operations/list-day-totals.gen.ts';
import type { ListInstanceOptInsRequest } from '../../clients/typescript/src/generated/operations/list-instance-opt-ins.gen.ts';
import type { ListInstancesRequest } from '../../clients/typescript/src/generated/operations/list-instances.gen.ts';
import type { ListLedgerEntriesRequest } from '../../clients/typescript/src/generated/operations/list-ledger-entries.gen.ts';
import type { ListOperatorsRequest } from '../../clients/typescript/src/generated/operations/list-operators.gen.ts';
import type { ListPendingCancelsRequest } from '../../clients/typescript/src/generated/operations/list-pending-cancels.gen.ts';
import type { ListPlayerInstanceTicketsRequest } from '../../clients/typescript/src/generated/operations/list-player-instance-tickets.gen.ts';
import type { ListPlayerOptInsRequest } from '../../clients/typescript/src/generated/operations/list-player-opt-ins.gen.ts';
import type { ListPlayerRaffleTicketsRequest } from '../../clients/typescript/src/generated/operations/list-player-raffle-tickets.gen.ts';
import type { ListRaffleTicketsRequest } from '../../clients/typescript/src/generated/operations/list-raffle-tickets.gen.ts';
import type { ListReconciliationsRequest } from '../../clients/typescript/src/generated/operations/list-reconciliations.gen.ts';
import type { ListSegmentsRequest } from '../../clients/typescript/src/generated/operations/list-segments.gen.ts';
import type { ListSourcesRequest } from '../../clients/typescript/src/generated/operations/list-sources.gen.ts';
import type { ListTemplatesRequest } from '../../clients/typescript/src/generated/operations/list-templates.gen.ts';
import type { ListWinTotalsRequest } from '../../clients/typescript/src/generated/operations/list-win-totals.gen.ts';
import type { ListWinsRequest } from '../../clients/typescript/src/generated/operations/list-wins.gen.ts';
import type { PauseInstanceRequest } from '../../clients/typescript/src/generated/operations/pause-instance.gen.ts';
import type { PreviewTemplateRequest } from '../../clients/typescript/src/generated/operations/preview-template.gen.ts';
import type { PublishTemplateRequest } from '../../clients/typescript/src/generated/operations/publish-template.gen.ts';
import type { RecordInstanceContributionRequest } from '../../clients/typescript/src/generated/operations/record-instance-contribution.gen.ts';
import type { RecordSourceContributionRequest } from '../../clients/typescript/src/generated/operations/record-source-contribution.gen.ts';
import type { RefuseWinsRequest } from '../../clients/typescript/src/generated/operations/refuse-wins.gen.ts';
import type { ReleaseWinsRequest } from '../../clients/typescript/src/generated/operations/release-wins.gen.ts';
import type { ResumeInstanceRequest } from '../../clients/typescript/src/generated/operations/resume-instance.gen.ts';
import type { RetryCancelsRequest } from '../../clients/typescript/src/generated/operations/retry-cancels.gen.ts';
import type { SaveBrandsRequest } from '../../clients/typescript/src/generated/operations/save-brands.gen.ts';
import type { SaveOperatorsRequest } from '../../clients/typescript/src/generated/operations/save-operators.gen.ts';
import type { SaveOptInsRequest } from '../../clients/typescript/src/generated/operations/save-opt-ins.gen.ts';
import type { SetBrandCurrenciesRequest } from '../../clients/typescript/src/generated/operations/set-brand-currencies.gen.ts';
import type { SetOperatorSettingsRequest } from '../../clients/typescript/src/generated/operations/set-operator-settings.gen.ts';
import type { SetOptInListedRequest } from '../../clients/typescript/src/generated/operations/set-opt-in-listed.gen.ts';
import type { SetOptInRequest } from '../../clients/typescript/src/generated/operations/set-opt-in.gen.ts';
import type { SetPotContributedSeedRequest } from '../../clients/typescript/src/generated/operations/set-pot-contributed-seed.gen.ts';
import type { SetPotCurrentValueRequest } from '../../clients/typescript/src/generated/operations/set-pot-current-value.gen.ts';
import type { SetPotSurplusSeedRequest } from '../../clients/typescript/src/generated/operations/set-pot-surplus-seed.gen.ts';
import type { SetSegmentPrioritiesRequest } from '../../clients/typescript/src/generated/operations/set-segment-priorities.gen.ts';
import type { SetSourcePrioritiesRequest } from '../../clients/typescript/src/generated/operations/set-source-priorities.gen.ts';
import type { SettleCancelsRequest } from '../../clients/typescript/src/generated/operations/settle-cancels.gen.ts';
import type { SettleWinsRequest } from '../../clients/typescript/src/generated/operations/settle-wins.gen.ts';
import type { TerminateInstanceRequest } from '../../clients/typescript/src/generated/operations/terminate-instance.gen.ts';
import type { TransferPotsRequest } from '../../clients/typescript/src/generated/operations/transfer-pots.gen.ts';
import type { TriggerWinRequest } from '../../clients/typescript/src/generated/operations/trigger-win.gen.ts';
import type { UnassignSegmentRequest } from '../../clients/typescript/src/generated/operations/unassign-segment.gen.ts';
import type { UnassignSourcesRequest } from '../../clients/typescript/src/generated/operations/unassign-sources.gen.ts';
import type { UpdateBrandRequest } from '../../clients/typescript/src/generated/operations/update-brand.gen.ts';
import type { UpdateInstanceRequest } from '../../clients/typescript/src/generated/operations/update-instance.gen.ts';
import type { UpdateOperatorRequest } from '../../clients/typescript/src/generated/operations/update-operator.gen.ts';
import type { UpdateTemplateRequest } from '../../clients/typescript/src/generated/operations/update-template.gen.ts';
import * as $ from './definitions.gen.ts';
import type { Form } from './runtime/form.gen.ts';

export const listBrandCurrencies: Form<ListBrandCurrenciesRequest> = {
  operationId: 'listBrandCurrencies',
  summary: 'List the multipliers of brands',
  description: 'Returns a page of the brands that you have access to, with the multipliers that convert the amounts of their players. A brand with its own multipliers uses only those; all other brands use the defaults from the platform\'s configuration.',
  method: 'GET',
  path: '/config/currencies',
  parameters: [
    $.OwnerIdParameter,
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'brand_id',
      options: ['brand_id'],
    },
    $.SortDirectionParameter,
  ],
};

export const setBrandCurrencies: Form<SetBrandCurrenciesRequest> = {
  operationId: 'setBrandCurrencies',
  summary: 'Set a brand\'s own multipliers',
  description: 'Sets a brand\'s own multipliers, replacing its earlier multipliers and all defaults: currencies that are not listed can no longer be converted for the brand\'s players. The change applies from the next contribution. Booked contributions, and contributions in progress, keep the rate that they started with.',
  method: 'PUT',
  path: '/config/currencies/{brand_id}',
  keyed: true,
  parameters: [$.BrandIdParameter],
  body: { required: true, kind: 'ref', to: () => $.BrandMultipliers },
};

export const clearBrandCurrencies: Form<ClearBrandCurrenciesRequest> = {
  operationId: 'clearBrandCurrencies',
  summary: 'Reset a brand to the default multipliers',
  description: 'Removes a brand\'s own multipliers, so that the platform\'s defaults apply again from the next contribution. Booked contributions, and contributions in progress, keep the rate that they started with. The brand\'s history is kept and shows the change. If the brand has no multipliers of its own, nothing changes.',
  method: 'DELETE',
  path: '/config/currencies/{brand_id}',
  keyed: true,
  parameters: [$.BrandIdParameter],
};

export const listBrandCurrencyChanges: Form<ListBrandCurrencyChangesRequest> = {
  operationId: 'listBrandCurrencyChanges',
  summary: 'List the changes to a brand\'s multipliers',
  description: 'Returns a page of the changes to a brand\'s own multipliers: when they were set or removed, by whom, and the values that were set. Changes are never deleted. The defaults are not included: they are set in the platform\'s configuration.',
  method: 'GET',
  path: '/config/currencies/{brand_id}/history',
  parameters: [
    $.BrandIdParameter,
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by. Changes in the same millisecond are in the order in which they were made.',
      default: 'timestamp',
      options: ['timestamp'],
    },
    $.SortDirectionParameter,
  ],
};

export const listOperators: Form<ListOperatorsRequest> = {
  operationId: 'listOperators',
  summary: 'List operators',
  description: 'Returns a page of the operators that you have access to, with their brands. If you have access to only some brands of an operator, only those are listed.',
  method: 'GET',
  path: '/config/operators',
  parameters: [
    {
      in: 'query',
      name: 'owner_id',
      kind: 'text',
      description: 'Returns only this operator (`northstar`), or only this brand (`northstar:luna`) within its operator. If empty or omitted, everything that you have access to.',
      examples: ['northstar'],
      maxLength: 129,
      pattern: '^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$',
    },
    $.NameParameter,
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'id',
      options: ['id', 'name', 'created_timestamp'],
    },
    $.SortDirectionParameter,
  ],
};

export const saveOperators: Form<SaveOperatorsRequest> = {
  operationId: 'saveOperators',
  summary: 'Save operators',
  description: 'Creates the operators that do not exist and renames those that do. New operators are enabled and have no brands. Items are processed independently: `success` lists the ids that were saved; `failed` lists those that you have no access to, such as the id of someone else\'s organisation, and `pitboss`, which is the platform itself. A duplicate id is saved with its last name and listed once.',
  method: 'POST',
  path: '/config/operators',
  keyed: true,
  body: { required: true, kind: 'list', items: { kind: 'ref', to: () => $.NamedItem }, minItems: 1, maxItems: 1000 },
};

export const getOperator: Form<GetOperatorRequest> = {
  operationId: 'getOperator',
  summary: 'Get an operator',
  description: 'Returns an operator with its brands.',
  method: 'GET',
  path: '/config/operators/{operator_id}',
  parameters: [$.OperatorIdParameter],
};

export const updateOperator: Form<UpdateOperatorRequest> = {
  operationId: 'updateOperator',
  summary: 'Rename, enable or disable an operator',
  description: 'Changes an operator\'s name, or enables or disables it. Omitted fields stay as they are; an empty object changes nothing. The change applies from the next request; a contribution whose debit is in progress is still booked.',
  method: 'PATCH',
  path: '/config/operators/{operator_id}',
  keyed: true,
  parameters: [$.OperatorIdParameter],
  body: { required: true, kind: 'ref', to: () => $.OwnerChanges },
};

export const saveBrands: Form<SaveBrandsRequest> = {
  operationId: 'saveBrands',
  summary: 'Save an operator\'s brands',
  description: 'Creates the operator\'s brands that do not exist and renames those that do. New brands are enabled. Items are processed independently: `success` lists the ids that were saved; `failed` lists those that you have no access to, and those beyond the maximum of 10,000 brands per operator. A duplicate id is saved with its last name and listed once.',
  method: 'POST',
  path: '/config/operators/{operator_id}/brands',
  keyed: true,
  parameters: [$.OperatorIdParameter],
  body: { required: true, kind: 'list', items: { kind: 'ref', to: () => $.NamedItem }, minItems: 1, maxItems: 1000 },
};

export const updateBrand: Form<UpdateBrandRequest> = {
  operationId: 'updateBrand',
  summary: 'Rename, enable or disable a brand',
  description: 'Changes a brand\'s name, or enables or disables it. Omitted fields stay as they are; an empty object changes nothing. The change applies from the next request; a contribution whose debit is in progress is still booked.',
  method: 'PATCH',
  path: '/config/operators/{operator_id}/brands/{brand_id}',
  keyed: true,
  parameters: [
    $.OperatorIdParameter,
    {
      in: 'path',
      name: 'brand_id',
      required: true,
      kind: 'text',
      description: 'A brand of the operator, either its id (`luna`) or its brand path (`northstar:luna`).',
      examples: ['luna'],
      minLength: 1,
      maxLength: 129,
      pattern: '^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$',
    },
  ],
  body: { required: true, kind: 'ref', to: () => $.OwnerChanges },
};

export const getOperatorSettings: Form<GetOperatorSettingsRequest> = {
  operationId: 'getOperatorSettings',
  summary: 'Get an operator\'s settings',
  description: 'Returns how the platform handles the wins of an operator and its brands. If they were never set, the settings are empty and no win is held.',
  method: 'GET',
  path: '/config/operators/{operator_id}/settings',
  parameters: [$.OperatorIdParameter],
};

export const setOperatorSettings: Form<SetOperatorSettingsRequest> = {
  operationId: 'setOperatorSettings',
  summary: 'Set an operator\'s settings',
  description: 'Replaces the settings of an operator. They apply to wins that are booked from now on: payments that are `Held` remain so.',
  method: 'PUT',
  path: '/config/operators/{operator_id}/settings',
  keyed: true,
  parameters: [$.OperatorIdParameter],
  body: { required: true, kind: 'ref', to: () => $.OperatorSettings },
};

export const listSegments: Form<ListSegmentsRequest> = {
  operationId: 'listSegments',
  summary: 'List segments',
  description: 'Returns a page of the segments that you have access to, with the instances assigned to them. The account of a brand also sees its operator\'s segments that lead the brand to a jackpot it may play, with these jackpots.',
  method: 'GET',
  path: '/segments',
  parameters: [
    {
      in: 'query',
      name: 'brand_id',
      kind: 'text',
      description: 'Returns only the segments that this brand (`northstar:luna`) owns, or this operator (`northstar`) with its brands. If empty or omitted, everything that you have access to.',
      examples: ['northstar:luna'],
      maxLength: 129,
      pattern: '^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$',
    },
    $.NameParameter,
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'id',
      options: ['id', 'name', 'priority', 'owner_id'],
    },
    $.SortDirectionParameter,
  ],
};

export const createSegments: Form<CreateSegmentsRequest> = {
  operationId: 'createSegments',
  summary: 'Create segments',
  description: 'Creates segments, optionally with instances. Items are processed independently: `succeeded` lists the ids of the segments that were created; `duplicated` lists those that already existed and were not changed, which includes the second of two items with the same owner and id; `failed` lists those whose owner does not exist or that you have no access to, and those with an instance that does not exist, belongs to another operator or has ended. If an item lists an instance twice, the last priority is used. The owner_id of an assignment must be that of its segment; otherwise, the request fails with `validation_failed`, with a pointer, and nothing is created.',
  method: 'POST',
  path: '/segments',
  keyed: true,
  body: { required: true, kind: 'list', items: { kind: 'ref', to: () => $.Segment }, minItems: 1, maxItems: 1000 },
};

export const assignSegment: Form<AssignSegmentRequest> = {
  operationId: 'assignSegment',
  summary: 'Assign an instance to a segment',
  description: 'Assigns an instance to a segment. It is added after the segment\'s existing instances: its priority is one more than the last, at most 1,000,000. If the instance is already assigned, nothing changes.',
  method: 'POST',
  path: '/segments/assign',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.SegmentAssignment },
};

export const deleteSegments: Form<DeleteSegmentsRequest> = {
  operationId: 'deleteSegments',
  summary: 'Delete segments',
  description: 'Deletes segments that have no instances. Items are processed independently: `succeeded` lists the ids of the segments that were deleted; `failed` lists the others. A segment that still has instances, including ended ones, fails and lists their ids; unassign them first with `POST /segments/unassign`. A segment that does not exist, or that you have no access to, fails with empty `jackpots`. Duplicate items are listed once.',
  method: 'POST',
  path: '/segments/delete',
  keyed: true,
  body: { required: true, kind: 'list', items: { kind: 'ref', to: () => $.SegmentReference }, minItems: 1, maxItems: 1000 },
};

export const setSegmentPriorities: Form<SetSegmentPrioritiesRequest> = {
  operationId: 'setSegmentPriorities',
  summary: 'Set the order of instances in a segment',
  description: 'Sets the priorities of instances in a segment and returns a list with the segment as its only item. Lower priorities are tried first; instances with equal priority are tried in order of assignment. Instances that are not listed keep their priorities. Priorities may repeat and have gaps.',
  method: 'POST',
  path: '/segments/priorities',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.SegmentPriorities },
};

export const unassignSegment: Form<UnassignSegmentRequest> = {
  operationId: 'unassignSegment',
  summary: 'Unassign an instance from a segment',
  description: 'Unassigns an instance from a segment. The other instances keep their priorities. If the instance is not assigned, nothing changes. The instance itself and contributions in progress are not affected.',
  method: 'POST',
  path: '/segments/unassign',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.SegmentAssignment },
};

export const listSources: Form<ListSourcesRequest> = {
  operationId: 'listSources',
  summary: 'List sources',
  description: 'Returns a page of the sources that you have access to, with the instances assigned to them. The account of a brand also sees its operator\'s sources that lead the brand to a jackpot it may play, with these jackpots.',
  method: 'GET',
  path: '/sources',
  parameters: [
    $.OwnerIdParameter,
    {
      in: 'query',
      name: 'source_id',
      kind: 'text',
      description: 'Returns only the sources with this id. If empty or omitted, all sources.',
      examples: ['comet-rush'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._:-]*$',
    },
    $.NameParameter,
    $.PageParameter,
    $.LimitParameter,
    $.SortFieldParameter2,
    $.SortDirectionParameter,
  ],
};

export const createSources: Form<CreateSourcesRequest> = {
  operationId: 'createSources',
  summary: 'Create sources',
  description: 'Creates sources, optionally with instances. Items are processed independently: `succeeded` lists the ids of the sources that were created; `duplicated` lists those that already existed and were not changed, which includes the second of two equal items; `failed` lists those whose owner does not exist or that you have no access to, and those with an instance that does not exist, belongs to another operator or has ended. The owner_id of an assignment must be that of its source; otherwise, the request fails with `validation_failed`, with a pointer, and nothing is created.',
  method: 'POST',
  path: '/sources',
  keyed: true,
  body: { required: true, kind: 'list', items: { kind: 'ref', to: () => $.Source }, minItems: 1, maxItems: 1000 },
};

export const assignSources: Form<AssignSourcesRequest> = {
  operationId: 'assignSources',
  summary: 'Assign an instance to sources',
  description: 'Assigns an instance to one or more sources of an owner. It is added after each source\'s existing instances: its priority is one more than the last, at most 1,000,000. Sources that the instance is already assigned to do not change. Either all of the sources are assigned or none.',
  method: 'POST',
  path: '/sources/assign',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.SourceAssignment },
};

export const recordSourceContribution: Form<RecordSourceContributionRequest> = {
  operationId: 'recordSourceContribution',
  summary: 'Record a contribution by source',
  description: 'Books a contribution like `POST /operator/contributions/source`, for administrative callers that do not need its result immediately. See "From source to instance" at the top of this section. If no instance currently accepts the contribution, or if the source does not exist, the request fails with `no_jackpot_for_source`. If opt_in_required is set for the instance, the player must be opted in; no other instance is tried.',
  method: 'POST',
  path: '/sources/contributions',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.ContributionBySource },
};

export const deleteSources: Form<DeleteSourcesRequest> = {
  operationId: 'deleteSources',
  summary: 'Delete sources',
  description: 'Deletes sources that have no instances. Items are processed independently: `succeeded` lists the ids of the sources that were deleted; `failed` lists the others. A source that still has instances, including ended ones, fails and lists their ids; unassign them first with `POST /sources/unassign`. A source that does not exist, or that you have no access to, fails with empty `jackpots`. Duplicate items are listed once. Contributions from a deleted source are kept with its id.',
  method: 'POST',
  path: '/sources/delete',
  keyed: true,
  body: { required: true, kind: 'list', items: { kind: 'ref', to: () => $.SourceReference }, minItems: 1, maxItems: 1000 },
};

export const getSourceJackpot: Form<GetSourceJackpotRequest> = {
  operationId: 'getSourceJackpot',
  summary: 'Get a source\'s jackpot',
  description: 'Returns the jackpot that the source leads to, so that administrators can check the configuration: the instance that would currently receive a contribution with this brand, country and segments at the source. If there is none, it is the first instance that would receive the contribution if it were active and within its hours. Instances that have ended are skipped. See "From source to instance" at the top of this section. If there is no such instance, if the source does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`. Opt-ins are not considered.',
  method: 'GET',
  path: '/sources/jackpot',
  parameters: [
    $.SourceIdParameter,
    $.BrandIdParameter2,
    {
      in: 'query',
      name: 'player_id',
      kind: 'ref',
      to: () => $.PlayerId,
      description: 'The id of a player, as assigned by the operator, whose opt-in status to include.',
      examples: ['p-1001'],
    },
    {
      in: 'query',
      name: 'country_code',
      kind: 'ref',
      to: () => $.Country,
      description: 'The player\'s location, as an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.',
      examples: ['MT'],
    },
    {
      in: 'query',
      name: 'segments',
      kind: 'list',
      description: 'The player\'s segments, at most 100. Repeat the parameter for each: `segments=vip&segments=gold`.',
      items: { kind: 'ref', to: () => $.Id },
      maxItems: 100,
    },
  ],
};

export const setSourcePriorities: Form<SetSourcePrioritiesRequest> = {
  operationId: 'setSourcePriorities',
  summary: 'Set the order of instances in a source',
  description: 'Sets the priorities of instances in a source and returns a list with the source as its only item. Lower priorities are tried first; instances with equal priority are tried in order of assignment. Instances that are not listed keep their priorities. Priorities may repeat and have gaps.',
  method: 'POST',
  path: '/sources/priorities',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.SourcePriorities },
};

export const unassignSources: Form<UnassignSourcesRequest> = {
  operationId: 'unassignSources',
  summary: 'Unassign an instance from sources',
  description: 'Unassigns an instance from one or more sources of an owner. The other instances of a source keep their priorities. Sources that the instance is not assigned to do not change. Either all of the sources are changed or none. The instance itself and contributions in progress are not affected.',
  method: 'POST',
  path: '/sources/unassign',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.SourceAssignment },
};

export const listInstances: Form<ListInstancesRequest> = {
  operationId: 'listInstances',
  summary: 'List instances',
  description: 'Returns a page of the instances that the account may see, with the current state of their pots: those whose owner it has access to and, for the account of a brand, those of its operator that the brand may play.',
  method: 'GET',
  path: '/instances',
  parameters: [
    $.OwnerIdParameter,
    {
      in: 'query',
      name: 'status',
      kind: 'ref',
      to: () => $.InstanceStatus,
      description: 'Returns only instances with this status. If omitted, all.',
      examples: ['Active'],
    },
    $.NameParameter,
    {
      in: 'query',
      name: 'ids',
      kind: 'text',
      description: 'Returns only the instances with these ids, separated by commas, at most 200. If empty or omitted, all.',
      examples: ['0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11'],
      maxLength: 13000,
      pattern: '^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,199})?$',
    },
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'created',
      options: ['created', 'id', 'name', 'status', 'timestamp_start', 'timestamp_end', 'last_updated'],
    },
    $.SortDirectionParameter,
  ],
};

export const updateInstance: Form<UpdateInstanceRequest> = {
  operationId: 'updateInstance',
  summary: 'Update an instance\'s name and description',
  description: 'Changes the name or the description of an instance, or both. Omitted fields stay as they are. The `version` increases only if a value changes.',
  method: 'PATCH',
  path: '/instances',
  keyed: true,
  parameters: [$.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.InstanceDetails },
};

export const listContributions: Form<ListContributionsRequest> = {
  operationId: 'listContributions',
  summary: 'List contributions',
  description: 'Returns a page of contributions, newest first: what a player or a game round contributed, what became of it, and what it won. Contributions are in the order of their ids, which is the order in which they were accepted.',
  method: 'GET',
  path: '/instances/contributions',
  parameters: [
    {
      in: 'query',
      name: 'instance_id',
      kind: 'text',
      description: 'Returns only contributions to this instance. If empty or omitted, all instances.',
      examples: ['0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    $.BrandIdParameter3,
    {
      in: 'query',
      name: 'player_id',
      kind: 'text',
      description: 'Returns only contributions of this player. If empty or omitted, all players.',
      examples: ['p-1001'],
      maxLength: 128,
      pattern: '^[!-~]*$',
    },
    {
      in: 'query',
      name: 'source_id',
      kind: 'text',
      description: 'Returns only contributions from this source. If empty or omitted, all sources.',
      examples: ['comet-rush'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._:-]*$',
    },
    {
      in: 'query',
      name: 'gameround_id',
      kind: 'text',
      description: 'Returns only contributions of this game round. If empty or omitted, all rounds.',
      examples: ['round-884213'],
      maxLength: 128,
      pattern: '^[!-~]*$',
    },
    {
      in: 'query',
      name: 'idempotency_key',
      kind: 'text',
      description: 'Returns only the contribution that holds this key. If empty or omitted, keys are not compared.',
      examples: ['round-884213-contribution'],
      maxLength: 128,
      pattern: '^[!-~]*$',
    },
    {
      in: 'query',
      name: 'state',
      kind: 'ref',
      to: () => $.ContributionState,
      description: 'Returns only contributions in this state. If empty or omitted, all states.',
      examples: ['Booked'],
    },
    $.TimestampFromParameter,
    $.TimestampToParameter,
    {
      in: 'query',
      name: 'after_id',
      kind: 'text',
      description: 'Returns only contributions that follow this one in the order of the list. If empty or omitted, from the start.',
      examples: ['0198f3a8-1d20-7c11-8f0e-5b6a7c8d9e01'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_direction',
      kind: 'choice',
      description: '`-1` sorts by id descending, the newest first, `1` ascending.',
      default: -1,
      options: [1, -1],
    },
  ],
};

export const recordInstanceContribution: Form<RecordInstanceContributionRequest> = {
  operationId: 'recordInstanceContribution',
  summary: 'Record a contribution to an instance',
  description: 'Books a contribution like `POST /operator/contributions/instance`, for administrative callers that do not need its result immediately.',
  method: 'POST',
  path: '/instances/contributions',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.ContributionToInstance },
};

export const contributeByGame: Form<ContributeByGameRequest> = {
  operationId: 'contributeByGame',
  summary: 'Contribute by provider and game',
  description: 'Books a contribution to one instance, generated by a provider\'s game. The platform determines the source to record from the provider and the game; then it processes the contribution like `POST /operator/contributions/instance`.',
  method: 'POST',
  path: '/instances/game-contributions',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.ContributionByGame },
};

export const setOptIn: Form<SetOptInRequest> = {
  operationId: 'setOptIn',
  summary: 'Opt a player in or out',
  description: 'Opts a player in to or out of a jackpot.',
  method: 'POST',
  path: '/instances/opt-in',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.OptInRequest },
};

export const setOptInListed: Form<SetOptInListedRequest> = {
  operationId: 'setOptInListed',
  summary: 'Opt a player in or out and list the statuses',
  description: 'Opts a player in or out like `POST /instances/opt-in`, and returns the player\'s resulting statuses: first that of the instance, then those in other instances, latest changes first, at most 500 in total.',
  method: 'POST',
  path: '/instances/opt-in/statuses',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.OptInRequest },
};

export const listPlayerOptIns: Form<ListPlayerOptInsRequest> = {
  operationId: 'listPlayerOptIns',
  summary: 'List a player\'s opt-in statuses',
  description: 'Returns the statuses of a player in all instances, latest changes first.',
  method: 'GET',
  path: '/instances/opt-ins',
  parameters: [
    $.PlayerIdParameter,
    $.BrandIdParameter2,
    {
      in: 'query',
      name: 'opted_id',
      kind: 'text',
      description: '`true` returns instances that the player is opted in to, `false` all others. If omitted, both.',
      examples: ['true'],
      maxLength: 5,
      pattern: '^(true|false)?$',
    },
    {
      in: 'query',
      name: 'opted_in',
      kind: 'text',
      description: 'Alias of `opted_id`.',
      examples: ['true'],
      maxLength: 5,
      pattern: '^(true|false)?$',
    },
    $.PageParameter,
    $.LimitParameter2,
  ],
};

export const saveOptIns: Form<SaveOptInsRequest> = {
  operationId: 'saveOptIns',
  summary: 'Opt many players in or out',
  description: 'Opts players of one brand in to or out of an instance. Players are processed independently: those who could not be opted in are listed in `errors`; all others succeed. Players\' preferences do not change. Countries are not checked here, but with each contribution.',
  method: 'POST',
  path: '/instances/opt-ins',
  keyed: true,
  parameters: [
    {
      in: 'query',
      name: 'instance_id',
      kind: 'ref',
      to: () => $.Id,
      description: 'The instance\'s id. Required for CSV.',
      examples: ['0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11'],
    },
    {
      in: 'query',
      name: 'brand_id',
      kind: 'ref',
      to: () => $.BrandPath,
      description: 'The players\' brand path, `operator:brand`. Required for CSV.',
      examples: ['northstar:luna'],
    },
  ],
  body: { required: true, kind: 'ref', to: () => $.BulkOptIns },
};

export const setPotContributedSeed: Form<SetPotContributedSeedRequest> = {
  operationId: 'setPotContributedSeed',
  summary: 'Set a pot\'s collected seed',
  description: 'Sets the `contributed_seed` of a pot, which contributions have collected for its next seed, to a target value. What the pot currently pays does not change. A target above min_reseed_value is accepted; with `CollectToMinReseed`, contributions collect nothing until it is below again.',
  method: 'POST',
  path: '/instances/pots/contributed-seed',
  keyed: true,
  parameters: [$.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.PotAdjustment },
};

export const setPotCurrentValue: Form<SetPotCurrentValueRequest> = {
  operationId: 'setPotCurrentValue',
  summary: 'Set a pot\'s current value',
  description: 'Sets the `current_value` of a pot to a target value. An increase is added to `contributed_amount`; a decrease is taken first from `contributed_amount` and then from `seed_value`. Collected seeds and overflow do not change.',
  method: 'POST',
  path: '/instances/pots/current-value',
  keyed: true,
  parameters: [$.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.PotAdjustment },
};

export const setPotSurplusSeed: Form<SetPotSurplusSeedRequest> = {
  operationId: 'setPotSurplusSeed',
  summary: 'Set a pot\'s surplus seed',
  description: 'Sets the `surplus_seed` of a pot to a target value, for example to boost its next seeds. What the pot currently pays does not change. When the pot is reseeded after a win, the surplus provides what contributed_seed and overflow do not cover.',
  method: 'POST',
  path: '/instances/pots/surplus-seed',
  keyed: true,
  parameters: [$.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.PotAdjustment },
};

export const listPlayerRaffleTickets: Form<ListPlayerRaffleTicketsRequest> = {
  operationId: 'listPlayerRaffleTickets',
  summary: 'List a player\'s raffle tickets',
  description: 'Returns the tickets of one player in all raffles, latest period first, then by instance id. There is one record for each raffle and drawing period in which the player has accumulated anything; past periods remain listed.',
  method: 'GET',
  path: '/instances/raffle-tickets',
  parameters: [$.PlayerIdParameter, $.BrandIdParameter2, $.PageParameter, $.LimitParameter2],
};

export const transferPots: Form<TransferPotsRequest> = {
  operationId: 'transferPots',
  summary: 'Transfer pots to another instance',
  description: 'Empties the pots of one instance into pots of another and terminates the source instance. Use it to replace a jackpot without losing what players have contributed. Either all pots are transferred or none.',
  method: 'POST',
  path: '/instances/transfer',
  keyed: true,
  parameters: [$.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.TransferRequest },
};

export const triggerWin: Form<TriggerWinRequest> = {
  operationId: 'triggerWin',
  summary: 'Trigger a win',
  description: 'Makes a player win a pot now. The pot pays its whole current value and is reseeded. The player is credited at the operator\'s wallet, in the currency of their last contribution to the instance, or otherwise in the jackpot\'s currency. The credit is repeated until the wallet acknowledges it. Without a wallet, the win is booked and remains withheld.',
  method: 'POST',
  path: '/instances/trigger',
  keyed: true,
  parameters: [$.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.TriggerWinRequest },
};

export const listPendingCancels: Form<ListPendingCancelsRequest> = {
  operationId: 'listPendingCancels',
  summary: 'List pending cancels',
  description: 'Returns a page of the debits whose contributions were not booked and whose cancels the operator\'s wallet has not acknowledged. It is not known whether the player has paid. The cancel is sent again until it is acknowledged, also if the wallet refuses it: at growing intervals up to every 10 hours, after `POST /instances/cancels/retry`, and as soon as a wallet that had failed works again. A cancel that the wallet refused is retried, at most once in five minutes, when the wallet acknowledges another cancel. `attempts` and `last_error` show which ones need attention. Acknowledged cancels are no longer listed.',
  method: 'GET',
  path: '/instances/cancels',
  parameters: [
    {
      in: 'query',
      name: 'instance_id',
      kind: 'text',
      description: 'Returns only debits for this instance. If empty or omitted, all instances.',
      examples: ['0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    $.BrandIdParameter3,
    {
      in: 'query',
      name: 'player_id',
      kind: 'text',
      description: 'Returns only debits of this player. If empty or omitted, all players.',
      examples: ['p-1001'],
      maxLength: 128,
      pattern: '^[!-~]*$',
    },
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'timestamp',
      options: ['timestamp', 'attempts'],
    },
    $.SortDirectionParameter,
  ],
};

export const retryCancels: Form<RetryCancelsRequest> = {
  operationId: 'retryCancels',
  summary: 'Retry pending cancels',
  description: 'Sends cancels of debits now instead of at their next attempt. The reply does not wait for the wallet: cancels that it acknowledges are no longer listed by `GET /instances/cancels`.',
  method: 'POST',
  path: '/instances/cancels/retry',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.CancelSelection },
};

export const settleCancels: Form<SettleCancelsRequest> = {
  operationId: 'settleCancels',
  summary: 'Settle unacknowledged cancels',
  description: 'Records that debits were returned to the players by other means than the cancel, for example by a correction in the wallet. The contributions become `cancelled`: they are never booked, their cancels are no longer sent, and their idempotency keys are freed, unless a callback was accepted with them. Each contribution has its own event in the audit log, with the account, the reason and the reference, and `pitboss verify` lists settled cancels.',
  method: 'POST',
  path: '/instances/cancels/settle',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.CancelSettlement },
};

export const listWins: Form<ListWinsRequest> = {
  operationId: 'listWins',
  summary: 'List wins and their payments',
  description: 'Returns a page of the payments that players are owed or were made for wins, one item per payee. `withheld=true` lists unpaid ones: payments that are `Held` for review or `Due` at the wallet.',
  method: 'GET',
  path: '/instances/wins',
  parameters: [
    $.InstanceIdParameter,
    $.BrandIdParameter4,
    $.PlayerIdParameter2,
    $.WithheldParameter,
    $.StateParameter,
    $.PayoutCurrencyParameter,
    $.PayoutAmountMinParameter,
    $.PayoutAmountMaxParameter,
    $.TimestampFromParameter,
    $.TimestampToParameter,
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'timestamp',
      options: ['timestamp', 'win_amount', 'attempts'],
    },
    $.SortDirectionParameter,
  ],
};

export const refuseWins: Form<RefuseWinsRequest> = {
  operationId: 'refuseWins',
  summary: 'Refuse held wins',
  description: 'Records that held wins are not to be paid for now, with the reason, for example while a suspicion is examined. A `Held` payment becomes `Refused` and emits `WinRefused`. Nothing is booked: the amount stays withheld for the player, and nothing goes back into a pot. A refused payment can still be released or settled.',
  method: 'POST',
  path: '/instances/wins/refuse',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.WinRefusal },
};

export const releaseWins: Form<ReleaseWinsRequest> = {
  operationId: 'releaseWins',
  summary: 'Release withheld wins',
  description: 'Releases withheld wins so that they are credited at the wallet. A `Held` payment becomes `Due`, and its credit is sent right after this request; a credit that is already `Due` is sent now instead of at its next attempt. The reply does not wait for the wallet: `WinSettled` is emitted when it acknowledges a credit. A player whom the wallet has never authenticated is credited after their first authenticated session.',
  method: 'POST',
  path: '/instances/wins/release',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.WinSelection },
};

export const listWinTotals: Form<ListWinTotalsRequest> = {
  operationId: 'listWinTotals',
  summary: 'Total wins by state',
  description: 'Returns how many payments there are in each state and currency, and what they come to, with the filters of `GET /instances/wins`. States without payments are not listed.',
  method: 'GET',
  path: '/instances/wins/totals',
  parameters: [
    $.InstanceIdParameter,
    $.BrandIdParameter4,
    $.PlayerIdParameter2,
    $.WithheldParameter,
    $.StateParameter,
    $.PayoutCurrencyParameter,
    $.PayoutAmountMinParameter,
    $.PayoutAmountMaxParameter,
    $.TimestampFromParameter,
    $.TimestampToParameter,
  ],
};

export const settleWins: Form<SettleWinsRequest> = {
  operationId: 'settleWins',
  summary: 'Settle wins that were paid elsewhere',
  description: 'Records that players were paid by other means than the wallet, for example by bank transfer. The payments become `Settled`, are no longer withheld and count as paid; no credit is sent for them any more. Each is booked as one entry of kind `settlement` in its instance\'s ledger, with the reason and the calling account, and emits `WinSettled`.',
  method: 'POST',
  path: '/instances/wins/settle',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.WinSettlement },
};

export const getInstance: Form<GetInstanceRequest> = {
  operationId: 'getInstance',
  summary: 'Get an instance',
  description: 'Returns an instance with the current state of its pots.',
  method: 'GET',
  path: '/instances/{instance_id}',
  parameters: [
    $.InstanceIdParameter2,
    $.OwnerIdParameter,
    {
      in: 'query',
      name: 'status',
      kind: 'ref',
      to: () => $.InstanceStatus,
      description: 'Returns the instance only if it has this status.',
      examples: ['Active'],
    },
  ],
};

export const listLedgerEntries: Form<ListLedgerEntriesRequest> = {
  operationId: 'listLedgerEntries',
  summary: 'List an instance\'s ledger entries',
  description: 'Returns a page of the movements of money in an instance, in the order in which they were booked. Every balance of every pot is the sum of its postings. Entries are never changed or removed. To follow a ledger, or to read a long one quickly, pass the seq of the last entry that you read as `after_seq`.',
  method: 'GET',
  path: '/instances/{instance_id}/ledger',
  parameters: [
    $.InstanceIdParameter2,
    {
      in: 'query',
      name: 'after_seq',
      kind: 'integer',
      description: 'Returns only entries with a greater seq.',
      default: 0,
      examples: [41],
      minimum: 0,
      maximum: 9007199254740991,
      format: 'int64',
    },
    {
      in: 'query',
      name: 'kind',
      kind: 'text',
      description: 'Returns only entries of this kind. If empty or omitted, all kinds.',
      examples: ['adjustment'],
      maxLength: 64,
      pattern: '^[a-z_]*$',
    },
    {
      in: 'query',
      name: 'pot_id',
      kind: 'text',
      description: 'Returns only entries that changed an account of this pot. If empty or omitted, all.',
      examples: ['minor'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    {
      in: 'query',
      name: 'reference',
      kind: 'text',
      description: 'Returns only entries with this `reference`. If empty or omitted, all.',
      examples: ['0198f3a8-1d20-7c11-8f0e-5b6a7c8d9e01'],
      maxLength: 160,
      pattern: '^[A-Za-z0-9._:-]*$',
    },
    $.TimestampFromParameter,
    $.TimestampToParameter,
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_direction',
      kind: 'choice',
      description: '`1` sorts by seq ascending, `-1` descending.',
      default: 1,
      options: [1, -1],
    },
  ],
};

export const listInstanceOptIns: Form<ListInstanceOptInsRequest> = {
  operationId: 'listInstanceOptIns',
  summary: 'List an instance\'s opt-in statuses',
  description: 'Returns a page of the opt-in statuses of an instance\'s players, sorted by brand path and player id.',
  method: 'GET',
  path: '/instances/{instance_id}/opt-ins',
  parameters: [
    $.InstanceIdParameter2,
    {
      in: 'query',
      name: 'opted_in',
      kind: 'boolean',
      description: '`true` returns opted-in players, `false` all others. If empty or omitted, both.',
    },
    {
      in: 'query',
      name: 'page',
      kind: 'integer',
      description: 'Page number, starting at 0. A page past the last one is an empty list.',
      default: 0,
      examples: [0],
      minimum: 0,
      maximum: 2147483647,
      format: 'int64',
    },
    {
      in: 'query',
      name: 'limit',
      kind: 'integer',
      description: 'Number of items per page. `0` returns no items, only the total count.',
      default: 50,
      examples: [50],
      minimum: 0,
      maximum: 500,
      format: 'int64',
    },
  ],
};

export const pauseInstance: Form<PauseInstanceRequest> = {
  operationId: 'pauseInstance',
  summary: 'Pause an instance',
  description: 'Sets an active instance to `Paused`: contributions and triggered wins are refused with `instance_paused` until it is resumed. A contribution whose debit is in progress is still booked, and wins are still credited. Meanwhile, no automatic drawings take place: a timed win or raffle drawing that becomes due waits until the instance is resumed, or until its timestamp_end, which still applies. Drawings that were already due take place first; if one fails, the instance is paused anyway and the drawing takes place when it is resumed.',
  method: 'POST',
  path: '/instances/{instance_id}/pause',
  keyed: true,
  parameters: [$.InstanceIdParameter2, $.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.StatusChange },
};

export const getPotHistory: Form<GetPotHistoryRequest> = {
  operationId: 'getPotHistory',
  summary: 'Get the history of an instance\'s pots',
  description: 'Returns the values that the pots of an instance had at evenly spaced times, for charts. The first value is that of `timestamp_from` and the last that of `timestamp_to`; both are moved to the life of the instance, which starts when it is created and lasts until now. If nothing of the asked time is left, there are no values.',
  method: 'GET',
  path: '/instances/{instance_id}/pot-history',
  parameters: [
    $.InstanceIdParameter2,
    {
      in: 'query',
      name: 'timestamp_from',
      kind: 'ref',
      to: () => $.Timestamp,
      description: 'The time of the first value. If omitted, 24 hours before the last.',
      examples: [1767182460000],
    },
    {
      in: 'query',
      name: 'timestamp_to',
      kind: 'ref',
      to: () => $.Timestamp,
      description: 'The time of the last value. If omitted, now.',
      examples: [1767268860000],
    },
    {
      in: 'query',
      name: 'points',
      kind: 'integer',
      description: 'The number of values of each pot. There are fewer if they were less than a millisecond apart.',
      default: 100,
      examples: [3],
      minimum: 2,
      maximum: 500,
      format: 'int32',
    },
  ],
};

export const listPlayerInstanceTickets: Form<ListPlayerInstanceTicketsRequest> = {
  operationId: 'listPlayerInstanceTickets',
  summary: 'List a player\'s raffle tickets in an instance',
  description: 'Returns the tickets of one player in one raffle, latest period first. There is one record for each player and drawing period in which the player has accumulated anything; past periods remain listed. If the jackpot is not a raffle, or if you have no access to the player\'s brand, the list is empty.',
  method: 'GET',
  path: '/instances/{instance_id}/players/{player_id}/raffle-tickets',
  parameters: [$.InstanceIdParameter2, $.PlayerIdParameter3, $.BrandIdParameter2, $.PageParameter, $.LimitParameter2],
};

export const listRaffleTickets: Form<ListRaffleTicketsRequest> = {
  operationId: 'listRaffleTickets',
  summary: 'List an instance\'s raffle tickets',
  description: 'Returns a page of the tickets of a raffle\'s players. There is one record for each player and drawing period in which the player has accumulated anything; past periods remain listed. By default, the latest period comes first. If the jackpot is not a raffle, the list is empty.',
  method: 'GET',
  path: '/instances/{instance_id}/raffle-tickets',
  parameters: [
    $.InstanceIdParameter2,
    $.BrandIdParameter3,
    $.PageParameter,
    $.LimitParameter,
    $.SortFieldParameter,
    $.SortDirectionParameter2,
  ],
};

export const resumeInstance: Form<ResumeInstanceRequest> = {
  operationId: 'resumeInstance',
  summary: 'Resume an instance',
  description: 'Sets a paused instance to `Active` again. Timed wins and raffle drawings that became due meanwhile take place right afterwards, not within this request.',
  method: 'POST',
  path: '/instances/{instance_id}/resume',
  keyed: true,
  parameters: [$.InstanceIdParameter2, $.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.StatusChange },
};

export const terminateInstance: Form<TerminateInstanceRequest> = {
  operationId: 'terminateInstance',
  summary: 'Terminate an instance',
  description: 'Ends an instance permanently, regardless of its status. Contributions and triggered wins are refused with `instance_terminated`; a contribution whose debit is in progress is cancelled. Wins are still credited, and diverted overflow is still delivered. The pots keep their money: transfer it with `POST /instances/transfer`, or set the pots to 0. Timed wins and raffle drawings that were already due, including those that waited during a pause, take place first; if a drawing keeps failing, the request fails with `unavailable`, and you can pause the instance instead. If a raffle is terminated before a drawing, the drawing is dropped and its tickets expire. The template\'s reference_count decreases.',
  method: 'POST',
  path: '/instances/{instance_id}/terminate',
  keyed: true,
  parameters: [$.InstanceIdParameter2, $.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.StatusChange },
};

export const listDayTotals: Form<ListDayTotalsRequest> = {
  operationId: 'listDayTotals',
  summary: 'List totals by day',
  description: 'Returns a page of what moved in jackpots by day, instance and brand: contributions, wins and payments, and what became of pots, seeds and the house. All sums are exact and follow from the ledger, archived entries included. The sums of an instance over all days and brands are its balances. Days are in UTC; the latest comes first.',
  method: 'GET',
  path: '/reports/days',
  parameters: [
    {
      in: 'query',
      name: 'day_from',
      kind: 'ref',
      to: () => $.Day,
      description: 'Returns only this day and later ones. If omitted, from the first.',
      examples: ['2026-03-01'],
    },
    {
      in: 'query',
      name: 'day_to',
      kind: 'ref',
      to: () => $.Day,
      description: 'Returns only this day and earlier ones. If omitted, up to today.',
      examples: ['2026-03-31'],
    },
    $.InstanceIdParameter3,
    $.CurrencyParameter,
    {
      in: 'query',
      name: 'brand_id',
      kind: 'text',
      description: 'Returns only this brand path. If empty or omitted, all brands, and what is no player\'s.',
      examples: ['northstar:luna'],
      maxLength: 129,
      pattern: '^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$',
    },
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_direction',
      kind: 'choice',
      description: '`-1` sorts by day descending, `1` ascending. Within a day, by instance and brand.',
      default: -1,
      options: [1, -1],
    },
  ],
};

export const listReconciliations: Form<ListReconciliationsRequest> = {
  operationId: 'listReconciliations',
  summary: 'Reconcile a month',
  description: 'Returns a page of instances with the opening balances of a month, what moved in it, and the closing balances, ready to be filed: the closing balances of a month are the opening balances of the next. All sums are exact and follow from the ledger, archived entries included.',
  method: 'GET',
  path: '/reports/reconciliations',
  parameters: [
    {
      in: 'query',
      name: 'month',
      required: true,
      kind: 'ref',
      to: () => $.Month,
      description: 'The month, in UTC.',
      examples: ['2026-03'],
    },
    $.InstanceIdParameter3,
    $.CurrencyParameter,
    $.PageParameter,
    $.LimitParameter,
  ],
};

export const listTemplates: Form<ListTemplatesRequest> = {
  operationId: 'listTemplates',
  summary: 'List templates',
  description: 'Returns a page of the templates that you have access to.',
  method: 'GET',
  path: '/templates',
  parameters: [
    $.OwnerIdParameter,
    {
      in: 'query',
      name: 'id',
      kind: 'text',
      description: 'Returns only the template with this id. If empty or omitted, all templates.',
      examples: ['tri-star'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    $.NameParameter,
    {
      in: 'query',
      name: 'published',
      kind: 'text',
      description: '`true` returns only published templates, `false` only unpublished ones. If empty or omitted, both.',
      examples: ['true'],
      maxLength: 5,
      pattern: '^(true|false)?$',
    },
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'id',
      options: ['id', 'name', 'owner_id'],
    },
    $.SortDirectionParameter,
  ],
};

export const createTemplate: Form<CreateTemplateRequest> = {
  operationId: 'createTemplate',
  summary: 'Create a template',
  description: 'Stores a new template. It is unpublished and cannot be instantiated until it is published. Its rules are checked when it is published, so you can store an incomplete template.',
  method: 'POST',
  path: '/templates',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.NewJackpotTemplate },
};

export const checkTemplate: Form<CheckTemplateRequest> = {
  operationId: 'checkTemplate',
  summary: 'Check a template without storing it',
  description: 'Returns every fault of the template in the body that would keep it from being published now. Nothing is stored, so you can check a draft while it is being written. The rules are those of `POST /templates/publish`; a currency that is not known is a fault too.',
  method: 'POST',
  path: '/templates/check',
  body: { required: true, kind: 'ref', to: () => $.NewJackpotTemplate },
};

export const compareTemplates: Form<CompareTemplatesRequest> = {
  operationId: 'compareTemplates',
  summary: 'Compare two templates',
  description: 'Returns each field that differs between two templates, without what the platform keeps about them (id, version, published, reference_count). Pots are compared by their ids, wherever they are in the list; if pots that both templates have are in another order, `/pots` is listed with the ids in order.',
  method: 'GET',
  path: '/templates/comparison',
  parameters: [
    {
      in: 'query',
      name: 'before_id',
      required: true,
      kind: 'ref',
      to: () => $.Id,
      description: 'The id of the first template.',
      examples: ['tri-star'],
    },
    {
      in: 'query',
      name: 'after_id',
      required: true,
      kind: 'ref',
      to: () => $.Id,
      description: 'The id of the second template.',
      examples: ['tri-star-2'],
    },
  ],
};

export const instantiateTemplate: Form<InstantiateTemplateRequest> = {
  operationId: 'instantiateTemplate',
  summary: 'Instantiate a template',
  description: 'Creates an instance of a published template. The instance gets its own copy of the rules, and its pots hold their initial seeds, which the operator provides. It is active immediately, or `Pending` until its `timestamp_start`. Until it ends, it counts towards the template\'s reference_count.',
  method: 'POST',
  path: '/templates/instantiate',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.InstantiateTemplateRequest },
};

export const previewTemplate: Form<PreviewTemplateRequest> = {
  operationId: 'previewTemplate',
  summary: 'Preview a template\'s contribution in each currency',
  description: 'Returns what one contribution would be in each of the owner\'s currencies, for the template in the body. Nothing is stored, so you can preview a change before making it.',
  method: 'POST',
  path: '/templates/preview',
  parameters: [
    {
      in: 'query',
      name: 'template_id',
      required: true,
      kind: 'ref',
      to: () => $.Id,
      description: 'The id of the stored template that the body is a version of.',
      examples: ['tri-star'],
    },
  ],
  body: { required: true, kind: 'ref', to: () => $.NewJackpotTemplate },
};

export const publishTemplate: Form<PublishTemplateRequest> = {
  operationId: 'publishTemplate',
  summary: 'Publish or unpublish a template',
  description: 'Publishes a template, or unpublishes it with `publish: false`. Only published templates can be instantiated. Unpublishing does not affect existing instances, and templates in use can be published and unpublished like any other. Publishing a published template has no effect.',
  method: 'POST',
  path: '/templates/publish',
  keyed: true,
  parameters: [$.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.PublishTemplateRequest },
};

export const getTemplateSkeleton: Form<GetTemplateSkeletonRequest> = {
  operationId: 'getTemplateSkeleton',
  summary: 'Get a template to start from',
  description: 'Returns a small, complete template that could be published as it is: contributions of 1 unit of the platform\'s base currency, paid by the operator, and one pot that is won when triggered. Nothing is stored. Change it as you like and send it to `POST /templates`.',
  method: 'GET',
  path: '/templates/skeleton',
};

export const getTemplate: Form<GetTemplateRequest> = {
  operationId: 'getTemplate',
  summary: 'Get a template',
  description: 'Returns a template, with the number of instances that use it.',
  method: 'GET',
  path: '/templates/{template_id}',
  parameters: [$.TemplateIdParameter],
};

export const updateTemplate: Form<UpdateTemplateRequest> = {
  operationId: 'updateTemplate',
  summary: 'Replace a template',
  description: 'Replaces a stored template as a whole: omitted fields are removed or reset to their defaults. The owner may change too.',
  method: 'PUT',
  path: '/templates/{template_id}',
  keyed: true,
  parameters: [$.TemplateIdParameter, $.IfMatchParameter],
  body: { required: true, kind: 'ref', to: () => $.NewJackpotTemplate },
};
