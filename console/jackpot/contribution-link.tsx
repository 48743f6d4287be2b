import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';

/** A contribution, with the way to its result for those who may see it. */
export const ContributionLink = ({ id }: { id: string }) =>
  may('getContribution') ? (
    <a class="code" href={linkTo(`/contributions/${encodeURIComponent(id)}`)}>
      {id}
    </a>
  ) : (
    <span class="code">{id}</span>
  );
