/** What became of each item of a request: what was done, and each refusal with its reason. */
export const Outcome = ({
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
      {`${verb} ${succeeded} ${succeeded === 1 ? what : `${what}s`}${failed.length === 0 ? '.' : `; ${failed.length} could not be:`}`}
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
