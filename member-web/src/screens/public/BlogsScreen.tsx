import board from '@campus-commons/web-kit/art/board.svg';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Bold, ClipboardPaste, Heading, Images, Link2, PenLine } from 'lucide-react';
import writingDesk from '../../content/art/writing-desk.svg';
import * as content from '../../content/blogs';
import { paths } from '../../lib/address/paths';
import { frameTexts } from '../../texts/frame';
import { AnnotatedPost } from './AnnotatedPost';
import { ArchPicture } from './ArchPicture';
import { NextStep } from './NextStep';
import { PageHero } from './PageHero';
import { PointList } from './PointList';
import { PublicSection } from './PublicSection';

const kindHues = { howTo: 'teal', report: 'brick', explanation: 'indigo' } as const;

/** The public page about writing longer posts. */
export function BlogsScreen() {
  return (
    <>
      <PageHero
        name={frameTexts.blogs}
        {...content.hero}
        aside={<ArchPicture src={writingDesk} ratio={1.1} eager />}
      />
      <PublicSection title={content.kinds.title} text={content.kinds.text}>
        <PlainList
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          }}
        >
          {content.kinds.items.map(({ key, title, text }) => (
            <Box
              key={key}
              component="li"
              sx={{
                p: { xs: 5, md: 7 },
                pt: { xs: 7, md: 14 },
                borderRadius: {
                  xs: '60px 60px 16px 16px',
                  md: '200px 200px 16px 16px / 110px 110px 16px 16px',
                },
                textAlign: 'center',
                bgcolor: `campus.${kindHues[key]}.tint`,
              }}
            >
              <Typography variant="h2" component="h3" sx={{ color: `campus.${kindHues[key]}.text` }}>
                {title}
              </Typography>
              <Typography sx={{ mt: 3 }}>{text}</Typography>
            </Box>
          ))}
        </PlainList>
      </PublicSection>
      <PublicSection
        ground="sunken"
        title={content.example.title}
        text={content.example.text}
        wide="aside"
        aside={<AnnotatedPost />}
      >
        <PointList items={content.example.notes} hue="marigold" />
      </PublicSection>
      <PublicSection title={content.tools.title} text={content.tools.text}>
        <PointList
          items={content.tools.items}
          hue="indigo"
          icons={[Heading, Bold, Link2, Images, ClipboardPaste, PenLine]}
          columns={3}
        />
      </PublicSection>
      <PublicSection
        title={content.rounds.title}
        text={content.rounds.text}
        wide="text"
        aside={<ArchPicture src={board} ratio={1} maxWidth={400} />}
      >
        <PointList items={content.rounds.items} hue="brick" />
      </PublicSection>
      <NextStep {...content.next} memberStep={{ label: content.openTool, link: { to: paths.articles } }} />
    </>
  );
}
