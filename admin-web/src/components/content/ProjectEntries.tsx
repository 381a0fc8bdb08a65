import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminProjectDto } from '../../api/generated';
import { ProjectBody } from './ProjectBody';
import { Thumbnail } from './Thumbnail';
import { TitledEntries } from './TitledEntries';

/** Projects of members. */
export function ProjectEntries({ projects }: { projects: AdminProjectDto[] }) {
  const translate = useTranslate();
  const counted = useCounted();
  return (
    <TitledEntries
      resource="projects"
      entries={projects}
      words={({ summary }) => summary}
      owner={({ User }) => User.name}
      ownerLine={(name) => translate('content.by_creator', { name: isolate(name) })}
      kind={({ status }) => translate(`content.projects.statuses.${status}`)}
      figures={({ people }) => counted('content.projects.people', people)}
      // Nobody can fetch the pictures of what is removed.
      thumbnail={({ removal, images }) => (removal === undefined ? <Thumbnail pictures={images} /> : null)}
      body={(project) => <ProjectBody project={project} />}
    />
  );
}
