import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminRemovalDto } from '../../api/generated';
import { ClippedText } from '../ClippedText';
import { ContentDialog } from './ContentDialog';
import type { ContentList } from './contentKinds';
import { EntryActions } from './EntryActions';
import { EntryList, type EntryDialogActions } from './EntryList';
import { EntryRow } from './EntryRow';
import { useFactsLine } from './MetaLine';
import { RemovalDialog } from './RemovalDialog';

/** What everything with a title has. */
interface TitledEntry {
  id: string;
  title: string;
  /** ISO 8601. */
  createdAt: string;
  removal?: AdminRemovalDto;
}

/** What is different in a list of pages, of projects and of openings. */
interface TitledEntriesProps<Entry extends TitledEntry> {
  resource: ContentList;
  entries: Entry[];
  /** Two lines at most. */
  words: (entry: Entry) => string;
  /** Whose it is; null leaves that out. */
  owner: (entry: Entry) => string | null;
  /** The owner in the facts of a row. */
  ownerLine?: (owner: string) => string;
  /** What kind it is, beside its date. */
  kind: (entry: Entry) => string;
  figures: (entry: Entry) => string;
  /** A picture beside the title. */
  mark?: (entry: Entry) => ReactNode;
  /** A picture in a column of its own. */
  thumbnail?: (entry: Entry) => ReactNode;
  /** The entry as its readers see it. */
  body: (entry: Entry) => ReactNode;
  /** What the removal does, if it is not the same for every entry. */
  removalText?: (entry: Entry) => string;
}

/** Entries with a title, each with its dialogs. */
export function TitledEntries<Entry extends TitledEntry>(props: TitledEntriesProps<Entry>) {
  const { resource, entries, words, owner, ownerLine = isolate, kind, figures } = props;
  const { mark, thumbnail, body, removalText } = props;
  const translate = useTranslate();
  const facts = useFactsLine();
  const removal = (entry: Entry, actions: EntryDialogActions) => (
    <RemovalDialog
      {...{ resource, id: entry.id, name: entry.title, text: removalText?.(entry) }}
      {...actions}
    />
  );
  return (
    <EntryList
      name={translate(`resources.${resource}.name`)}
      entries={entries}
      row={(entry, actions) => {
        const ownerName = owner(entry);
        return (
          <EntryRow
            key={entry.id}
            words={<ClippedText lines={2}>{words(entry)}</ClippedText>}
            thumbnail={thumbnail?.(entry)}
            facts={facts(
              entry.removal,
              <>
                {ownerName !== null && <ClippedText>{ownerLine(ownerName)}</ClippedText>}
                {figures(entry)}
              </>,
            )}
            buttons={
              <EntryActions
                {...{ resource, id: entry.id, name: entry.title, removal: entry.removal, actions }}
              />
            }
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
              {mark?.(entry)}
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="subtitle2" component="div">
                  <ClippedText lines={2}>{entry.title}</ClippedText>
                </Typography>
                <Box sx={{ typography: 'caption', color: 'campus.ink2' }}>
                  {[
                    indiaDate(entry.createdAt),
                    kind(entry),
                    // The facts say who removed it.
                    ...(entry.removal && ownerName !== null ? [isolate(ownerName)] : []),
                  ].join(' · ')}
                </Box>
              </Box>
            </Box>
          </EntryRow>
        );
      }}
      dialog={(entry, actions) => (
        <ContentDialog
          {...{ title: isolate(entry.title), name: entry.title, resource, entry }}
          confirmation={(confirming) => removal(entry, confirming)}
          {...actions}
        >
          {body(entry)}
        </ContentDialog>
      )}
      removal={removal}
    />
  );
}
