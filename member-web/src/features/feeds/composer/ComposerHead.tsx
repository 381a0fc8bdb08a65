import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { nameOf } from '../../../lib/members';
import { composerTexts } from '../../../texts/composer';
import { useOwnProfile } from '../../profile/exports/useOwnProfile';
import { DraftsLink } from './DraftsLink';
import { PlaceName } from './PlaceName';
import type { Composer } from './useComposer';

interface ComposerHeadProps {
  composer: Composer;
  /** A new post, not an edit. */
  isNew: boolean;
  isCompact: boolean;
}

/** The author's name and the target of the post. The name is left out if the profile cannot be loaded. */
export function ComposerHead({ composer, isNew, isCompact }: ComposerHeadProps) {
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
      {profile && <Avatar path={profile.profileUrl} size={44} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {profile && (
          <Typography sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
            {nameOf(profile.User)}
          </Typography>
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
          <PlaceName page={composer.place.page} />
        </Box>
      </Box>
      {isNew && <DraftsLink except={composer.draftName} />}
    </Box>
  );
}
