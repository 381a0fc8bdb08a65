import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense } from 'react';
import { foldSpaces } from '../../lib/text/mentions';
import { nameOf } from '../../lib/text/members';
import { mentionTexts } from '../../texts/mentions';
import { OneLine } from '../OneLine';
import type { SuggestionField } from '../suggestions/suggestionField';
import { SuggestionMenu } from '../suggestions/SuggestionMenu';
import { useInsertion } from '../suggestions/useInsertion';
import { useTypedQuery } from '../suggestions/useTypedQuery';
import type { ChosenMentionMarksProps } from './ChosenMentionMarks';
import type { MentionChoices } from './mentionChoices';
import { mentionQuery, useSuggestions, type SuggestedMember } from './useSuggestions';

/** A chunk of its own, for those who mention somebody. If it cannot be loaded, a mention looks like other text. */
const ChosenMentionMarks = lazy<ComponentType<ChosenMentionMarksProps>>(() =>
  import('./ChosenMentionMarks').then(
    (loaded) => ({ default: loaded.ChosenMentionMarks }),
    () => ({ default: () => null }),
  ),
);

export interface SuggestionsProps {
  field: SuggestionField;
  /** The post whose people come first. */
  feedId?: string;
  /** Those whose names have been inserted. */
  choices: MentionChoices;
  /** The text of a plain field; an editor shows its own. */
  text?: string;
}

/** Suggests members while a name is typed after an `@`. */
export function Suggestions({ field, feedId, choices, text }: SuggestionsProps) {
  const { query, q, finish } = useTypedQuery(field, mentionQuery);
  const members = useSuggestions(q, feedId);
  const insert = useInsertion(field);
  const choose = (index: number) => {
    const member = members[index];
    if (!query || !member) return;
    const label = foldSpaces(nameOf(member));
    finish(label);
    choices.add({ id: member.id, label });
    insert(query.length, `@${label}`);
  };
  return (
    <>
      {choices.all().length > 0 && (
        <Suspense>
          <ChosenMentionMarks field={field} text={text} choices={choices} />
        </Suspense>
      )}
      <SuggestionMenu
        field={field}
        q={q}
        suggestions={members.map((member) => ({ id: member.id, row: <MemberRow {...member} /> }))}
        label={mentionTexts.members}
        found={mentionTexts.found}
        onChoose={choose}
        onDismiss={() => finish(q)}
      />
    </>
  );
}

const Names = styled('div')({ flex: 1, minWidth: 0 });

function MemberRow(member: SuggestedMember) {
  const { collegeName } = member;
  return (
    <>
      <Avatar person={member} size={36} />
      <Names>
        <OneLine dir="auto" title={nameOf(member)} sx={{ typography: 'subtitle2' }}>
          {nameOf(member)}
        </OneLine>
        {collegeName && (
          <OneLine dir="auto" title={collegeName} sx={{ typography: 'caption', color: 'text.secondary' }}>
            {collegeName}
          </OneLine>
        )}
      </Names>
    </>
  );
}
