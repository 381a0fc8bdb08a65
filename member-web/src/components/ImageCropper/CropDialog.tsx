import { Button } from '@campus-commons/web-kit/Button.tsx';
import { closesOnEscape } from '@campus-commons/web-kit/dialogClosing.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { BusyButton } from '../BusyButton';
import { commonTexts } from '../../texts/common';
import { cropperTexts } from '../../texts/cropper';
import { isAnimated } from '../ImagePicker/downscale';
import type { CropperProps } from './cropperProps';
import { cropImage, type CropArea } from './cropImage';

const MAX_ZOOM = 4;

/** Crops a picture to a given shape by dragging and pinching, or with the arrow keys and a slider. */
export function CropDialog({ file, address, shape, title, onCancel, onCropped }: CropperProps) {
  const id = useId();
  const mayBeAnimated = useMayBeAnimated(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  const [isCutting, setIsCutting] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const onAreaChange = useCallback((_percentages: CropArea, pixels: CropArea) => setArea(pixels), []);

  const applyCrop = async () => {
    if (!area) return;
    setIsCutting(true);
    try {
      onCropped(await cropImage(file, area, shape.maxWidth));
    } catch (error) {
      console.error(error);
      setIsUnreadable(true);
      setIsCutting(false);
    }
  };

  return (
    <Dialog open onClose={closesOnEscape(onCancel)} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {isUnreadable ? (
          <Alert severity="error">{cropperTexts.unreadable}</Alert>
        ) : (
          <>
            <Box
              sx={{
                position: 'relative',
                height: shape.isRound ? 'min(320px, 40dvh)' : 'min(240px, 36dvh)',
                borderRadius: `${radii.image}px`,
                overflow: 'hidden',
                bgcolor: 'campus.sunken',
                '& .reactEasyCrop_CropArea:focus-visible': {
                  outline: '3px solid #FFFFFF',
                  outlineOffset: -3,
                },
              }}
            >
              <Cropper
                image={address}
                crop={crop}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                aspect={shape.aspect}
                cropShape={shape.isRound ? 'round' : 'rect'}
                showGrid={false}
                objectFit="contain"
                keyboardStep={8}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropAreaChange={onAreaChange}
                mediaProps={{ alt: '', onError: () => setIsUnreadable(true) }}
                cropperProps={{
                  role: 'application',
                  'aria-label': cropperTexts.part,
                  'aria-describedby': `${id}-help`,
                }}
              />
            </Box>
            <Box
              sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 6, alignItems: 'center', pr: 2 }}
            >
              <Typography component="label" id={`${id}-zoom`} sx={{ typography: 'subtitle2' }}>
                {cropperTexts.zoom}
              </Typography>
              <Slider
                value={zoom}
                min={1}
                max={MAX_ZOOM}
                step={0.05}
                aria-labelledby={`${id}-zoom`}
                getAriaValueText={(value) => `${Math.round(value * 100)} %`}
                onChange={(_event, value) => typeof value === 'number' && setZoom(value)}
              />
            </Box>
            <Typography id={`${id}-help`} variant="body2" sx={{ color: 'text.secondary' }}>
              <span>{cropperTexts.help}</span>
              {mayBeAnimated && <span> {cropperTexts.firstFrame}</span>}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
        {!isUnreadable && (
          <BusyButton
            variant="contained"
            loading={isCutting}
            disabled={!area}
            onClick={() => void applyCrop()}
          >
            {cropperTexts.use}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Whether the picture may be animated. Every GIF counts as animated, because a check must read the whole file. */
function useMayBeAnimated(file: File): boolean {
  const [mayBeAnimated, setMayBeAnimated] = useState(file.type === 'image/gif');
  useEffect(() => {
    let isCurrent = true;
    isAnimated(file)
      .then((animated) => isCurrent && animated && setMayBeAnimated(true))
      // If the file is unreadable, displaying it shows the error.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return mayBeAnimated;
}
