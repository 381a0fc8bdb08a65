import { Fragment, type ReactNode } from 'react';

/**
 * A text without spaces that needs two lines is broken where people read a part of it: an e-mail address before its
 * "@", the name of a setting after its "_".
 */
export function breakable(text: string): ReactNode {
  return text.split(/(?=@)|(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
