import Alert from '@mui/material/Alert';

interface NoticeProps {
  /** What was done; nothing is shown without it. */
  children: string | undefined;
  onClose: () => void;
}

/** Says what was done, until it is closed or something else is. */
export function Notice({ children, onClose }: NoticeProps) {
  return (
    // Always there, so that screen readers notice what appears in it.
    <div role="status">
      {children !== undefined && (
        <Alert severity="success" role={undefined} onClose={onClose} sx={{ mb: 4 }}>
          {children}
        </Alert>
      )}
    </div>
  );
}
