import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

/** The kinds of content, and the end of the address of each. */
const kinds = {
  posts: ['Posts', ''],
  pages: ['Pages', '/pages'],
  comments: ['Comments', '/comments'],
} as const;
export type ContentKind = keyof typeof kinds;

interface ContentHeadProps {
  kind: ContentKind;
  /** Whether what was removed is shown, instead of what members see. */
  isRemoved: boolean;
  /** The search. */
  children: ReactNode;
}

/** Heading, the kinds of content, what members see or what was removed, and the search over what is shown. */
export function ContentHead({ kind, isRemoved, children }: ContentHeadProps) {
  const [, ending] = kinds[kind];
  const base = isRemoved ? '/content/removed' : '/content';
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Choice
            name="Kinds of content"
            choices={Object.values(kinds).map(([label, end]) => ({ label, to: `${base}${end}` }))}
          />
          <Choice
            name="Which of them"
            choices={[
              { label: 'Shown', to: `/content${ending}` },
              { label: 'Removed', to: `/content/removed${ending}` },
            ]}
          />
        </Box>
        {children}
      </Box>
    </>
  );
}

function Choice({ name, choices }: { name: string; choices: { label: string; to: string }[] }) {
  return (
    <Box
      component="nav"
      aria-label={name}
      sx={{ display: 'flex', flexWrap: 'wrap', p: 1, borderRadius: '14px', bgcolor: 'campus.sunken' }}
    >
      {choices.map(({ label, to }) => (
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
            px: { xs: 4, sm: 5 },
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
  );
}
