import { type DemoCaller, demoBody } from './demo-caller.ts';
import { BRAND, type ExampleJackpot, OPERATOR } from './demo-example.ts';

/**
 * Creates what is missing of the example: the next start completes an interrupted one, and leaves later changes alone.
 */
export const seed = async (call: DemoCaller, jackpots: readonly ExampleJackpot[]): Promise<string[]> => {
  await seedOwners(call);
  const ids: string[] = [];
  for (const jackpot of jackpots) ids.push((await findInstance(call, jackpot)) ?? (await open(call, jackpot)));
  return ids;
};

const seedOwners = async (call: DemoCaller): Promise<void> => {
  const path = { operator_id: OPERATOR.id };
  const known = await call('getOperator', { path });
  if (known.code === 'operator_not_found')
    demoBody('saveOperators', await call('saveOperators', { body: [{ id: OPERATOR.id, name: OPERATOR.name }] }));
  const operator = demoBody('getOperator', await call('getOperator', { path }));
  if (operator.brands.some(({ id }) => id === BRAND.id)) return;
  demoBody('saveBrands', await call('saveBrands', { path, body: [{ id: BRAND.id, name: BRAND.name }] }));
};

const findInstance = async (call: DemoCaller, { template }: ExampleJackpot): Promise<string | undefined> => {
  const query = { owner_id: OPERATOR.id, name: template.name, page: 0, limit: 200 } as const;
  const listed = await call('listInstances', { query: { ...query, sort_field: 'created', sort_direction: 1 } });
  return demoBody('listInstances', listed).find(({ game_code }) => game_code === template.id)?.id;
};

/** Creates, publishes and instantiates a template. @returns the id of the instance. */
const open = async (call: DemoCaller, { template }: ExampleJackpot): Promise<string> => {
  const created = await call('createTemplate', { body: template });
  if (created.code !== 'template_id_taken') demoBody('createTemplate', created);
  const named = { owner_id: template.owner_id, template_id: template.id };
  demoBody('publishTemplate', await call('publishTemplate', { body: named }));
  const opened = await call('instantiateTemplate', {
    body: {
      template_owner_id: template.owner_id,
      template_id: template.id,
      instance_owner_id: OPERATOR.id,
      instance_name: template.name,
      instance_game_code: template.id,
    },
  });
  return demoBody('instantiateTemplate', opened).id;
};
