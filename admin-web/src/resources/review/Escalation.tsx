import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import { ShieldUser } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CaseDto } from '../../api/generated';
import { ReasonDialog } from '../../components/ReasonDialog';
import { useReviewKeys } from '../../components/reviewKeys';
import { useIsModerator } from '../../providers/useSession';
import { KeyHint } from './ActionBar';

interface EscalationProps {
  shown: CaseDto;
  /** Passes the case on, with a word that may be empty. A rejection is shown in the dialog. */
  onEscalate: (reason: string) => Promise<void>;
}

/** Passes an open case to the administrators, or says that it was. */
export function Escalation({ shown: { id, isEscalated }, onEscalate }: EscalationProps) {
  const translate = useTranslate();
  const isModerator = useIsModerator();
  const [isOpen, setOpen] = useState(false);
  useReviewKeys({ e: isEscalated ? undefined : () => setOpen(true) });
  if (isEscalated)
    return (
      <Alert severity="info" role="note" sx={{ mt: 3 }}>
        {translate(`review.escalation.${isModerator ? 'away' : 'here'}`)}
      </Alert>
    );
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-keyshortcuts="e"
        startIcon={<ShieldUser size={18} strokeWidth={1.9} aria-hidden />}
        sx={{ mt: 1, ml: -3.5 }}
      >
        {translate('review.escalation.open')}
        <KeyHint>e</KeyHint>
      </Button>
      {isOpen && (
        <ReasonDialog
          topic={`escalate ${id}`}
          title={translate('review.escalation.title')}
          text={translate('review.escalation.text')}
          label={translate('review.escalation.label')}
          hint={translate('review.notes.hint')}
          confirm={translate('review.escalation.confirm')}
          confirming={translate('review.escalation.busy')}
          onConfirm={async (reason) => {
            await onEscalate(reason);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
