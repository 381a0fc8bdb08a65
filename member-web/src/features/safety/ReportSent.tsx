import { fullDateTime } from '@campus-commons/web-kit/dates.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Ban, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { reportTexts } from '../../texts/reports';
import { safetyTexts } from '../../texts/safety';
import { BlockDialog } from './BlockDialog';
import { useRelation, type Person, type Relation } from './exports/useRelation';
import { Helplines } from './Helplines';
import type { Reason } from './ReasonChoice';

/** With these, who reports may need help themselves. */
const GRAVE: readonly Reason[] = ['self_harm', 'intimate', 'child_safety'];

/** Whose it is that was reported. */
export type ReportedPerson = Omit<Person, 'id'> & Partial<Pick<Person, 'id'>>;

interface ReportSentProps {
  reason: Reason;
  /** Until when a moderator looks; ISO 8601. */
  dueAt: string;
  titleId: string;
  person: ReportedPerson;
  relation: Relation;
  onClose: () => void;
  /** Called once the viewer has blocked the person here. */
  onBlocked?: () => void;
}

/** Thanks for a report, says what comes next, and offers not to see the person meanwhile. */
export function ReportSent({
  reason,
  dueAt,
  titleId,
  person,
  relation,
  onClose,
  onBlocked,
}: ReportSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [isBlocking, setIsBlocking] = useState(false);
  const { id, name } = person;
  const { change, isBusy } = useRelation({ id: id ?? '', name }, relation);
  const set = async (next: 'mute' | 'block', removeTheirs?: boolean) => {
    if (!(await change(next, removeTheirs))) return;
    onClose();
    if (next === 'block') onBlocked?.();
  };
  return (
    <>
      <DialogTitle ref={title} id={titleId} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        {reportTexts.sentTitle}
      </DialogTitle>
      <DialogContent
        dividers
        sx={{
          '&&': { borderTop: 0, pt: 2 },
          display: 'grid',
          gap: 6,
          alignContent: 'start',
          overflowWrap: 'anywhere',
        }}
      >
        {/* Who may need help sees first who gives it. */}
        {GRAVE.includes(reason) && (
          <>
            <Helplines />
            <Divider />
          </>
        )}
        <Typography sx={{ textWrap: 'pretty' }}>{reportTexts.sent(fullDateTime(dueAt), name)}</Typography>
        {id !== undefined && relation !== 'block' && (
          <div>
            <Typography variant="compact" sx={{ color: 'text.secondary' }}>
              {reportTexts.mayAlso(name)}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
              {relation !== 'mute' && (
                <BusyButton
                  variant="outlined"
                  startIcon={<VolumeX size={18} aria-hidden />}
                  loading={isBusy && !isBlocking}
                  onClick={() => void set('mute')}
                >
                  {reportTexts.mute}
                  <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                </BusyButton>
              )}
              <Button
                variant="outlined"
                startIcon={<Ban size={18} aria-hidden />}
                disabled={isBusy}
                onClick={() => setIsBlocking(true)}
                sx={{ color: 'campus.danger.text' }}
              >
                {safetyTexts.blockAction}
                <VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </Button>
            </Box>
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ pt: 3, pb: { xs: 'calc(16px + env(safe-area-inset-bottom))', md: 5 } }}>
        <Button variant="contained" onClick={onClose}>
          {reportTexts.done}
        </Button>
      </DialogActions>
      {isBlocking && (
        <BlockDialog
          name={name}
          isBusy={isBusy}
          onClose={() => setIsBlocking(false)}
          onConfirm={(removeTheirs) => void set('block', removeTheirs)}
        />
      )}
    </>
  );
}
