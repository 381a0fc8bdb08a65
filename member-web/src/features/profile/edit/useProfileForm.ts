import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ProfileDto } from '../../../api/generated';
import type { PictureChange } from '../../../lib/pictureChange';
import { useDrafts } from '../../../lib/session/useDrafts';
import { useUnsentPictures } from '../../../lib/session/useUnsentPictures';
import { useIsShown } from '../../../lib/useIsShown';
import { useSaveProfileMutation } from '../profileApi';
import {
  isProfileField,
  profileRules,
  readValues,
  trimmed,
  valuesOf,
  type ProfileValues,
} from './profileValues';

/**
 * The profile being changed: its texts, its pictures and its way to the server. What is not sent survives reload, expiry
 * and a closed tab.
 * @param onClose after the profile is saved, or nothing of it is to be
 */
export function useProfileForm(profile: ProfileDto, onClose: (isSaved: boolean) => void) {
  const drafts = useDrafts();
  const [save] = useSaveProfileMutation();
  const isShown = useIsShown();
  const pictures = useUnsentPictures('profile', ['avatar', 'cover']);
  const { avatar, cover } = pictures.changes;
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(profile), reValidateMode: 'onSubmit' });
  const { errors, isSubmitting, isDirty } = form.formState;
  const bio = useWatch({ control: form.control, name: 'bio' });

  useEffect(() => {
    const kept = readValues(drafts.read('profile'));
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => drafts.write('profile', JSON.stringify(values)),
    });
  }, [drafts, form]);

  const forget = () => {
    drafts.remove('profile');
    pictures.forget();
  };
  const submit = form.handleSubmit(async (values) => {
    const changes = await pictures.settled();
    const { error } = await save({ values: trimmed(values), avatar: changes.avatar, cover: changes.cover });
    if (!error) {
      forget();
      if (isShown.current) onClose(true);
      return;
    }
    form.setError('root', { message: errorText(error) });
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      if (isProfileField(field)) form.setError(field, { message });
    }
  });

  const clear = (name: keyof ProfileValues) => {
    form.clearErrors(name);
    form.clearErrors('root');
  };

  return {
    /** For a `TextInput`. */
    field: (name: keyof ProfileValues) => ({
      error: errors[name]?.message,
      field: form.register(name, { ...profileRules[name], onChange: () => clear(name) }),
    }),
    bioLength: bio.trim().length,
    avatar,
    setAvatar: (change: PictureChange) => pictures.change('avatar', change),
    cover,
    setCover: (change: PictureChange) => pictures.change('cover', change),
    hasChanges: isDirty || avatar !== undefined || cover !== undefined,
    /** What the server said of the whole form. */
    fault: errors.root?.message,
    isSaving: isSubmitting,
    submit,
    /** Drops every change. */
    cancel: () => {
      forget();
      onClose(false);
    },
  };
}
