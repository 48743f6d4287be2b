import { useEffect, useState } from 'preact/hooks';
import type { NewJackpotTemplate } from '../../clients/typescript/src/pitboss.ts';
import type { DraftFault } from '../../generated/forms/runtime/read-draft.gen.ts';
import { sendingFault } from '../form/sending.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';

const PAUSE_MS = 400;

export type CheckedDraft = {
  readonly faults: readonly DraftFault[];
  /** Undefined until the platform has checked the current text. */
  readonly isPublishable: boolean | undefined;
  /** Rules that may be published, and that ruin or cannot be played. */
  readonly warnings?: readonly DraftFault[];
  /** The reason why the check failed. */
  readonly problem?: string;
};

const UNKNOWN: CheckedDraft = { faults: [], isPublishable: undefined };

/** Asks the platform, once the person pauses, what would keep a template from being published. */
export const useCheck = (template: NewJackpotTemplate | undefined): CheckedDraft => {
  const [told, setTold] = useState<{ readonly key: string; readonly checked: CheckedDraft }>();
  const key = template === undefined || !may('checkTemplate') ? undefined : JSON.stringify(template);
  useEffect(() => {
    if (key === undefined || template === undefined) return undefined;
    const aborting = new AbortController();
    const tell = (checked: CheckedDraft): void => {
      if (!aborting.signal.aborted) setTold({ key, checked });
    };
    const timer = setTimeout(() => {
      pitboss.checkTemplate({ body: template }, { signal: aborting.signal }).then(
        ({ body: { publishable, faults, warnings = [] } }) => tell({ faults, warnings, isPublishable: publishable }),
        (error: unknown) => {
          const { text, faults } = sendingFault(error, false);
          tell({ faults, isPublishable: faults.length > 0 ? false : undefined, problem: text });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [key]);
  if (key === undefined || told === undefined) return UNKNOWN;
  // Faults of what was written a moment ago are better than none.
  return told.key === key ? told.checked : { faults: told.checked.faults, isPublishable: undefined };
};
