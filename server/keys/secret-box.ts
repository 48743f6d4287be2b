import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretBox } from '../../platform/unit/services.ts';
import { derived, type KeySource } from './key-source.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what the platform must read again. The keys are outside the store, so a stolen store reveals no secret. */
export const createSecretBox = (source: KeySource): SecretBox => {
  const boxes = derived(source, boxUnder);
  return {
    seal: (text) => boxes.current().seal(text),
    open: (sealed) => {
      const [newest, ...former] = boxes.all();
      for (const box of former.toReversed()) {
        // Only the key that sealed a text opens it.
        const text = textOrNone(() => box.open(sealed));
        if (text !== undefined) return text;
      }
      return (newest ?? boxes.current()).open(sealed);
    },
    renew: (sealed) => {
      if (textOrNone(() => boxes.current().open(sealed)) !== undefined) return undefined;
      const box = boxes.all().find((each) => textOrNone(() => each.open(sealed)) !== undefined);
      return box === undefined ? undefined : boxes.current().seal(box.open(sealed));
    },
  };
};

const textOrNone = (open: () => string): string | undefined => {
  try {
    return open();
  } catch {
    return undefined;
  }
};

const boxUnder = (key: Buffer): Pick<SecretBox, 'seal' | 'open'> => ({
  seal: (text) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  },
  open: (sealed) => {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  },
});
