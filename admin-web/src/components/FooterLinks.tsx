import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

const links = [
  { label: 'Help', to: '/help' },
  { label: 'Contact', to: '/contact' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Feedback', to: '/feedback' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Cookies', to: '/cookies' },
];

/** The pages about the console itself, which everyone may read. */
export function FooterLinks() {
  return (
    <Box
      component="nav"
      aria-label="About the console"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}
    >
      {links.map(({ label, to }) => (
        <Link
          key={to}
          component={RouterLink}
          to={to}
          variant="caption"
          underline="hover"
          sx={{ display: 'flex', alignItems: 'center', minHeight: 44, color: 'campus.ink2' }}
        >
          {label}
        </Link>
      ))}
    </Box>
  );
}
