import type { Seal } from '../../db/ledger/ledger.ts';
import type { Tally } from './tally.ts';

/** The results of earlier checks, by instance, from which later ones continue. */
export type Checkpoint = ReadonlyMap<string, Tally>;

/** The checkpoint was not sealed by this program with this key. */
export class CheckpointRefused extends Error {}

/** Change this line with the format. */
const FIRST_LINE = 'pitboss verify: a checkpoint, 2\n';
/** Before 0.16.0 the rules were not replayed, so nothing can be continued from it. */
const EARLIER = 'pitboss verify: a checkpoint, 1';
/** Of an instance whose wins are shared. With more of them, a resumed run judges its shared wins in part. */
const PLAYERS_MAX = 200_000;

/**
 * The text of a checkpoint, sealed with the ledger's key in a way that no entry is, so it cannot be forged with access to the store only.
 */
export const textOfCheckpoint = (seal: Seal, checkpoint: Checkpoint): string => {
  const text = JSON.stringify([...checkpoint], spell);
  return `${FIRST_LINE}${sealOf(seal, text)}\n${text}\n`;
};

/** Reads a checkpoint; one of an earlier version is empty. Throws CheckpointRefused when it is damaged, from another program or sealed with another key. */
export const readCheckpoint = (seal: Seal, file: string): Map<string, Tally> => {
  const [first, sealed, text, ...rest] = file.split('\n');
  if (first === EARLIER) return new Map();
  if (
    `${first}\n` !== FIRST_LINE ||
    text === undefined ||
    rest.join('\n') !== '' ||
    rest.length !== 1 ||
    sealed !== sealOf(seal, text)
  )
    throw new CheckpointRefused();
  return new Map(JSON.parse(text, read) as [string, Tally][]);
};

const sealOf = (seal: Seal, text: string): string => seal(Buffer.from(FIRST_LINE), text).toString('hex');

/** JSON has neither maps nor large integers: each becomes an object with one of these keys. */
const MAP = '$map';
const NUMBER = '$number';

const spell = (key: string, value: unknown): unknown => {
  if (key === 'players' && value instanceof Map && value.size > PLAYERS_MAX) return undefined;
  if (value instanceof Map) return { [MAP]: [...value] };
  if (typeof value === 'bigint') return { [NUMBER]: String(value) };
  return value;
};

const read = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (MAP in value) return new Map(value[MAP] as [unknown, unknown][]);
  if (NUMBER in value) return BigInt(value[NUMBER] as string);
  return value;
};
