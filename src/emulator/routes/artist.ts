import { refuse } from '../requests/refuse.js';
import { artistPicture } from '../rules/pictures.js';
import type { Handler } from './handler.js';

/** spec L73-88 */
export const getArtist: Handler<'getArtist'> = ({ state, event, params }) => {
  const sets = event.sets.filter(({ artists }) => artists.includes(params['artistId'] ?? ''));
  const artist = state.world.artists.find(({ id }) => id === params['artistId']);
  if (!artist || sets.length === 0) refuse('not_found', 'No such artist plays at this event.');
  return {
    id: artist.id,
    name: artist.name,
    realName: artist.realName,
    bioShort: artist.bioShort,
    bioLong: artist.bioLong,
    imageUrl: artistPicture(state, event, artist),
    genres: artist.genres,
    website: artist.website,
    socials: withoutBlank(artist.socials),
    hometown: artist.hometown,
    region: artist.region,
    country: artist.country,
    locationLabel: artist.locationLabel,
    sets: sets.map(({ id, stage, day, startTime, endTime }) => ({
      lineupId: id,
      stage,
      day,
      startTime,
      endTime,
    })),
  };
};

/** spec L83 */
function withoutBlank(socials: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(socials).filter(([, address]) => address.trim()));
}
