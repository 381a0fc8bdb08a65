import { PROFILE_LENGTHS } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { formatPhone } from '@campus-commons/web-kit/digits.ts';
import { layout } from '@campus-commons/web-kit/tokens.ts';
import { Lock } from 'lucide-react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useId } from 'react';
import { BusyButton } from '../../../components/BusyButton';
import type { ProfileDto } from '../../../api/generated';
import { EditConflictDialog } from '../../../components/EditConflictDialog';
import { TextInput } from '../../../components/forms/TextInput';
import { differencesOf, mineOf } from '../../../lib/drafts/editConflicts';
import { LOW_WINDOW } from '../../../lib/layout/lowWindow';
import { commonTexts } from '../../../texts/common';
import { editConflictTexts } from '../../../texts/editConflict';
import { fieldTexts } from '../../../texts/fields';
import { profileTexts } from '../../../texts/profile';
import { ProfilePictures } from './ProfilePictures';
import { PROFILE_FIELDS, profileFields, profileLabels, valuesOf } from '../profileFields';
import { useProfileForm, type ProfileConflict } from './useProfileForm';

/** All columns of the form. */
const wholeRow = { gridColumn: '1 / -1' };

interface ProfileFormProps {
  profile: ProfileDto;
  /** Called when the profile was saved, or the form is left without saving. */
  onClose: (isSaved: boolean) => void;
}

/** The form to edit the member's own profile. */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const form = useProfileForm(profile, onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Box component="form" noValidate aria-label={profileTexts.edit} onSubmit={form.submit}>
      <ProfilePictures
        profile={profile}
        avatar={form.avatar}
        onAvatar={form.setAvatar}
        cover={form.cover}
        onCover={form.setCover}
        heading={
          <>
            <Typography ref={heading} variant="h1" tabIndex={-1}>
              {profileTexts.edit}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {profileTexts.editLead}
            </Typography>
          </>
        }
      >
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 5 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
            px: { xs: 4, md: 8 },
            pt: 5,
            pb: 6,
          }}
          // Clear of the buttons below, with its label and message: browsers do not heed the margins of a text area.
          onFocus={({ target }) => {
            target.closest('.MuiFormControl-root')?.scrollIntoView({ block: 'nearest' });
          }}
        >
          {form.error !== undefined && (
            <Alert severity="error" sx={wholeRow}>
              {form.error}
            </Alert>
          )}
          {PROFILE_FIELDS.map((name) => {
            const { validate: _, fact: __, isHalf = false, ...input } = profileFields[name];
            return (
              <Box key={name} sx={isHalf ? undefined : wholeRow}>
                <TextInput
                  {...input}
                  hint={
                    name === 'bio' ? fieldTexts.lengthOf(form.bioLength, PROFILE_LENGTHS.bio) : input.hint
                  }
                  isCount={name === 'bio'}
                  {...form.field(name)}
                />
              </Box>
            );
          })}
          <ReadOnlyInput label={fieldTexts.email} value={profile.User.email ?? ''} />
          <ReadOnlyInput label={fieldTexts.phone} value={formatPhone(profile.User.phone ?? '')} />
        </Box>
        <Box
          sx={{
            position: { xs: 'sticky', md: 'static' },
            bottom: `calc(${layout.bottomBarHeight}px + env(safe-area-inset-bottom))`,
            zIndex: 1,
            display: 'flex',
            gap: 3,
            alignItems: 'center',
            px: { xs: 4, md: 8 },
            py: 3,
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'campus.paper',
            borderRadius: { md: '0 0 15px 15px' },
            '& > button': { flex: { xs: 1, md: 'none' }, px: { xs: 2, sm: 5 } },
            // At 200 % zoom sticky bars would leave no room for the form.
            [LOW_WINDOW]: { position: 'static' },
          }}
        >
          <Typography
            role="status"
            variant="body2"
            sx={{ flex: 1, color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
          >
            {form.hasChanges && profileTexts.unsaved}
          </Typography>
          <Button variant="outlined" disabled={form.isSaving} onClick={form.cancel}>
            {commonTexts.cancel}
          </Button>
          <BusyButton type="submit" variant="contained" loading={form.isSaving}>
            {form.isSaving ? commonTexts.saving : commonTexts.saveChanges}
          </BusyButton>
        </Box>
      </ProfilePictures>
      {form.conflict && (
        <ProfileConflictDialog
          conflict={form.conflict}
          isBusy={form.isSaving}
          onUseMine={() => void form.overwrite()}
          onKeepTheirs={form.leave}
          onKeepEditing={form.keepEditing}
        />
      )}
    </Box>
  );
}

interface ProfileConflictDialogProps {
  conflict: ProfileConflict;
  isBusy: boolean;
  onUseMine: () => void;
  onKeepTheirs: () => void;
  onKeepEditing: () => void;
}

/** An edit conflict of a profile: the version that another window saved, and the member's own. */
function ProfileConflictDialog({ conflict, ...rest }: ProfileConflictDialogProps) {
  const { present, mine, changesPicture } = conflict;
  const differences = differencesOf(profileLabels, valuesOf(present), mine);
  return (
    <EditConflictDialog
      {...rest}
      differences={differences}
      remarks={changesPicture ? [editConflictTexts.pictureMine] : []}
      mineText={mineOf(differences)}
    />
  );
}

/** A value that the form shows but cannot change. */
function ReadOnlyInput({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <FormControl fullWidth sx={{ scrollMarginBlock: '16px 84px' }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        value={value}
        readOnly
        endAdornment={<Lock size={18} aria-hidden style={{ flex: 'none', marginInline: 10 }} />}
      />
    </FormControl>
  );
}
