import { FoldedText } from '@campus-commons/web-kit/FoldedText.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ProfileDto } from '../../api/generated';
import { nameOf } from '../../lib/text/members';
import { folding } from '../../texts/components';
import { profileTexts } from '../../texts/profile';

/** The description that a member wrote about themselves. */
export function ProfileAbout({ profile }: { profile: ProfileDto }) {
  return (
    <Card component="section" aria-labelledby="about" sx={{ px: { xs: 4, md: 6 }, py: { xs: 4, md: 5 } }}>
      <Typography variant="h3" component="h2" id="about">
        {profileTexts.about}
      </Typography>
      {profile.bio ? (
        <Box sx={{ mt: 2 }}>
          <FoldedText {...folding}>
            <Box dir="auto" sx={{ typography: 'body1', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {profile.bio}
            </Box>
          </FoldedText>
        </Box>
      ) : (
        <Typography variant="compact" sx={{ mt: 2, color: 'text.secondary' }}>
          {profile.isOwner ? profileTexts.noBio : profileTexts.noBioOf(nameOf(profile.User))}
        </Typography>
      )}
    </Card>
  );
}
