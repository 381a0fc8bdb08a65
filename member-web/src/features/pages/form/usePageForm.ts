import { errorText, failureStatus, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { isRefused, isStale } from '../../../api/errors';
import type { PageDto } from '../../../api/generated';
import type { ApiDispatch } from '../../../api/thunks';
import { idempotencyKeysOf } from '../../../lib/drafts/idempotencyKeys';
import { EditBase } from '../../../lib/drafts/editConflicts';
import { usePictureDraft, type PictureChange } from '../../../lib/drafts/usePictureDraft';
import { useDrafts } from '../../../lib/drafts/useDrafts';
import { useIsMounted } from '../../../lib/hooks/useIsMounted';
import { pageTexts } from '../../../texts/pages';
import { pendingCreation, fetchPage, useCreatePage, useUpdatePageMutation } from '../pagesApi';
import {
  emptyPage,
  isPageField,
  pageLabels,
  pageRules,
  readValues,
  trimmed,
  valuesOf,
  type PageValues,
} from './pageValues';

/** An edit that is based on an outdated version (409). */
export interface PageConflict {
  present: PageDto;
  /** The values that could not be saved. */
  mine: PageValues;
  /** Whether the edit also changes or removes the picture. */
  changesPicture: boolean;
}

/** A pending call that creates or updates a page. */
type Saving = ReturnType<ReturnType<typeof useCreatePage>[0] | ReturnType<typeof useUpdatePageMutation>[0]>;

/** Shown above the server's message; depends on whether the server has answered at all (specification, section 8). */
const errorTitles = {
  create: {
    refused: pageTexts.createFailed,
    noAnswer: pageTexts.createFailed,
  },
  update: { refused: pageTexts.updateRefused, noAnswer: pageTexts.updateUnanswered },
};

/**
 * The state of the page form: values, picture, draft and saving. The draft survives a reload, an expired session and a
 * closed tab.
 * @param page the page to edit; without it a new one is created
 * @param onSaved called once the page is saved
 */
export function usePageForm(page: PageDto | undefined, onSaved: (saved: PageDto) => void) {
  const drafts = useDrafts();
  const draftName = page ? (`page:${page.id}` as const) : 'page';
  const [create, { isLoading: isCreating }] = useCreatePage();
  const [update] = useUpdatePageMutation();
  const isMounted = useIsMounted();
  const dispatch = useDispatch<ApiDispatch>();
  const [base] = useState(() => new EditBase(drafts, draftName, page?.version));
  const [conflict, setConflict] = useState<PageConflict>();
  const [isSaved, setIsSaved] = useState(false);
  const pictures = usePictureDraft(draftName, ['picture']);
  const idempotencyKeys = useMemo(() => idempotencyKeysOf(drafts, draftName), [drafts, draftName]);
  const form = useForm<PageValues>({
    defaultValues: page ? valuesOf(page) : emptyPage,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const [category, description] = useWatch({ control: form.control, name: ['category', 'description'] });

  // Before the form is painted: a draft that came later would replace what was typed meanwhile.
  useLayoutEffect(() => {
    const stored = readValues(drafts.read(draftName));
    if (stored) form.reset(stored, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        drafts.write(draftName, JSON.stringify(values));
        base.save();
      },
    });
  }, [drafts, draftName, form, base]);

  const removeDraft = () => {
    drafts.remove(draftName);
    base.remove();
    idempotencyKeys.discard();
    pictures.discard();
  };
  const save = async (written: PageValues, version: string | undefined) => {
    const values = trimmed(written);
    const { picture } = await pictures.whenRestored();
    await settle(
      page
        ? update({ id: page.id, values, picture, version })
        : create({ values, picture, idempotencyKey: idempotencyKeys.keyFor([values, picture]) }),
      values,
      picture !== undefined,
    );
  };
  const settle = async (saving: Saving, values: PageValues, changesPicture: boolean) => {
    const { data, error } = await saving;
    if (data) {
      removeDraft();
      setIsSaved(true);
      if (isMounted.current) onSaved(data.data);
      return;
    }
    if (page && isStale(error)) {
      const present = await dispatch(fetchPage(page.id));
      if (present) {
        if (!changesPicture && isSame(values, valuesOf(present))) {
          // The same values are already saved: an earlier answer was lost, or another tab saved them.
          removeDraft();
          if (isMounted.current) onSaved(present);
        } else setConflict({ present, mine: values, changesPicture });
        return;
      }
    }
    setConflict(undefined);
    const status = failureStatus(error);
    if (isRefused(error)) idempotencyKeys.discard();
    const wording = errorTitles[page ? 'update' : 'create'][status === undefined ? 'noAnswer' : 'refused'];
    form.setError('root', { message: `${wording}. ${errorText(error)}` });
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      if (isPageField(field)) form.setError(field, { message });
    }
  };
  const submit = form.handleSubmit((values) => save(values, base.version));
  // If the form is opened again while the previous one is still creating the page, it handles the result of that call.
  const joinPendingCreation = useEffectEvent(() => {
    const creation = page ? undefined : dispatch(pendingCreation());
    if (creation) void settle(creation, form.getValues(), false);
  });
  useEffect(() => joinPendingCreation(), []);
  const overwrite = form.handleSubmit((values) => save(values, conflict?.present.version));

  return {
    /** Props of a `TextInput` or a group of radio buttons. */
    field: (name: keyof PageValues) => ({
      error: errors[name]?.message,
      field: form.register(name, {
        ...pageRules[name],
        onChange: () => {
          form.clearErrors(name);
          form.clearErrors('root');
        },
      }),
    }),
    category,
    descriptionLength: description.trim().length,
    picture: pictures.changes.picture,
    setPicture: (change: PictureChange) => {
      pictures.change('picture', change);
      base.save();
    },
    /** The server's error about the whole form. */
    error: errors.root?.message,
    /** Stays true after the form was saved: closing it takes a moment, in which it must not be sent again. */
    isSaving: isSubmitting || (!page && isCreating) || isSaved,
    submit,
    conflict,
    /** Overwrites the saved version with the member's own. */
    overwrite,
    /** Returns to the form, which is now based on the saved version. */
    keepEditing: () => {
      if (conflict) base.rebaseTo(conflict.present.version);
      setConflict(undefined);
    },
    /** Discards the changes. */
    discard: removeDraft,
  };
}

function isSame(one: PageValues, other: PageValues): boolean {
  return Object.keys(pageLabels).every((name) => !isPageField(name) || one[name] === other[name]);
}
