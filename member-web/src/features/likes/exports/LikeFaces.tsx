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

/** Takes the room that its row leaves and no more, so that pictures that arrive late move nothing. */
const Room = styled('span')({
  // Without a width of its own, its contents cannot wrap the row into a second line.
  width: 0,
  flex: '1 1 0',
  height: SIZE_PIXELS + 2 * RING_PIXELS,
  padding: RING_PIXELS,
  marginRight: -6,
  // The background of the button, which is seen while it is open, must not cut the last picture.
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
  overflow: 'hidden',
  display: 'flex',
  justifyContent: 'flex-end',
  // A picture that does not fit wraps into a second line, which is hidden.
  flexWrap: 'wrap',
  rowGap: SIZE_PIXELS,
  alignContent: 'flex-start',
  // The first of a line is always drawn, also where it does not fit: this one is empty.
  '&::before': { content: '""', height: SIZE_PIXELS },
});

/** How many members the API names for a post, if so many like it. */
const MAX_FACES = 3;

interface LikeFacesProps {
  /** The newest likers, newest first. */
  members: readonly MemberCardDto[];
  /** Whether the viewer likes the post now. */
  isLiked: boolean;
}

/**
 * Pictures of the newest likers, beside the button with their number. They are decorative: the button leads to the list.
 */
export function LikeFaces({ members, isLiked }: LikeFacesProps) {
  const ownId = useMemberId();
  const own = useOwnProfile();
  // The list may be older than the member's own like: one of fewer than three would contain it.
  const isMissing = isLiked && members.length < MAX_FACES && !members.some(({ id }) => id === ownId);
  const faces = members.filter(({ id }) => isLiked || id !== ownId);
  if (isMissing && own && ownId !== undefined)
    faces.unshift({ id: ownId, name: own.User.name, UserProfile: own });
  return (
    <Room aria-hidden>
      {faces.map((person, index) => (
        <Box
          key={person.id}
          component="span"
          sx={{
            borderRadius: '50%',
            ml: index === 0 ? 0 : '-6px',
            boxShadow: (theme) => `0 0 0 ${RING_PIXELS}px ${theme.vars.palette.campus.surface}`,
          }}
        >
          <Avatar person={person} size={SIZE_PIXELS} />
        </Box>
      ))}
    </Room>
  );
}
