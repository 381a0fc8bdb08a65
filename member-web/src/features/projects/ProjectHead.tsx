import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProjectDetailsDto } from './generated';
import { MemberLink } from '../../components/MemberLink';
import { nameOf } from '../../lib/text/members';
import { projectTexts as texts } from '../../texts/projects';
import { StatusChip } from './exports/StatusChip';

interface ProjectHeadProps {
  project: ProjectDetailsDto;
  /** What the viewer may do with it. */
  actions: ReactNode;
}

/** The top of a project: its title, where it stands, one sentence, and whose it is. */
export function ProjectHead({ project, actions }: ProjectHeadProps) {
  const { title, summary, status, people, User, UserId } = project;
  return (
    <Card
      component="section"
      sx={{
        px: { xs: 4, sm: 6 },
        py: { xs: 5, sm: 6 },
        borderRadius: { xs: 0, sm: '16px' },
        overflow: 'visible',
      }}
    >
      <StatusChip status={status} />
      <Typography variant="h1" dir="auto" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box dir="auto" sx={{ mt: 2, maxWidth: 640, overflowWrap: 'anywhere' }}>
        {summary}
      </Box>
      <Box sx={{ mt: 3, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <MemberLink member={{ id: UserId }}>{nameOf(User)}</MemberLink>
        {people > 1 && ` · ${texts.people(people)}`}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>{actions}</Box>}
    </Card>
  );
}
