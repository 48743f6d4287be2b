// Shared by all plain servers: who may call, and the schemas of the document with references inlined.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Schema = { [keyword: string]: unknown };

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../generated/built/openapi.json'), 'utf8'),
) as {
  components: { schemas: Record<string, Schema> };
};

/** A schema of the document with its references inlined. */
const inlined = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(inlined);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, example: _, ...rest } = schema as Schema;
  const named = typeof $ref === 'string' ? document.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  const parts = Object.entries({ ...named, ...rest }).filter(([keyword]) => keyword !== 'example');
  return Object.fromEntries(parts.map(([keyword, part]) => [keyword, inlined(part)]));
};
export const schemaOf = (name: string): Schema => inlined({ $ref: `#/components/schemas/${name}` }) as Schema;

export const instanceId = '0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11';
/** The instance to which the player contributes instead of the operator. */
export const playerPaysId = '0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b12';
export const token = '3b1f0c52e8a94b6f9d7c2a51e8b11f3a26c1e7b409a513f0c';
export const accounts = new Map([[`Bearer ${token}`, { id: 'service-account', mayContribute: true }]]);

const INSTANCE = { type: 'string', format: 'uuid' };
/** The schemas of the queries and paths of reads. */
export const QUERIES = {
  instance: { type: 'object', required: ['instance_id'], properties: { instance_id: INSTANCE } },
  winners: {
    type: 'object',
    required: ['instance_id'],
    properties: { instance_id: INSTANCE, limit: { type: 'string', pattern: '^([1-4]?\\d{1,2}|500)$' } },
  },
};
