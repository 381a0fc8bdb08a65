import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { CalendarClock } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AccountLimitDto } from '../../api/generated';
import { paths } from '../../lib/address/paths';
import { useNow } from '../../lib/state/clock';
import { decisionTexts as texts } from '../../texts/decisions';

interface LimitedNoticeProps {
  limit: AccountLimitDto;
  isInCard: boolean;
  /** Shown from the minute in which the limit ends. */
  children: ReactElement;
}

/** Says until when and why a member cannot write, in place of what they would write with. */
export function LimitedNotice({ limit, isInCard, children }: LimitedNoticeProps) {
  if (useNow().getTime() >= Date.parse(limit.until)) return children;
  const notice = (
    <Box sx={{ display: 'flex', gap: 3, color: 'text.secondary', typography: 'compact' }}>
      <Box
        component="span"
        // On phones the words have the whole width: about as high as what they replace, so that the feed hardly moves.
        sx={{ flex: 'none', height: '1lh', display: { xs: 'none', sm: 'flex' }, alignItems: 'center' }}
      >
        <CalendarClock size={20} strokeWidth={1.9} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, textWrap: 'pretty' }}>
        {texts.limited(limit)}{' '}
        <Link component={RouterLink} to={`${paths.accountSettings}#safety`} sx={{ whiteSpace: 'nowrap' }}>
          {texts.seeDecision}
        </Link>
      </Box>
    </Box>
  );
  if (isInCard) return notice;
  return (
    <Card sx={{ px: { xs: 4, md: 5 }, py: { xs: 2.5, md: 4.5 }, '@media print': { display: 'none' } }}>
      {notice}
    </Card>
  );
}
