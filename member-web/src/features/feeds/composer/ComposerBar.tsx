import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../texts/common';

interface ComposerBarProps {
  title: string;
  titleId: string;
  isCompact: boolean;
  onClose: () => void;
  /** The post is being sent, so the composer cannot be closed. */
  isBusy?: boolean;
  /** The button that sends the post, in small windows. */
  action?: ReactNode;
}

/** The top of the composer: its title, and the button that closes it. */
export function ComposerBar({
  title,
  titleId,
  isCompact,
  onClose,
  isBusy = false,
  action,
}: ComposerBarProps) {
  const closeButton = (
    <IconButton aria-label={commonTexts.close} onClick={onClose} disabled={isBusy}>
      <X size={22} aria-hidden />
    </IconButton>
  );
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flex: 'none',
        px: isCompact ? 1 : 6,
        pr: 4,
        py: 1,
        minHeight: isCompact ? 56 : 72,
        borderStyle: 'solid',
        borderWidth: isCompact ? '0 0 1px' : 0,
        borderColor: 'divider',
      }}
    >
      {isCompact && closeButton}
      <Typography id={titleId} variant="h2" sx={{ flex: 1, fontSize: isCompact ? '1.1875rem' : '1.375rem' }}>
        {title}
      </Typography>
      {isCompact ? action : closeButton}
    </Box>
  );
}
