import { ownDate } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import type { OwnReportDto } from '../../api/generated';
import { decisionTexts } from '../../texts/decisions';
import { reportTexts } from '../../texts/reports';
import { entryStyles } from './entryStyles';

/** A report of the member's, and what became of it. */
export function ReportRow({ report: { kind, reason, text, at, hasActed } }: { report: OwnReportDto }) {
  return (
    <Box component="li" sx={entryStyles}>
      <Box sx={{ typography: 'subtitle2' }}>{reportTexts.reasons[reason][0]}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {reportTexts.about(kind, ownDate(at))}
      </Box>
      {text !== '' && (
        <Box
          dir="auto"
          sx={{ mt: 1, typography: 'compact', color: 'text.secondary', whiteSpace: 'pre-line' }}
        >
          {text}
        </Box>
      )}
      <Box sx={{ mt: 1, typography: 'compact', textWrap: 'pretty' }}>{became(hasActed)}</Box>
    </Box>
  );
}

function became(hasActed: boolean | null): string {
  if (hasActed === null) return reportTexts.waiting;
  return decisionTexts.reported(hasActed);
}
