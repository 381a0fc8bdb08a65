import { Button } from '@campus-commons/web-kit/Button.tsx';
import type { ButtonProps } from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Plus } from 'lucide-react';

interface CreateButtonProps extends Omit<ButtonProps, 'variant' | 'startIcon' | 'sx' | 'children'> {
  /** What it does; on phones only its accessible name. */
  label: string;
}

/**
 * Creates an entry of the list that is searched beside it. On phones only an icon, in the search's line; the filled button
 * there is the frame's.
 */
export function CreateButton({ label, ...props }: CreateButtonProps) {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <Button
      {...props}
      variant={hasRoom ? 'contained' : 'tonal'}
      aria-label={label}
      startIcon={hasRoom && <Plus size={20} aria-hidden />}
      sx={hasRoom ? { ml: 'auto' } : { flex: 'none', width: 44, px: 0 }}
    >
      {hasRoom ? label : <Plus size={22} aria-hidden />}
    </Button>
  );
}
