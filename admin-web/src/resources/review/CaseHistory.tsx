import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { indiaDateTime } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { MemberText } from '../../components/content/MemberText';
import { Section } from '../../components/Section';
import type { CaseReportDto, EarlierDecisionDto } from '../../api/generated';
import { useIsModerator } from '../../providers/useSession';
import { caseAddress } from './caseAddress';
import { useCaseWords } from './caseWords';
import { RevealReporter } from './RevealReporter';
import { useNow } from '../../components/useNow';

/** What the reporters wrote, and how far their reports were right before. Nobody is named. */
export function CaseReports({ reports }: { reports: CaseReportDto[] }) {
  const translate = useTranslate();
  const isModerator = useIsModerator();
  const { reporter } = useCaseWords();
  const now = useNow();
  return (
    <Section title={translate('review.reporters.title')}>
      {reports.length === 0 && (
        <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
          {translate('review.reporters.none')}
        </Typography>
      )}
      <PlainList>
        {reports.map((report, index) => (
          <Box
            key={report.id}
            component="li"
            sx={{ '& + &': { mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'campus.hairline' } }}
          >
            <Box sx={{ typography: 'subtitle2' }}>{translate(`review.reasons.${report.reason}`)}</Box>
            <Box sx={{ typography: 'caption', color: 'campus.ink2' }}>
              {translate('review.reporters.number', { number: String(index + 1) })}
              {': '}
              {reporter(report, now)} · {indiaDateTime(report.at)}
            </Box>
            {report.text !== '' && (
              <Box sx={{ mt: 2, typography: 'body2' }}>
                <MemberText background="surface">{report.text}</MemberText>
              </Box>
            )}
            {!isModerator && report.memberSince !== null && (
              <RevealReporter reportId={report.id} number={index + 1} />
            )}
          </Box>
        ))}
      </PlainList>
    </Section>
  );
}

/** What was decided about the same member before; each opens that case. */
export function EarlierDecisions({ earlier }: { earlier: EarlierDecisionDto[] }) {
  const translate = useTranslate();
  const words = useCaseWords();
  return (
    <Section title={translate('review.earlier.title')}>
      {earlier.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
          {translate('review.earlier.none')}
        </Typography>
      ) : (
        <PlainList>
          {earlier.map((decision) => (
            <li key={decision.id}>
              <Link
                component={RouterLink}
                to={caseAddress({ list: 'decided', page: 1, caseId: decision.id })}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  minHeight: 44,
                  // Those of several lines stand apart, too.
                  py: 2,
                  typography: 'body2',
                }}
              >
                {words.earlier(decision)}
              </Link>
            </li>
          ))}
        </PlainList>
      )}
    </Section>
  );
}
