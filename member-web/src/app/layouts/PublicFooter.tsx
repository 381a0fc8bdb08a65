import { ArchEdge } from '@campus-commons/web-kit/ArchEdge.tsx';
import { Logo } from '@campus-commons/web-kit/Logo.tsx';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { mission } from '../../content/landing';
import { publicMeasure } from '../../lib/publicMeasure';
import { exploreLinks } from '../navigation';

/** The footer stays a night sky in both schemes. */
const night = { ground: '#062B2E', ink: '#E6EEEC', ink2: '#A9C0BF', line: 'rgba(255, 255, 255, 0.14)' };

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: night.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
} as const;

export function PublicFooter() {
  const { brandName, tagline, contactEmail, socialLinks } = runtimeConfig();
  return (
    <Box component="footer" sx={{ bgcolor: night.ground, color: night.ink2, position: 'relative' }}>
      <ArchEdge sx={{ position: 'absolute', inset: 'auto 0 100% 0', color: night.ground }} />
      <Box
        sx={{
          ...publicMeasure,
          pt: 12,
          pb: 10,
          display: 'grid',
          gap: 8,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr' },
        }}
      >
        <Box sx={{ color: night.ink, maxWidth: 360, gridColumn: { sm: '1 / -1', md: 'auto' } }}>
          <Logo />
          <Typography variant="body2" sx={{ mt: 3, color: night.ink2 }}>
            {mission}
          </Typography>
        </Box>
        <LinkGroup title="Explore">
          {exploreLinks().map(({ label, href }) => (
            <Box key={href} component="a" href={href} target="_blank" rel="noopener" sx={linkStyle}>
              {label}
            </Box>
          ))}
        </LinkGroup>
        <LinkGroup title="Write to us">
          <Box component="a" href={`mailto:${contactEmail}`} sx={linkStyle}>
            {contactEmail}
          </Box>
          {socialLinks.map(({ name, url }) => (
            <Box key={url} component="a" href={url} target="_blank" rel="noopener" sx={linkStyle}>
              {name}
            </Box>
          ))}
        </LinkGroup>
      </Box>
      <Box sx={{ ...publicMeasure, pb: 8 }}>
        <Box
          sx={{
            pt: 5,
            borderTop: `1px solid ${night.line}`,
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: 2,
            fontSize: 13,
            lineHeight: '18px',
          }}
        >
          <span>{`© ${new Date().getFullYear()} ${brandName}`}</span>
          <span>{tagline}</span>
        </Box>
      </Box>
    </Box>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="nav"
      aria-label={title}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', fontSize: 14 }}
    >
      <Typography variant="h3" component="h2" sx={{ color: night.ink, fontSize: 16, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
