import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { useLayoutEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { isStale } from '../../../api/errors';
import type { ProfileDto } from '../../../api/generated';
import type { ApiDispatch } from '../../../api/thunks';
import { differencesOf, EditBase } from '../../../lib/drafts/editConflicts';
import { usePictureDraft, type PictureChange } from '../../../lib/drafts/usePictureDraft';
import { useDrafts } from '../../../lib/drafts/useDrafts';
import { useIsMounted } from '../../../lib/hooks/useIsMounted';
import { fetchOwnProfile, useSaveProfileMutation } from '../profileApi';
import {
  isProfileField,
  profileFields,
  profileLabels,
  readValues,
  trimmed,
  valuesOf,
  type ProfileField,
  type ProfileValues,
} from '../profileFields';

/** An edit that is based on an outdated version (409). */
export interface ProfileConflict {
  present: ProfileDto;
  /** The values that could not be saved. */
  mine: ProfileValues;
  /** Whether the edit also changes or removes a picture. */
  changesPicture: boolean;
}

/**
 * The state of the profile form: values, pictures, draft and saving. The draft survives a reload, an expired session
 * and a closed tab.
 * @param onClose called when the profile was saved, or the form is left without saving
 */
export function useProfileForm(profile: ProfileDto, onClose: (isSaved: boolean) => void) {
  const drafts = useDrafts();
  const [save] = useSaveProfileMutation();
  const isMounted = useIsMounted();
  const dispatch = useDispatch<ApiDispatch>();
  const [base] = useState(() => new EditBase(drafts, 'profile', profile.version));
  /** The values of that version; undefined if the draft is based on an older one. */
  const [first] = useState(() => (base.version === profile.version ? valuesOf(profile) : undefined));
  const [conflict, setConflict] = useState<ProfileConflict>();
  const pictures = usePictureDraft('profile', ['avatar', 'cover']);
  const { avatar, cover } = pictures.changes;
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(profile), reValidateMode: 'onSubmit' });
  const { errors, isSubmitting, isDirty } = form.formState;
  const bio = useWatch({ control: form.control, name: 'bio' });

  // Before the form is painted: a draft that came later would replace what was typed meanwhile.
  useLayoutEffect(() => {
    const stored = readValues(drafts.read('profile'));
    if (stored) form.reset({ ...form.getValues(), ...stored }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        drafts.write('profile', JSON.stringify(values));
        base.save();
      },
    });
  }, [drafts, form, base]);

  const removeDraft = () => {
    drafts.remove('profile');
    base.remove();
    pictures.discard();
  };
  const done = () => {
    removeDraft();
    if (isMounted.current) onClose(true);
  };
  const send = async (written: ProfileValues, version: string | undefined): Promise<void> => {
    const values = trimmed(written);
    const changes = await pictures.whenRestored();
    const { error } = await save({ values, avatar: changes.avatar, cover: changes.cover, version });
    if (!error) {
      done();
      return;
    }
    const present = isStale(error) ? await dispatch(fetchOwnProfile()) : undefined;
    if (present) {
      const changesPicture = changes.avatar !== undefined || changes.cover !== undefined;
      const theirs = valuesOf(present);
      const differs = (from: ProfileValues) => differencesOf(profileLabels, theirs, from).length > 0;
      if (!changesPicture && !differs(values)) {
        // The same values are already saved: an earlier answer was lost, or another tab saved them.
        done();
      } else if (!changesPicture && first && !differs(first) && version !== present.version) {
        // The saved version differs only in data that this form does not send, such as a picture: no conflict.
        await send(written, present.version);
      } else {
        setConflict({ present, mine: values, changesPicture });
      }
      return;
    }
    setConflict(undefined);
    form.setError('root', { message: errorText(error) });
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      if (isProfileField(field)) form.setError(field, { message });
    }
  };
  const submit = form.handleSubmit((values) => send(values, base.version));
  const overwrite = form.handleSubmit((values) => send(values, conflict?.present.version));

  const clear = (name: ProfileField) => {
    form.clearErrors(name);
    form.clearErrors('root');
  };

  return {
    /** Props of a `TextInput`. */
    field: (name: ProfileField) => ({
      error: errors[name]?.message,
      field: form.register(name, {
        validate: profileFields[name].validate,
        onChange: () => clear(name),
      }),
    }),
    bioLength: bio.trim().length,
    avatar,
    setAvatar: (change: PictureChange) => {
      pictures.change('avatar', change);
      base.save();
    },
    cover,
    setCover: (change: PictureChange) => {
      pictures.change('cover', change);
      base.save();
    },
    hasChanges: isDirty || avatar !== undefined || cover !== undefined,
    /** The server's error about the whole form. */
    error: errors.root?.message,
    isSaving: isSubmitting,
    submit,
    conflict,
    /** Overwrites the saved version with the member's own. */
    overwrite,
    /** Returns to the form, which is now based on the saved version. */
    keepEditing: () => {
      if (conflict) base.rebaseTo(conflict.present.version);
      setConflict(undefined);
    },
    /** Closes the form and keeps the draft. */
    leave: () => onClose(false),
    /** Discards every change. */
    cancel: () => {
      removeDraft();
      onClose(false);
    },
  };
}
