import { styled } from '@mui/material/styles';

/** A label that is visually hidden on phones, where its icon is enough; screen readers always read it. */
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
