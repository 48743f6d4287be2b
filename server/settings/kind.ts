import { ConfigError } from '../base/environment.ts';

/** The form of a setting in a settings file: one value, a list (of parts or of lines), a map, or any structure, read as JSON. */
export type Shape = 'value' | 'list' | 'lines' | 'map' | 'json';

/** The values that a setting may hold. */
export type Kind<Value> = {
  /** For the documentation, such as `a number from 0 to 65535`. */
  readonly type: string;
  readonly shape: Shape;
  /** @throws Misfit. */
  read(text: string): Value;
  /** The part of a secret that may be shown; undefined when nothing may. */
  readonly show?: (text: string) => string | undefined;
};

/** A text does not suit its setting: what it must be, and the part that is wrong. */
export class Misfit extends Error {
  readonly expected: string;
  readonly part: string;

  constructor(expected: string, part: string) {
    super(expected);
    this.expected = expected;
    this.part = part;
  }
}

/** Something that a setting names does not do. The message is a clause that follows the setting's name. */
export class Unfit extends Error {}

/**
 * Reads a text as a kind.
 * @param label how the text was given, such as `PITBOSS_PORT` or `--port`.
 * @throws ConfigError, one sentence; it never quotes a secret.
 */
export const readAs = <Value>(kind: Kind<Value>, label: string, text: string, isSecret = false): Value => {
  try {
    return kind.read(text);
  } catch (error) {
    if (error instanceof Unfit) throw new ConfigError(`${label} ${error.message}`);
    if (!(error instanceof Misfit)) throw error;
    throw new ConfigError(`${label} must ${error.expected}${isSecret ? '' : `, not “${error.part}”`}.`);
  }
};

const CONTACT = /^(mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d.()-]*|https:\/\/[!-~]+)$/;

/** Of a `security.txt`: RFC 9116 takes URIs, and of web addresses those with https alone. */
export const contact: Kind<string> = {
  type: 'mailto, tel or https URL',
  shape: 'value',
  read: (given) => {
    if (!CONTACT.test(given) || !URL.canParse(given))
      throw new Misfit('be an address such as mailto:security@example.com or https://example.com/security', given);
    return given;
  },
};
