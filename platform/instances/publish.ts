import { findTemplate, publishTemplate } from '../../db/jackpots/templates.ts';
import { findOperator } from '../../db/operators/operators.ts';
import { covers, toOperatorId } from '../../domain/account/access.ts';
import type { PublishTemplateRequest } from '../../generated/server/types.gen.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { unrunnableFaults } from '../../wire/unrunnable-faults.ts';
import { ownerCurrencies } from '../rules/brand-rate.ts';
import { limitsAccounts } from '../rules/needs-second-account.ts';
import { warnOfTemplate } from '../rules/warn-of-template.ts';
import { auditedChanges } from '../unit/audited-changes.ts';
import type { WriteContext } from '../unit/handler.ts';
import { refuseStale, toEtag } from '../unit/refusals.ts';
import { refuse, refuseAccess } from '../unit/reply.ts';
import type { Wanted } from '../unit/second-account.ts';

type Asked = { readonly body: PublishTemplateRequest; readonly headers: { readonly 'if-match'?: string } };

/**
 * Works out a publication without booking it; `publish` defaults to true. Only publishing validates the rules: withdrawing never fails
 * because of them, nor does publishing a published template again, even if one of its time windows has ended since.
 */
export const planPublication = async (
  { tx, caller, services, nowMs }: Pick<WriteContext, 'tx' | 'caller' | 'services' | 'nowMs'>,
  { body, headers }: Asked,
) => {
  const { owner_id, template_id, publish: published = true, accept_warnings: isAccepted = true } = body;
  if (!covers(caller.access, owner_id)) return refuseAccess(owner_id);
  const template = await findTemplate(tx, template_id, nowMs);
  if (template === undefined || template.ownerId !== owner_id)
    return refuse('template_not_found', { detail: `${owner_id} has no template ${template_id}.` });
  const stale = refuseStale(headers, template.version);
  if (stale !== undefined) return stale;
  const basis = { version: template.version };
  if (published === template.published) return { template, published, codes: [], basis };
  const document = template.document as StoredTemplate;
  const currencies = await ownerCurrencies(tx, owner_id, services.currencies);
  const errors = published ? unrunnableFaults(document, services.isCallable, nowMs, currencies) : [];
  if (errors.length > 0) return refuse('template_invalid', { errors });
  const warnings = published ? await warnOfTemplate(tx, owner_id, document) : [];
  if (warnings.length > 0 && !isAccepted)
    return refuse('warnings_not_accepted', { errors: warnings.map(({ pointer, detail }) => ({ pointer, detail })) });
  return { template, published, codes: [...new Set(warnings.map(({ code }) => code))], basis };
};

type Plan = Exclude<Awaited<ReturnType<typeof planPublication>>, { readonly problem: unknown }>;

/** A publication as a second account sees it; undefined if one account is enough. A template that cannot be instantiated promises nothing. */
export const publicationWanted = async (
  tx: WriteContext['tx'],
  { template, published, basis }: Plan,
  request: PublishTemplateRequest,
): Promise<Wanted | undefined> => {
  const { ownerId, id: targetId, name } = template;
  if (!published || template.published || !(await limitsTemplates(tx, [ownerId]))) return undefined;
  const summary = `Publishes the template ${name}, so that jackpots can be opened with its rules for contributions, seeds and wins.`;
  return {
    ...{ operation: 'publishTemplate', ownerId, targetId, request, basis },
    details: { summary },
    limit: { name: 'templates' },
  };
};

/** Reports whether an operator of these owners limits the money that one account alone can move out. */
export const limitsTemplates = async (tx: WriteContext['tx'], owners: readonly string[]): Promise<boolean> => {
  for (const owner of owners) if (limitsAccounts((await findOperator(tx, toOperatorId(owner)))?.moneyOut)) return true;
  return false;
};

/** Publishes or unpublishes a template in the unit that worked it out. */
export const bookPublication = async (tx: WriteContext['tx'], { template, published, codes }: Plan) => {
  const isChanged = published !== template.published;
  if (isChanged) await publishTemplate(tx, template.id, published);
  return {
    status: 200 as const,
    headers: {
      etag: toEtag(template.version + (isChanged ? 1 : 0)),
      ...(codes.length === 0 ? {} : { 'template-warnings': codes.join() }),
    },
    changed: auditedChanges('template', template, { ...template, published }),
  };
};
