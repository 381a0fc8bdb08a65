import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { archRadius, categoryHues, radii, type PageCategory } from '@campus-commons/web-kit/tokens.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Image, Trash2 } from 'lucide-react';
import { usePictureChoice } from '../../../components/ImageCropper/usePictureChoice';
import { Preview } from '../../../components/ImagePicker/AttachedImage';
import type { PictureChange } from '../../../lib/drafts/usePictureDraft';
import { pageTexts } from '../../../texts/pages';

/** The arch of the page's header, with twice its pixels for high-density screens. */
const pageShape = { aspect: 200 / 248, isRound: false, maxWidth: 800 };
const width = 104;
const height = 129;

interface PagePictureProps {
  /** The current picture. */
  path: string | null | undefined;
  /** Seeds the generated tiles that replace a missing picture. */
  seed: string;
  category: PageCategory;
  change: PictureChange;
  onChange: (change: PictureChange) => void;
}

/** The picture of a page as it will be after saving, with buttons to change and remove it. */
export function PagePicture({ path, seed, category, change, onChange }: PagePictureProps) {
  const choice = usePictureChoice({
    label: pageTexts.choosePictureOfPage,
    cropTitle: pageTexts.cropPicture,
    shape: pageShape,
    onChosen: onChange,
  });
  const shownPath = change === undefined ? path : null;
  const hasPicture = change instanceof File || Boolean(shownPath);
  return (
    <Box sx={{ display: 'flex', gap: { xs: 3, sm: 4 }, alignItems: 'center' }}>
      <Box
        sx={{
          flex: 'none',
          display: 'flex',
          alignItems: 'flex-end',
          pt: 3,
          px: { xs: 3, sm: 4 },
          borderRadius: `${radii.control}px`,
          bgcolor: `campus.${categoryHues[category]}.tint`,
        }}
      >
        {change instanceof File ? (
          <Box sx={{ width, height, overflow: 'hidden', borderRadius: archRadius(height / width, 0) }}>
            <Preview file={change} />
          </Box>
        ) : (
          <Arch path={shownPath} seed={seed} width={width} height={height} base={0} />
        )}
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>
          {pageTexts.picture}{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {pageTexts.optional}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="outlined"
            startIcon={<Image size={18} aria-hidden />}
            onClick={choice.open}
            sx={{ px: { xs: 2, sm: 5 } }}
          >
            {hasPicture ? pageTexts.changePicture : pageTexts.choosePicture}
          </Button>
          {hasPicture && (
            <Button
              variant="text"
              startIcon={<Trash2 size={18} aria-hidden />}
              onClick={() => onChange(path ? 'removed' : undefined)}
            >
              {pageTexts.removePicture}
            </Button>
          )}
        </Box>
        {choice.refusal !== undefined && <Alert severity="warning">{choice.refusal}</Alert>}
      </Box>
      {choice.parts}
    </Box>
  );
}
