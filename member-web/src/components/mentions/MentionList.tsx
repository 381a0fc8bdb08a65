import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { nameOf } from '../../lib/text/members';
import { mentionTexts } from '../../texts/mentions';
import { OneLine } from '../OneLine';
import type { MentionField } from './mentionField';
import { placeList } from './placeList';
import type { SuggestedMember } from './useSuggestions';

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

const Names = styled('div')({ flex: 1, minWidth: 0 });

interface MentionListProps {
  id: string;
  members: readonly SuggestedMember[];
  /** Index of the option that Enter chooses. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (member: SuggestedMember) => void;
  place: MentionField['place'];
}

/** The members who fit what is typed, beside the text field. */
export function MentionList({ id, members, active, onActive, onChoose, place }: MentionListProps) {
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
      aria-label={mentionTexts.members}
      onMouseDown={(event) => event.preventDefault()}
    >
      {members.map((member, index) => (
        <Option
          key={member.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerMove={() => index !== active && onActive(index)}
          onClick={() => onChoose(member)}
        >
          <Avatar person={member} size={36} />
          <Names>
            <OneLine dir="auto" title={nameOf(member)} sx={{ typography: 'subtitle2' }}>
              {nameOf(member)}
            </OneLine>
            {member.collegeName && (
              <OneLine
                dir="auto"
                title={member.collegeName}
                sx={{ typography: 'caption', color: 'text.secondary' }}
              >
                {member.collegeName}
              </OneLine>
            )}
          </Names>
        </Option>
      ))}
    </List>
  );
}
