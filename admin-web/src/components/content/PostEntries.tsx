import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/useCounted';
import type { PostRecord } from '../../providers/records/content';
import { ClippedText } from '../ClippedText';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { MetaLine } from './MetaLine';
import { Person } from './Person';
import { PostDialog, PostRemoval } from './PostDialog';
import { Thumbnail } from './Thumbnail';
import { useFactsLine } from './useFactsLine';

/** Posts, each with its dialogs. */
export function PostEntries({ posts }: { posts: PostRecord[] }) {
  const translate = useTranslate();
  const counted = useCounted();
  const facts = useFactsLine();
  return (
    <EntryList
      name={translate('resources.posts.name')}
      entries={posts}
      row={(post, actions) => (
        <EntryRow
          key={post.id}
          resource="posts"
          id={post.id}
          name={translate('content.posts.of', { name: post.author.name })}
          removal={post.removal}
          words={
            <ClippedText lines={2}>
              {summary(post, counted('content.pictures', post.pictures.length))}
            </ClippedText>
          }
          // Nobody can fetch the pictures of what is removed.
          thumbnail={post.removal === null ? <Thumbnail pictures={post.pictures} /> : null}
          facts={facts(
            post.removal,
            `${counted('content.likes', post.likes)} · ${counted('content.comment_count', post.comments)}`,
          )}
          actions={actions}
        >
          <Person person={post.author}>
            <MetaLine day={indiaDate(post.createdAt)} more={post.pageTitle} />
          </Person>
        </EntryRow>
      )}
      dialog={(post, actions) => <PostDialog post={post} {...actions} />}
      removal={(post, actions) => <PostRemoval post={post} {...actions} />}
    />
  );
}

/** The text of a post and the number of its pictures; only the number for a post without text. */
function summary({ html, pictures }: PostRecord, count: string): string {
  const words = visibleText(html);
  if (words === '') return count;
  return pictures.length === 0 ? words : `${words} (${count})`;
}
