import { styled } from '@mui/material/styles';

/** A label that phones leave to its icon; screen readers hear it everywhere. */
export const PhoneHidden = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}));
