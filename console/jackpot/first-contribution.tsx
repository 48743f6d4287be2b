import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { PLATFORM } from '../shell/platform.ts';

/** A player to try it with. */
const PLAYER = { player_id: 'p-1001', player_country: 'MT', token: 'session-p-1001' } as const;

/** Shows how a game sends the first contribution to a jackpot. */
export const FirstContribution = ({
  jackpot: { id, currency },
  brand,
}: {
  jackpot: Pick<JackpotInstance, 'id' | 'currency'>;
  /** Its path, such as `northstar:luna`; undefined if none is known. */
  brand: string | undefined;
}) => {
  const body = { instance_id: id, ...PLAYER, brand_id: brand ?? 'OPERATOR:BRAND', base_wager: 10, currency };
  return (
    <>
      <p>
        A round of a game is a contribution. The game’s server sends it with the token of a separate account, here in{' '}
        <code>TOKEN</code>
        {brand === undefined && (
          <>
            , and with the player’s brand in place of <code>OPERATOR:BRAND</code>
          </>
        )}
        :
      </p>
      <pre class="request">
        {`curl -s ${PLATFORM}/operator/contributions/instance \\
  -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
  -d '${JSON.stringify(body)}'`}
      </pre>
    </>
  );
};
