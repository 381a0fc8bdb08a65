import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Camera, Check } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { isStale } from '../../../api/errors';
import type { ProfileDto } from '../../../api/generated';
import type { ApiDispatch } from '../../../api/thunks';
import { BusyButton } from '../../../components/BusyButton';
import { TextInput } from '../../../components/forms/TextInput';
import { commonTexts } from '../../../texts/common';
import { profileTexts } from '../../../texts/profile';
import { welcomeTexts } from '../../../texts/welcome';
import { PictureError, PictureUpload } from '../OwnPictureParts';
import { fetchOwnProfile, useProfileUpdateCollegeMutation } from '../profileApi';
import { profileFields } from '../profileFields';
import { useOwnPicture } from '../useOwnPicture';
import { STUDY_FIELDS, studyGaps, type StudyField } from './profileGaps';

interface StudyFormProps {
  profile: ProfileDto;
  /** Called when the fields are saved or skipped. */
  onDone: () => void;
}

/** Asks for what the profile lacks of its picture and of what the member studies and where. Nothing is required. */
export function StudyForm({ profile, onDone }: StudyFormProps) {
  const [asksPicture] = useState(profile.profileUrl === null);
  const [asked, setAsked] = useState(() => studyGaps(profile));
  const dispatch = useDispatch<ApiDispatch>();
  const [save] = useProfileUpdateCollegeMutation();
  const form = useForm<Record<StudyField, string>>({
    defaultValues: { collegeName: '', collegeYear: '', courseName: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const typed = asked
      .map((field): [string, string] => [field, values[field].trim()])
      .filter(([, value]) => value !== '');
    if (typed.length === 0) {
      onDone();
      return;
    }
    const { error } = await save({
      updateCollegeDto: { ...Object.fromEntries(typed), version: profile.version },
    });
    if (!error) {
      onDone();
      return;
    }
    const present = isStale(error) ? await dispatch(fetchOwnProfile()) : undefined;
    // What another window has filled in is not asked for again.
    if (present) setAsked(studyGaps(present));
    form.setError('root', { message: present ? welcomeTexts.changedElsewhere : errorText(error) });
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      const name = STUDY_FIELDS.find((known) => known === field);
      if (name) form.setError(name, { message });
    }
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4 }}
    >
      {asksPicture && <OwnPictureRow profile={profile} />}
      {errors.root?.message !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > :first-of-type': { gridColumn: '1 / -1' },
        }}
      >
        {asked.map((name) => {
          const { validate, fact: _, isHalf: __, remark: ___, ...input } = profileFields[name];
          return (
            <TextInput
              key={name}
              {...input}
              error={errors[name]?.message}
              field={form.register(name, {
                validate: (value: string) => value.trim() === '' || validate(value),
                onChange: () => {
                  form.clearErrors(name);
                  form.clearErrors('root');
                },
              })}
            />
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
        <Button variant="text" disabled={isSubmitting} onClick={onDone}>
          {welcomeTexts.skip}
        </Button>
        <BusyButton type="submit" variant="contained" loading={isSubmitting}>
          {isSubmitting ? commonTexts.saving : asked.length > 0 ? welcomeTexts.save : welcomeTexts.next}
        </BusyButton>
      </Box>
    </Box>
  );
}

/** The member's portrait, with a button that chooses, crops and saves one. */
function OwnPictureRow({ profile }: { profile: ProfileDto }) {
  const picture = useOwnPicture('avatar');
  const isSaved = profile.profileUrl !== null;
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <Box sx={{ flex: 'none', width: 72, height: 72, borderRadius: '50%', overflow: 'hidden' }}>
          {picture.file ? (
            <PictureUpload picture={picture} />
          ) : (
            <Avatar person={profile.User} path={profile.profileUrl} size={72} />
          )}
        </Box>
        <BusyButton
          variant="outlined"
          loading={picture.isSaving}
          startIcon={isSaved ? <Check size={20} aria-hidden /> : <Camera size={20} aria-hidden />}
          onClick={picture.choose}
        >
          {isSaved ? profileTexts.changePicture : welcomeTexts.addPicture}
        </BusyButton>
      </Box>
      <Box sx={{ '& > .MuiAlert-root': { mx: 0, mt: 3, mb: 0 } }}>
        <PictureError picture={picture} />
      </Box>
      {picture.parts}
    </div>
  );
}
