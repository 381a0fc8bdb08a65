import { failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import type { PageDto } from '../../../api/generated';
import type { ApiDispatch } from '../../../api/thunks';
import { useDraftForm, type FormConflict } from '../../../components/forms/useDraftForm';
import { usePictureDraft, type PictureChange } from '../../../lib/drafts/usePictureDraft';
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

export type PageConflict = FormConflict<PageValues, PageDto>;

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
  const draftName = page ? (`page:${page.id}` as const) : 'page';
  const [create, { isLoading: isCreating }] = useCreatePage();
  const [update] = useUpdatePageMutation();
  const dispatch = useDispatch<ApiDispatch>();
  const pictures = usePictureDraft(draftName, ['picture']);
  const { form, clearing, saveBase, settle, saveWith, state } = useDraftForm({
    draftName,
    saved: page,
    initial: page ? valuesOf(page) : emptyPage,
    readValues,
    fetchPresent: async () => page && dispatch(fetchPage(page.id)),
    failed: (error) =>
      errorTitles[page ? 'update' : 'create'][failureStatus(error) === undefined ? 'noAnswer' : 'refused'],
    onSaved,
    onEnded: pictures.discard,
  });
  const { errors } = form.formState;
  const [category, description] = useWatch({ control: form.control, name: ['category', 'description'] });

  // If the form is opened again while the previous one is still creating the page, it handles the result of that call.
  const joinPendingCreation = useEffectEvent(() => {
    const creation = page ? undefined : dispatch(pendingCreation());
    if (creation) void settle(creation, form.getValues());
  });
  useEffect(() => joinPendingCreation(), []);

  return {
    /** Props of a `TextInput` or a group of radio buttons. */
    field: (name: keyof PageValues) => ({
      error: errors[name]?.message,
      field: form.register(name, {
        ...pageRules[name],
        ...clearing(name),
      }),
    }),
    category,
    descriptionLength: description.trim().length,
    picture: pictures.changes.picture,
    setPicture: (change: PictureChange) => {
      pictures.change('picture', change);
      saveBase();
    },
    ...saveWith({
      send: async (written, version, keyFor) => {
        const values = trimmed(written);
        const { picture } = await pictures.whenRestored();
        return page
          ? update({ id: page.id, values, picture, version })
          : create({ values, picture, idempotencyKey: keyFor([values, picture]) });
      },
      isSame: async (present, written) =>
        (await pictures.whenRestored()).picture === undefined && isSame(trimmed(written), valuesOf(present)),
    }),
    ...state,
    isSaving: state.isSaving || (!page && isCreating),
  };
}

function isSame(one: PageValues, other: PageValues): boolean {
  return Object.keys(pageLabels).every((name) => !isPageField(name) || one[name] === other[name]);
}
