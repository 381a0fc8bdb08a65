import { keyframes, styled } from '@mui/material/styles';
import { commonTexts } from '../texts/common';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Room = styled('div')({ minHeight: '100dvh', display: 'grid', placeItems: 'center' });

/** Written by hand, because the component library's spinner would delay every first paint. */
const Spinner = styled('div')(({ theme }) => ({
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: `3px solid ${theme.vars.palette.campus.teal.tintStrong}`,
  borderTopColor: theme.vars.palette.primary.main,
  animation: `${turn} 900ms linear infinite`,
}));

/** The splash screen while a stored session is restored. */
export function Splash() {
  return (
    <Room>
      <Spinner role="progressbar" aria-label={commonTexts.loading} />
    </Room>
  );
}
