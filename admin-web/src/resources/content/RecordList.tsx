import { FileBadge } from 'lucide-react';
import { useListContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { RECORDS_ADDRESS } from '../../components/content/contentKinds';
import { RecordEntries } from '../../components/content/RecordEntries';
import { ConsoleListBase, type Listing } from '../../components/list/ConsoleListBase';
import type { AddressValues } from '../../components/list/useListAddress';
import { ListFooter } from '../../components/list/ListFooter';
import { ListPanel } from '../../components/list/ListPanel';
import { SearchForm } from '../../components/list/SearchForm';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import type { ListedRecord } from '../../providers/answers';
import { isRecordState, recordStates } from '../../providers/records';
import { ContentHead } from './ContentHead';

/** The URL parameter of the records in one state: `?state=revoked`. */
const listing: Listing = {
  filters: ['state'],
  toFilter: ({ state }): AddressValues => (isRecordState(state) ? { state } : {}),
};

const ROW_HEIGHT_PIXELS = 68;

/** /admin/content/records: all of them, or those in one state. */
export function RecordList() {
  const translate = useTranslate();
  const message = (name: string) => translate(`resources.records.list.${name}`);
  const given = useSearchParams()[0].get('state') ?? undefined;
  const state = isRecordState(given) ? given : undefined;
  return (
    <ConsoleListBase resource="records" listing={listing}>
      <PageTitle>{translate('resources.records.name')}</PageTitle>
      <ContentHead
        tab="records"
        which={[
          { label: translate('content.records.all'), to: RECORDS_ADDRESS, isHere: state === undefined },
          ...recordStates.map((each) => ({
            label: translate(`content.records.states.${each}`),
            to: `${RECORDS_ADDRESS}?state=${each}`,
            isHere: each === state,
          })),
        ]}
      >
        <SearchForm label={message('search')} />
      </ContentHead>
      <Notice />
      <ListPanel
        noMatch={state && message(`none_${state}`)}
        empty={{ icon: FileBadge, title: message('empty'), text: message('empty_text') }}
        rowHeight={ROW_HEIGHT_PIXELS}
      >
        <Records />
      </ListPanel>
      <ListFooter />
    </ConsoleListBase>
  );
}

function Records() {
  return <RecordEntries records={useListContext<ListedRecord>().data ?? []} />;
}
