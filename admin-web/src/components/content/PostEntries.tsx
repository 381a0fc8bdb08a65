import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { formatCounted } from '@campus-commons/web-kit/digits.ts';
import type { PostRecord } from '../../providers/records/content';
import { ClippedText } from '../ClippedText';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { Person } from './Person';
import { PostDialog } from './PostDialog';

interface PostEntriesProps {
  posts: PostRecord[];
  /** Called after one was removed, with a sentence that says so. */
  onRemoved: (notice: string) => void;
}

/** Posts, each opened in place. */
export function PostEntries({ posts, onRemoved }: PostEntriesProps) {
  return (
    <EntryList
      name="Posts"
      entries={posts}
      row={(post, open) => (
        <EntryRow
          key={post.id}
          name={`the post of ${post.author.name}`}
          words={<ClippedText lines={2}>{summary(post)}</ClippedText>}
          facts={`${formatCounted(post.likes, 'like', 'likes')} · ${formatCounted(post.comments, 'comment', 'comments')}`}
          onOpen={open}
        >
          <Person person={post.author}>
            {indiaDate(post.createdAt)}
            {post.pageTitle !== null && ` · ${post.pageTitle}`}
          </Person>
        </EntryRow>
      )}
      dialog={(post, does) => <PostDialog post={post} {...does} />}
      onRemoved={onRemoved}
    />
  );
}

/** What it says; how many pictures it has where it says nothing. */
function summary({ html, pictures }: PostRecord): string {
  const count = formatCounted(pictures.length, 'picture', 'pictures');
  const words = visibleText(html);
  if (words === '') return count;
  return pictures.length === 0 ? words : `${words} (${count})`;
}
