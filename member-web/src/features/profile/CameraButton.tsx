import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** The button at the edge of a portrait that changes it. */
export const CameraButton = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  right: -2,
  bottom: -2,
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: `3px solid ${theme.vars.palette.campus.surface}`,
  backgroundColor: theme.vars.palette.campus.teal.tint,
  color: theme.vars.palette.campus.teal.text,
  '&:hover': { backgroundColor: theme.vars.palette.campus.teal.tintStrong },
}));
