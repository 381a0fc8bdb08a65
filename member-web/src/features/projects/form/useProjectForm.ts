import { MAX_LINKS } from '@campus-commons/web-kit/bounds/generated.ts';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { isBlankHtml } from '@campus-commons/web-kit/richText/visibleText.ts';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { isRefused, isStale } from '../../../api/errors';
import type { ProjectDetailsDto } from '../generated';
import type { ApiDispatch } from '../../../api/thunks';
import { isExistingAttachment, type Attachment } from '../../../components/ImagePicker/attachments';
import { discardDraft } from '../../../lib/drafts/discardDrafts';
import type { DraftName, DraftStore } from '../../../lib/drafts/drafts';
import { EditBase } from '../../../lib/drafts/editConflicts';
import { idempotencyKeysOf } from '../../../lib/drafts/idempotencyKeys';
import { useDrafts, useMemberId } from '../../../lib/drafts/useDrafts';
import { useIsMounted } from '../../../lib/hooks/useIsMounted';
import { projectTexts as texts } from '../../../texts/projects';
import { picturesOf } from '../../feeds/exports/pictureStore';
import { usePictures } from '../../feeds/exports/usePictures';
import { fetchProject, useCreateProjectMutation, useUpdateProjectMutation } from '../projectsApi';
import {
  comparable,
  emptyProject,
  projectRules,
  readValues,
  toSend,
  type ProjectLink,
  valuesOf,
  type ProjectValues,
} from './projectValues';

/** An edit that is based on an outdated version (409). */
export interface ProjectConflict {
  present: ProjectDetailsDto;
  /** The values that could not be saved. */
  mine: ProjectValues;
}

const imagesOf = (project: ProjectDetailsDto | undefined): Attachment[] =>
  project?.images.map(({ url, alt }) => ({ id: url, path: url, alt: alt ?? '' })) ?? [];

/** What identifies the pictures and their texts, for comparing. */
const described = (images: readonly Attachment[]) =>
  JSON.stringify(images.map((image) => [isExistingAttachment(image) ? image.path : image.id, image.alt]));

/**
 * The state of the form of a project: values, pictures, draft and saving. The draft survives a reload, an expired session
 * and a closed tab.
 * @param project the project to edit; without it a new one is created
 * @param onSaved called once the project is saved
 */
