import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

interface PlainListProps extends ComponentProps<typeof List> {
  /** "ol" when the order matters. Default "ul". */
  component?: 'ul' | 'ol';
}

/**
 * A list without markers and indents, whose entries have their own style. The explicit role is needed because Safari does
 * not announce lists without markers to screen readers.
 */
export function PlainList({ component = 'ul', ...props }: PlainListProps) {
  return <List as={component} role="list" {...props} />;
}
