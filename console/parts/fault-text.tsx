import { ApiError, ConnectionError } from '../../clients/typescript/src/pitboss.ts';
import { words } from '../form/words.ts';

/** Describes a failure, in the platform's own words if it gave any. */
export const faultText = (fault: unknown): string => {
  if (fault instanceof ApiError) return fault.detail || fault.title;
  if (fault instanceof ConnectionError) return 'The platform did not answer. Your work is kept: try again.';
  if (fault instanceof TypeError && /import|module/i.test(fault.message))
    return 'This part of the console could not be loaded: the platform restarts, or was updated. Reload the page.';
  return fault instanceof Error ? fault.message : String(fault);
};

/** A failed load or call. */
export const FaultText = ({ of, again }: { of: unknown; again?: (() => void) | undefined }) =>
  of === undefined ? null : (
    <div class="note bad" role="alert">
      <p>{faultText(of)}</p>
      {of instanceof ApiError && of.errors.length > 0 && (
        <ul>
          {of.errors.map(({ pointer, detail }) => (
            <li key={pointer}>
              {words(pointer.slice(pointer.lastIndexOf('/') + 1))}: {detail}
            </li>
          ))}
        </ul>
      )}
      {of instanceof ApiError && (
        <p class="hint">
          {of.code}
          {of.requestId === undefined ? '' : ` · request ${of.requestId}`}
        </p>
      )}
      {again && (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
