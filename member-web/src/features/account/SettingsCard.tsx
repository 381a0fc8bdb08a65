import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { accountTexts } from '../../texts/account';

interface SettingsCardProps {
  /** For addresses that lead to this group. */
  id?: string;
  title: string;
  /** One sentence about the setting. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One group of account settings. */
export function SettingsCard({ id, title, lead, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{ px: { xs: 4, md: 6 }, py: { xs: 5, md: 6 }, scrollMarginTop: 16 }}
    >
      <Typography variant="h3" component="h2" id={titleId}>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography variant="compact" sx={{ mt: 1, color: 'text.secondary' }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 4 }}>{children}</Box>
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
