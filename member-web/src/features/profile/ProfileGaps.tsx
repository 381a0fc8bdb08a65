import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ProfileDto } from '../../api/generated';
import { profileTexts } from '../../texts/profile';

interface ProfileGapsProps {
  profile: ProfileDto;
  /** Opens the form. */
  onEdit: () => void;
}

/** On the member's own profile, as long as nothing is on it: what others would like to know. */
export function ProfileGaps({ profile, onEdit }: ProfileGapsProps) {
  const { title, bio, collegeName, courseName, profileUrl } = profile;
  if (title || bio || collegeName || courseName) return null;
  return (
    <Alert
      severity="info"
      // Present from the start, so it is no alert.
      role="note"
      icon={false}
      action={
        <Button variant="outlined" onClick={onEdit} sx={{ whiteSpace: 'nowrap' }}>
          {profileTexts.fillIn}
        </Button>
      }
      sx={{
        mx: { xs: 4, md: 8 },
        mb: { xs: 4, md: 6 },
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        '& .MuiAlert-action': { pt: 0, pl: { xs: 0, sm: 4 }, ml: { xs: 0, sm: 'auto' }, mr: 0 },
      }}
    >
      {profileTexts.toAdd(!profileUrl)}
    </Alert>
  );
}
