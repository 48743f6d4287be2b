import { operatorOf } from '../../domain/account/access.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';
import type { Order } from './order.ts';

/** A person ends a hold, so an early retry is in vain. */
const RETRY_AFTER_SECONDS = '60';

/** Refuses a contribution that the player pays for while the operator's wallet is on hold. */
export const refuseHeld = (
  { holdOf }: Pick<Services, 'holdOf'>,
  { brandPath }: Pick<Order, 'brandPath'>,
): Refusal<'wallet_on_hold'> | undefined =>
  holdOf(operatorOf(brandPath)) && refuse('wallet_on_hold', { headers: { 'retry-after': RETRY_AFTER_SECONDS } });
