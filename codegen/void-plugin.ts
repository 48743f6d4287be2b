import { type DefinePlugin, definePluginConfig } from '@hey-api/openapi-ts';

type VoidConfig = { readonly name: 'void' };
export type VoidPlugin = DefinePlugin<VoidConfig, VoidConfig>;

/**
 * Types a declared response without content as `void`, whatever its status: hey-api does so for 204 alone and calls every other `unknown`,
 * with which any body would compile. It changes what the type plugin reads, so it stands before it.
 */
const handler: VoidPlugin['Handler'] = ({ plugin }) => {
  plugin.forEach('operation', ({ operation }) => {
    for (const response of Object.values(operation.responses ?? {}))
      if (response && response.mediaType === undefined && response.schema.type === 'unknown')
        response.schema = { ...response.schema, type: 'void' };
  });
};

export const voidPlugin = definePluginConfig<VoidPlugin['Types']>({ config: {}, handler, name: 'void' });
