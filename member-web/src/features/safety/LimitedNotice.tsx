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
  limit: AccountLimitDto | null | undefined;
  /** Whether a minor needs the consent of a parent or guardian first. */
  lacksConsent: boolean | undefined;
  isInCard: boolean;
  /** Shown from the minute in which the limit ends, unless a consent lacks. */
  children: ReactElement;
}

/** Says until when and why a member cannot write, in place of what they would write with. */
export function LimitedNotice({ limit, lacksConsent = false, isInCard, children }: LimitedNoticeProps) {
  const now = useNow().getTime();
  const present = limit && now < Date.parse(limit.until) ? limit : undefined;
  if (!present && !lacksConsent) return children;
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
        {present ? texts.limited(present) : texts.consentLacks}{' '}
        <Link
          component={RouterLink}
          to={`${paths.accountSettings}#${present ? 'safety' : 'age'}`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {present ? texts.seeDecision : texts.askGuardian}
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
