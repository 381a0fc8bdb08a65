import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/useCounted';
import type { PostRecord } from '../../providers/records/content';
import { ClippedText } from '../ClippedText';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { Person } from './Person';
import { PostDialog } from './PostDialog';

/** Posts, each with its dialog. */
export function PostEntries({ posts }: { posts: PostRecord[] }) {
  const translate = useTranslate();
  const counted = useCounted();
  return (
    <EntryList
      name={translate('resources.posts.name')}
      entries={posts}
      row={(post, open) => (
        <EntryRow
          key={post.id}
          name={translate('content.posts.of', { name: post.author.name })}
          words={
            <ClippedText lines={2}>
              {summary(post, counted('content.pictures', post.pictures.length))}
            </ClippedText>
          }
          facts={`${counted('content.likes', post.likes)} · ${counted('content.comment_count', post.comments)}`}
          onOpen={open}
        >
          <Person person={post.author}>
            {indiaDate(post.createdAt)}
            {post.pageTitle !== null && ` · ${post.pageTitle}`}
          </Person>
        </EntryRow>
      )}
      dialog={(post, actions) => <PostDialog post={post} {...actions} />}
    />
  );
}

/** The text of a post and the number of its pictures; only the number for a post without text. */
function summary({ html, pictures }: PostRecord, count: string): string {
  const words = visibleText(html);
  if (words === '') return count;
  return pictures.length === 0 ? words : `${words} (${count})`;
}
