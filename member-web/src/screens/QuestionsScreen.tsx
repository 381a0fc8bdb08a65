import { useSearchParams } from 'react-router-dom';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { Composer } from '../features/feeds/composer/Composer';
import { FeedStack } from '../features/feeds/exports/FeedStack';
import { questionsFromSearch } from '../features/titled/questionLists';
import { QuestionsList } from '../features/titled/QuestionsList';
import { QuestionTabs } from '../features/titled/QuestionTabs';
import { ToolHead } from '../features/titled/exports/ToolHead';
import { paths } from '../lib/address/paths';
import { frameTexts } from '../texts/frame';
import { MemberRail } from './rail/MemberRail';

/** Learning: questions of members, and the way to ask one. */
export function QuestionsScreen() {
  const [search] = useSearchParams();
  const shown = questionsFromSearch(search);
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ToolHead name={frameTexts.learning} explainedAt={paths.learning} />
      <QuestionTabs shown={shown} />
      <FeedStack>
        <Composer postKind="question" />
        <QuestionsList key={shown} shown={shown} />
      </FeedStack>
    </ColumnWithRail>
  );
}
