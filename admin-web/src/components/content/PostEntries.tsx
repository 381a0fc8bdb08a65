import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminPostDto } from '../../api/generated';
import { picturesOf } from '../../providers/answers';
import { ClippedText } from '../ClippedText';
import { EntryActions } from './EntryActions';
import { EntryList } from './EntryList';
import { EntryRow } from './EntryRow';
import { MetaLine, useFactsLine } from './MetaLine';
import { Person } from './Person';
import { PostDialog, PostRemoval } from './PostDialog';
import { Thumbnail } from './Thumbnail';

interface PostEntriesProps {
  posts: AdminPostDto[];
  /** Leaves the author out of the rows, on a page that is about one member. */
  areOfOneMember?: boolean;
}

/** Posts, each with its dialogs. */
export function PostEntries({ posts, areOfOneMember = false }: PostEntriesProps) {
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
          words={
            <ClippedText lines={2}>
              {summary(post, counted('content.pictures', picturesOf(post.feedData).length))}
            </ClippedText>
          }
          // Nobody can fetch the pictures of what is removed.
          thumbnail={post.removal === undefined ? <Thumbnail pictures={picturesOf(post.feedData)} /> : null}
          facts={facts(
            post.removal,
            [
              ...(areOfOneMember
                ? [indiaDate(post.createdAt), ...(post.Page ? [isolate(post.Page.title)] : [])]
                : []),
              counted('content.likes', post.like),
              counted('content.comment_count', post.comments),
            ].join(' · '),
          )}
          buttons={
            <EntryActions
              resource="posts"
              id={post.id}
              name={post.User.name}
              removal={post.removal}
              actions={actions}
            />
          }
        >
          {areOfOneMember ? undefined : (
            <Person person={post.User}>
              <MetaLine day={indiaDate(post.createdAt)} more={post.Page?.title} />
            </Person>
          )}
        </EntryRow>
      )}
      dialog={(post, actions) => <PostDialog post={post} {...actions} />}
      removal={(post, actions) => <PostRemoval post={post} {...actions} />}
    />
  );
}

/** The title and text of a post, and the number of its pictures; only the number for a post without words. */
function summary({ title, feedData }: AdminPostDto, count: string): string {
  const words = [title, visibleText(feedData.content)].filter(Boolean).join(' · ');
  if (words === '') return count;
  return picturesOf(feedData).length === 0 ? words : `${words} (${count})`;
}
