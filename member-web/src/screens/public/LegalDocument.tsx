import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { lightTokens, radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PublicHead } from '../../components/PublicHead';
import { legalWords, type LegalParty, type LegalText } from '../../content/legal';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';

const Contents = styled('nav')(({ theme }) => ({
  fontSize: theme.typography.pxToRem(15),
  lineHeight: '1.25rem',
  '& ol': { listStyle: 'none', margin: '8px 0 0', padding: 0 },
  '& li': { breakInside: 'avoid' },
  [theme.breakpoints.only('sm')]: { '& ol': { columns: 2, columnGap: 40 } },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 12px',
    marginInline: -12,
    borderRadius: radii.control,
    color: theme.vars.palette.campus.ink2,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: theme.vars.palette.campus.sunken, color: theme.vars.palette.campus.ink },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 24,
    maxHeight: 'calc(100vh - 48px)',
    overflow: 'auto',
    // Room for the hover background of the links, while their text stays aligned with the page.
    paddingInline: 12,
    marginInline: -12,
  },
  '@media print': { display: 'none' },
}));

const Text = styled('div')(({ theme }) => ({
  maxWidth: 680,
  '& p, & ul': { margin: '12px 0 0', lineHeight: 1.65 },
  '& ul': { paddingLeft: 22 },
  '& li + li': { marginTop: 8 },
  '& li::marker': { color: theme.vars.palette.campus.ink3 },
  '& section': { scrollMarginTop: 16 },
  '& section + section': {
    marginTop: 36,
    paddingTop: 32,
    borderTop: `1px solid ${theme.vars.palette.campus.hairline}`,
  },
  '@media print': {
    maxWidth: 'none',
    '& section': { breakInside: 'avoid' },
    '& section + section': { marginTop: 16, paddingTop: 12 },
  },
}));

/** A legal text with its table of contents; printed without the table. */
export function LegalDocument({ text }: { text: (party: LegalParty) => LegalText }) {
  const { title, summary, sections } = text(runtimeConfig());
  useOpenedSection();
  return (
    <Box
      sx={{
        ...publicContentWidth,
        pt: { xs: 6, md: 14 },
        pb: { xs: 24, md: 32 },
        // Dark text on paper in both colour schemes: browsers do not print dark backgrounds.
        '@media print': { p: 0, '&, & *': { color: `${lightTokens.ink} !important` } },
      }}
    >
      <PublicHead title={title} description={summary} />
      <Typography variant="hero" component="h1" sx={{ fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 4rem)' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 4, fontWeight: 600 }}>{legalWords.effective}</Typography>
      <Typography variant="heroText" sx={{ mt: 4, maxWidth: 680, color: 'text.secondary' }}>
        {summary}
      </Typography>
      <Box
        sx={{
          mt: { xs: 8, md: 14 },
          display: 'grid',
          gap: { xs: 10, md: 18 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
          '@media print': { display: 'block' },
        }}
      >
        <Contents aria-labelledby="contents">
          <Typography variant="h3" component="h2" id="contents">
            {legalWords.contents}
          </Typography>
          <ol>
            {sections.map(({ id, title: sectionTitle }, index) => (
              <li key={id}>
                <Link to={`#${id}`} replace>{`${index + 1}. ${sectionTitle}`}</Link>
              </li>
            ))}
          </ol>
        </Contents>
        <Text>
          {sections.map(({ id, title: sectionTitle, body }, index) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
              <Typography variant="h2" id={`${id}-title`}>{`${index + 1}. ${sectionTitle}`}</Typography>
              {body}
            </section>
          ))}
        </Text>
      </Box>
    </Box>
  );
}

/** Scrolls to the section that the address names, and focuses it. */
function useOpenedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    // The key changes with every click, also on the link of the open section.
  }, [hash, key]);
}
