import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BadgeCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Chip } from '../../components/Chip';
import { paths } from '../../lib/address/paths';
import { recordTexts as texts } from '../../texts/records';
import { longDays } from '../openings/exports/openingFacts';
import type { RecordDto } from './exports/recordsApi';
import { recordHues } from './recordHues';
import { revokerName } from './revoker';

interface RecordCardProps {
  record: RecordDto;
  /** Its heading: `h3` where the list has a heading of its own. */
  heading?: 'h2' | 'h3';
  /** What the viewer can do about it. */
  children?: ReactNode;
}

/** A record in a list: what somebody was and did, for whom and when, and whether it is signed. */
export function RecordCard({ record, heading = 'h2', children }: RecordCardProps) {
  const titleId = useId();
  const { kind, role, page, issuer, done, hours, from, to, state, reason, revokedBy } = record;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2, alignContent: 'start', p: { xs: 4, sm: 5 }, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Chip hue={recordHues[state]}>
          {state === 'accepted' && <BadgeCheck size={14} aria-hidden />}
          {texts.states[state]}
        </Chip>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {texts.kinds[kind]}
        </Box>
      </Box>
      <Typography variant="h3" component={heading} id={titleId} dir="auto">
        {role}
      </Typography>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {page.id === null ? (
          <bdi>{page.name}</bdi>
        ) : (
          <MuiLink component={Link} to={paths.pageDetails(page.id)}>
            <bdi>{page.name}</bdi>
          </MuiLink>
        )}
        {` · ${longDays(from, to)}`}
        {hours !== null && ` · ${texts.hours(hours)}`}
      </Box>
      <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {done}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.issuedBy(issuer)}</Box>
      {reason !== null && revokedBy !== null && (
        <Box sx={{ fontWeight: 600 }}>{texts.revokedBecause(revokerName(revokedBy), reason)}</Box>
      )}
      {children}
    </Card>
  );
}

/** The list of cards: one column on phones, two where there is room. */
export const RecordsGrid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
});
