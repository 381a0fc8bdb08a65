import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import { accountTexts } from '../../texts/account';

interface SentLinkProps {
  /** The answer, when a link was sent. */
  sent?: { message: string };
  error: unknown;
}

/** What became of asking for another link that confirms the e-mail address; nothing before. */
export function SentLink({ sent, error }: SentLinkProps) {
  return (
    <>
      {sent && (
        <Alert severity="success" role="status">
          {`${sent.message} ${accountTexts.lookInSpam}`}
        </Alert>
      )}
      {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
    </>
  );
}
