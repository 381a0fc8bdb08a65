import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { decisionTexts } from '../../../texts/decisions';
import { DecisionRow } from '../DecisionRow';
import { GrowingSetting } from '../GrowingSetting';
import { useReviewGetDecisionsQuery } from '../safetyApi';

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
    <GrowingSetting texts={decisionTexts} usePage={useDecisionPage}>
      {(decision) => <DecisionRow key={decision.id} decision={decision} />}
    </GrowingSetting>
  );
}
