/** The frameworks that a generated server has an adapter for. */
export const FRAMEWORKS = ['node', 'koa', 'fastify'] as const;
export type Framework = (typeof FRAMEWORKS)[number];
