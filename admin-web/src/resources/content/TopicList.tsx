import { Hash } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { TOPICS_ADDRESS } from '../../components/content/contentKinds';
import { TopicEntries } from '../../components/content/TopicEntries';
import { ConsoleListBase } from '../../components/list/ConsoleListBase';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { SearchForm } from '../../components/list/SearchForm';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import type { ListedTopic } from '../../providers/answers';
import { ContentHead } from './ContentHead';

/** The address of hidden topics. */
const HIDDEN = 'hidden';
const listing = { filters: ['state'] };

const ROW_HEIGHT_PIXELS = 60;

/** /admin/content/topics: those that members see in the order of their letters, or hidden ones, latest first. */
export function TopicList() {
  const translate = useTranslate();
  const message = (name: string) => translate(`resources.topics.list.${name}`);
  const isHidden = useSearchParams()[0].get('state') === HIDDEN;
  return (
    <ConsoleListBase resource="topics" listing={listing} filter={{ hidden: isHidden }}>
      <PageTitle>{translate('resources.topics.name')}</PageTitle>
      <ContentHead
        tab="topics"
        which={[
          { label: translate('content.shown'), to: TOPICS_ADDRESS, isHere: !isHidden },
          {
            label: translate('content.topics.hidden'),
            to: `${TOPICS_ADDRESS}?state=${HIDDEN}`,
            isHere: isHidden,
          },
        ]}
      >
        <SearchForm label={message('search')} />
      </ContentHead>
      <Notice />
      <ListPanel
        empty={{
          icon: Hash,
          title: message(isHidden ? 'none_hidden' : 'empty'),
          text: message(isHidden ? 'none_hidden_text' : 'empty_text'),
        }}
        rowHeight={ROW_HEIGHT_PIXELS}
      >
        <Topics />
      </ListPanel>
      <ListFooter />
    </ConsoleListBase>
  );
}

function Topics() {
  return <TopicEntries topics={useListContext<ListedTopic>().data ?? []} />;
}
