import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Bell, BellRing } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../api/thunks';
import { pageTexts } from '../../texts/pages';
import { setBell } from './setBell';

interface BellButtonProps {
  pageId: string;
  isOn: boolean;
}

/** A toggle button: whether a follower is notified of new posts on a page. */
export function BellButton({ pageId, isOn }: BellButtonProps) {
  const dispatch = useDispatch<ApiDispatch>();
  const Icon = isOn ? BellRing : Bell;
  return (
    <Tooltip title={pageTexts.bell}>
      <IconButton
        aria-label={pageTexts.bell}
        aria-pressed={isOn}
        onClick={() => void dispatch(setBell(pageId, !isOn))}
        // A key that is held down counts as one click.
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        sx={({ vars: { palette } }) => ({
          flex: 'none',
          border: `1px solid ${palette.campus.hairline}`,
          '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
            borderColor: 'transparent',
            backgroundColor: palette.campus.teal.tint,
            color: palette.campus.teal.text,
          },
        })}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
