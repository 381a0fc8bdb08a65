import circuit from '@campus-commons/web-kit/art/circuit.svg';
import robotTeam from '@campus-commons/web-kit/art/robot-team.svg';
import robot from '@campus-commons/web-kit/art/robot.svg';
import stars from '@campus-commons/web-kit/art/stars.svg';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleCheck, KeyRound, MessageCircleHeart, Users } from 'lucide-react';
import * as content from '../../content/projects';
import { paths } from '../../lib/address/paths';
import { frameTexts } from '../../texts/frame';
import { ArchPicture } from './ArchPicture';
import { NextStep } from './NextStep';
import { PageHero } from './PageHero';
import { PointList } from './PointList';
import { ProjectPost } from './ProjectPost';
import { PublicSection } from './PublicSection';

/** The public page about showing projects and finding people for them. */
export function ProjectsScreen() {
  return (
    <>
      <PageHero name={frameTexts.projects} {...content.hero} aside={<Trio />} />
      <PublicSection
        title={content.anatomy.title}
        text={content.anatomy.text}
        aside={<ProjectPost example={content.anatomy.example} pictures={[robot, robotTeam]} />}
      >
        <PointList items={content.anatomy.points} hue="marigold" />
      </PublicSection>
      <PublicSection
        ground="sunken"
        title={content.team.title}
        text={content.team.text}
        wide="text"
        aside={<ArchPicture src={robotTeam} maxWidth={420} focus="55% 50%" />}
      >
        <PointList items={content.team.items} hue="brick" />
      </PublicSection>
      <PublicSection title={content.log.title} text={content.log.text}>
        <Log />
      </PublicSection>
      <PublicSection title={content.care.title} text={content.care.text}>
        <PointList
          items={content.care.items}
          hue="leaf"
          icons={[Users, MessageCircleHeart, CircleCheck, KeyRound]}
          columns={2}
        />
      </PublicSection>
      <NextStep
        {...content.next}
        memberStep={{ label: content.openTool, link: { to: paths.memberProjects } }}
      />
    </>
  );
}

/** Three arches of different heights on one base line. */
function Trio() {
  return (
    <Box
      sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateColumns: '3fr 4fr 3fr', alignItems: 'end' }}
    >
      <ArchPicture src={circuit} ratio={1.5} eager />
      <ArchPicture src={robot} ratio={1.7} focus="65% 50%" eager />
      <ArchPicture src={stars} ratio={1.3} focus="30% 50%" eager />
    </Box>
  );
}

/** The steps of a project along one line. */
function Log() {
  return (
    <PlainList
      component="ol"
      sx={{ display: 'grid', columnGap: 8, gridTemplateColumns: { xs: '1fr', md: 'repeat(4, 1fr)' } }}
    >
      {content.log.entries.map(({ when, title, text }) => (
        <Box
          key={when}
          component="li"
          sx={{
            position: 'relative',
            borderLeft: { xs: 2, md: 0 },
            borderTop: { md: 2 },
            // Must come after the border widths, because they also set a colour.
            borderColor: { xs: 'campus.hairlineStrong', md: 'campus.hairlineStrong' },
            mt: { md: 6 },
            pl: { xs: 6, md: 0 },
            pb: { xs: 8, md: 0 },
            pt: { md: 7 },
            '&::before': {
              content: '""',
              position: 'absolute',
              top: { xs: 0, md: -19 },
              left: { xs: -9, md: 0 },
              width: 16,
              height: 18,
              borderRadius: '16px 16px 3px 3px',
              bgcolor: 'campus.teal.main',
            },
          }}
        >
          <Typography variant="caption" component="p" sx={{ color: 'campus.teal.text', fontWeight: 600 }}>
            {when}
          </Typography>
          <Typography variant="h3" sx={{ mt: 1 }}>
            {title}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
        </Box>
      ))}
    </PlainList>
  );
}
