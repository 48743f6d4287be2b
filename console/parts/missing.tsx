import { linkTo } from '../shell/address.ts';

/** What stands on a record's page when there is no such record, or none that the account may see: both are told alike. */
export const Missing = ({ what, id, list }: { what: string; id: string; list: string }) => (
  <>
    <h1>{id}</h1>
    <p role="alert">There is no such {what}, or your account may not see it.</p>
    <p>
      <a href={linkTo(list)}>Go to the list</a>
    </p>
  </>
);
