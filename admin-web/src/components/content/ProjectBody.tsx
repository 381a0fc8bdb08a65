import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminProjectDto } from '../../api/generated';
import { Facts } from '../Facts';
import { ContentPictures } from './ContentPictures';
import { MemberText } from './MemberText';
import { Person } from './Person';
import { PostText } from './PostDialog';

/** A project as its readers see it. */
export function ProjectBody({ project }: { project: AdminProjectDto }) {
  const translate = useTranslate();
  const counted = useCounted();
  const label = (name: string) => translate(`content.projects.${name}`);
  return (
    <>
      <Person person={project.User}>
        {translate('content.projects.created', { day: indiaDate(project.createdAt) })}
      </Person>
      <Box sx={{ my: 4, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <MemberText>{project.summary}</MemberText>
        {project.about !== '' && <PostText html={project.about} />}
      </Box>
      <ContentPictures pictures={project.images} isRemoved={project.removal !== undefined} />
      <Facts
        facts={[
          { label: label('status'), value: label(`statuses.${project.status}`) },
          { label: label('team'), value: counted('content.projects.people', project.people) },
          { label: label('public'), value: label(project.isPublic ? 'yes' : 'no') },
          { label: label('skills'), value: project.skills.map((skill) => isolate(skill)).join(', ') },
          // Read, not followed.
          {
            label: label('links'),
            value: project.links.map(({ label: words, url }) => (
              <div key={url}>{`${isolate(words)}: ${isolate(url)}`}</div>
            )),
          },
          { label: label('edited'), value: indiaDate(project.updatedAt) },
        ]}
      />
    </>
  );
}
