import { baseApi as api } from './baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    authSignUp: build.mutation<AuthSignUpApiResponse, AuthSignUpApiArg>({
      query: (queryArg) => ({ url: `/user/auth/signUp`, method: 'POST', body: queryArg.signUpDto }),
    }),
    authLogin: build.mutation<AuthLoginApiResponse, AuthLoginApiArg>({
      query: (queryArg) => ({ url: `/user/auth/login`, method: 'POST', body: queryArg.loginDto }),
    }),
    authLogout: build.mutation<AuthLogoutApiResponse, AuthLogoutApiArg>({
      query: (queryArg) => ({ url: `/user/auth/logout`, method: 'POST', body: queryArg.emptyDto }),
    }),
    feedsGetAllFeeds: build.query<FeedsGetAllFeedsApiResponse, FeedsGetAllFeedsApiArg>({
      query: (queryArg) => ({
        url: `/user/feeds/getAllFeeds`,
        method: 'POST',
        body: queryArg.getAllFeedsDto,
      }),
    }),
    feedsGetFeedById: build.query<FeedsGetFeedByIdApiResponse, FeedsGetFeedByIdApiArg>({
      query: (queryArg) => ({
        url: `/user/feeds/getFeedById`,
        method: 'POST',
        body: queryArg.getFeedByIdDto,
      }),
    }),
    feedsCreate: build.mutation<FeedsCreateApiResponse, FeedsCreateApiArg>({
      query: (queryArg) => ({
        url: `/user/feeds/create`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    likesToggleLike: build.mutation<LikesToggleLikeApiResponse, LikesToggleLikeApiArg>({
      query: (queryArg) => ({ url: `/user/likes/toggleLike`, method: 'POST', body: queryArg.toggleLikeDto }),
    }),
    likesGetFeedLikes: build.query<LikesGetFeedLikesApiResponse, LikesGetFeedLikesApiArg>({
      query: (queryArg) => ({
        url: `/user/likes/getFeedLikes`,
        method: 'POST',
        body: queryArg.getFeedLikesDto,
      }),
    }),
    commentsCreate: build.mutation<CommentsCreateApiResponse, CommentsCreateApiArg>({
      query: (queryArg) => ({
        url: `/user/comments/create`,
        method: 'POST',
        body: queryArg.createCommentDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    commentsGetFeedComments: build.query<CommentsGetFeedCommentsApiResponse, CommentsGetFeedCommentsApiArg>({
      query: (queryArg) => ({
        url: `/user/comments/getFeedComments`,
        method: 'POST',
        body: queryArg.getFeedCommentsDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AuthSignUpApiResponse = /** status 201  */ MessageResponseDto;
export type AuthSignUpApiArg = {
  signUpDto: SignUpDto;
};
export type AuthLoginApiResponse = /** status 200  */ LoginResponseDto;
export type AuthLoginApiArg = {
  loginDto: LoginDto;
};
export type AuthLogoutApiResponse = /** status 200  */ MessageResponseDto;
export type AuthLogoutApiArg = {
  emptyDto: EmptyDto;
};
export type FeedsGetAllFeedsApiResponse = /** status 200  */ FeedListResponseDto;
export type FeedsGetAllFeedsApiArg = {
  getAllFeedsDto: GetAllFeedsDto;
};
export type FeedsGetFeedByIdApiResponse = /** status 200  */ FeedResponseDto;
export type FeedsGetFeedByIdApiArg = {
  getFeedByIdDto: GetFeedByIdDto;
};
export type FeedsCreateApiResponse = /** status 201  */ FeedCreatedResponseDto;
export type FeedsCreateApiArg = {
  /** 1–100 visible ASCII characters. The same key and body within 24 hours get the first answer again; with another body, 422. */
  'Idempotency-Key'?: string;
  body: {
    /** JSON text: { "content": html, "alts"?: [text per picture] } */
    feedData: string;
    /** Post to this page */
    pageId?: string;
    images?: Blob[];
  };
};
export type LikesToggleLikeApiResponse = /** status 200  */ ToggleLikeResponseDto;
export type LikesToggleLikeApiArg = {
  toggleLikeDto: ToggleLikeDto;
};
export type LikesGetFeedLikesApiResponse = /** status 200  */ LikeListResponseDto;
export type LikesGetFeedLikesApiArg = {
  getFeedLikesDto: GetFeedLikesDto;
};
export type CommentsCreateApiResponse = /** status 201  */ CommentCreatedResponseDto;
export type CommentsCreateApiArg = {
  /** 1–100 visible ASCII characters. The same key and body within 24 hours get the first answer again; with another body, 422. */
  'Idempotency-Key'?: string;
  createCommentDto: CreateCommentDto;
};
export type CommentsGetFeedCommentsApiResponse = /** status 200  */ CommentListResponseDto;
export type CommentsGetFeedCommentsApiArg = {
  getFeedCommentsDto: GetFeedCommentsDto;
};
export type MessageResponseDto = {
  /** Always true. */
  success: boolean;
  /** What happened, fit to be shown. */
  message: string;
};
export type ErrorResponseDto = {
  /** Always false. */
  success: boolean;
  /** What went wrong and what to do, fit to be shown. */
  message: string;
  /** Stable code to branch on. */
  error: string;
  /** Message per field, for validation (400) and conflicts (409). */
  errors?: {
    [key: string]: string;
  };
  /** Names this request in the server's logs. */
  requestId: string;
};
export type SignUpDto = {
  /** Full name, 1–100 characters. */
  name: string;
  /** E-mail address, up to 254 characters; unique without regard to case. */
  email: string;
  /** Mobile number, exactly ten digits; unique. */
  phone: string;
  /** 8–128 characters; not one of the commonest, nor the e-mail or phone. */
  password: string;
  /** Up to 150 characters. */
  collegeName?: string;
  /** Four digits, from 2000 to four years from now. */
  collegeYear?: string;
  /** Up to 150 characters. */
  courseName?: string;
};
export type TokenDto = {
  /** Send it as the Authorization header, raw or after `Bearer `. */
  token: string;
};
export type LoginResponseDto = {
  /** Always true. */
  success: boolean;
  message: string;
  /** The same as `data.token`. */
  token: string;
  data: TokenDto;
};
export type LoginDto = {
  /** E-mail address in any case, or phone number. */
  emailOrPhone: string;
  /** The password. */
  password: string;
};
export type EmptyDto = {};
export type MemberCardProfileDto = {
  /** Path of the portrait on the API host; null shows the default portrait. */
  profileUrl: string | null;
  /** What the member says of themselves in a line. */
  title: string | null;
};
export type MemberCardDto = {
  /** Member id. */
  id: string;
  /** Full name. */
  name: string;
  UserProfile: MemberCardProfileDto;
};
export type FeedPageDto = {
  /** Page id. */
  id: string;
  title: string;
  /** Path of the page's picture on the API host, if it has one. */
  imageUrl: string | null;
};
export type FeedImageDto = {
  /** Path on the API host, without a leading slash; `?w=480|960|1920` picks a smaller rendition. */
  url: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** What the picture shows; empty when the author said nothing. */
  alt: string;
};
export type FeedDataDto = {
  /** HTML of the allow-list. */
  content: string;
  /** Paths of the pictures, in order. */
  imagesUrl: string[];
  /** The same pictures with their size and description. */
  images: FeedImageDto[];
};
export type FeedDto = {
  /** Post id. */
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** How many members like it. */
  like: number;
  /** How many comments it has. */
  comments: number;
  /** Whether the viewer likes it. */
  isLiked: boolean;
  User: MemberCardDto;
  /** Null when the post stands on no page. */
  Page: FeedPageDto | null;
  feedData: FeedDataDto;
};
export type PaginationDto = {
  /** Entries in the whole list. */
  total: number;
  /** Pages in the whole list; 0 when it is empty. */
  totalPages: number;
  /** The page answered, from 1. */
  currentPage: number;
  /** Entries per page. */
  limit: number;
  /** Whether a page follows. */
  hasNextPage: boolean;
  /** Whether a page comes before. */
  hasPrevPage: boolean;
};
export type FeedListDto = {
  /** Newest first. */
  feeds: FeedDto[];
  pagination: PaginationDto;
  /** The viewer's id. */
  userId: string;
};
export type FeedListResponseDto = {
  /** Always true. */
  success: boolean;
  data: FeedListDto;
};
export type GetAllFeedsDto = {
  /** Posts of this page only. */
  pageId?: string | null;
  /** Posts of one member only: of `userId`, else of the viewer. */
  usersFeed?: boolean | null;
  /** The member for `usersFeed`; alone it means nothing. */
  userId?: string | null;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type FeedResponseDto = {
  /** Always true. */
  success: boolean;
  data: FeedDto;
};
export type GetFeedByIdDto = {
  /** Post id. */
  id: string;
};
export type FeedCreatedResponseDto = {
  /** Always true. */
  success: boolean;
  data: FeedDto;
  message: string;
};
export type LikeStateDto = {
  /** How many members like the post now. */
  likes: number;
  /** Whether the viewer does. */
  isLiked: boolean;
};
export type ToggleLikeResponseDto = {
  /** Always true. */
  success: boolean;
  data: LikeStateDto;
};
export type ToggleLikeDto = {
  /** Post id. */
  feedId: string;
};
export type LikeDto = {
  /** Like id. */
  id: string;
  User: MemberCardDto;
};
export type LikeListDto = {
  /** Newest first. */
  likes: LikeDto[];
  pagination: PaginationDto;
};
export type LikeListResponseDto = {
  /** Always true. */
  success: boolean;
  data: LikeListDto;
};
export type GetFeedLikesDto = {
  /** Post id. */
  feedId: string;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type CommentDto = {
  /** Comment id. */
  id: string;
  /** Plain text; to be shown as text, never as HTML. */
  comment: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  User: MemberCardDto;
};
export type CommentCreatedResponseDto = {
  /** Always true. */
  success: boolean;
  message: string;
  data: CommentDto;
};
export type CreateCommentDto = {
  /** Post id. */
  feedId: string;
  /** Plain text, 1–2,000 characters after trimming; kept verbatim. */
  comment: string;
};
export type CommentListDto = {
  /** Newest first. */
  comments: CommentDto[];
  pagination: PaginationDto;
};
export type CommentListResponseDto = {
  /** Always true. */
  success: boolean;
  data: CommentListDto;
};
export type GetFeedCommentsDto = {
  /** Post id. */
  feedId: string;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
