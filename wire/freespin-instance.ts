import type { FreespinInstance as Stored } from '../db/freespin-instances.ts';
import type { FreespinInstance } from '../generated/server/types.gen.ts';
import { ownerToWire } from './freespin-template.ts';
import { freespinTypeToWire } from './freespin-type.ts';

export const freespinInstanceToWire = (instance: Stored): FreespinInstance => ({
  id: instance.id,
  name: instance.name,
  brand_id: '',
  ...ownerToWire(instance.ownerId),
  freespin_type: freespinTypeToWire(instance),
  template_id: instance.templateId,
  available_for: instance.availableFor,
  expires_after_ms: instance.expiresAfterMs,
  timestamp_start: instance.startsAtMs,
  timestamp_end: instance.endsAtMs,
});
