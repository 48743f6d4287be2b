// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { AwardBonusRequest } from '../../clients/typescript/src/generated/operations/award-bonus.gen.ts';
import type { AwardFreespinsRequest } from '../../clients/typescript/src/generated/operations/award-freespins.gen.ts';
import type { CreateFreespinInstanceRequest } from '../../clients/typescript/src/generated/operations/create-freespin-instance.gen.ts';
import type { CreateFreespinTemplateRequest } from '../../clients/typescript/src/generated/operations/create-freespin-template.gen.ts';
import type { ListFreespinInstancesRequest } from '../../clients/typescript/src/generated/operations/list-freespin-instances.gen.ts';
import type { ListFreespinTemplatesRequest } from '../../clients/typescript/src/generated/operations/list-freespin-templates.gen.ts';
import type { ListPlayerBonusesRequest } from '../../clients/typescript/src/generated/operations/list-player-bonuses.gen.ts';
import type { ReportFreespinUseRequest } from '../../clients/typescript/src/generated/operations/report-freespin-use.gen.ts';
import type { UpdateFreespinTemplateRequest } from '../../clients/typescript/src/generated/operations/update-freespin-template.gen.ts';
import * as $ from './definitions.gen.ts';
import type { Form } from './runtime/form.gen.ts';

export const awardFreespins: Form<AwardFreespinsRequest> = {
  operationId: 'awardFreespins',
  summary: 'Award a freespin instance to players',
  description: 'Awards a bonus of the instance to each player, and returns the bonuses in the order of the players. Players do not have to be known to the platform. A player who already has a bonus of the instance gets another one.',
  method: 'POST',
  path: '/bonus/freespins/add',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.AwardFreespins },
};

export const awardBonus: Form<AwardBonusRequest> = {
  operationId: 'awardBonus',
  summary: 'Award freespins without a template',
  description: 'Awards a bonus with the freespins in the request to each player, and returns the bonuses in the order of the players. Players do not have to be known to the platform. `count` is required for `Fixed` freespins and not allowed for `Variable` ones (`validation_failed`).',
  method: 'POST',
  path: '/bonus/freespins/award',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.AwardBonus },
};

export const listFreespinInstances: Form<ListFreespinInstancesRequest> = {
  operationId: 'listFreespinInstances',
  summary: 'List freespin instances',
  description: 'Returns a page of the freespin instances that you have access to, including those whose period has ended.',
  method: 'GET',
  path: '/bonus/freespins/instances',
  parameters: [
    {
      in: 'query',
      name: 'id',
      kind: 'text',
      description: 'Returns only the instance with this id. If empty or omitted, all instances.',
      examples: ['0198f3b1-2a4c-7d10-9b3e-6f5a4c3b2d10'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    $.NameParameter,
    $.OperatorIdParameter2,
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'timestamp_start',
      options: ['timestamp_start', 'timestamp_end', 'name', 'id'],
    },
    $.SortDirectionParameter,
  ],
};

export const createFreespinInstance: Form<CreateFreespinInstanceRequest> = {
  operationId: 'createFreespinInstance',
  summary: 'Create a freespin instance from a template',
  description: 'Creates a freespin instance that can be awarded between timestamp_start and timestamp_end. It has its own copy of the template\'s freespin_type and expires_after_ms: later changes of the template do not affect it.',
  method: 'POST',
  path: '/bonus/freespins/instances',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.NewFreespinInstance },
};

export const listFreespinTemplates: Form<ListFreespinTemplatesRequest> = {
  operationId: 'listFreespinTemplates',
  summary: 'List freespin templates',
  description: 'Returns a page of the freespin templates that you have access to.',
  method: 'GET',
  path: '/bonus/freespins/templates',
  parameters: [
    {
      in: 'query',
      name: 'id',
      kind: 'text',
      description: 'Returns only the template with this id. If empty or omitted, all templates.',
      examples: ['0198f3b0-5e21-7a44-8c0d-1e2f3a4b5c6d'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    $.NameParameter,
    $.OperatorIdParameter2,
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by.',
      default: 'timestamp_created',
      options: ['timestamp_created', 'name', 'id'],
    },
    $.SortDirectionParameter,
  ],
};

export const createFreespinTemplate: Form<CreateFreespinTemplateRequest> = {
  operationId: 'createFreespinTemplate',
  summary: 'Create a freespin template',
  description: 'Creates a template for freespin instances. `count` is required for `Fixed` freespins and not allowed for `Variable` ones (`validation_failed`); `count` × `amount` may be at most 8,000,000,000 (`amount_out_of_range`).',
  method: 'POST',
  path: '/bonus/freespins/templates',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.NewFreespinTemplate },
};

