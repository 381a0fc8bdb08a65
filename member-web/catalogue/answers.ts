import type { FeedDto, MemberCardDto, PageDto } from '../src/api/generated';
import { aComment, aPage, aPost, aProfile, feedOf, onePage } from '../src/test/factories';
import { accept, type FakeApi } from '../src/test/fakeApi';

/** A name of the maximum length. */
export const LONG_NAME =
  'Venkatanarasimharajuvaripeta Lakshminarayana Subrahmanyeswara Satyanarayana Murthy Chakravarthula II';
export const HINDI_NAME = 'ज्ञानेश्वरी कृष्णमूर्ति त्रिपाठी';

export const HINDI_TEXT =
  '<p>कल शाम छह बजे पुस्तकालय के सामने <strong>कविता-पाठ</strong> है। जो भी अपनी रचना सुनाना चाहे, यहाँ लिख दे।</p>';

/** A URL and a word that offer no place for a line break. */
export const UNBREAKABLE = `https://campuscommons.example/${'a-very-long-path/'.repeat(12)} ${'Donaudampfschifffahrt'.repeat(8)}`;

export function aMember(name: string, portrait: string | null, title: string | null = null): MemberCardDto {
  return { id: '3', name, UserProfile: { profileUrl: portrait && `pictures/${portrait}.svg`, title } };
}

/** Pictures of a post, by file name in web-kit's `art`. None of them is higher than it is wide. */
export function pictures(...names: string[]): FeedDto['feedData']['images'] {
  return names.map((name) => ({ url: `pictures/${name}.svg`, width: 1280, height: 960, alt: name }));
}

/** The answer of `getPageById`. */
export function pageDetailsOf(page: PageDto) {
  const admin = { id: page.UserId, name: page.User.name, profileUrl: null, isAdmin: false };
  return accept({ data: { page, admin, isFollowing: page.isFollowing, bell: false } });
}

/** A call that never gets an answer, so that a loading state stays visible. */
export const never = <Reply>() => new Promise<Reply>(() => undefined);

/** Adds default answers to the calls that a story does not answer itself. */
export function addDefaultAnswers(api: FakeApi): FakeApi {
  const page = aPage('Kite Club', { id: '21', isFollowing: true, imageUrl: 'pictures/courtyard.svg' });
  const comments = [
    aComment('Count me in, I will bring the long cable.'),
    aComment('मैं भी आऊँगी।', { id: '2', User: aMember(HINDI_NAME, 'portrait-isha') }),
    aComment(UNBREAKABLE, { id: '3', User: aMember(LONG_NAME, null) }),
  ];
  const likes = [
    { id: '1', User: aMember('Faizan Ansari', 'portrait-faizan', 'Second year, mechanical') },
    { id: '2', User: aMember(LONG_NAME, null, 'A title that is as long as people write them on such pages') },
  ];
  return api
    .unlessSet('/user/auth/checkSession', accept({ message: 'Signed in' }))
    .unlessSet(
      '/user/profile/get',
      accept({ data: aProfile({ profileUrl: 'pictures/portrait-ananya.svg' }) }),
    )
    .unlessSet('/user/feeds/getAllFeeds', feedOf(aPost('<p>Who is in for Sunday?</p>')))
    .unlessSet('/user/pages/getSuggestions', accept({ data: { pages: [page] } }))
    .unlessSet('/user/pages/getAllPages', accept({ data: { pages: [page], pagination: onePage(1) } }))
    .unlessSet('/user/pages/getPageById', pageDetailsOf(page))
    .unlessSet('/user/pages/toggleFollow', accept({ data: { isFollowing: true, followers: 487 } }))
    .unlessSet('/user/pages/setBell', accept({ data: { bell: true } }))
    .unlessSet('/user/likes/toggleLike', accept({ data: { isLiked: true, likes: 1 } }))
    .unlessSet('/user/likes/getFeedLikes', accept({ data: { likes, pagination: onePage(likes.length) } }))
    .unlessSet(
      '/user/comments/getFeedComments',
      accept({ data: { comments, pagination: onePage(comments.length) } }),
    );
}
