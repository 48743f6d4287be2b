import type { FreespinTemplate as Stored } from '../db/freespin-templates.ts';
import { operatorOf } from '../domain/account/access.ts';
import type { FreespinTemplate } from '../generated/server/types.gen.ts';
import { freespinTypeToWire } from './freespin-type.ts';

export const freespinTemplateToWire = (template: Stored): FreespinTemplate => ({
  id: template.id,
  name: template.name,
  ...ownerToWire(template.ownerId),
  freespin_type: freespinTypeToWire(template),
  expires_after_ms: template.expiresAfterMs,
  created_by: template.createdBy,
  timestamp_created: template.createdAtMs,
});

/** The owner of freespins: an operator with all its brands, or one brand. */
export const ownerToWire = (ownerId: string): { operator_id: string; brand_id?: string } => ({
  operator_id: operatorOf(ownerId),
  ...(ownerId.includes(':') && { brand_id: ownerId }),
});
