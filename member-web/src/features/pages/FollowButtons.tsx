import { radii } from '@campus-commons/web-kit/tokens.ts';
import { Bell, BellRing, Check } from 'lucide-react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useDispatch } from 'react-redux';
import { BusyButton } from '../../components/BusyButton';
import { pageTexts } from '../../texts/pages';
import type { ApiDispatch } from '../../api/thunks';
import { useMayNot } from '../page-staff/exports/useMayNot';
import { useLimit } from '../safety/exports/useLimit';
import { setBell } from './setBell';

interface FollowButtonProps {
  pageId: string;
  isFollowing: boolean;
  /** Whether a call is pending. */
  isLoading: boolean;
  onToggle: () => void;
}

/** A toggle button that follows or unfollows a page. */
export function FollowButton({ pageId, isFollowing, isLoading, onToggle }: FollowButtonProps) {
  const off = useMayNot(pageId);
  const limited = useLimit();
  return (
    <BusyButton
      variant={isFollowing ? 'tonal' : 'contained'}
      loading={isLoading}
      aria-pressed={isFollowing}
      startIcon={isFollowing ? <Check size={20} aria-hidden /> : undefined}
      onClick={onToggle}
      {...off}
      {...limited}
      sx={{ minWidth: 136, borderRadius: `${radii.full}px` }}
    >
      {isFollowing ? pageTexts.following : pageTexts.follow}
    </BusyButton>
  );
}

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
          borderRadius: '50%',
          border: `1px solid ${palette.campus.hairlineStrong}`,
          '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
            borderColor: 'transparent',
            backgroundColor: palette.campus.teal.tint,
            color: palette.campus.teal.text,
          },
        })}
      >
        <Icon size={20} fill={isOn ? 'currentColor' : 'none'} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
