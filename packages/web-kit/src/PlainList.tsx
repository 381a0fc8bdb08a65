import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

interface PlainListProps extends ComponentProps<typeof List> {
  /** "ol" where the order says something. Default "ul". */
  component?: 'ul' | 'ol';
}

/**
 * A list without marks or indents: its entries bring a look of their own. Safari no longer tells those who listen that a
 * list without marks is one, unless its role says so.
 */
export function PlainList({ component = 'ul', ...props }: PlainListProps) {
  return <List as={component} role="list" {...props} />;
}
