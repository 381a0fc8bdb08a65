import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Choice, type Choices } from '../../components/Choice';
import { contentTabs, tabAddress, type ContentTab } from '../../components/content/contentKinds';
import { useIsModerator } from '../../providers/useSession';

interface ContentHeadProps {
  tab: ContentTab;
  /** Whether removed entries are listed instead of those that members see. */
  isRemoved?: boolean;
  /** Which entries of the tab are listed. */
  which: Choices;
  /** The search form. */
  children: ReactNode;
}

/** The heading, the choice of the kind of content and of which entries, and the search. */
export function ContentHead({ tab, isRemoved = false, which, children }: ContentHeadProps) {
  const translate = useTranslate();
  const isModerator = useIsModerator();
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
            choices={contentTabs(isModerator).map((each) => ({
              label: translate(`resources.${each}.name`),
              to: tabAddress(each, isRemoved),
              isHere: each === tab,
            }))}
          />
          <Choice name={translate('content.which')} choices={which} />
        </Box>
        {children}
      </Box>
    </>
  );
}
