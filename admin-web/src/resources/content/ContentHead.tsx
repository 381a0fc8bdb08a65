import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Choice } from '../../components/Choice';
import { contentLists, listAddress, type ContentList } from '../../components/content/contentKinds';

interface ContentHeadProps {
  kind: ContentList;
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
            choices={contentLists.map((each) => ({
              label: translate(`resources.${each}.name`),
              to: listAddress(each, isRemoved),
              isHere: each === kind,
            }))}
          />
          <Choice
            name={translate('content.which')}
            choices={[
              {
                label: translate('content.shown'),
                to: `${listAddress(kind, false)}${only}`,
                isHere: !isRemoved,
              },
              {
                label: translate('content.removal.at'),
                to: `${listAddress(kind, true)}${only}`,
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
