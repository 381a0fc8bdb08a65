import * as content from '../../content/community';
import cycles from '@campus-commons/web-kit/art/cycles.svg';
import camp from '@campus-commons/web-kit/art/hill-2.svg';
import maidan from '@campus-commons/web-kit/art/maidan.svg';
import stage from '@campus-commons/web-kit/art/stage.svg';
import theatre from '@campus-commons/web-kit/art/theatre.svg';
import umbrellas from '@campus-commons/web-kit/art/umbrellas.svg';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowDownWideNarrow, Link2, Moon } from 'lucide-react';
import { LikeIcon } from '../../components/LikeIcon';
import { PageLink } from '../../components/TextLinks';
import { paths } from '../../lib/address/paths';
import { frameTexts } from '../../texts/frame';
import { ArchPicture } from './ArchPicture';
import { Highlights } from './Highlights';
import { NextStep } from './NextStep';
import { PageHero } from './PageHero';
import { PointList } from './PointList';
import { PublicSection } from './PublicSection';

/** The public page about the feed, the visibility of content, and the code of conduct. */
export function CommunityScreen() {
  return (
    <>
      <PageHero name={frameTexts.community} {...content.hero}>
        <Arcade pictures={[stage, maidan, cycles, theatre, umbrellas]} />
      </PageHero>
      <PublicSection title={content.feed.title} text={content.feed.text}>
        <PointList
          items={content.feed.items}
          hue="hibiscus"
          icons={[ArrowDownWideNarrow, LikeIcon, Link2, Moon]}
          columns={2}
        />
      </PublicSection>
      <PublicSection
        ground="sunken"
        title={content.seen.title}
        text={content.seen.text}
        aside={<WhoSees />}
        wide="aside"
      />
      <PublicSection
        title={content.rules.title}
        text={content.rules.text}
        wide="text"
        aside={<ArchPicture src={camp} maxWidth={420} focus="40% 50%" />}
      >
        <PointList items={content.rules.items} hue="leaf" />
        <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
          {content.rules.broken} <PageLink to={paths.helpNow}>{content.rules.helpNow}</PageLink>
        </Typography>
      </PublicSection>
      <Highlights />
      <NextStep
        {...content.next}
        memberStep={{ label: content.openTool, link: { to: `${paths.dashboard}${paths.community}` } }}
      />
    </>
  );
}

function WhoSees() {
  const { columns, rows, title } = content.seen;
  return (
    <Box
      component="table"
      aria-label={title}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        textAlign: 'left',
        '& th, & td': { py: 3.5, pr: 4, borderBottom: 1, borderColor: 'campus.hairlineStrong' },
        '& thead th': { typography: 'caption', color: 'text.secondary', py: 2 },
        '& tbody th': { fontWeight: 620 },
        '& tr > :last-child': { pr: 0, whiteSpace: { sm: 'nowrap' } },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.who}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, who }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{who}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** A row of arches on one base line. Phones show the first three. */
function Arcade({ pictures }: { pictures: readonly string[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 4 },
        gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: `repeat(${pictures.length}, 1fr)` },
        borderBottom: 6,
        borderColor: 'campus.brick.main',
        '& > :nth-of-type(n + 4)': { display: { xs: 'none', sm: 'block' } },
      }}
    >
      {pictures.map((src) => (
        <ArchPicture key={src} src={src} ratio={1.5} eager />
      ))}
    </Box>
  );
}
