import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Images, Languages, PenLine, type LucideIcon } from 'lucide-react';
import { feed } from '../../content/landingSections';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';
import { ExamplePost } from './ExamplePost';

const icons: Record<(typeof feed.items)[number]['key'], LucideIcon> = {
  pictures: Images,
  drafts: PenLine,
  languages: Languages,
};

const IconArch = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 46,
  paddingTop: 4,
  borderRadius: archRadius(46 / 40, 10),
  backgroundColor: theme.vars.palette.campus.teal.tint,
  color: theme.vars.palette.campus.teal.text,
}));

/** How the feed works, beside an example post. */
export function FeedPreview() {
  return (
    <Box
      component="section"
      aria-labelledby="feed-preview"
      sx={{
        ...publicContentWidth,
        pb: { xs: 8, md: 12 },
        display: 'grid',
        gap: { xs: 10, md: 16 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 560px)' },
        alignItems: 'center',
      }}
    >
      <div>
        <Typography variant="section" component="h2" id="feed-preview" sx={{ maxWidth: 420 }}>
          {feed.title}
        </Typography>
        <Typography variant="sectionText" sx={{ mt: 4, maxWidth: 560, color: 'text.secondary' }}>
          {feed.text}
        </Typography>
        <PlainList sx={{ mt: 8, display: 'grid', gap: 5 }}>
          {feed.items.map(({ key, title, text }) => {
            const Icon = icons[key];
            return (
              <Box key={key} component="li" sx={{ display: 'flex', gap: 4 }}>
                <IconArch>
                  <Icon size={20} aria-hidden />
                </IconArch>
                <div>
                  <Typography variant="subtitle1" component="h3">
                    {title}
                  </Typography>
                  <Typography sx={{ lineHeight: '1.5rem', color: 'text.secondary' }}>{text}</Typography>
                </div>
              </Box>
            );
          })}
        </PlainList>
      </div>
      <ExamplePost />
    </Box>
  );
}
