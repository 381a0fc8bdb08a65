import { MAX_LINKS } from '@campus-commons/web-kit/bounds/generated.ts';
import { isBlankHtml } from '@campus-commons/web-kit/richText/visibleText.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import type { ProjectDetailsDto } from '../generated';
import type { ApiDispatch } from '../../../api/thunks';
import { useDraftForm, type FormConflict } from '../../../components/forms/useDraftForm';
import { isExistingAttachment, type Attachment } from '../../../components/ImagePicker/attachments';
import { useMemberId } from '../../../lib/drafts/useDrafts';
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

export type ProjectConflict = FormConflict<ProjectValues, ProjectDetailsDto>;

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
  const memberId = useMemberId();
  const dispatch = useDispatch<ApiDispatch>();
  const draftName = project ? (`project:${project.id}` as const) : 'project';
  const [create] = useCreateProjectMutation();
  const [update] = useUpdateProjectMutation();
  const [existing] = useState(() => imagesOf(project));
  const { form, clearing, saveBase, saveWith, state } = useDraftForm({
    draftName,
    saved: project,
    initial: project ? valuesOf(project) : emptyProject,
    readValues,
    fetchPresent: async () => project && dispatch(fetchProject(project.id)),
    failed: () => (project ? texts.saveFailed : texts.createFailed),
    onSaved,
  });
  const { errors } = form.formState;
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
        saveBase();
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
  const { images } = pictures;

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
    isReady: pictures.isRestored && !pictures.isPreparing,
    ...saveWith({
      send: (values, version, keyFor) => {
        const sent = toSend(values);
        return project
          ? update({ id: project.id, project: sent, images, version })
          : create({
              project: sent,
              images,
              idempotencyKey: keyFor([sent, ...images.map(({ id, alt }) => [id, alt])]),
            });
      },
      isSame: (present, values) => isSame(present, values, images),
    }),
    ...state,
  };
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
