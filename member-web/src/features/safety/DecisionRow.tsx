import { ownDate } from '@campus-commons/web-kit/dates.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { OwnDecisionDto } from '../../api/generated';
import { useDrafts } from '../../lib/drafts/useDrafts';
import { useNow } from '../../lib/state/clock';
import { decisionTexts as texts } from '../../texts/decisions';
import { AppealForm } from './AppealForm';
import { entryStyles } from './entryStyles';
import { Helplines } from './Helplines';

interface DecisionRowProps {
  decision: OwnDecisionDto;
  /** An administrator's note in the words of the account settings, whose texts this code does not load. */
  ourNote: (note: string) => string;
}

/** A decision about something of the member's: what and why, and the way to a second look. */
export function DecisionRow({ decision, ourNote }: DecisionRowProps) {
  const { id, kind, excerpt, at, state, note, outcome, appealUntil, appeal, reply, byPage = null } = decision;
  const item = useRef<HTMLLIElement>(null);
  const drafts = useDrafts();
  // A stored draft opens the form at once.
  const [asking, setAsking] = useState<'kept' | 'opened' | null>(() =>
    drafts.read(`appeal:${id}`) === null ? null : 'kept',
  );
  const canAsk = useNow().getTime() < Date.parse(appealUntil ?? '');
  const stop = () => {
    setAsking(null);
    item.current?.focus({ preventScroll: true });
  };
  return (
    <Box component="li" ref={item} tabIndex={-1} sx={entryStyles}>
      <Box dir="auto" sx={{ typography: 'subtitle2', color: excerpt === '' ? 'text.secondary' : undefined }}>
        {excerpt === '' ? texts.noText : excerpt}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{texts.about(kind, ownDate(at))}</Box>
      <Box sx={{ mt: 1, typography: 'compact', textWrap: 'pretty' }}>{texts.decided(decision)}</Box>
      {note !== null && byPage === null && <Words>{ourNote(note)}</Words>}
      {outcome === 'send_help' && (
        <Box sx={{ mt: 4 }}>
          <Helplines />
        </Box>
      )}
      {appeal !== null && <Words>{texts.yourWords(appeal)}</Words>}
      {state === 'appealed' && <Box sx={{ mt: 1, typography: 'compact' }}>{texts.asked}</Box>}
      {state === 'undone' && <Box sx={{ mt: 1, typography: 'compact' }}>{texts.takenBack}</Box>}
      {(state === 'upheld' || state === 'overturned') && (
        <Box sx={{ mt: 1, typography: 'compact', whiteSpace: 'pre-line' }}>
          {[texts.lookedAgain(state === 'upheld', byPage), reply].filter(Boolean).join(' ')}
        </Box>
      )}
      {canAsk && appealUntil !== null && (
        <Box sx={{ mt: 2 }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{texts.until(appealUntil)}</Box>
          {asking ? (
            <AppealForm decisionId={id} takesFocus={asking === 'opened'} onClose={stop} />
          ) : (
            <Button variant="outlined" size="small" onClick={() => setAsking('opened')} sx={{ mt: 2 }}>
              {texts.ask}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

/** What somebody wrote, as typed. */
function Words({ children }: { children: string }) {
  return (
    <Box dir="auto" sx={{ mt: 1, typography: 'compact', color: 'text.secondary', whiteSpace: 'pre-line' }}>
      {children}
    </Box>
  );
}
