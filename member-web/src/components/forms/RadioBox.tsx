import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 8px',
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
  backgroundColor: theme.vars.palette.campus.surface,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.campus.inputBorder },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': focusRing(theme),
}));

/** Transparent, and as large as its label. */
const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

interface RadioBoxProps {
  value: string;
  field: UseFormRegisterReturn;
  children: ReactNode;
}

/** A radio button in a box, which is its label, such as a chip. */
export function RadioBox({ value, field, children }: RadioBoxProps) {
  return (
    <Choice>
      <Radio type="radio" value={value} {...field} />
      {children}
    </Choice>
  );
}
