import board from '@campus-commons/web-kit/art/board.svg';
import chai from '@campus-commons/web-kit/art/chai.svg';
import library from '@campus-commons/web-kit/art/library.svg';
import umbrellas from '@campus-commons/web-kit/art/umbrellas.svg';
import workshop from '@campus-commons/web-kit/art/workshop.svg';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GraduationCap, Lightbulb, Quote, ShieldOff } from 'lucide-react';
import * as content from '../../content/learning';
import { paths } from '../../lib/address/paths';
import { frameTexts } from '../../texts/frame';
import { ArchPicture } from './ArchPicture';
import { NextStep } from './NextStep';
import { PageHero } from './PageHero';
import { PointList } from './PointList';
import { PublicSection } from './PublicSection';
import { Sheet } from './ExampleSheet';

const placePictures = { page: workshop, feed: umbrellas, comments: board };

/** The public page about learning from one another, in the feed and on the pages of departments. */
export function LearningScreen() {
  return (
    <>
      <PageHero
        name={frameTexts.learning}
        {...content.hero}
        aside={<ArchPicture src={library} ratio={1.1} eager />}
      />
      <PublicSection
        title={content.asking.title}
        text={content.asking.text}
        wide="aside"
        aside={<Questions />}
      >
        <PointList items={content.asking.points} hue="teal" />
      </PublicSection>
      <PublicSection ground="sunken" title={content.places.title} text={content.places.text}>
        <PlainList
          sx={{
            display: 'grid',
            gap: { xs: 6, md: 10 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {content.places.items.map(({ key, title, text }) => (
            <Box
              key={key}
              component="li"
              sx={{
                display: 'grid',
                gap: 5,
                gridTemplateColumns: { xs: '96px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
              }}
            >
              <Box sx={{ maxWidth: 260 }}>
                <ArchPicture src={placePictures[key]} />
              </Box>
              <div>
                <Typography variant="h2" component="h3">
                  {title}
                </Typography>
                <Typography sx={{ mt: 2, color: 'text.secondary' }}>{text}</Typography>
              </div>
            </Box>
          ))}
        </PlainList>
      </PublicSection>
      <PublicSection
        title={content.notes.title}
        text={content.notes.text}
        wide="text"
        aside={<ArchPicture src={chai} focus="20% 50%" maxWidth={420} />}
      >
        <PointList items={content.notes.items} hue="marigold" />
      </PublicSection>
      <PublicSection title={content.manners.title} text={content.manners.text}>
        <PointList
          items={content.manners.items}
          hue="teal"
          icons={[Lightbulb, ShieldOff, Quote, GraduationCap]}
          columns={2}
        />
      </PublicSection>
      <NextStep {...content.next} memberStep={{ label: content.openTool, link: { to: paths.questions } }} />
    </>
  );
}

/** The same question, asked in a poor and in a good way. */
function Questions() {
  const { weak, strong } = content.asking;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Sheet sx={{ mr: { md: 12 } }}>
        <Typography variant="subtitle2" component="h3" sx={{ color: 'campus.hibiscus.text' }}>
          {weak.label}
        </Typography>
        <Typography sx={{ mt: 2 }}>{weak.text}</Typography>
      </Sheet>
      <Sheet sx={{ ml: { md: 12 } }}>
        <Typography variant="subtitle2" component="h3" sx={{ color: 'campus.leaf.text' }}>
          {strong.label}
        </Typography>
        <Typography variant="h3" component="p" sx={{ mt: 2 }}>
          {strong.heading}
        </Typography>
        <Typography sx={{ mt: 2 }}>{strong.text}</Typography>
      </Sheet>
    </Box>
  );
}
