import noticeBoard from '@campus-commons/web-kit/art/board.svg';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Chip } from '../../components/Chip';
import { EmptyState } from '../../components/states/EmptyState';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { openingTexts as texts } from '../../texts/openings';
import { OpeningCard } from './exports/OpeningCard';
import { useOpeningsGetOwnQuery, type OwnOpeningDto } from './exports/openingsApi';
import { OpeningPages } from './OpeningPages';
import type { OpeningKind } from './openingsQuery';
import { StateChip } from './StateChip';

const words = { loading: texts.loadingOwn, failed: texts.ownFailed, pages: texts.ownPages };

/** The openings of one kind that the member posted, in every state, with the applications that wait for an answer. */
export function OwnOpenings({ kind, emptyAction }: { kind: OpeningKind; emptyAction: ReactNode }) {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useOpeningsGetOwnQuery(
    { getOwnOpeningsDto: { kind, page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <OpeningPages
      answer={answer}
      page={page}
      label={texts.shown.own}
      texts={words}
      empty={
        <EmptyState scene={noticeBoard} title={texts.noneOwn} actions={emptyAction}>
          {texts.noneOwnText}
        </EmptyState>
      }
      card={(opening) => (
        <OpeningCard key={opening.id} opening={opening}>
          <Waiting opening={opening} />
        </OpeningCard>
      )}
    />
  );
}

function Waiting({ opening: { state, applications, waiting } }: { opening: OwnOpeningDto }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
      <StateChip state={state} />
      {waiting > 0 && <Chip hue="marigold">{texts.waiting(waiting)}</Chip>}
      {applications > 0 && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {texts.applications(applications)}
        </Box>
      )}
    </Box>
  );
}
