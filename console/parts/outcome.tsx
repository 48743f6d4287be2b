/** What became of each item of a request: what was done, and each refusal with its reason. */
export const Outcome = ({
  verb,
  what,
  succeeded,
  failed,
}: {
  /** Such as `Released`. */
  verb: string;
  /** Such as `wins`. */
  what: string;
  succeeded: number;
  failed: readonly { readonly name: string; readonly code: string; readonly detail?: string | undefined }[];
}) => (
  <>
    <p>
      {verb} {succeeded} {what}
      {failed.length === 0 ? '.' : `; ${failed.length} refused:`}
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
