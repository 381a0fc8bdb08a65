import { lightTokens, radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { styled } from '@mui/material/styles';
import { Check, ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { pickerTexts } from '../../texts/pictures';
import type { Attachment } from './attachments';
import { AttachmentPicture } from './AttachmentPicture';

interface ThumbnailProps {
  image: Attachment;
  place: { index: number; total: number; canMoveLeft: boolean; canMoveRight: boolean };
  onRemove: () => void;
  /** Called with the clicked button, which gets the focus back. */
  onMove: (by: -1 | 1, button: HTMLElement) => void;
  onDescribe: () => void;
}

/* Above pictures of any colour: dark glass with white icons in both colour schemes. */
const Glass = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  height: 32,
  minWidth: 32,
  borderRadius: 16,
  backgroundColor: 'rgba(14, 20, 22, 0.78)',
  color: '#FFFFFF',
  '&:hover': { backgroundColor: 'rgba(14, 20, 22, 0.94)' },
  '&::after': { content: '""', position: 'absolute', inset: -6 },
  '&.Mui-focusVisible, &:focus-visible': {
    outline: '2px solid #FFFFFF',
    outlineOffset: -4,
    boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
  '&[aria-disabled="true"]': { cursor: 'default' },
  '&[aria-disabled="true"] svg': { opacity: 0.35 },
}));

/** A picture in the composer, with buttons to describe, move and remove it. */
export function Thumbnail({ image, place, onRemove, onMove, onDescribe }: ThumbnailProps) {
  const { index, total, canMoveLeft, canMoveRight } = place;
  const name = pickerTexts.photo(index + 1);
  const isDescribed = image.alt !== '';
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        flex: 'none',
        width: { xs: 152, sm: 'auto' },
        aspectRatio: '1.46',
        borderRadius: `${radii.image}px`,
        overflow: 'hidden',
        bgcolor: 'campus.sunken',
        '& img[data-whole]': { objectFit: 'scale-down' },
        scrollSnapAlign: 'start',
      }}
    >
      <AttachmentPicture image={image} />
      {total > 1 && (
        <>
          <Glass
            aria-label={pickerTexts.moveLeft(name)}
            aria-disabled={!canMoveLeft}
            onClick={(event) => onMove(-1, event.currentTarget)}
            sx={{ top: 8, left: 8, borderRadius: '16px 0 0 16px', '&::after': { right: 0 } }}
          >
            <ChevronLeft size={18} aria-hidden />
          </Glass>
          <Glass
            aria-label={pickerTexts.moveRight(name)}
            aria-disabled={!canMoveRight}
            onClick={(event) => onMove(1, event.currentTarget)}
            sx={{ top: 8, left: 40, borderRadius: '0 16px 16px 0', '&::after': { left: 0 } }}
          >
            <ChevronRight size={18} aria-hidden />
          </Glass>
        </>
      )}
      <Glass aria-label={pickerTexts.remove(name)} onClick={onRemove} sx={{ top: 8, right: 8 }}>
        <X size={16} aria-hidden />
      </Glass>
      <Glass
        aria-label={isDescribed ? pickerTexts.changeAltTextOf(name) : pickerTexts.altTextOf(name)}
        onClick={onDescribe}
        sx={{
          bottom: 8,
          left: 8,
          px: 2.5,
          gap: 1.5,
          typography: 'caption',
          fontWeight: 640,
          ...(isDescribed && {
            bgcolor: lightTokens.raised,
            color: lightTokens.primary.text,
            '&:hover': { bgcolor: lightTokens.primary.tint },
          }),
        }}
      >
        {isDescribed ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
        <span>{pickerTexts.altText}</span>
      </Glass>
    </Box>
  );
}
