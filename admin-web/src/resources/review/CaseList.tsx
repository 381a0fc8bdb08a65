import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { shortTime } from '@campus-commons/web-kit/dates.ts';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ClippedText } from '../../components/ClippedText';
import type { CaseEntryDto } from '../../api/generated';
import { timeLeft, useCaseWords } from './caseWords';
import { useNow } from '../../components/useNow';
import { caseAddress, type CaseListName } from './caseAddress';

interface CaseListProps {
  list: CaseListName;
  page: number;
  cases: CaseEntryDto[];
  /** The case that is shown beside the list. */
  openId: string | undefined;
  onOpen: () => void;
}

/** The cases of a page of the queue, each a link that opens it beside the list. */
export function CaseList({ list, page, cases, openId, onOpen }: CaseListProps) {
  const translate = useTranslate();
  const now = useNow();
  return (
    <PlainList aria-label={translate('review.lists')}>
      {cases.map((entry) => (
        <Box
          key={entry.id}
          component="li"
          sx={{ '& + &': { borderTop: '1px solid', borderColor: 'campus.hairline' } }}
        >
          <Link
            component={RouterLink}
            to={caseAddress({ list, page, caseId: entry.id })}
            replace={openId !== undefined}
            data-case={entry.id}
            aria-current={entry.id === openId ? 'true' : undefined}
            onClick={onOpen}
            underline="none"
            sx={{
              display: 'grid',
              gridTemplateColumns: '3.25rem minmax(0, 1fr)',
              alignItems: 'center',
              columnGap: 2,
              minHeight: 64,
              px: 4,
              py: 2,
              color: 'campus.ink',
              fontWeight: 400,
              bgcolor: entry.id === openId ? 'campus.teal.tint' : undefined,
              '&:hover': { bgcolor: 'campus.teal.tint' },
              '&:focus-visible': { outlineOffset: '-2px' },
            }}
          >
            <Time entry={entry} isDecided={list === 'decided'} now={now} />
            <Words entry={entry} isDecided={list === 'decided'} />
          </Link>
        </Box>
      ))}
    </PlainList>
  );
}

interface PartProps {
  entry: CaseEntryDto;
  isDecided: boolean;
}

/** The time that is left, or when it was decided. */
function Time({ entry: { dueAt, decidedAt }, isDecided, now }: PartProps & { now: number }) {
  const translate = useTranslate();
  const { unit, count, isUrgent } = timeLeft(dueAt, now);
  return (
    <Box
      component="span"
      sx={{
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: isUrgent && !isDecided ? 650 : 560,
        color: isUrgent && !isDecided ? 'campus.danger.text' : 'campus.ink2',
      }}
    >
      {isDecided
        ? decidedAt !== null && shortTime(decidedAt, new Date(now))
        : translate(`review.left.${unit}`, { count: formatCount(count) })}
    </Box>
  );
}

/** What it is about in two lines. */
function Words({ entry, isDecided }: PartProps) {
  const translate = useTranslate();
  const { reasons, nameOf } = useCaseWords();
  const { kind, excerpt, outcome } = entry;
  const mark = useMark(entry);
  const what = [translate(`review.kinds.${kind}`), nameOf(entry), ...(excerpt === '' ? [] : [excerpt])];
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      {/* With enlarged text the mark has a line of its own. */}
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Box component="span" sx={{ flex: '1 1 6rem', minWidth: 0, typography: 'compact', fontWeight: 620 }}>
          <ClippedText isTabStop={false}>
            {isDecided ? `${translate(`review.verdicts.${outcome}`)} · ${reasons(entry)}` : reasons(entry)}
          </ClippedText>
        </Box>
        {mark !== undefined && (
          <Box
            component="span"
            sx={{
              minWidth: 0,
              maxWidth: 'max(50%, 6rem)',
              typography: 'caption',
              color: 'campus.marigold.text',
            }}
          >
            <ClippedText isTabStop={false}>{mark}</ClippedText>
          </Box>
        )}
      </Box>{' '}
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'campus.ink2' }}>
        <ClippedText isTabStop={false}>{what.join(' · ')}</ClippedText>
      </Box>
    </Box>
  );
}

/** What keeps the viewer from deciding it now, or whom it waits for. */
function useMark({ openBy, proposal, isEscalated }: CaseEntryDto): string | undefined {
  const translate = useTranslate();
  if (openBy !== null) return translate('review.open_by', { name: openBy });
  if (proposal !== null) return translate(`review.child.${proposal.isOwn ? 'waits' : 'to_agree'}`);
  return isEscalated ? translate('review.escalation.mark') : undefined;
}
