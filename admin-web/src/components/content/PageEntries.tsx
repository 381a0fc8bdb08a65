import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/useCounted';
import type { PageRecord } from '../../providers/records/content';
import { ClippedText } from '../ClippedText';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { PageDialog } from './PageDialog';

/** Community pages, each with its dialog. */
export function PageEntries({ pages }: { pages: PageRecord[] }) {
  const translate = useTranslate();
  const counted = useCounted();
  return (
    <EntryList
      name={translate('resources.pages.name')}
      entries={pages}
      row={(page, open) => (
        <EntryRow
          key={page.id}
          name={page.title}
          words={<ClippedText lines={2}>{page.description}</ClippedText>}
          facts={`${counted('content.followers', page.followers)} · ${counted('content.post_count', page.posts)}`}
          onOpen={open}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <Arch path={page.removal === null ? page.picture : null} seed={page.id} width={36} height={42} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="div">
                <ClippedText lines={2}>{page.title}</ClippedText>
              </Typography>
              <Box sx={{ typography: 'caption', color: 'campus.ink2', overflowWrap: 'anywhere' }}>
                {page.category} · {page.creator.name} · {indiaDate(page.createdAt)}
              </Box>
            </Box>
          </Box>
        </EntryRow>
      )}
      dialog={(page, actions) => <PageDialog page={page} {...actions} />}
    />
  );
}
