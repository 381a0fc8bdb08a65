import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Feature } from '../../../components/Feature';
import { ownReportTexts } from '../../../texts/ownCases';
import { GrowingSetting } from '../GrowingSetting';
import { useReviewGetReportsQuery } from '../safetyApi';

const ReportRow = lazyChunk(() => import('../ReportRow'), 'ReportRow');

function useReportPage(page: number) {
  const { data, ...query } = useReviewGetReportsQuery(
    { getReportsDto: { page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  return { entries: data?.data.reports, pagination: data?.data.pagination, ...query };
}

/** The setting with what the member reported, and what became of it. */
export function ReportsRow() {
  return (
    <GrowingSetting texts={ownReportTexts} usePage={useReportPage}>
      {(report) => (
        <Feature key={report.id} fallback={<li data-pending />}>
          <ReportRow report={report} />
        </Feature>
      )}
    </GrowingSetting>
  );
}
