import { findTemplate } from '../../db/jackpots/templates.ts';
import { covers } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { fieldChanges } from '../../wire/audit.ts';
import { templateToWire } from '../../wire/template.ts';

/** Compares what two templates say, not how they stand. */
export const compareTemplates: PlatformHandler<'compareTemplates'> = async ({ query }, { tx, caller, nowMs }) => {
  const rules: object[] = [];
  for (const name of ['before_id', 'after_id'] as const) {
    const id = query[name];
    const template = await findTemplate(tx, id, nowMs);
    if (template === undefined || !covers(caller.access, template.ownerId))
      return refuse('template_not_found', {
        errors: [{ pointer: `/query/${name}`, detail: `there is no template ${id}` }],
      });
    const {
      id: _id,
      version: _version,
      published: _published,
      reference_count: _count,
      ...own
    } = templateToWire(template);
    rules.push(own);
  }
  const [before, after] = rules;
  return { status: 200, body: fieldChanges(before, after) };
};
