import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { QueuedAlert } from '../../components/alerts/alerts';

/** Says that the session has ended, and that nothing is lost, where one signs in again. */
export function SessionEnded({ alert: { title, message } }: { alert: QueuedAlert }) {
  return (
    <Alert severity="info">
      <Box component="strong" sx={{ display: 'block' }}>
        {title}
      </Box>
      <Box component="span" sx={{ fontWeight: 400 }}>
        {message}
      </Box>
    </Alert>
  );
}
