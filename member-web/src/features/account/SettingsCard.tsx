import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { accountTexts } from '../../texts/account';

interface SettingsCardProps {
  /** For addresses that lead to this group. */
  id?: string;
  /** Absent where the only row is the group. */
  title?: string;
  children: ReactNode;
}

/** One group of account settings; its children are rows. */
export function SettingsCard({ id, title, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <Card
      component={title === undefined ? 'div' : 'section'}
      id={id}
      aria-labelledby={title === undefined ? undefined : titleId}
      sx={{ px: { xs: 4, md: 6 }, py: { xs: 1, md: 2 }, scrollMarginTop: 16 }}
    >
      {title !== undefined && (
        <Typography variant="h3" component="h2" id={titleId} sx={{ pt: { xs: 3, md: 4 } }}>
          {title}
        </Typography>
      )}
      {children}
    </Card>
  );
}

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
