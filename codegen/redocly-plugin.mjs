// Loaded by Redocly. Adds what a file of shared messages says to the documents that Redocly lints or bundles: see shared-messages.ts.

/** @param {{ additions: Record<string, import('./read/project/shared-messages.ts').Additions> }} options by the absolute path of each document */
const sharedMessages = ({ additions }) => {
  /** @type {import('./read/project/shared-messages.ts').Additions | undefined} */
  let added;
  return {
    Root: {
      enter(root, { location }) {
        added = additions[location.source.absoluteRef];
        for (const [channel, messages] of Object.entries(added?.channels ?? {})) addMessages(root, channel, messages);
      },
    },
    Operation(operation) {
      const emits = added?.emits[operation.operationId] ?? [];
      if (emits.length > 0) operation['x-emits'] = [...(operation['x-emits'] ?? []), ...emits];
    },
    Schema(schema) {
      const { 'x-enum-events-of': outlets, enum: values = [] } = schema;
      if (!Array.isArray(outlets) || !outlets.every((outlet) => added?.outlets[outlet])) return;
      schema.enum = [...new Set([...values, ...outlets.flatMap((outlet) => added.outlets[outlet])])];
      delete schema['x-enum-events-of'];
    },
  };
};

/** Adds messages to a channel, to its operations that send, and to the components. */
const addMessages = (root, channel, messages) => {
  const at = `#/channels/${channel}`;
  root.components ??= {};
  root.components.messages ??= {};
  root.channels[channel].messages ??= {};
  const sending = Object.values(root.operations ?? {}).filter(
    (operation) => operation.action === 'send' && operation.channel?.$ref === at,
  );
  for (const [name, $ref] of Object.entries(messages)) {
    root.components.messages[name] = { $ref };
    root.channels[channel].messages[name] = { $ref: `#/components/messages/${name}` };
    for (const operation of sending)
      operation.messages = [...(operation.messages ?? []), { $ref: `${at}/messages/${name}` }];
  }
};

// biome-ignore lint/style/noDefaultExport: Redocly loads a plugin by its default export.
export default () => ({
  id: 'codegen',
  preprocessors: { oas3: { 'shared-messages': sharedMessages }, async3: { 'shared-messages': sharedMessages } },
});
