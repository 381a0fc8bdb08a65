import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import { OneLine } from '../../../components/OneLine';
import { nameOf } from '../../../lib/text/members';
import { composerTexts } from '../../../texts/composer';
import { useOwnProfile } from '../../profile/exports/useOwnProfile';
import { DraftsLink } from './DraftsLink';
import { PlaceChoice } from './PlaceChoice';
import { PlaceName } from './PlaceName';
import type { PostPlace } from './subject';
import type { Composer } from './useComposer';

interface ComposerHeadProps {
  composer: Composer;
  /** A new post, not an edit. */
  isNew: boolean;
  isCompact: boolean;
  /** Called when another place is chosen: a page, or everyone. */
  onMove: (page: PostPlace | undefined) => void;
}

/** The author's name and the target of the post. The name is left out if the profile cannot be loaded. */
export function ComposerHead({ composer, isNew, isCompact, onMove }: ComposerHeadProps) {
  const profile = useOwnProfile();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: isCompact ? 4 : 6,
        pt: isCompact ? 3 : 0,
        pb: isCompact ? 0 : 3.5,
      }}
    >
      {profile && <Avatar person={profile.User} path={profile.profileUrl} size={44} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {profile && (
          <OneLine dir="auto" title={nameOf(profile.User)} sx={{ typography: 'subtitle1' }}>
            {nameOf(profile.User)}
          </OneLine>
        )}
        <Box
          role="group"
          aria-label={composerTexts.whereItGoes}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            mt: 0.5,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          <Box component="span" sx={{ flex: 'none' }}>
            {isNew ? composerTexts.postsTo : composerTexts.standsIn}
          </Box>
          {isNew && !composer.project ? (
            <PlaceChoice
              page={composer.place.page}
              isDisabled={composer.sending.isPosting}
              onChoose={onMove}
            />
          ) : (
            <PlaceName page={composer.place.page} project={composer.project} />
          )}
        </Box>
      </Box>
      {isNew && <DraftsLink except={composer.draftName} />}
    </Box>
  );
}
