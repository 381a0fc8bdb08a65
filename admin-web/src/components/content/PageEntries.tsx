import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminPageDto } from '../../api/generated';
import { ClippedText } from '../ClippedText';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { useFactsLine } from './MetaLine';
import { PageDialog, PageRemoval } from './PageDialog';

interface PageEntriesProps {
  pages: AdminPageDto[];
  /** Leaves the creator out of the rows, on a page that is about one member. */
  areOfOneMember?: boolean;
}

/** Community pages, each with its dialogs. */
export function PageEntries({ pages, areOfOneMember = false }: PageEntriesProps) {
  const translate = useTranslate();
  const counted = useCounted();
  const facts = useFactsLine();
  return (
    <EntryList
      name={translate('resources.pages.name')}
      entries={pages}
      row={(page, actions) => (
        <EntryRow
          key={page.id}
          resource="pages"
          id={page.id}
          name={page.title}
          removal={page.removal}
          words={<ClippedText lines={2}>{page.description}</ClippedText>}
          facts={facts(
            page.removal,
            <>
              {!areOfOneMember && (
                <ClippedText>
                  {translate('content.by_creator', { name: isolate(page.User.name) })}
                </ClippedText>
              )}
              {[counted('content.followers', page.followers), counted('content.post_count', page.posts)].join(
                ' · ',
              )}
            </>,
          )}
          actions={actions}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <Arch path={page.removal ? null : page.imageUrl} seed={page.id} width={48} height={56} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="div">
                <ClippedText lines={2}>{page.title}</ClippedText>
              </Typography>
              <Box sx={{ typography: 'caption', color: 'campus.ink2' }}>
                {[
                  indiaDate(page.createdAt),
                  page.category,
                  // The facts say who removed it.
                  ...(page.removal && !areOfOneMember ? [isolate(page.User.name)] : []),
                ].join(' · ')}
              </Box>
            </Box>
          </Box>
        </EntryRow>
      )}
      dialog={(page, actions) => <PageDialog page={page} {...actions} />}
      removal={(page, actions) => <PageRemoval page={page} {...actions} />}
    />
  );
}
