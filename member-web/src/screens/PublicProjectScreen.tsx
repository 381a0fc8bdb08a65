import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { generatedProjectsApi, type PublicProjectDto } from '../features/projects/generated';
import { RichText } from '../components/RichText/RichText';
import { ScreenTitle } from '../components/ScreenTitle';
import { hasFacts, ProjectFacts } from '../features/projects/exports/ProjectFacts';
import { StatusChip } from '../features/projects/exports/StatusChip';
import { paths } from '../lib/address/paths';
import { frameTexts } from '../texts/frame';
import { projectTexts as texts } from '../texts/projects';
import { SharedByLink, SharedPicture, WayIn } from './SharedByLink';

/** A project that its owner shares with everybody who has the link. */
export function PublicProjectScreen() {
  const { id = '' } = useParams();
  const answer = generatedProjectsApi.usePublicGetProjectQuery({ getPublicProjectDto: { id } });
  return (
    <SharedByLink
      answer={answer}
      texts={{
        name: texts.project,
        loading: texts.loadingOne,
        failed: texts.failedOne,
        missing: texts.missing,
        missingText: texts.publicMissingText,
      }}
      elsewhere={{ name: frameTexts.projects, to: paths.projects }}
    >
      {answer.data && <Project project={answer.data.data} />}
    </SharedByLink>
  );
}

function Project({ project }: { project: PublicProjectDto }) {
  const { id, title, summary, about, status, images, team } = project;
  return (
    <article>
      <ScreenTitle>{title}</ScreenTitle>
      <meta name="description" content={texts.publicBlurb(title)} />
      <StatusChip status={status} />
      <Typography variant="h1" dir="auto" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="sectionText" dir="auto" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
        {summary}
      </Typography>
      {images.slice(0, 1).map((image) => (
        <SharedPicture key={image.url} {...image} isEager />
      ))}
      {about !== '' && (
        <Box sx={{ mt: 6 }}>
          <RichText html={about} />
        </Box>
      )}
      {images.slice(1).map((image) => (
        <SharedPicture key={image.url} {...image} />
      ))}
      <Typography variant="h2" sx={{ mt: 8, mb: 3 }}>
        {texts.team}
      </Typography>
      <PlainList
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {team.map(({ name }, index) => (
          // Two on a team may have the same name.
          <Box
            key={index}
            component="li"
            dir="auto"
            sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}
          >
            {name}
          </Box>
        ))}
      </PlainList>
      {hasFacts(project) && (
        <Box sx={{ mt: 8 }}>
          <ProjectFacts project={project} />
        </Box>
      )}
      <WayIn
        text={texts.joinToWrite}
        member={{ label: texts.toTool, to: paths.projectDetails(id) }}
        joinLabel={texts.login}
      />
    </article>
  );
}
