import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { viewerTexts } from '../../texts/pictures';
import { MAX_SCALE, MIN_SCALE } from './zoom';

interface ViewerBarProps {
  byline: ReactNode;
  /** The displayed picture, from 0, and the number of pictures. */
  place: { index: number; total: number };
  scale: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onClose: () => void;
}

/** The bar above the picture: author, position, zoom and the close button. */
export function ViewerBar({ byline, place, scale, onZoomIn, onZoomOut, onClose }: ViewerBarProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '1fr auto 1fr' },
        alignItems: 'center',
        minHeight: 64,
        pl: { xs: 4, md: 5 },
        pr: { xs: 1, md: 3 },
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 3, minWidth: 0, pr: 5 }}>
        {byline}
      </Box>
      <Typography aria-live="polite" sx={{ fontWeight: 620 }}>
        {`${place.index + 1} / ${place.total}`}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
        <Control
          label={viewerTexts.zoomOut}
          icon={ZoomOut}
          onClick={onZoomOut}
          isAtEnd={scale <= MIN_SCALE}
        />
        <Typography
          component="output"
          aria-label={viewerTexts.zoom}
          sx={{
            display: { xs: 'none', md: 'block' },
            width: 52,
            textAlign: 'center',
            typography: 'compact',
            fontWeight: 560,
          }}
        >
          {Math.round(scale * 100)}%
        </Typography>
        <Control label={viewerTexts.zoomIn} icon={ZoomIn} onClick={onZoomIn} isAtEnd={scale >= MAX_SCALE} />
        <Box sx={{ width: { md: 12 } }} />
        <Control label={commonTexts.close} icon={X} onClick={onClose} />
      </Box>
    </Box>
  );
}

interface ControlProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  /** Whether the button has no effect now. It is not disabled, because it would lose the keyboard focus. */
  isAtEnd?: boolean;
}

function Control({ label, icon: Icon, onClick, isAtEnd = false }: ControlProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onClick}
      sx={{
        color: 'campus.ink',
        '&:hover': { bgcolor: 'campus.raised' },
        '&[aria-disabled]': { color: 'campus.hairlineStrong', cursor: 'default' },
      }}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}
