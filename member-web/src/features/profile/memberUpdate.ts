import type {
  CommentListDto,
  LikeListDto,
  LikesGetFacesApiResponse,
  MemberCardDto,
  PagesGetAllPagesApiResponse,
  PagesGetPageByIdApiResponse,
  PagesGetSuggestionsApiResponse,
  ProfileDto,
} from '../../api/generated';
import type { CacheUpdate } from '../../api/cacheUpdates';
import { postsIn } from '../feeds/exports/cachedPosts';

/**
 * An update that writes a member's current name, portrait and title into every cached answer: posts, comments, likes
 * and pages.
 */
export function memberUpdate({ User: { id, name }, profileUrl, title }: ProfileDto): CacheUpdate {
  const show = ({ User }: { User: MemberCardDto | null }) => {
    if (User?.id !== id) return;
    User.name = name;
    Object.assign(User.UserProfile, { profileUrl, title });
  };
  return {
    apply: (endpoint, answer) => {
      postsIn(endpoint, answer).forEach(show);
      switch (endpoint) {
        case 'commentsOfPost':
        case 'repliesToComment':
          return (answer as { pages: CommentListDto[] }).pages.forEach((page) =>
            page.comments.forEach((comment) => [comment, ...(comment.newest ?? [])].forEach(show)),
          );
        case 'likesOfPost':
          return (answer as { pages: LikeListDto[] }).pages.forEach((page) => page.likes.forEach(show));
        case 'likesGetFaces':
          return (answer as LikesGetFacesApiResponse).data.posts.forEach(({ members }) =>
            members.forEach((User) => show({ User })),
          );
        case 'pagesGetAllPages':
        case 'pagesGetSuggestions':
          return (answer as PagesGetAllPagesApiResponse | PagesGetSuggestionsApiResponse).data.pages.forEach(
            (page) => {
              if (page.UserId === id) page.User.name = name;
            },
          );
        case 'pagesGetPageById': {
          const { page, admin } = (answer as PagesGetPageByIdApiResponse).data;
          if (page.UserId === id) page.User.name = name;
          if (admin.id === id) Object.assign(admin, { name, profileUrl });
        }
      }
    },
  };
}
