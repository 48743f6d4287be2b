import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { containsUsername, foldedPassword } from '../../domain/account/password.ts';
import type { PasswordOwner } from '../../platform/unit/services.ts';

/**
 * The guesses that a password must be worth, by the estimate of @zxcvbn-ts/core. A common word or a name with a year and a sign is worth
 * 10^8, two unrelated words about 10^9, and 12 random characters 10^12.
 */
const GUESSES_MIN = 1e9;

/** The characters that are compared: the estimate of a longer text would hold up everything else for a tenth of a second. */
const COMPARED_MAX = 64;

/** Shorter parts of a name say little. */
const NAME_PART_MIN = 3;

const ADVICE = 'Choose another one, such as four unrelated words.';

const REASONS: Readonly<Record<string, string>> = {
  userInputs: 'The password is little more than the name of the account, its organisation or the platform.',
  passwords: 'The password is on a list of common passwords, or little more than one with something added.',
};
const PATTERN = 'The password is little more than a repeated or well-known sequence of characters.';

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loads the list of common passwords, about 20 MB, with the first password that is set. */
const loadEstimate = (): Promise<ZxcvbnFactory> => {
  loading ??= (async () => {
    const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ]);
    return new ZxcvbnFactory({ dictionary: { passwords: dictionary['passwords-common'] }, graphs: adjacencyGraphs });
  })();
  return loading;
};

/** Names as they are and in parts: of `grace.hopper@northstar.example`, `grace`, `hopper` and so on. */
const namesOf = ({ username, organisation }: PasswordOwner): string[] => {
  const names = [username, organisation?.id ?? '', organisation?.name ?? '', 'pitboss'].map(foldedPassword);
  return [...new Set([...names, ...names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))])].filter(
    (name) => name.length >= NAME_PART_MIN,
  );
};

/**
 * Compares a new password with what is guessed first, as NIST SP 800-63B (5.1.1.2, revision 4: 3.1.1.2) asks: common passwords, names, and
 * repeated or consecutive characters, in any case and form of letters. Prescribes no kinds of characters.
 * @returns why it is refused and what to do, in a sentence for people; undefined if it may be used.
 */
export const passwordFault = async (password: string, owner: PasswordOwner): Promise<string | undefined> => {
  if (containsUsername(password, owner.username)) return 'The password contains the username. Choose another one.';
  const estimate = await loadEstimate();
  const { guesses, sequence } = estimate.check(foldedPassword(password).slice(0, COMPARED_MAX), namesOf(owner));
  if (guesses >= GUESSES_MIN) return undefined;
  const [longest] = sequence.toSorted((one, other) => other.token.length - one.token.length);
  return `${REASONS[longest?.dictionaryName ?? ''] ?? PATTERN} ${ADVICE}`;
};
