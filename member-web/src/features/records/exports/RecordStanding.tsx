import { Button } from '@campus-commons/web-kit/Button.tsx';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { publicRecordTexts as texts } from '../../../texts/publicRecord';
import type { PublicRecordDto } from '../generated';
import { revokerName } from '../revoker';

/** What the API says of a record: nothing yet, nothing because it is away, that there is none, or how it stands. */
export type Standing = 'asking' | 'away' | 'gone' | (Pick<PublicRecordDto, 'state'> & Revocation);

/** Who revoked it, when and why, where that was asked. */
type Revocation = Partial<Pick<PublicRecordDto, 'reason' | 'revokedAt' | 'revokedBy'>>;

interface RecordStandingProps {
  isGenuine: boolean;
  standing: Standing;
  onAskAgain: () => void;
}

/** Whether the signature is genuine, and whether the record still counts: two questions, of which the second needs the API. */
export function RecordStanding({ isGenuine, standing, onAskAgain }: RecordStandingProps) {
  if (typeof standing === 'object' && standing.state === 'revoked') return <Revoked {...standing} />;
  const severity = !isGenuine || standing === 'gone' ? 'warning' : standing === 'away' ? 'info' : 'success';
  return (
    <Alert
      role="status"
      severity={severity}
      action={
        standing === 'away' && (
          <Button color="inherit" size="small" onClick={onAskAgain}>
            {texts.askAgain}
          </Button>
        )
      }
    >
      <strong>{isGenuine ? texts.genuine : texts.unchecked}</strong>.{' '}
      {!isGenuine && `${texts.uncheckedText} `}
      {sentenceOf(standing)}
    </Alert>
  );
}

function sentenceOf(standing: Standing): string {
  if (standing === 'asking') return texts.asking;
  if (standing === 'away') return texts.notAsked;
  return standing === 'gone' ? texts.removed : texts.valid;
}

function Revoked({ reason, revokedAt, revokedBy }: Revocation) {
  return (
    <Alert role="status" severity="error">
      <strong>
        {revokedAt && revokedBy ? texts.revokedBy(revokerName(revokedBy), ownDate(revokedAt)) : texts.revoked}
      </strong>
      {reason && (
        <Box dir="auto" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {texts.reason(reason)}
        </Box>
      )}
    </Alert>
  );
}
