import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { MemberCardDto } from '../../../api/generated';
import { useMemberId } from '../../../lib/drafts/useDrafts';
import { useOwnProfile } from '../../profile/exports/useOwnProfile';

/** Diameter of a picture. */
const SIZE_PIXELS = 20;

/** Width of the ring around a picture; it is drawn outside the picture. */
const RING_PIXELS = 2;

/** As wide as its pictures, or as the room that its row leaves; one picture has room everywhere. */
const Room = styled('span')({
  minWidth: 0,
  height: SIZE_PIXELS + 2 * RING_PIXELS,
  padding: RING_PIXELS,
  overflow: 'hidden',
  display: 'flex',
  justifyContent: 'flex-end',
  // A picture that does not fit wraps into a second line, which is hidden.
  flexWrap: 'wrap',
  rowGap: SIZE_PIXELS,
  alignContent: 'flex-start',
});

/** How many members the API names for a post, if so many like it. */
const MAX_FACES = 3;

interface LikeFacesProps {
  /** The newest likers, newest first; undefined until they are known. */
  members?: readonly MemberCardDto[];
  /** The number of likes. */
  count: number;
  /** Whether the viewer likes the post now. */
  isLiked: boolean;
}

/**
 * Pictures of the newest likers, in the button with their number, which names it.
 */
export function LikeFaces({ members, count, isLiked }: LikeFacesProps) {
  const ownId = useMemberId();
  const own = useOwnProfile();
  // The list may be older than the member's own like: one of fewer than three would contain it.
  const isMissing =
    members && isLiked && members.length < MAX_FACES && !members.some(({ id }) => id === ownId);
  const faces = members?.filter(({ id }) => isLiked || id !== ownId) ?? [];
  if (isMissing && own && ownId !== undefined)
    faces.unshift({ id: ownId, name: own.User.name, UserProfile: own });
  // Until they are known, their places are kept, so that they move nothing.
  const places = members ? faces : Array<undefined>(Math.min(count, MAX_FACES)).fill(undefined);
  return (
    <Room aria-hidden>
      {places.map((person, index) => (
        <Box
          key={person?.id ?? index}
          component="span"
          sx={{
            width: SIZE_PIXELS,
            borderRadius: '50%',
            ml: index === 0 ? 0 : '-6px',
            boxShadow: person && ((theme) => `0 0 0 ${RING_PIXELS}px ${theme.vars.palette.campus.surface}`),
          }}
        >
          {person && <Avatar person={person} size={SIZE_PIXELS} />}
        </Box>
      ))}
    </Room>
  );
}
