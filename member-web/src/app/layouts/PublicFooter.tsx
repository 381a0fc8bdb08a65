import { Logo } from '@campus-commons/web-kit/Logo.tsx';
import { PlainList, VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mission } from '../../content/landing';
import { paths } from '../../lib/address/paths';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';
import { useIsHydrated } from '../../lib/hooks/hydration';
import { useNow } from '../../lib/state/clock';
import { commonTexts } from '../../texts/common';
import { frameTexts } from '../../texts/frame';
import { careerLink } from '../navigation';
import { styled } from '@mui/material/styles';

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'campus.band.ink',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
} as const;

/** In the specified order: first column, then second column, each from top to bottom. */
const linkColumns = [
  [
    { label: frameTexts.about, to: paths.about },
    { label: frameTexts.blogs, to: paths.blogs },
    { label: frameTexts.community, to: paths.community },
    { label: frameTexts.learning, to: paths.learning },
    { label: frameTexts.projects, to: paths.projects },
  ],
  [
    { label: frameTexts.internships, to: paths.internships },
    { label: frameTexts.privacy, to: paths.privacy },
    { label: commonTexts.terms, to: paths.terms },
    { label: frameTexts.refundPolicy, to: paths.refund },
  ],
];

export function PublicFooter() {
  const { brandName, tagline, contactEmail, socialLinks } = runtimeConfig();
  const now = useNow();
  // Not in the prerendered markup, which would differ from a visitor's clock after New Year and be thrown away.
  const year = useIsHydrated() ? ` ${now.getFullYear()}` : '';
  const { label, href } = careerLink();
  const elsewhere = [{ name: label, url: href }, ...socialLinks];
  return (
    <Box
      component="footer"
      sx={{
        bgcolor: 'campus.band.deep',
        color: 'campus.band.ink2',
        position: 'relative',
        '@media print': { display: 'none' },
      }}
    >
      <ArchEdge sx={{ position: 'absolute', inset: 'auto 0 100% 0', color: 'campus.band.deep' }} />
      <Box
        sx={{
          ...publicContentWidth,
          pt: 12,
          pb: 10,
          display: 'grid',
          gap: 8,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '5fr 4fr 3fr' },
        }}
      >
        <Box sx={{ color: 'campus.band.ink', maxWidth: 360, gridColumn: { sm: '1 / -1', md: 'auto' } }}>
          <Logo />
          <Typography variant="body2" sx={{ mt: 3, color: 'campus.band.ink2' }}>
            {mission}
          </Typography>
        </Box>
        <LinkGroup title={frameTexts.findYourWay}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
              columnGap: 8,
              width: '100%',
            }}
          >
            {linkColumns.map((links) => (
              <PlainList key={links[0]?.to}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Box component={Link} to={to} sx={linkStyle}>
                      {label}
                    </Box>
                  </li>
                ))}
              </PlainList>
            ))}
          </Box>
        </LinkGroup>
        <LinkGroup title={frameTexts.writeToUs}>
          <Box component="a" href={`mailto:${contactEmail}`} sx={linkStyle}>
            {contactEmail}
          </Box>
          {elsewhere.map(({ name, url }) => (
            <Box key={url} component="a" href={url} target="_blank" rel="noopener" sx={linkStyle}>
              {name}
              <VisuallyHidden>{commonTexts.opensInNewTab}</VisuallyHidden>
            </Box>
          ))}
        </LinkGroup>
      </Box>
      <Box sx={{ ...publicContentWidth, pb: 8 }}>
        <Box
          sx={{
            pt: 5,
            borderTop: 1,
            borderColor: 'campus.band.line',
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: 2,
            typography: 'caption',
          }}
        >
          <span>{`©${year} ${brandName}`}</span>
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
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', typography: 'body2' }}
    >
      <Typography variant="h3" component="h2" sx={{ color: 'campus.band.ink', fontSize: '1rem', mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** One arch as a mask, 48 px wide with gaps of 12 px; the element's colour shows through it. */
const arch =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='30'%3E%3Cpath d='M6 30v-6a24 24 0 0 1 48 0v6z'/%3E%3C/svg%3E\")";

/**
 * The row of arches along the top edge of the footer, 30 px high, in the current text colour: set `color` to the footer's
 * background and place it directly above the footer.
 */
const ArchEdge = styled('div')({
  height: 30,
  // Overlaps the following element by one pixel, so that no gap shows between them.
  marginBottom: -1,
  backgroundColor: 'currentColor',
  mask: `${arch} repeat-x center bottom / 60px 30px`,
});
