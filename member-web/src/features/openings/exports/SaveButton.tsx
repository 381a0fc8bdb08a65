import { Button } from '@campus-commons/web-kit/Button.tsx';
import IconButton from '@mui/material/IconButton';
import { Bookmark } from 'lucide-react';
import { showFailureToast, showToast } from '../../../components/toasts/toasts';
import { openingTexts as texts } from '../../../texts/openings';
import { useLimit } from '../../safety/exports/useLimit';
import { useOpeningsToggleSaveMutation, type OpeningDto } from './openingsApi';

interface SaveButtonProps {
  opening: Pick<OpeningDto, 'id' | 'title' | 'isSaved'>;
  /** With its word, beside other buttons; otherwise an icon in the corner of a card. */
  hasLabel?: boolean;
}

/** Saves an opening, and takes that back. */
export function SaveButton({ opening: { id, title, isSaved }, hasLabel = false }: SaveButtonProps) {
  const [toggle, { isLoading, originalArgs }] = useOpeningsToggleSaveMutation();
  const off = useLimit();
  // While the call is pending it shows what it will be, and a second click changes nothing.
  const isShown = isLoading && originalArgs ? !isSaved : isSaved;
  const icon = <Bookmark size={20} aria-hidden fill={isShown ? 'currentColor' : 'none'} />;
  const press = async () => {
    if (isLoading) return;
    const { data, error } = await toggle({ openingIdDto: { id } });
    if (data) void showToast('success', data.data.isSaved ? texts.savedNow : texts.notSavedNow);
    else showFailureToast(error, texts.saveFailed);
  };
  const props = { 'aria-pressed': isShown, onClick: () => void press(), ...off };
  return hasLabel ? (
    <Button variant="outlined" startIcon={icon} sx={{ minWidth: '7rem' }} {...props}>
      {isShown ? texts.saved : texts.save}
    </Button>
  ) : (
    <IconButton
      aria-label={texts.saveNamed(title)}
      sx={{ color: isShown ? 'primary.main' : undefined }}
      {...props}
    >
      {icon}
    </IconButton>
  );
}
