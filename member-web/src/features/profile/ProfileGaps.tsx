import { Button } from '@campus-commons/web-kit/Button.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProfileDto } from '../../api/generated';
import { useLimit } from '../safety/exports/useLimit';
import { profileTexts } from '../../texts/profile';

interface ProfileGapsProps {
  profile: ProfileDto;
  /** Opens the form. */
  onEdit: () => void;
}

/** On the member's own profile, as long as nothing is on it: what others would like to know. */
export function ProfileGaps({ profile, onEdit }: ProfileGapsProps) {
  const off = useLimit();
  const { title, bio, collegeName, courseName, profileUrl } = profile;
  if (title || bio || collegeName || courseName) return null;
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        justifyContent: 'space-between',
        columnGap: 6,
        rowGap: 3,
        mx: { xs: 4, md: 8 },
        mb: { xs: 5, md: 7 },
        p: 4,
        borderRadius: `${radii.control}px`,
        bgcolor: 'campus.teal.tint',
      }}
    >
      <div>
        <Typography variant="subtitle1" component="p">
          {profileTexts.introduce}
        </Typography>
        <Typography variant="compact" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
          {profileTexts.toAdd(!profileUrl)}
        </Typography>
      </div>
      <Button variant="outlined" onClick={onEdit} {...off} sx={{ flex: 'none' }}>
        {profileTexts.fillIn}
      </Button>
    </Box>
  );
}
