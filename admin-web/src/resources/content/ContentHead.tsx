import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Choice } from '../../components/Choice';

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
              isHere: each === kind,
            }))}
          />
          <Choice
            name={translate('content.which')}
            choices={[
              {
                label: translate('content.shown'),
                to: `/content${pathEnds[kind]}${only}`,
                isHere: !isRemoved,
              },
              {
                label: translate('content.removal.at'),
                to: `/content/removed${pathEnds[kind]}${only}`,
                isHere: isRemoved,
              },
            ]}
          />
        </Box>
        {children}
      </Box>
    </>
  );
}
