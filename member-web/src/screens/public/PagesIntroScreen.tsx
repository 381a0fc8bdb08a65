import workshop from '@campus-commons/web-kit/art/workshop.svg';
import { PAGE_CATEGORIES } from '@campus-commons/web-kit/bounds/generated.ts';
import { CategoryChip } from '@campus-commons/web-kit/CategoryChip.tsx';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { categoryHues, radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Camera, Hourglass, MessageCircle, PenLine } from 'lucide-react';
import arcade from '../../content/art/notice-arcade.svg';
import * as content from '../../content/pages';
import { frameTexts } from '../../texts/frame';
import { ArchPicture } from './ArchPicture';
import { Highlights } from './Highlights';
import { NextStep } from './NextStep';
import { PageHero } from './PageHero';
import { PointList } from './PointList';
import { PublicSection } from './PublicSection';
import { RolesTable } from './RolesTable';

/** The public page that explains pages. */
export function PagesIntroScreen() {
  return (
    <>
      <PageHero
        name={frameTexts.pages}
        {...content.hero}
        aside={<ArchPicture src={arcade} ratio={1.1} eager />}
      />
      <PublicSection title={content.kinds.title} text={content.kinds.text}>
        <Kinds />
      </PublicSection>
      <PublicSection
        ground="sunken"
        title={content.roles.title}
        text={content.roles.text}
        wide="aside"
        aside={<RolesTable />}
      />
      <PublicSection
        title={content.start.title}
        text={content.start.text}
        wide="text"
        aside={<ArchPicture src={workshop} maxWidth={420} focus="80% 50%" />}
      >
        <PointList items={content.start.items} hue="leaf" />
      </PublicSection>
      <PublicSection title={content.upkeep.title} text={content.upkeep.text}>
        <PointList
          items={content.upkeep.items}
          hue="brick"
          icons={[Camera, PenLine, MessageCircle, Hourglass]}
          columns={2}
        />
      </PublicSection>
      <Highlights />
      <NextStep {...content.next} memberStep="feed" />
    </>
  );
}

/** The categories as arches in their colours, each with a picture. */
function Kinds() {
  return (
    <PlainList
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 5 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: `repeat(${PAGE_CATEGORIES.length}, 1fr)` },
      }}
    >
      {PAGE_CATEGORIES.map((category) => (
        <Box
          key={category}
          component="li"
          sx={{
            display: { xs: 'grid', md: 'block' },
            gridTemplateColumns: '88px minmax(0, 1fr)',
            gap: 4,
            alignItems: 'center',
          }}
        >
          <Box
            sx={{
              p: { xs: '12px 12px 0', md: '24px 24px 0' },
              borderRadius: `${radii.card}px`,
              overflow: 'hidden',
              bgcolor: `campus.${categoryHues[category]}.tint`,
            }}
          >
            <ArchPicture src={content.kinds.items[category].picture} ratio={1.25} />
          </Box>
          <Box sx={{ mt: { md: 4 } }}>
            <Typography component="h3" sx={{ lineHeight: 1 }}>
              <CategoryChip category={category} />
            </Typography>
            <Typography variant="compact" sx={{ mt: 2, color: 'text.secondary' }}>
              {content.kinds.items[category].text}
            </Typography>
          </Box>
        </Box>
      ))}
    </PlainList>
  );
}
