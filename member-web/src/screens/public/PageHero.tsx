import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PublicHead } from '../../components/PublicHead';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';
import { useColumn, type Column } from './columnContext';

interface PageHeroProps {
  /** The document title. */
  name: string;
  title: string;
  /** Who this page is for and what they get from it, in two or three sentences. */
  lead: string;
  /** Picture beside the text; below it on phones. */
  aside?: ReactNode;
  /** Picture below the text, over the whole content width. */
  children?: ReactNode;
}

/** The head of every public page: its title, introduction and picture. */
export function PageHero(props: PageHeroProps) {
  const column = useColumn();
  return column ? <ColumnHead {...props} {...column} /> : <Hero {...props} />;
}

/** In a member's column: the introduction, with a small picture if there is room. */
function ColumnHead({ name, title, lead, aside, hasRoom }: PageHeroProps & Column) {
  return (
    <Box component="header" sx={{ ...publicContentWidth, display: 'flex', alignItems: 'center', gap: 8 }}>
      <PublicHead title={name} description={lead} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{lead}</Typography>
      </Box>
      {hasRoom && aside !== undefined && <Box sx={{ flex: 'none', width: 132 }}>{aside}</Box>}
    </Box>
  );
}

function Hero({ name, title, lead, aside, children }: PageHeroProps) {
  return (
    <Box
      component="header"
      sx={{
        ...publicContentWidth,
        pt: { xs: 6, md: 14 },
        display: 'grid',
        gap: { xs: 10, md: 16 },
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: aside === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 480px)',
        },
      }}
    >
      <PublicHead title={name} description={lead} />
      <div>
        <Typography
          variant="hero"
          component="h1"
          sx={{ fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 4rem)', lineHeight: 1.06, maxWidth: 760 }}
        >
          {title}
        </Typography>
        <Typography
          variant="heroText"
          sx={{
            mt: { xs: 4, md: 6 },
            maxWidth: 600,
            color: 'text.secondary',
          }}
        >
          {lead}
        </Typography>
      </div>
      {aside !== undefined && (
        // Between a phone and a desktop it would fill the screen.
        <Box sx={{ width: '100%', maxWidth: { xs: 400, md: 'none' }, justifySelf: { sm: 'center' } }}>
          {aside}
        </Box>
      )}
      {children}
    </Box>
  );
}
