import { say } from './notices.tsx';

/** The outcome of each item of a request: the number of successes, and each refusal with its reason. */
export const OutcomeText = ({
  verb,
  what,
  succeeded,
  failed,
}: {
  /** Such as `Released`. */
  verb: string;
  /** One of them, such as `win`. */
  what: string;
  succeeded: number;
  failed: readonly { readonly name: string; readonly code: string; readonly detail?: string | undefined }[];
}) => (
  <>
    <p>
      {succeeded === 0 && failed.length > 0
        ? `${verb} none of ${failed.length}:`
        : `${verb} ${succeeded} ${succeeded === 1 ? what : `${what}s`}${failed.length === 0 ? '.' : `; ${failed.length} could not be:`}`}
    </p>
    {failed.length > 0 && (
      <ul>
        {failed.map(({ name, code, detail }) => (
          <li key={name}>
            <span class="code">{name}</span>: {detail ?? code}
          </li>
        ))}
      </ul>
    )}
  </>
);

/** Shows the outcome of each item of a request, where the platform answers with the ids alone. */
export const tellItems = (
  verb: string,
  what: string,
  succeeded: readonly string[],
  failed: readonly { readonly name: string; readonly code: string }[],
): void => say(<OutcomeText {...{ verb, what, failed }} succeeded={succeeded.length} />, failed.length > 0);

/** The same reason for each. */
export const refusedFor = (
  names: readonly string[],
  code: string,
): { readonly name: string; readonly code: string }[] => names.map((name) => ({ name, code }));
