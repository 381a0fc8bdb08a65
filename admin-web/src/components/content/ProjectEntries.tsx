import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminProjectDto } from '../../api/generated';
import { ClippedText } from '../ClippedText';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { useFactsLine } from './MetaLine';
import { ProjectDialog, ProjectRemoval } from './ProjectDialog';
import { Thumbnail } from './Thumbnail';

/** Projects, each with its dialogs. */
export function ProjectEntries({ projects }: { projects: AdminProjectDto[] }) {
  const translate = useTranslate();
  const counted = useCounted();
  const facts = useFactsLine();
  return (
    <EntryList
      name={translate('resources.projects.name')}
      entries={projects}
      row={(project, actions) => (
        <EntryRow
          key={project.id}
          resource="projects"
          id={project.id}
          name={project.title}
          removal={project.removal}
          words={<ClippedText lines={2}>{project.summary}</ClippedText>}
          // Nobody can fetch the pictures of what is removed.
          thumbnail={project.removal === undefined ? <Thumbnail pictures={project.images} /> : null}
          facts={facts(
            project.removal,
            <>
              <ClippedText>
                {translate('content.by_creator', { name: isolate(project.User.name) })}
              </ClippedText>
              {counted('content.projects.people', project.people)}
            </>,
          )}
          actions={actions}
        >
          <Typography variant="subtitle2" component="div">
            <ClippedText lines={2}>{project.title}</ClippedText>
          </Typography>
          <Box sx={{ typography: 'caption', color: 'campus.ink2' }}>
            {[
              indiaDate(project.createdAt),
              translate(`content.projects.statuses.${project.status}`),
              // The facts say who removed it.
              ...(project.removal ? [isolate(project.User.name)] : []),
            ].join(' · ')}
          </Box>
        </EntryRow>
      )}
      dialog={(project, actions) => <ProjectDialog project={project} {...actions} />}
      removal={(project, actions) => <ProjectRemoval project={project} {...actions} />}
    />
  );
}