export const updateFreespinTemplate: Form<UpdateFreespinTemplateRequest> = {
  operationId: 'updateFreespinTemplate',
  summary: 'Update a freespin template',
  description: 'Changes the fields of a template that are sent. Existing instances keep their copy of the template. `freespin_type` is replaced as a whole; the rules of `POST /bonus/freespins/templates` apply.',
  method: 'PATCH',
  path: '/bonus/freespins/templates',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.FreespinTemplateChanges },
};

export const reportFreespinUse: Form<ReportFreespinUseRequest> = {
  operationId: 'reportFreespinUse',
  summary: 'Report the use of freespins',
  description: 'Deducts spins, or a part of the budget, from a player\'s bonus and returns the updated bonus. Report the use before the spin is played: if the report is refused, the spin is not free.',
  method: 'POST',
  path: '/bonus/freespins/use',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.FreespinUse },
};

export const listPlayerBonuses: Form<ListPlayerBonusesRequest> = {
  operationId: 'listPlayerBonuses',
  summary: 'List a player\'s bonuses',
  description: 'Returns a page of the bonuses of one player, with what is left of each. To find the bonuses that a player can use in a game, send the game\'s `provider` and `game_code` and the status `Available`. A bonus is `Expired` from its timestamp_bonus_expires on.',
  method: 'GET',
  path: '/bonus/players/bonuses',
  parameters: [
    $.PlayerIdParameter,
    {
      in: 'query',
      name: 'operator_id',
      required: true,
      kind: 'ref',
      to: () => $.OperatorId,
      description: 'The player\'s operator.',
      examples: ['northstar'],
    },
    {
      in: 'query',
      name: 'brand_id',
      required: true,
      kind: 'ref',
      to: () => $.BrandReference,
      description: 'The player\'s brand, either within the operator (`luna`) or as a brand path (`northstar:luna`).',
      examples: ['luna'],
    },
    {
      in: 'query',
      name: 'provider',
      kind: 'text',
      description: 'Returns only bonuses that can be used in a game of this provider, including those for all games. If empty or omitted, all.',
      examples: ['starforge'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    {
      in: 'query',
      name: 'game_code',
      kind: 'text',
      description: 'Returns only bonuses that can be used in this game of `provider` or, if that is omitted, of any provider, including those for all games of a provider or for all games. If empty or omitted, all.',
      examples: ['comet-rush'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._:-]*$',
    },
    {
      in: 'query',
      name: 'bonus_id',
      kind: 'text',
      description: 'Returns only the bonus with this id. If empty or omitted, all.',
      examples: ['0198f3b2-77d0-7e55-a1c2-9d8e7f6a5b4c'],
      maxLength: 64,
      pattern: '^[A-Za-z0-9._-]*$',
    },
    {
      in: 'query',
      name: 'status',
      kind: 'text',
      description: 'Returns only bonuses in this state: `Available`, `Expired` or `Consumed`. If empty or omitted, all.',
      examples: ['Available'],
      maxLength: 9,
      pattern: '^(Available|Expired|Consumed)?$',
    },
    $.PageParameter,
    $.LimitParameter,
    {
      in: 'query',
      name: 'sort_field',
      kind: 'choice',
      description: 'The field to sort by. By default, the bonus that expires first comes first.',
      default: 'timestamp_bonus_expires',
      options: ['timestamp_bonus_expires', 'timestamp_bonus_awarded', 'id'],
    },
    $.SortDirectionParameter,
  ],
};
