import { linkTo } from '../shell/address.ts';

/** Where a player of a brand is shown. */
export const playerPath = (player: string, brand: string): string =>
  `/players/${encodeURIComponent(player)}?brand_id=${encodeURIComponent(brand)}`;

/** A player, with the way to what is known of them. */
export const PlayerLink = ({ id, brand }: { id: string; brand: string }) => (
  <a href={linkTo(playerPath(id, brand))}>{id}</a>
);
