import { beginningOf } from '@campus-commons/web-kit/topics/generated.ts';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { generatedApi, type CountedTopicDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import { topicTexts } from '../../texts/topics';
import { OneLine } from '../OneLine';
import type { SuggestionField } from '../suggestions/suggestionField';
import { SuggestionMenu } from '../suggestions/SuggestionMenu';
import { useFound } from '../suggestions/useFound';
import { useInsertion } from '../suggestions/useInsertion';
import { useTypedQuery } from '../suggestions/useTypedQuery';
import { topicQuery } from './topicQuery';

export interface SuggestedTopicsProps {
  field: SuggestionField;
}

const fits = ({ key }: CountedTopicDto, q: string) => key.startsWith(beginningOf(q));

/** Suggests topics that posts have while one is typed after a `#`. */
export function SuggestedTopics({ field }: SuggestedTopicsProps) {
  const { query, q, finish } = useTypedQuery(field, topicQuery);
  const dispatch = useDispatch<ApiDispatch>();
  const search = (typed: string) => {
    const call = dispatch(
      generatedApi.endpoints.topicsGetTopics.initiate(
        { getTopicsDto: { search: typed } },
        { subscribe: false },
      ),
    );
    return { found: call.then(({ data }) => data?.data.topics), abort: () => call.abort() };
  };
  const topics = useFound(q, search, fits);
  const insert = useInsertion(field);
  const choose = (index: number) => {
    const topic = topics[index];
    if (!query || !topic) return;
    finish(topic.label);
    insert(query.length, topicTexts.name(topic.label));
  };
  return (
    <SuggestionMenu
      field={field}
      q={q}
      suggestions={topics.map(({ key, label, posts }) => ({
        id: key,
        row: <TopicRow {...{ label, posts }} />,
      }))}
      label={topicTexts.suggested}
      found={topicTexts.found}
      onChoose={choose}
      onDismiss={() => finish(q)}
    />
  );
}

const Words = styled('div')({ flex: 1, minWidth: 0 });

function TopicRow({ label, posts }: Pick<CountedTopicDto, 'label' | 'posts'>) {
  return (
    <Words>
      <OneLine dir="auto" title={topicTexts.name(label)} sx={{ typography: 'subtitle2' }}>
        {topicTexts.name(label)}
      </OneLine>
      <OneLine sx={{ typography: 'caption', color: 'text.secondary' }}>{topicTexts.posts(posts)}</OneLine>
    </Words>
  );
}
