import Alert from '@mui/material/Alert';

interface NoticeProps {
  /** What was done, or why it was not; nothing is shown without it. */
  children: string | NoticeText | undefined;
  onClose: () => void;
}

/** What there is to say, and whether it went as it was meant to. */
export interface NoticeText {
  text: string;
  severity: 'success' | 'warning';
}

/** Says what was done, until it is closed or something else is. */
export function Notice({ children, onClose }: NoticeProps) {
  const { text, severity } = typeof children === 'string' ? done(children) : (children ?? done(''));
  return (
    // Always there, so that screen readers notice what appears in it.
    <div role="status">
      {children !== undefined && (
        <Alert severity={severity} role={undefined} onClose={onClose} sx={{ mb: 4 }}>
          {text}
        </Alert>
      )}
    </div>
  );
}

function done(text: string): NoticeText {
  return { text, severity: 'success' };
}
