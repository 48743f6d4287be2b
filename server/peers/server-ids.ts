import { randomBytes, randomUUIDv7 } from 'node:crypto';

/** Characters of a UUID before its last group, which here says which server made it. */
const TAG_AT = 24;
const TAG_BYTES = 6;
/** The rest of an id besides its time: 12 bits count up, so that a server makes no id twice within a millisecond, and 14 are drawn. */
const COUNT_MAX = 0x1000;

export const drawServerId = (): string => randomBytes(TAG_BYTES).toString('hex');

/** Makes UUIDs (version 7) in order that end with the server's id: so everyone sees whose chain a contribution belongs to. */
export const createIds = (serverId: () => string): (() => string) => {
  let count = 0;
  return () => {
    const id = randomUUIDv7();
    count = (count + 1) % COUNT_MAX;
    return `${id.slice(0, 15)}${count.toString(16).padStart(3, '0')}${id.slice(18, TAG_AT)}${serverId()}`;
  };
};
