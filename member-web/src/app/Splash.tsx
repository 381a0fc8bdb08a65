import { keyframes, styled } from '@mui/material/styles';
import { commonTexts } from '../texts/common';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Room = styled('div')({ minHeight: '100dvh', display: 'grid', placeItems: 'center' });

/** Drawn here, because a component library's spinner would be loaded before every first paint. */
const Spinner = styled('div')(({ theme }) => ({
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: `3px solid ${theme.vars.palette.campus.teal.tintStrong}`,
  borderTopColor: theme.vars.palette.primary.main,
  animation: `${turn} 900ms linear infinite`,
}));

/** Stands while a stored session is taken up. */
export function Splash() {
  return (
    <Room>
      <Spinner role="progressbar" aria-label={commonTexts.loading} />
    </Room>
  );
}
