import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { TimeAgo } from '../../components/TimeAgo';
import { pageStaffTexts as texts } from '../../texts/pageStaff';
import { usePageStaffGetPageActsQuery } from './exports/pageStaffApi';
import { GrowingPart } from './GrowingPart';

/** What those who run a page did, for its owner. */
export function PageActs({ pageId }: { pageId: string }) {
  const useActs = (page: number) => {
    const { currentData, ...query } = usePageStaffGetPageActsQuery({ getPageActsDto: { id: pageId, page } });
    return { ...query, entries: currentData?.data.acts, pagination: currentData?.data.pagination };
  };
  return (
    <GrowingPart
      title={texts.acts}
      lead={texts.actsLead}
      none={texts.noActs}
      failed={texts.actsFailed}
      usePage={useActs}
    >
      {(acts) => (
        <PlainList sx={{ display: 'grid', gap: 3 }}>
          {acts.map((act) => {
            const words = texts.act(act);
            return (
              words !== undefined && (
                <Box component="li" key={act.id} sx={{ typography: 'compact', overflowWrap: 'anywhere' }}>
                  <div>{words}</div>
                  {act.reason !== null && (
                    <Box dir="auto" sx={{ color: 'text.secondary' }}>
                      {act.reason}
                    </Box>
                  )}
                  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                    <TimeAgo iso={act.at} />
                  </Box>
                </Box>
              )
            );
          })}
        </PlainList>
      )}
    </GrowingPart>
  );
}
