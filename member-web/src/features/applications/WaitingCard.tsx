import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { openingPaths } from '../../lib/address/openingPaths';
import { applicationTexts as texts } from '../../texts/applications';
import { useApplicationsGetWaitingQuery } from '../openings/exports/applicationsApi';

/** What is new for the member about applications. Nothing if nothing is. */
export function WaitingCard() {
  const id = useId();
  const { data } = useApplicationsGetWaitingQuery({ emptyDto: {} }, { refetchOnMountOrArgChange: true });
  const kinds = data?.data.kinds ?? [];
  if (kinds.length === 0) return null;
  const rows = kinds.flatMap(({ kind, answers, applicants }) => [
    { count: answers, label: texts.answers[kind](answers), to: openingPaths.board(kind) },
    { count: applicants, label: texts.newApplicants[kind](applicants), to: openingPaths.own(kind) },
  ]);
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 5, py: 4, borderRadius: { xs: 0, sm: '16px' } }}>
      <Typography variant="h3" component="h2" id={id}>
        {texts.waitingForYou}
      </Typography>
      <PlainList>
        {rows
          .filter(({ count }) => count > 0)
          .map(({ label, to }) => (
            <li key={to}>
              <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
                <Link component={RouterLink} to={to}>
                  {label}
                </Link>
              </Box>
            </li>
          ))}
      </PlainList>
    </Card>
  );
}
