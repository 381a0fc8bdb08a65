import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';

interface ArrowButtonProps {
  label: string;
  side: 'left' | 'right';
  onClick: () => void;
}

/** Shows the previous or next picture. */
export function ArrowButton({ label, side, onClick }: ArrowButtonProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{
        // Touch users swipe; the buttons would cover the picture on phones.
        display: { xs: 'none', md: 'inline-flex' },
        position: 'absolute',
        top: 'calc(50% - 32px)',
        [side]: 22,
        width: 52,
        height: 64,
        borderRadius: '26px 26px 12px 12px',
        color: 'campus.ink',
        bgcolor: 'campus.raised',
        '&:hover': { bgcolor: 'campus.hairlineStrong' },
      }}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  );
}
