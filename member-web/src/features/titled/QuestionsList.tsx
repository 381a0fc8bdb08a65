import notebooks from '@campus-commons/web-kit/art/library.svg';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { titledTexts as texts } from '../../texts/titled';
import { PostPages } from '../feeds/exports/PostPages';
import { useFeedsGetTitledQuery } from '../feeds/exports/titledPosts';
import { searchForQuestions, type QuestionList } from './questionLists';

const EMPTY = {
  unanswered: [texts.noneUnanswered, texts.noneUnansweredText],
  all: [texts.noQuestions, texts.noQuestionsText],
  mine: [texts.noneOfMine, texts.noneOfMineText],
} as const;

/** Questions, newest first, a page at a time. */
export function QuestionsList({ shown }: { shown: QuestionList }) {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const answer = useFeedsGetTitledQuery(
    { getTitledDto: { kind: 'question', filter: shown, page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const [title, text] = EMPTY[shown];
  return (
    <PostPages
      answer={answer}
      page={page}
      failed={texts.questionsFailed}
      loading={texts.loadingQuestions}
      empty={
        <EmptyState
          scene={notebooks}
          title={title}
          actions={
            shown !== 'all' && (
              <Button variant="tonal" component={Link} to={{ search: searchForQuestions('all') }}>
                {texts.showAll}
              </Button>
            )
          }
        >
          {text}
        </EmptyState>
      }
    />
  );
}