export function useProjectForm(
  project: ProjectDetailsDto | undefined,
  onSaved: (saved: ProjectDetailsDto) => void,
) {
  const drafts = useDrafts();
  const memberId = useMemberId();
  const dispatch = useDispatch<ApiDispatch>();
  const isMounted = useIsMounted();
  const draftName = project ? (`project:${project.id}` as const) : 'project';
  const [create] = useCreateProjectMutation();
  const [update] = useUpdateProjectMutation();
  const [base] = useState(() => new EditBase(drafts, draftName, project?.version));
  const [stored] = useState(() => readValues(drafts.read(draftName)));
  const [existing] = useState(() => imagesOf(project));
  const [conflict, setConflict] = useState<ProjectConflict>();
  const [isSaved, setIsSaved] = useState(false);
  const [values] = useState(() => new StoredValues(drafts, draftName));
  const idempotencyKeys = useMemo(() => idempotencyKeysOf(drafts, draftName), [drafts, draftName]);
  const form = useForm<ProjectValues>({
    defaultValues: stored ?? (project ? valuesOf(project) : emptyProject),
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const [status, isPublic, links] = useWatch({
    control: form.control,
    name: ['status', 'isPublic', 'links'],
  });
  const setLinks = (changed: ProjectLink[]) => {
    form.setValue('links', changed);
    form.clearErrors('links');
  };
  const pictures = usePictures({
    draft: {
      readPictures: () =>
        picturesOf(memberId, draftName)
          .read()
          .catch(() => undefined),
      storePictures: (images) => {
        base.save();
        return picturesOf(memberId, draftName)
          .write(images)
          .then(
            () => true,
            () => false,
          );
      },
    },
    existing,
    onStored: () => undefined,
  });

  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: written }) => {
          values.store(written);
          if (!values.isEnded) base.save();
        },
      }),
    [values, form, base],
  );

  const removeDraft = () => {
    values.end();
    discardDraft(memberId, draftName);
  };
  const finish = (saved: ProjectDetailsDto) => {
    removeDraft();
    setIsSaved(true);
    if (isMounted.current) onSaved(saved);
  };
  const save = async (values: ProjectValues, version: string | undefined) => {
    const sent = toSend(values);
    const { images } = pictures;
    const { data, error } = await (project
      ? update({ id: project.id, project: sent, images, version })
      : create({
          project: sent,
          images,
          idempotencyKey: idempotencyKeys.keyFor([sent, ...images.map(({ id, alt }) => [id, alt])]),
        }));
    if (data) return finish(data.data);
    if (project && isStale(error)) {
      const present = await dispatch(fetchProject(project.id));
      // The same is already saved: an earlier answer was lost, or another tab saved it.
      if (present && isSame(present, values, images)) return finish(present);
      if (present) return setConflict({ present, mine: values });
    }
    setConflict(undefined);
    if (isRefused(error)) idempotencyKeys.discard();
    const title = project ? texts.saveFailed : texts.createFailed;
    form.setError('root', { message: `${title}. ${errorText(error)}` });
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      if (field in emptyProject || field.startsWith('links.')) {
        form.setError(field as FieldPath<ProjectValues>, { message });
      }
    }
  };
  const submit = form.handleSubmit((values) => save(values, base.version));
  const overwrite = form.handleSubmit((values) => save(values, conflict?.present.version));
  const clearing = (name: FieldPath<ProjectValues>) => ({
    onChange: () => {
      form.clearErrors(name);
      form.clearErrors('root');
    },
  });

  return {
    /** Props of a `TextInput`. */
    field: (name: 'title' | 'summary' | 'skills' | 'startedOn' | 'finishedOn' | 'status' | 'isPublic') => ({
      error: errors[name]?.message,
      field: form.register(name, {
        validate: (value) => ruleOf(name)(String(value)),
        ...clearing(name),
      }),
    }),
    /** Props of the two fields of a link. */
    link: (index: number) => ({
      label: {
        error: errors.links?.[index]?.label?.message,
        field: form.register(`links.${index}.label`, {
          validate: (label, { links: all }) => {
            const link = all[index];
            return link ? projectRules.linkLabel(label, link) : true;
          },
          ...clearing(`links.${index}.label`),
        }),
      },
      url: {
        error: errors.links?.[index]?.url?.message,
        field: form.register(`links.${index}.url`, {
          validate: projectRules.linkUrl,
          ...clearing(`links.${index}.url`),
        }),
      },
    }),
    linkCount: links.length,
    addLink: links.length < MAX_LINKS ? () => setLinks([...links, { label: '', url: '' }]) : undefined,
    removeLink: (index: number) => setLinks(links.filter((_link, other) => other !== index)),
    initialAbout: form.getValues('about'),
    setAbout: (html: string) => form.setValue('about', isBlankHtml(html) ? '' : html),
    status,
    isPublic,
    pictures,
    /** The server's error about the whole form. */
    error: errors.root?.message,
    /** Stays true after it was saved: closing the form takes a moment, in which it must not be sent again. */
    isSaving: isSubmitting || isSaved,
    isReady: pictures.isRestored && !pictures.isPreparing,
    submit,
    conflict,
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

/** Stores what is written, until it is saved or discarded: the editor reports its text once more when it leaves. */
class StoredValues {
  #isEnded = false;

  constructor(
    private readonly drafts: DraftStore,
    private readonly name: DraftName,
  ) {}

  store(values: ProjectValues): void {
    if (!this.#isEnded) this.drafts.write(this.name, JSON.stringify(values));
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** From now on nothing is stored. */
  end(): void {
    this.#isEnded = true;
  }
}

/** The rule of a field; without one, everything is right. */
const ruleOf = (name: string): ((value: string) => string | true) =>
  name === 'title' || name === 'summary' || name === 'skills' ? projectRules[name] : () => true;

function isSame(present: ProjectDetailsDto, values: ProjectValues, images: readonly Attachment[]): boolean {
  return (
    JSON.stringify(toSend(valuesOf(present))) === JSON.stringify(toSend(values)) &&
    described(imagesOf(present)) === described(images)
  );
}

/** The differences between what is saved and what the form has, as texts. */
export const comparedOf = ({ present, mine }: ProjectConflict) =>
  [comparable(valuesOf(present)), comparable(mine)] as const;
