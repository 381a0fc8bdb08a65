import { MAX_PICTURES } from '@campus-commons/web-kit/pictures/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { AttachmentList } from '../../../components/ImagePicker/AttachmentList';
import { FileInput } from '../../../components/ImagePicker/FileInput';
import { composerTexts } from '../../../texts/composer';
import type { usePictures } from '../../feeds/exports/usePictures';

/** The pictures of a project, to add, describe, reorder and remove. The first is the cover. */
export function ProjectPictures({ pictures }: { pictures: ReturnType<typeof usePictures> }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {pictures.images.length > 0 && <AttachmentList images={pictures.images} onChange={pictures.change} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button
          variant="outlined"
          startIcon={<ImagePlus size={18} aria-hidden />}
          disabled={pictures.images.length >= MAX_PICTURES}
          onClick={() => chooser.current?.click()}
        >
          {composerTexts.photos}
        </Button>
        <Box role="status" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {pictures.isPreparing
            ? composerTexts.preparingPhotos
            : composerTexts.photosOf(pictures.images.length, MAX_PICTURES)}
        </Box>
      </Box>
      {pictures.refusals.map((refusal) => (
        <Alert key={refusal} severity="warning">
          {refusal}
        </Alert>
      ))}
      <FileInput ref={chooser} onChosen={(files) => void pictures.add(files)} />
    </Box>
  );
}
