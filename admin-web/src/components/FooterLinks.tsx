import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

const pages = ['help', 'contact', 'faq', 'feedback', 'privacy', 'terms', 'cookies'];

/** Links to the information pages, which need no login. */
export function FooterLinks() {
  const translate = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={translate('footer.about')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}
    >
      {pages.map((page) => (
        <Link
          key={page}
          component={RouterLink}
          to={`/${page}`}
          variant="caption"
          underline="hover"
          sx={{ display: 'flex', alignItems: 'center', minHeight: 44, color: 'campus.ink2' }}
        >
          {translate(`footer.${page}`)}
        </Link>
      ))}
    </Box>
  );
}
