import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { placeList } from './placeList';
import type { SuggestionField } from './suggestionField';

const List = styled('ul')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  margin: 0,
  padding: 4,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
  backgroundColor: theme.vars.palette.campus.raised,
  boxShadow: theme.vars.palette.campus.floatShadow,
}));

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '4px 10px',
  borderRadius: radii.control - 4,
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.campus.sunken },
  '@media (forced-colors: active)': { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
}));

/** A thing that is suggested. */
export interface Suggestion {
  id: string;
  row: ReactNode;
}

interface SuggestionListProps {
  id: string;
  /** Accessible name. */
  label: string;
  suggestions: readonly Suggestion[];
  /** Index of the option that Enter chooses. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  place: SuggestionField['place'];
}

/** What fits the typed text, beside the text field. */
export function SuggestionList({
  id,
  label,
  suggestions,
  active,
  onActive,
  onChoose,
  place,
}: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null);
  // After each render: what is typed moves the caret.
  useLayoutEffect(() => {
    const put = () => list.current && placeList(list.current, place());
    put();
    const viewport = window.visualViewport;
    viewport?.addEventListener('resize', put);
    viewport?.addEventListener('scroll', put);
    window.addEventListener('resize', put);
    document.addEventListener('scroll', put, true);
    return () => {
      viewport?.removeEventListener('resize', put);
      viewport?.removeEventListener('scroll', put);
      window.removeEventListener('resize', put);
      document.removeEventListener('scroll', put, true);
    };
  });
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    // The focus must stay in the text.
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ id: key, row }, index) => (
        <Option
          key={key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerMove={() => index !== active && onActive(index)}
          onClick={() => onChoose(index)}
        >
          {row}
        </Option>
      ))}
    </List>
  );
}
