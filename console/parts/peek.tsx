import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { Look } from './look.tsx';
import { Value } from './rest.tsx';

/** All that is known of a row which has no page of its own, and the way to what was done to it. */
export const Peek = ({ title, of, target }: { title: string; of: object; target?: string }) => (
  <Look title={title} of={title}>
    {() => (
      <>
        <Value name="" of={of} />
        {target !== undefined && may('listAuditEvents') && (
          <p>
            <a href={linkTo(`/audit?target_id=${encodeURIComponent(target)}`)}>Show its history</a>
          </p>
        )}
      </>
    )}
  </Look>
);
