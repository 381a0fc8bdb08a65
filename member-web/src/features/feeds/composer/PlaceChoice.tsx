import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import type { MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Check, ChevronDown } from 'lucide-react';
import { OptionsMenu } from '../../../components/OptionsMenu';
import { useIsOffline } from '../../../lib/state/network';
import { useMenuAnchor } from '../../../lib/hooks/useMenuAnchor';
import { composerTexts } from '../../../texts/composer';
import { offlineTexts } from '../../../texts/common';
import { usePostablePages } from '../../pages/exports/usePostablePages';
import { PlaceName } from './PlaceName';
import type { PostPlace } from './subject';

const Chip = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  minHeight: 32,
  gap: 4,
  padding: '3px 8px 3px 10px',
  borderRadius: radii.full,
  border: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
  font: 'inherit',
  textAlign: 'left',
  color: theme.vars.palette.campus.ink,
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.campus.sunken },
  // A target of 44 px.
  '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
}));

/** A row that cannot be chosen but must be readable. */
const Hint = styled(MenuItem)(({ theme }) => ({
  '&.Mui-disabled': { opacity: 1, color: theme.vars.palette.text.secondary },
}));

const belowChip: Partial<MenuProps> = {
  // Within the dialog, which is a landmark.
  disablePortal: true,
  anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
  slotProps: {
    list: { 'aria-label': composerTexts.whereItGoes },
    paper: { sx: { width: 320, maxWidth: 'calc(100% - 32px)', maxHeight: 'min(420px, 60%)', mt: 1 } },
  },
};

interface PlaceChoiceProps {
  /** Where the post goes; everyone without it. */
  page: PostPlace | undefined;
  isDisabled: boolean;
  onChoose: (page: PostPlace | undefined) => void;
}

/** Where a new post goes, and a menu with every place that the member may post to; on phones a sheet. */
export function PlaceChoice({ page, isDisabled, onChoose }: PlaceChoiceProps) {
  const { anchor, onOpen, onClose } = useMenuAnchor();
  const isOpen = anchor !== null;
  const isOffline = useIsOffline();
  const { pages, isLoading, isError, refetch } = usePostablePages(!isOpen);
  // The place of the draft stays a choice, also while the list loads.
  const places = page && !pages.some(({ id }) => id === page.id) ? [page, ...pages] : pages;
  const choose = (place: PostPlace | undefined) => {
    onClose();
    if (place?.id !== page?.id) onChoose(place);
  };
  return (
    <>
      <Chip aria-haspopup="menu" aria-expanded={isOpen} disabled={isDisabled} onClick={onOpen}>
        <PlaceName page={page} lines={1} />
        <VisuallyHidden>{composerTexts.changePlace}</VisuallyHidden>
        <ChevronDown size={16} aria-hidden style={{ flex: 'none' }} />
      </Chip>
      <OptionsMenu label={composerTexts.whereItGoes} anchor={anchor} onClose={onClose} beside={belowChip}>
        {[undefined, ...places].map((place) => {
          const isChosen = place?.id === page?.id;
          return (
            <MenuItem
              key={place?.id ?? ''}
              role="menuitemradio"
              aria-checked={isChosen}
              selected={isChosen}
              onClick={() => choose(place)}
              sx={{ justifyContent: 'space-between' }}
            >
              <PlaceName page={place} />
              {isChosen && <Check size={18} aria-hidden style={{ flex: 'none' }} />}
            </MenuItem>
          );
        })}
        {isLoading && <Hint disabled>{composerTexts.loadingPlaces}</Hint>}
        {isError && isOffline && <Hint disabled>{offlineTexts.notLoaded}</Hint>}
        {isError && !isOffline && (
          <MenuItem onClick={() => void refetch()}>{composerTexts.placesFailed}</MenuItem>
        )}
        {!isLoading && !isError && places.length === 0 && <Hint disabled>{composerTexts.noPlaces}</Hint>}
      </OptionsMenu>
    </>
  );
}
