import type { Publicity } from '../db/tables/operators.ts';
import { maskedPlayer } from './masked-player.ts';

/** A player in a public list: no one, if the operator wants it so or if the player was erased. */
export const publishedPlayer = (
  { playerId, unnamed }: { readonly playerId: string; readonly unnamed: boolean | null },
  publicity: Publicity,
): { readonly player?: string } =>
  publicity === 'Masked' && unnamed !== true ? { player: maskedPlayer(playerId) } : {};
