import { RotationRefused } from '../keys/key-file.ts';
import { createSecretBox } from '../keys/secret-box.ts';
import { createAdministrator, resetPassword } from '../login/administrator.ts';
import { carryOutErasure, type ErasureParts } from './erasures.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { OrderRefused } from './order-files.ts';
import { type RotationParts, rotateLedgerKey, rotateSecretKey } from './rotate-keys.ts';
import { type AcceptParts, acceptGenerator } from './stopped-generator.ts';

/** A command's request to the process that holds the data folder. */
export type AdminOrder =
  | { readonly kind: 'rotate-audit' | 'rotate-secrets' }
  | { readonly kind: 'accept-generator'; readonly reason: string }
  | { readonly kind: 'erase-player'; readonly brandPath: string; readonly playerId: string }
  | {
      readonly kind: 'reset-password' | 'create-administrator';
      readonly username: string;
      readonly passwordHash: string;
      /** Only for a reset: the holder of the account has lost it. */
      readonly removesSecondFactor?: boolean;
    };

/** The open data folder that an order is about. */
export type OrderParts = RotationParts &
  ErasureParts &
  AcceptParts & {
    /** Work that the platform may be doing at the same time; a command that opens the folder itself is alone. */
    readonly oneAtATime?: OneAtATime;
  };

/** @returns what was done, as a sentence. @throws AdministratorRefused, or what a failing store throws. */
export const carryOutOrder = async (order: AdminOrder, parts: OrderParts): Promise<string> => {
  if (parts.oneAtATime === undefined || !ALONE.includes(order.kind)) return carryOutNow(order, parts);
  const carriedOut = await parts.oneAtATime.tryTo(() => carryOutNow(order, parts));
  if (carriedOut === undefined)
    throw new OrderRefused('The platform is archiving. Try again when it has finished; its log says so.');
  return carriedOut.result;
};

/** Not while the platform archives. */
const ALONE: readonly AdminOrder['kind'][] = ['rotate-audit', 'erase-player'];

const carryOutNow = async (order: AdminOrder, parts: OrderParts): Promise<string> => {
  switch (order.kind) {
    case 'rotate-audit': {
      const chains = await rotateLedgerKey(parts);
      return `The ledger has a new key, which has sealed the ${chains === 1 ? 'chain' : 'chains'} of ${chains} ${chains === 1 ? 'instance' : 'instances'}. The former keys stay in keys/audit.key as proof.`;
    }
    case 'rotate-secrets': {
      const rows = await rotateSecretKey(parts);
      return `There is a new key for secrets, which has encrypted ${rows} ${rows === 1 ? 'row' : 'rows'} of the store again. The former key is forgotten after 8 days.`;
    }
    case 'erase-player':
      return carryOutErasure(parts, { brandPath: order.brandPath, playerId: order.playerId });
    case 'accept-generator':
      return acceptGenerator(parts, order.reason);
    case 'create-administrator':
      await createAdministrator(parts, order, parts.clock());
      return `Created the administrator ${order.username}.`;
    case 'reset-password':
      await resetPassword(parts, order, parts.clock(), createSecretBox(parts.keys.secretKeys));
      return `The password of ${order.username} is set, and its logins have ended.${order.removesSecondFactor ? ' It has no second factor.' : ''}`;
    default:
      // Another version has written it.
      throw new RotationRefused('This version does not know the order: run the command with its program.');
  }
};
