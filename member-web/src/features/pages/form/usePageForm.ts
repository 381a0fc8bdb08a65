import { errorText, failureStatus, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { isRefused, isStale } from '../../../api/errors';
import type { PageDto } from '../../../api/generated';
import type { ApiDispatch } from '../../../api/thunks';
import { attemptsOf } from '../../../lib/attempts';
import { EditBase } from '../../../lib/editBase';
import type { PictureChange } from '../../../lib/pictureChange';
import { useDrafts } from '../../../lib/session/useDrafts';
import { useUnsentPictures } from '../../../lib/session/useUnsentPictures';
import { useIsShown } from '../../../lib/useIsShown';
import { pageTexts } from '../../../texts/pages';
import { creationUnderWay, fetchPage, useCreatePage, useUpdatePageMutation } from '../pagesApi';
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

/** A change that was made from an older version than the one there is. */
export interface PageConflict {
  present: PageDto;
  /** What was to be saved. */
  mine: PageValues;
  /** Whether another picture was to be saved, or none. */
  changesPicture: boolean;
}

/** A call that makes or changes a page. */
type Saving = ReturnType<ReturnType<typeof useCreatePage>[0] | ReturnType<typeof useUpdatePageMutation>[0]>;

/** What is said above the server's reason, by whether the server has answered at all (specification, section 8). */
const faults = {
  create: {
    refused: pageTexts.createFailed,
    noAnswer: pageTexts.createFailed,
  },
  update: { refused: pageTexts.updateRefused, noAnswer: pageTexts.updateUnanswered },
};

/**
 * A page being made or changed: its texts, its picture and its way to the server. What is not sent survives reload,
 * expiry and a closed tab.
 * @param page the page that is changed; without one a new one is made
 * @param onSaved after the server has taken it
 */
export function usePageForm(page: PageDto | undefined, onSaved: (saved: PageDto) => void) {
  const drafts = useDrafts();
  const draftName = page ? (`page:${page.id}` as const) : 'page';
  const [create, { isLoading: isCreating }] = useCreatePage();
  const [update] = useUpdatePageMutation();
  const isShown = useIsShown();
  const dispatch = useDispatch<ApiDispatch>();
  const [base] = useState(() => new EditBase(drafts, draftName, page?.version));
  const [conflict, setConflict] = useState<PageConflict>();
  const pictures = useUnsentPictures(draftName, ['picture']);
  const attempts = useMemo(() => attemptsOf(drafts, draftName), [drafts, draftName]);
  const form = useForm<PageValues>({
    defaultValues: page ? valuesOf(page) : emptyPage,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const [category, description] = useWatch({ control: form.control, name: ['category', 'description'] });

  useEffect(() => {
    const kept = readValues(drafts.read(draftName));
    if (kept) form.reset(kept, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        drafts.write(draftName, JSON.stringify(values));
        base.keep();
      },
    });
  }, [drafts, draftName, form, base]);

  const forget = () => {
    drafts.remove(draftName);
    base.forget();
    attempts.over();
    pictures.forget();
  };
  const save = async (written: PageValues, version: string | undefined) => {
    const values = trimmed(written);
    const { picture } = await pictures.settled();
    await settle(
      page
        ? update({ id: page.id, values, picture, version })
        : create({ values, picture, idempotencyKey: attempts.keyFor([values, picture]) }),
      values,
      picture !== undefined,
    );
  };
  const settle = async (saving: Saving, values: PageValues, changesPicture: boolean) => {
    const { data, error } = await saving;
    if (data) {
      forget();
      if (isShown.current) onSaved(data.data);
      return;
    }
    if (page && isStale(error)) {
      const present = await dispatch(fetchPage(page.id));
      if (present) {
        if (!changesPicture && isSame(values, valuesOf(present))) {
          // The same was saved already: an answer was lost on its way, or two tabs agree.
          forget();
          if (isShown.current) onSaved(present);
        } else setConflict({ present, mine: values, changesPicture });
        return;
      }
    }
    setConflict(undefined);
    const status = failureStatus(error);
    if (isRefused(error)) attempts.over();
    const wording = faults[page ? 'update' : 'create'][status === undefined ? 'noAnswer' : 'refused'];
    form.setError('root', { message: `${wording}. ${errorText(error)}` });
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      if (isPageField(field)) form.setError(field, { message });
    }
  };
  const submit = form.handleSubmit((values) => save(values, base.version));
  // A form that is opened while the one before it is making the page ends as that one would have.
  const joinCreation = useEffectEvent(() => {
    const creation = page ? undefined : dispatch(creationUnderWay());
    if (creation) void settle(creation, form.getValues(), false);
  });
  useEffect(() => joinCreation(), []);
  const overwrite = form.handleSubmit((values) => save(values, conflict?.present.version));

  return {
    /** For a `TextInput` or a group of radio buttons. */
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
      base.keep();
    },
    /** What the server said of the whole form. */
    fault: errors.root?.message,
    isSaving: isSubmitting || (!page && isCreating),
    submit,
    conflict,
    /** Saves the member's own over what is there. */
    overwrite,
    /** Back to the form, having seen what is there. */
    goOn: () => {
      if (conflict) base.moveTo(conflict.present.version);
      setConflict(undefined);
    },
    /** Gives up what was changed. */
    discard: forget,
  };
}

function isSame(one: PageValues, other: PageValues): boolean {
  return Object.keys(pageLabels).every((name) => !isPageField(name) || one[name] === other[name]);
}
