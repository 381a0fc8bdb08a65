import MuiButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { wordsInElements } from './Button.tsx';

/** The library's bare button, whose words may change on a translated page. */
export const ButtonBase = (({ children, ...props }: ButtonBaseProps) => (
  <MuiButtonBase {...props}>{wordsInElements(children)}</MuiButtonBase>
)) as typeof MuiButtonBase;
