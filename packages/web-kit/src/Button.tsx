import MuiButton, { type ButtonProps } from '@mui/material/Button';
import { Children, type ReactNode } from 'react';

/**
 * Puts each bare text of a button into an element. A browser that translates the page replaces bare texts: the button would
 * then keep its old words when they change, and fail when an icon beside them comes or goes.
 */
export function wordsInElements(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child,
  );
}

/** The library's button, whose words may change on a translated page. Both sites use it for all buttons with words. */
export const Button = (({ children, ...props }: ButtonProps) => (
  <MuiButton {...props}>{wordsInElements(children)}</MuiButton>
)) as typeof MuiButton;
