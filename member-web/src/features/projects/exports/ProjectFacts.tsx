import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProjectDetailsDto } from '../generated';
import { projectTexts as texts } from '../../../texts/projects';

const Skill = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '4px 10px',
  borderRadius: radii.full,
  backgroundColor: theme.vars.palette.campus.sunken,
  overflowWrap: 'anywhere',
}));

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

type Facts = Pick<ProjectDetailsDto, 'skills' | 'links' | 'startedOn' | 'finishedOn'>;

/** Whether there is anything to show. */
export const hasFacts = ({ skills, links, startedOn, finishedOn }: Facts) =>
  skills.length > 0 || links.length > 0 || startedOn !== null || finishedOn !== null;

/** The skills and links of a project, and from when to when it was built. */
export function ProjectFacts({ project }: { project: Facts }) {
  const { skills, links, startedOn, finishedOn } = project;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {skills.length > 0 && (
        <Fact name={texts.skills}>
          <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {skills.map((skill) => (
              <Skill key={skill} dir="auto">
                {skill}
              </Skill>
            ))}
          </PlainList>
        </Fact>
      )}
      {links.length > 0 && (
        <Fact name={texts.links}>
          <PlainList>
            {links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <Link
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow ugc"
                  sx={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    gap: 2,
                    minHeight: 44,
                    overflowWrap: 'anywhere',
                  }}
                >
                  <bdi>{label}</bdi>
                  <ExternalLink size={16} aria-hidden style={{ flex: 'none' }} />
                </Link>
              </li>
            ))}
          </PlainList>
        </Fact>
      )}
      {startedOn !== null && <Fact name={texts.started}>{DAY.format(new Date(startedOn))}</Fact>}
      {finishedOn !== null && <Fact name={texts.finished}>{DAY.format(new Date(finishedOn))}</Fact>}
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Box component="h3" sx={{ m: 0, mb: 1, typography: 'subtitle2', color: 'text.secondary' }}>
        {name}
      </Box>
      {children}
    </div>
  );
}
