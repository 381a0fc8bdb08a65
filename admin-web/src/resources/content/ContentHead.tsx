import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

const kinds = [
  { label: 'Posts', to: '/content' },
  { label: 'Pages', to: '/content/pages' },
];

/** Heading, the two kinds of content, and the search over the one shown. */
export function ContentHead({ children }: { children: ReactNode }) {
  return (
    <>
      <Typography variant="h1" sx={{ mb: 4 }}>
        Content
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          mb: 3,
        }}
      >
        <Box
          component="nav"
          aria-label="Kinds of content"
          sx={{ display: 'flex', p: 1, borderRadius: '14px', bgcolor: 'campus.sunken' }}
        >
          {kinds.map(({ label, to }) => (
            <Link
              key={to}
              component={NavLink}
              to={to}
              end
              underline="none"
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                px: 5,
                borderRadius: '10px',
                typography: 'button',
                color: 'campus.ink2',
                '&:hover': { color: 'campus.ink' },
                '&.active': { color: 'campus.ink', bgcolor: 'campus.raised' },
              }}
            >
              {label}
            </Link>
          ))}
        </Box>
        {children}
      </Box>
    </>
  );
}
