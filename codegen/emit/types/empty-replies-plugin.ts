import { type DefinePlugin, definePluginConfig, type IR } from '@hey-api/openapi-ts';
import { type ApiOperation, mayBeEmpty } from '../../read/project/operation.ts';
import { UNSORTED } from './operations-plugin.ts';

type EmptyRepliesConfig = { readonly name: 'empty-replies'; operations: readonly ApiOperation[] };
export type EmptyRepliesPlugin = DefinePlugin<EmptyRepliesConfig, EmptyRepliesConfig>;

/**
 * Types a declared response without content as `void`, at any status: hey-api does that only for 204 and types every other as
 * `unknown`, so that any body would compile. A response whose body is optional is typed as that body or `undefined`. It changes the input
 * of the type plugin, so it must run first.
 */
const handler: EmptyRepliesPlugin['Handler'] = ({ plugin }) => {
  const written = new Map(plugin.config.operations.map(({ operationId, responses }) => [operationId, responses]));
  const typeReplies = ({ operation }: { readonly operation: IR.OperationObject }) => {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (!response) continue;
      const declared = written.get(operation.operationId ?? operation.id)?.find((one) => one.status === status);
      if (response.mediaType === undefined && response.schema.type === 'unknown')
        response.schema = { ...response.schema, type: 'void' };
      else if (declared && mayBeEmpty(declared.response))
        response.schema = {
          ...described(response.schema),
          logicalOperator: 'or',
          items: [response.schema, { type: 'undefined' }],
        };
    }
  };
  plugin.forEach('operation', typeReplies, UNSORTED);
};

const described = ({ description }: { readonly description?: string }) =>
  description === undefined ? {} : { description };

export const emptyRepliesPlugin = definePluginConfig<EmptyRepliesPlugin['Types']>({
  config: { operations: [] },
  handler,
  name: 'empty-replies',
});
