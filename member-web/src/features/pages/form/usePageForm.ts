import { errorText, failureStatus, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PageDto } from '../../../api/generated';
import { attemptsOf } from '../../../lib/attempts';
import type { PictureChange } from '../../../lib/pictureChange';
import { useDrafts } from '../../../lib/session/useDrafts';
import { useUnsentPictures } from '../../../lib/session/useUnsentPictures';
import { useIsShown } from '../../../lib/useIsShown';
import { pageTexts } from '../../../texts/pages';
import { useCreatePageMutation, useUpdatePageMutation } from '../pagesApi';
import { emptyPage, isPageField, pageRules, readValues, valuesOf, type PageValues } from './pageValues';

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
  const [create] = useCreatePageMutation();
  const [update] = useUpdatePageMutation();
  const isShown = useIsShown();
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
      callback: ({ values }) => drafts.write(draftName, JSON.stringify(values)),
    });
  }, [drafts, draftName, form]);

  const forget = () => {
    drafts.remove(draftName);
    attempts.over();
    pictures.forget();
  };
  const submit = form.handleSubmit(async (values) => {
    const { picture } = await pictures.settled();
    const { data, error } = page
      ? await update({ id: page.id, values, picture })
      : await create({ values, picture, idempotencyKey: attempts.keyFor([values, picture]) });
    if (data) {
      forget();
      if (isShown.current) onSaved(data.data);
      return;
    }
    const status = failureStatus(error);
    // The server has said no, so nothing was made.
    if (status !== undefined && status < 500) attempts.over();
    const wording = faults[page ? 'update' : 'create'][status === undefined ? 'noAnswer' : 'refused'];
    form.setError('root', { message: `${wording}. ${errorText(error)}` });
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      if (isPageField(field)) form.setError(field, { message });
    }
  });

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
    setPicture: (change: PictureChange) => pictures.change('picture', change),
    /** What the server said of the whole form. */
    fault: errors.root?.message,
    isSaving: isSubmitting,
    submit,
    /** Gives up what was changed. */
    discard: forget,
  };
}
