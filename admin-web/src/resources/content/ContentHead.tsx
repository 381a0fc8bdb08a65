import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { NavLink, useSearchParams } from 'react-router-dom';

/** The kinds of content, and the end of the path of each. */
const pathEnds = { posts: '', pages: '/pages', comments: '/comments' } as const;
export type ContentKind = keyof typeof pathEnds;
const kinds = Object.keys(pathEnds) as ContentKind[];

interface ContentHeadProps {
  kind: ContentKind;
  /** Whether removed entries are listed instead of those that members see. */
  isRemoved: boolean;
  /** The search form. */
  children: ReactNode;
}

/** The heading, the choice of the kind of content and of visible or removed entries, and the search. */
export function ContentHead({ kind, isRemoved, children }: ContentHeadProps) {
  const translate = useTranslate();
  // An entry that is not among the removed may be among the shown.
  const id = useSearchParams()[0].get('id');
  const only = id === null ? '' : `?${new URLSearchParams({ id }).toString()}`;
  const base = isRemoved ? '/content/removed' : '/content';
  return (
    <>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {translate('resources.content.name')}
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
            name={translate('content.kinds')}
            choices={kinds.map((each) => ({
              label: translate(`resources.${each}.name`),
              to: `${base}${pathEnds[each]}`,
            }))}
          />
          <Choice
            name={translate('content.which')}
            choices={[
              { label: translate('content.shown'), to: `/content${pathEnds[kind]}${only}` },
              { label: translate('content.removal.at'), to: `/content/removed${pathEnds[kind]}${only}` },
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
