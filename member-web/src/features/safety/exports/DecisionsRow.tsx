import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Feature } from '../../../components/Feature';
import { accountTexts } from '../../../texts/account';
import { ownDecisionTexts } from '../../../texts/ownCases';
import { GrowingSetting } from '../GrowingSetting';
import { useReviewGetDecisionsQuery } from '../safetyApi';

const DecisionRow = lazyChunk(() => import('../DecisionRow'), 'DecisionRow');

function useDecisionPage(page: number) {
  const { data, ...query } = useReviewGetDecisionsQuery(
    { getDecisionsDto: { page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  return { entries: data?.data.decisions, pagination: data?.data.pagination, ...query };
}

/** The setting with what was decided about something of the member's; each can be appealed once. */
export function DecisionsRow() {
  return (
    <GrowingSetting texts={ownDecisionTexts} usePage={useDecisionPage}>
      {(decision) => (
        <Feature key={decision.id} fallback={<li data-pending />}>
          <DecisionRow decision={decision} ourNote={accountTexts.ourNote} />
        </Feature>
      )}
    </GrowingSetting>
  );
}
