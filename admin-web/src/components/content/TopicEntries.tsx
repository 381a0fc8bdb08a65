import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCounted } from '../../i18n/i18nProvider';
import type { ListedTopic } from '../../providers/answers';
import { ClippedText } from '../ClippedText';
import { EntryList, type EntryDialogActions } from './EntryList';
import { EntryRow } from './EntryRow';
import { TopicDialog } from './TopicDialog';

/** Up to here the API counts the posts of a topic. */
const MAX_COUNTED = 1_000;

/** Topics, each with the number of its posts, and the dialog that hides it or shows it again. */
export function TopicEntries({ topics }: { topics: ListedTopic[] }) {
  const translate = useTranslate();
  const dialog = (topic: ListedTopic, { onClose, onRemoved }: EntryDialogActions) => (
    <TopicDialog {...{ topic, onClose }} onChanged={onRemoved} />
  );
  return (
    <EntryList
      name={translate('resources.topics.name')}
      entries={topics}
      row={(topic, { onRemove }) => (
        <EntryRow
          key={topic.id}
          words={
            <Typography variant="subtitle2" component="div">
              <ClippedText lines={2}>{`#${topic.label}`}</ClippedText>
            </Typography>
          }
          facts={<TopicFacts {...topic} />}
          buttons={
            <Box sx={{ gridArea: 'buttons', display: 'flex', justifyContent: 'flex-end', mr: -3 }}>
              <Change {...topic} onChoose={onRemove} />
            </Box>
          }
        />
      )}
      dialog={dialog}
      removal={dialog}
    />
  );
}

/** The number of its posts, which leads to them, and since when it is hidden. */
function TopicFacts({ label, posts, hiddenAt }: ListedTopic) {
  const translate = useTranslate();
  const counted = useCounted();
  const number =
    posts >= MAX_COUNTED ? translate('content.topics.many') : counted('content.post_count', posts);
  return (
    <>
      {posts === 0 ? (
        number
      ) : (
        <Link
          component={RouterLink}
          to={`/content?${new URLSearchParams({ search: `#${label}` }).toString()}`}
          aria-label={translate('content.topics.posts_of', { number, label })}
        >
          {number}
        </Link>
      )}
      {hiddenAt !== null && ` · ${translate('content.topics.hidden_on', { day: indiaDate(hiddenAt) })}`}
    </>
  );
}

/** It stays in sight, because a row has no other button. */
function Change({ label, hiddenAt, onChoose }: ListedTopic & { onChoose: () => void }) {
  const translate = useTranslate();
  const change = hiddenAt === null ? 'hide' : 'show';
  return (
    <Button
      size="small"
      color={hiddenAt === null ? 'error' : 'primary'}
      onClick={onChoose}
      aria-label={translate(`content.topics.${change}_of`, { label })}
    >
      {translate(`content.topics.${change}`)}
    </Button>
  );
}
