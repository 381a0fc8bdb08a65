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
    authCheckSession: build.mutation<AuthCheckSessionApiResponse, AuthCheckSessionApiArg>({
      query: (queryArg) => ({ url: `/user/auth/checkSession`, method: 'POST', body: queryArg.emptyDto }),
    }),
    authForgotPassword: build.mutation<AuthForgotPasswordApiResponse, AuthForgotPasswordApiArg>({
      query: (queryArg) => ({
        url: `/user/auth/forgotPassword`,
        method: 'POST',
        body: queryArg.forgotPasswordDto,
      }),
    }),
    authCheckResetLink: build.mutation<AuthCheckResetLinkApiResponse, AuthCheckResetLinkApiArg>({
      query: (queryArg) => ({
        url: `/user/auth/checkResetLink`,
        method: 'POST',
        body: queryArg.checkResetLinkDto,
      }),
    }),
    authResetPassword: build.mutation<AuthResetPasswordApiResponse, AuthResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/user/auth/resetPassword`,
        method: 'POST',
        body: queryArg.resetPasswordDto,
      }),
    }),
    authConfirmEmail: build.mutation<AuthConfirmEmailApiResponse, AuthConfirmEmailApiArg>({
      query: (queryArg) => ({
        url: `/user/auth/confirmEmail`,
        method: 'POST',
        body: queryArg.confirmEmailDto,
      }),
    }),
    profileGet: build.query<ProfileGetApiResponse, ProfileGetApiArg>({
      query: (queryArg) => ({ url: `/user/profile/get`, method: 'POST', body: queryArg.getProfileDto }),
    }),
    profileUpdate: build.mutation<ProfileUpdateApiResponse, ProfileUpdateApiArg>({
      query: (queryArg) => ({ url: `/user/profile/update`, method: 'POST', body: queryArg.body }),
    }),
    profileUpdateImages: build.mutation<ProfileUpdateImagesApiResponse, ProfileUpdateImagesApiArg>({
      query: (queryArg) => ({ url: `/user/profile/updateImages`, method: 'POST', body: queryArg.body }),
    }),
    profileUpdateCollege: build.mutation<ProfileUpdateCollegeApiResponse, ProfileUpdateCollegeApiArg>({
      query: (queryArg) => ({
        url: `/user/profile/updateCollege`,
        method: 'POST',
        body: queryArg.updateCollegeDto,
      }),
    }),
    profileEndWelcome: build.mutation<ProfileEndWelcomeApiResponse, ProfileEndWelcomeApiArg>({
      query: (queryArg) => ({ url: `/user/profile/endWelcome`, method: 'POST', body: queryArg.emptyDto }),
    }),
    accountChangePassword: build.mutation<AccountChangePasswordApiResponse, AccountChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/user/account/changePassword`,
        method: 'POST',
        body: queryArg.changePasswordDto,
      }),
    }),
    accountSendConfirmation: build.mutation<
      AccountSendConfirmationApiResponse,
      AccountSendConfirmationApiArg
    >({
      query: (queryArg) => ({
        url: `/user/account/sendConfirmation`,
        method: 'POST',
        body: queryArg.emptyDto,
      }),
    }),
    accountChangeEmail: build.mutation<AccountChangeEmailApiResponse, AccountChangeEmailApiArg>({
      query: (queryArg) => ({
        url: `/user/account/changeEmail`,
        method: 'POST',
        body: queryArg.changeEmailDto,
      }),
    }),
    accountGetEmailChange: build.query<AccountGetEmailChangeApiResponse, AccountGetEmailChangeApiArg>({
      query: (queryArg) => ({ url: `/user/account/getEmailChange`, method: 'POST', body: queryArg.emptyDto }),
    }),
    accountResendEmailChange: build.mutation<
      AccountResendEmailChangeApiResponse,
      AccountResendEmailChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/user/account/resendEmailChange`,
        method: 'POST',
        body: queryArg.emptyDto,
      }),
    }),
    accountCancelEmailChange: build.mutation<
      AccountCancelEmailChangeApiResponse,
      AccountCancelEmailChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/user/account/cancelEmailChange`,
        method: 'POST',
        body: queryArg.emptyDto,
      }),
    }),
    accountGetSessions: build.query<AccountGetSessionsApiResponse, AccountGetSessionsApiArg>({
      query: (queryArg) => ({ url: `/user/account/getSessions`, method: 'POST', body: queryArg.emptyDto }),
    }),
    accountEndSession: build.mutation<AccountEndSessionApiResponse, AccountEndSessionApiArg>({
      query: (queryArg) => ({
        url: `/user/account/endSession`,
        method: 'POST',
        body: queryArg.endSessionDto,
      }),
    }),
    accountEndOtherSessions: build.mutation<
      AccountEndOtherSessionsApiResponse,
      AccountEndOtherSessionsApiArg
    >({
      query: (queryArg) => ({
        url: `/user/account/endOtherSessions`,
        method: 'POST',
        body: queryArg.emptyDto,
      }),
    }),
    accountGetRemovals: build.query<AccountGetRemovalsApiResponse, AccountGetRemovalsApiArg>({
      query: (queryArg) => ({
        url: `/user/account/getRemovals`,
        method: 'POST',
        body: queryArg.getRemovalsDto,
      }),
    }),
    accountExport: build.mutation<AccountExportApiResponse, AccountExportApiArg>({
      query: (queryArg) => ({ url: `/user/account/export`, method: 'POST', body: queryArg.emptyDto }),
    }),
    accountDelete: build.mutation<AccountDeleteApiResponse, AccountDeleteApiArg>({
      query: (queryArg) => ({ url: `/user/account/delete`, method: 'POST', body: queryArg.deleteAccountDto }),
    }),
    accountRestore: build.mutation<AccountRestoreApiResponse, AccountRestoreApiArg>({
      query: (queryArg) => ({
        url: `/user/account/restore`,
        method: 'POST',
        body: queryArg.restoreAccountDto,
      }),
    }),
    publicGetHighlights: build.query<PublicGetHighlightsApiResponse, PublicGetHighlightsApiArg>({
      query: (queryArg) => ({ url: `/public/getHighlights`, method: 'POST', body: queryArg.emptyDto }),
    }),
    publicGetArticle: build.query<PublicGetArticleApiResponse, PublicGetArticleApiArg>({
      query: (queryArg) => ({
        url: `/public/getArticle`,
        method: 'POST',
        body: queryArg.getPublicArticleDto,
      }),
    }),
    reviewReport: build.mutation<ReviewReportApiResponse, ReviewReportApiArg>({
      query: (queryArg) => ({ url: `/user/safety/report`, method: 'POST', body: queryArg.reportDto }),
    }),
    reviewGetReports: build.query<ReviewGetReportsApiResponse, ReviewGetReportsApiArg>({
      query: (queryArg) => ({ url: `/user/safety/getReports`, method: 'POST', body: queryArg.getReportsDto }),
    }),
    reviewGetDecisions: build.query<ReviewGetDecisionsApiResponse, ReviewGetDecisionsApiArg>({
      query: (queryArg) => ({
        url: `/user/safety/getDecisions`,
        method: 'POST',
        body: queryArg.getDecisionsDto,
      }),
    }),
    reviewAppeal: build.mutation<ReviewAppealApiResponse, ReviewAppealApiArg>({
      query: (queryArg) => ({ url: `/user/safety/appeal`, method: 'POST', body: queryArg.appealDto }),
    }),
    reviewAppealSuspension: build.mutation<ReviewAppealSuspensionApiResponse, ReviewAppealSuspensionApiArg>({
      query: (queryArg) => ({
        url: `/user/safety/appealSuspension`,
        method: 'POST',
        body: queryArg.appealSuspensionDto,
      }),
    }),
    safetySetRelation: build.mutation<SafetySetRelationApiResponse, SafetySetRelationApiArg>({
      query: (queryArg) => ({
        url: `/user/safety/setRelation`,
        method: 'POST',
        body: queryArg.setRelationDto,
      }),
    }),
    safetyGetRelations: build.query<SafetyGetRelationsApiResponse, SafetyGetRelationsApiArg>({
      query: (queryArg) => ({
        url: `/user/safety/getRelations`,
        method: 'POST',
        body: queryArg.getRelationsDto,
      }),
    }),
    pageStaffGetRoles: build.query<PageStaffGetRolesApiResponse, PageStaffGetRolesApiArg>({
      query: (queryArg) => ({ url: `/user/pages/getRoles`, method: 'POST', body: queryArg.getRolesDto }),
    }),
    pageStaffSetRole: build.mutation<PageStaffSetRoleApiResponse, PageStaffSetRoleApiArg>({
      query: (queryArg) => ({ url: `/user/pages/setRole`, method: 'POST', body: queryArg.setRoleDto }),
    }),
    pageStaffGetPageActs: build.query<PageStaffGetPageActsApiResponse, PageStaffGetPageActsApiArg>({
      query: (queryArg) => ({
        url: `/user/pages/getPageActs`,
        method: 'POST',
        body: queryArg.getPageActsDto,
      }),
    }),
    pageBansSetBan: build.mutation<PageBansSetBanApiResponse, PageBansSetBanApiArg>({
      query: (queryArg) => ({ url: `/user/pages/setBan`, method: 'POST', body: queryArg.setBanDto }),
    }),
    pageBansGetBans: build.query<PageBansGetBansApiResponse, PageBansGetBansApiArg>({
      query: (queryArg) => ({ url: `/user/pages/getBans`, method: 'POST', body: queryArg.getBansDto }),
    }),
    pagesGetAllPages: build.query<PagesGetAllPagesApiResponse, PagesGetAllPagesApiArg>({
      query: (queryArg) => ({
        url: `/user/pages/getAllPages`,
        method: 'POST',
        body: queryArg.getAllPagesDto,
      }),
    }),
    pagesGetSuggestions: build.query<PagesGetSuggestionsApiResponse, PagesGetSuggestionsApiArg>({
      query: (queryArg) => ({ url: `/user/pages/getSuggestions`, method: 'POST', body: queryArg.emptyDto }),
    }),
    pagesGetPageById: build.query<PagesGetPageByIdApiResponse, PagesGetPageByIdApiArg>({
      query: (queryArg) => ({ url: `/user/pages/getPageById`, method: 'POST', body: queryArg.pageIdDto }),
    }),
    pagesCreate: build.mutation<PagesCreateApiResponse, PagesCreateApiArg>({
      query: (queryArg) => ({
        url: `/user/pages/create`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    pagesUpdate: build.mutation<PagesUpdateApiResponse, PagesUpdateApiArg>({
      query: (queryArg) => ({ url: `/user/pages/update`, method: 'POST', body: queryArg.body }),
    }),
    pagesDelete: build.mutation<PagesDeleteApiResponse, PagesDeleteApiArg>({
      query: (queryArg) => ({ url: `/user/pages/delete`, method: 'POST', body: queryArg.pageIdDto }),
    }),
    pagesToggleFollow: build.mutation<PagesToggleFollowApiResponse, PagesToggleFollowApiArg>({
      query: (queryArg) => ({ url: `/user/pages/toggleFollow`, method: 'POST', body: queryArg.pageIdDto }),
    }),
    pagesSetBell: build.mutation<PagesSetBellApiResponse, PagesSetBellApiArg>({
      query: (queryArg) => ({ url: `/user/pages/setBell`, method: 'POST', body: queryArg.setBellDto }),
    }),
    feedsGetAllFeeds: build.query<FeedsGetAllFeedsApiResponse, FeedsGetAllFeedsApiArg>({
      query: (queryArg) => ({
        url: `/user/feeds/getAllFeeds`,
        method: 'POST',
        body: queryArg.getAllFeedsDto,
      }),
    }),
    feedsGetFollowing: build.query<FeedsGetFollowingApiResponse, FeedsGetFollowingApiArg>({
      query: (queryArg) => ({
        url: `/user/feeds/getFollowing`,
        method: 'POST',
        body: queryArg.getFollowingDto,
      }),
    }),
    feedsGetPopular: build.query<FeedsGetPopularApiResponse, FeedsGetPopularApiArg>({
      query: (queryArg) => ({ url: `/user/feeds/getPopular`, method: 'POST', body: queryArg.getPopularDto }),
    }),
    feedsGetTitled: build.query<FeedsGetTitledApiResponse, FeedsGetTitledApiArg>({
      query: (queryArg) => ({ url: `/user/feeds/getTitled`, method: 'POST', body: queryArg.getTitledDto }),
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
    feedsUpdate: build.mutation<FeedsUpdateApiResponse, FeedsUpdateApiArg>({
      query: (queryArg) => ({ url: `/user/feeds/update`, method: 'POST', body: queryArg.body }),
    }),
    feedsDelete: build.mutation<FeedsDeleteApiResponse, FeedsDeleteApiArg>({
      query: (queryArg) => ({ url: `/user/feeds/delete`, method: 'POST', body: queryArg.deleteFeedDto }),
    }),
    pinsPinPost: build.mutation<PinsPinPostApiResponse, PinsPinPostApiArg>({
      query: (queryArg) => ({ url: `/user/pages/pinPost`, method: 'POST', body: queryArg.pinPostDto }),
    }),
    pollsVote: build.mutation<PollsVoteApiResponse, PollsVoteApiArg>({
      query: (queryArg) => ({ url: `/user/polls/vote`, method: 'POST', body: queryArg.voteDto }),
    }),
    pollsClose: build.mutation<PollsCloseApiResponse, PollsCloseApiArg>({
      query: (queryArg) => ({ url: `/user/polls/close`, method: 'POST', body: queryArg.closePollDto }),
    }),
    topicsGetTopics: build.query<TopicsGetTopicsApiResponse, TopicsGetTopicsApiArg>({
      query: (queryArg) => ({ url: `/user/topics/getTopics`, method: 'POST', body: queryArg.getTopicsDto }),
    }),
    topicsGetPosts: build.query<TopicsGetPostsApiResponse, TopicsGetPostsApiArg>({
      query: (queryArg) => ({
        url: `/user/topics/getPosts`,
        method: 'POST',
        body: queryArg.getTopicPostsDto,
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
    likesGetFaces: build.query<LikesGetFacesApiResponse, LikesGetFacesApiArg>({
      query: (queryArg) => ({ url: `/user/likes/getFaces`, method: 'POST', body: queryArg.getFacesDto }),
    }),
    notificationsGetAll: build.query<NotificationsGetAllApiResponse, NotificationsGetAllApiArg>({
      query: (queryArg) => ({
        url: `/user/notifications/getAll`,
        method: 'POST',
        body: queryArg.getNotificationsDto,
      }),
    }),
    notificationsGetUnread: build.query<NotificationsGetUnreadApiResponse, NotificationsGetUnreadApiArg>({
      query: (queryArg) => ({
        url: `/user/notifications/getUnread`,
        method: 'POST',
        body: queryArg.emptyDto,
      }),
    }),
    notificationsMarkSeen: build.mutation<NotificationsMarkSeenApiResponse, NotificationsMarkSeenApiArg>({
      query: (queryArg) => ({
        url: `/user/notifications/markSeen`,
        method: 'POST',
        body: queryArg.markSeenDto,
      }),
    }),
    notificationsMarkRead: build.mutation<NotificationsMarkReadApiResponse, NotificationsMarkReadApiArg>({
      query: (queryArg) => ({
        url: `/user/notifications/markRead`,
        method: 'POST',
        body: queryArg.markReadDto,
      }),
    }),
    notificationsGetSettings: build.query<
      NotificationsGetSettingsApiResponse,
      NotificationsGetSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/user/notifications/getSettings`,
        method: 'POST',
        body: queryArg.emptyDto,
      }),
    }),
    notificationsSetSettings: build.mutation<
      NotificationsSetSettingsApiResponse,
      NotificationsSetSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/user/notifications/setSettings`,
        method: 'POST',
        body: queryArg.setNotificationSettingsDto,
      }),
    }),
    notificationsMutePost: build.mutation<NotificationsMutePostApiResponse, NotificationsMutePostApiArg>({
      query: (queryArg) => ({
        url: `/user/notifications/mutePost`,
        method: 'POST',
        body: queryArg.mutePostDto,
      }),
    }),
    mailUnsubscribeUnsubscribe: build.mutation<
      MailUnsubscribeUnsubscribeApiResponse,
      MailUnsubscribeUnsubscribeApiArg
    >({
      query: (queryArg) => ({
        url: `/public/mail/unsubscribe`,
        method: 'POST',
        body: queryArg.unsubscribeDto,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    pushGetKey: build.query<PushGetKeyApiResponse, PushGetKeyApiArg>({
      query: (queryArg) => ({
        url: `/user/notifications/getPushKey`,
        method: 'POST',
        body: queryArg.getPushKeyDto,
      }),
    }),
    pushAdd: build.mutation<PushAddApiResponse, PushAddApiArg>({
      query: (queryArg) => ({
        url: `/user/notifications/addPush`,
        method: 'POST',
        body: queryArg.addPushDto,
      }),
    }),
    pushRemove: build.mutation<PushRemoveApiResponse, PushRemoveApiArg>({
      query: (queryArg) => ({
        url: `/user/notifications/removePush`,
        method: 'POST',
        body: queryArg.removePushDto,
      }),
    }),
    savedSet: build.mutation<SavedSetApiResponse, SavedSetApiArg>({
      query: (queryArg) => ({ url: `/user/saved/set`, method: 'POST', body: queryArg.setSavedDto }),
    }),
    savedGetAll: build.query<SavedGetAllApiResponse, SavedGetAllApiArg>({
      query: (queryArg) => ({ url: `/user/saved/getAll`, method: 'POST', body: queryArg.getSavedDto }),
    }),
    searchFind: build.query<SearchFindApiResponse, SearchFindApiArg>({
      query: (queryArg) => ({ url: `/user/search/find`, method: 'POST', body: queryArg.findDto }),
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
    commentsGetAnswer: build.query<CommentsGetAnswerApiResponse, CommentsGetAnswerApiArg>({
      query: (queryArg) => ({ url: `/user/comments/getAnswer`, method: 'POST', body: queryArg.getAnswerDto }),
    }),
    commentsAcceptAnswer: build.mutation<CommentsAcceptAnswerApiResponse, CommentsAcceptAnswerApiArg>({
      query: (queryArg) => ({
        url: `/user/comments/acceptAnswer`,
        method: 'POST',
        body: queryArg.acceptAnswerDto,
      }),
    }),
    commentsUpdate: build.mutation<CommentsUpdateApiResponse, CommentsUpdateApiArg>({
      query: (queryArg) => ({
        url: `/user/comments/update`,
        method: 'POST',
        body: queryArg.updateCommentDto,
      }),
    }),
    commentsDelete: build.mutation<CommentsDeleteApiResponse, CommentsDeleteApiArg>({
      query: (queryArg) => ({
        url: `/user/comments/delete`,
        method: 'POST',
        body: queryArg.deleteCommentDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AuthSignUpApiResponse = /** status 201 Done. */ MessageResponseDto;
export type AuthSignUpApiArg = {
  signUpDto: SignUpDto;
};
export type AuthLoginApiResponse = /** status 200 Done. */ LoginResponseDto;
export type AuthLoginApiArg = {
  loginDto: LoginDto;
};
export type AuthLogoutApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AuthLogoutApiArg = {
  emptyDto: EmptyDto;
};
export type AuthCheckSessionApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AuthCheckSessionApiArg = {
  emptyDto: EmptyDto;
};
export type AuthForgotPasswordApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AuthForgotPasswordApiArg = {
  forgotPasswordDto: ForgotPasswordDto;
};
export type AuthCheckResetLinkApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AuthCheckResetLinkApiArg = {
  checkResetLinkDto: CheckResetLinkDto;
};
export type AuthResetPasswordApiResponse = /** status 200 Done. */ ResetPasswordResponseDto;
export type AuthResetPasswordApiArg = {
  resetPasswordDto: ResetPasswordDto;
};
export type AuthConfirmEmailApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AuthConfirmEmailApiArg = {
  confirmEmailDto: ConfirmEmailDto;
};
export type ProfileGetApiResponse = /** status 200 Done. */ ProfileResponseDto;
export type ProfileGetApiArg = {
  getProfileDto: GetProfileDto;
};
export type ProfileUpdateApiResponse = /** status 200 Done. */ ProfileResponseDto;
export type ProfileUpdateApiArg = {
  body: UpdateProfileDto & {
    image?: Blob;
    coverImage?: Blob;
  };
};
export type ProfileUpdateImagesApiResponse = /** status 200 Done. */ ProfileResponseDto;
export type ProfileUpdateImagesApiArg = {
  body: UpdateProfileImagesDto & {
    image?: Blob;
    coverImage?: Blob;
  };
};
export type ProfileUpdateCollegeApiResponse = /** status 200 Done. */ ProfileResponseDto;
export type ProfileUpdateCollegeApiArg = {
  updateCollegeDto: UpdateCollegeDto;
};
export type ProfileEndWelcomeApiResponse = /** status 200 Done. */ MessageResponseDto;
export type ProfileEndWelcomeApiArg = {
  emptyDto: EmptyDto;
};
export type AccountChangePasswordApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AccountChangePasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type AccountSendConfirmationApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AccountSendConfirmationApiArg = {
  emptyDto: EmptyDto;
};
export type AccountChangeEmailApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AccountChangeEmailApiArg = {
  changeEmailDto: ChangeEmailDto;
};
export type AccountGetEmailChangeApiResponse = /** status 200 Done. */ EmailChangeResponseDto;
export type AccountGetEmailChangeApiArg = {
  emptyDto: EmptyDto;
};
export type AccountResendEmailChangeApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AccountResendEmailChangeApiArg = {
  emptyDto: EmptyDto;
};
export type AccountCancelEmailChangeApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AccountCancelEmailChangeApiArg = {
  emptyDto: EmptyDto;
};
export type AccountGetSessionsApiResponse = /** status 200 Done. */ SessionListResponseDto;
export type AccountGetSessionsApiArg = {
  emptyDto: EmptyDto;
};
export type AccountEndSessionApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AccountEndSessionApiArg = {
  endSessionDto: EndSessionDto;
};
export type AccountEndOtherSessionsApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AccountEndOtherSessionsApiArg = {
  emptyDto: EmptyDto;
};
export type AccountGetRemovalsApiResponse = /** status 200 Done. */ RemovalListResponseDto;
export type AccountGetRemovalsApiArg = {
  getRemovalsDto: GetRemovalsDto;
};
export type AccountExportApiResponse =
  /** status 200 A ZIP archive. If it cannot be completed, the connection is closed before its end. */ Blob;
export type AccountExportApiArg = {
  emptyDto: EmptyDto;
};
export type AccountDeleteApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AccountDeleteApiArg = {
  deleteAccountDto: DeleteAccountDto;
};
export type AccountRestoreApiResponse = /** status 200 Done. */ MessageResponseDto;
export type AccountRestoreApiArg = {
  restoreAccountDto: RestoreAccountDto;
};
export type PublicGetHighlightsApiResponse = /** status 200 Done. */ HighlightsResponseDto;
export type PublicGetHighlightsApiArg = {
  emptyDto: EmptyDto;
};
export type PublicGetArticleApiResponse = /** status 200 Done. */ PublicArticleResponseDto;
export type PublicGetArticleApiArg = {
  getPublicArticleDto: GetPublicArticleDto;
};
export type ReviewReportApiResponse = /** status 201 Done. */ ReportResponseDto;
export type ReviewReportApiArg = {
  reportDto: ReportDto;
};
export type ReviewGetReportsApiResponse = /** status 200 Done. */ OwnReportListResponseDto;
export type ReviewGetReportsApiArg = {
  getReportsDto: GetReportsDto;
};
export type ReviewGetDecisionsApiResponse = /** status 200 Done. */ OwnDecisionListResponseDto;
export type ReviewGetDecisionsApiArg = {
  getDecisionsDto: GetDecisionsDto;
};
export type ReviewAppealApiResponse = /** status 200 Done. */ MessageResponseDto;
export type ReviewAppealApiArg = {
  appealDto: AppealDto;
};
export type ReviewAppealSuspensionApiResponse = /** status 201 Done. */ MessageResponseDto;
export type ReviewAppealSuspensionApiArg = {
  appealSuspensionDto: AppealSuspensionDto;
};
export type SafetySetRelationApiResponse = /** status 200 Done. */ RelationResponseDto;
export type SafetySetRelationApiArg = {
  setRelationDto: SetRelationDto;
};
export type SafetyGetRelationsApiResponse = /** status 200 Done. */ RelationListResponseDto;
export type SafetyGetRelationsApiArg = {
  getRelationsDto: GetRelationsDto;
};
export type PageStaffGetRolesApiResponse = /** status 200 Done. */ PageRolesResponseDto;
export type PageStaffGetRolesApiArg = {
  getRolesDto: GetRolesDto;
};
export type PageStaffSetRoleApiResponse = /** status 200 Done. */ PageRoleSetResponseDto;
export type PageStaffSetRoleApiArg = {
  setRoleDto: SetRoleDto;
};
export type PageStaffGetPageActsApiResponse = /** status 200 Done. */ PageActListResponseDto;
export type PageStaffGetPageActsApiArg = {
  getPageActsDto: GetPageActsDto;
};
export type PageBansSetBanApiResponse = /** status 200 Done. */ PageBanSetResponseDto;
export type PageBansSetBanApiArg = {
  setBanDto: SetBanDto;
};
export type PageBansGetBansApiResponse = /** status 200 Done. */ PageBanListResponseDto;
export type PageBansGetBansApiArg = {
  getBansDto: GetBansDto;
};
export type PagesGetAllPagesApiResponse = /** status 200 Done. */ PageListResponseDto;
export type PagesGetAllPagesApiArg = {
  getAllPagesDto: GetAllPagesDto;
};
export type PagesGetSuggestionsApiResponse = /** status 200 Done. */ PageSuggestionsResponseDto;
export type PagesGetSuggestionsApiArg = {
  emptyDto: EmptyDto;
};
export type PagesGetPageByIdApiResponse = /** status 200 Done. */ PageDetailsResponseDto;
export type PagesGetPageByIdApiArg = {
  pageIdDto: PageIdDto;
};
export type PagesCreateApiResponse = /** status 201 Done. */ PageSavedResponseDto;
export type PagesCreateApiArg = {
  /** 1–100 visible ASCII characters. The same key and body within 24 hours get the record that the first request wrote, as it is now; 404 when it is gone; with another body, 422. */
  'Idempotency-Key'?: string;
  body: CreatePageDto & {
    image?: Blob;
  };
};
export type PagesUpdateApiResponse = /** status 200 Done. */ PageSavedResponseDto;
export type PagesUpdateApiArg = {
  body: UpdatePageDto & {
    image?: Blob;
  };
};
export type PagesDeleteApiResponse = /** status 200 Done. */ MessageResponseDto;
export type PagesDeleteApiArg = {
  pageIdDto: PageIdDto;
};
export type PagesToggleFollowApiResponse = /** status 200 Done. */ ToggleFollowResponseDto;
export type PagesToggleFollowApiArg = {
  pageIdDto: PageIdDto;
};
export type PagesSetBellApiResponse = /** status 200 Done. */ PageBellResponseDto;
export type PagesSetBellApiArg = {
  setBellDto: SetBellDto;
};
export type FeedsGetAllFeedsApiResponse = /** status 200 Done. */ FeedListResponseDto;
export type FeedsGetAllFeedsApiArg = {
  getAllFeedsDto: GetAllFeedsDto;
};
export type FeedsGetFollowingApiResponse = /** status 200 Done. */ FeedListResponseDto;
export type FeedsGetFollowingApiArg = {
  getFollowingDto: GetFollowingDto;
};
export type FeedsGetPopularApiResponse = /** status 200 Done. */ FeedListResponseDto;
export type FeedsGetPopularApiArg = {
  getPopularDto: GetPopularDto;
};
export type FeedsGetTitledApiResponse = /** status 200 Done. */ FeedListResponseDto;
export type FeedsGetTitledApiArg = {
  getTitledDto: GetTitledDto;
};
export type FeedsGetFeedByIdApiResponse = /** status 200 Done. */ FeedResponseDto;
export type FeedsGetFeedByIdApiArg = {
  getFeedByIdDto: GetFeedByIdDto;
};
export type FeedsCreateApiResponse = /** status 201 Done. */ FeedSavedResponseDto;
export type FeedsCreateApiArg = {
  /** 1–100 visible ASCII characters. The same key and body within 24 hours get the record that the first request wrote, as it is now; 404 when it is gone; with another body, 422. */
  'Idempotency-Key'?: string;
  body: CreateFeedDto & {
    images?: Blob[];
  };
};
export type FeedsUpdateApiResponse = /** status 200 Done. */ FeedSavedResponseDto;
export type FeedsUpdateApiArg = {
  body: UpdateFeedDto & {
    images?: Blob[];
  };
};
export type FeedsDeleteApiResponse = /** status 200 Done. */ MessageResponseDto;
export type FeedsDeleteApiArg = {
  deleteFeedDto: DeleteFeedDto;
};
export type PinsPinPostApiResponse = /** status 200 Done. */ PinPostResponseDto;
export type PinsPinPostApiArg = {
  pinPostDto: PinPostDto;
};
export type PollsVoteApiResponse = /** status 200 Done. */ PollResponseDto;
export type PollsVoteApiArg = {
  voteDto: VoteDto;
};
export type PollsCloseApiResponse = /** status 200 Done. */ PollResponseDto;
export type PollsCloseApiArg = {
  closePollDto: ClosePollDto;
};
export type TopicsGetTopicsApiResponse = /** status 200 Done. */ TopicsResponseDto;
export type TopicsGetTopicsApiArg = {
  getTopicsDto: GetTopicsDto;
};
export type TopicsGetPostsApiResponse = /** status 200 Done. */ TopicPostsResponseDto;
export type TopicsGetPostsApiArg = {
  getTopicPostsDto: GetTopicPostsDto;
};
export type LikesToggleLikeApiResponse = /** status 200 Done. */ ToggleLikeResponseDto;
export type LikesToggleLikeApiArg = {
  toggleLikeDto: ToggleLikeDto;
};
export type LikesGetFeedLikesApiResponse = /** status 200 Done. */ LikeListResponseDto;
export type LikesGetFeedLikesApiArg = {
  getFeedLikesDto: GetFeedLikesDto;
};
export type LikesGetFacesApiResponse = /** status 200 Done. */ FacesResponseDto;
export type LikesGetFacesApiArg = {
  getFacesDto: GetFacesDto;
};
export type NotificationsGetAllApiResponse = /** status 200 Done. */ NotificationListResponseDto;
export type NotificationsGetAllApiArg = {
  getNotificationsDto: GetNotificationsDto;
};
export type NotificationsGetUnreadApiResponse = /** status 200 Done. */ UnreadResponseDto;
export type NotificationsGetUnreadApiArg = {
  emptyDto: EmptyDto;
};
export type NotificationsMarkSeenApiResponse = /** status 200 Done. */ MessageResponseDto;
export type NotificationsMarkSeenApiArg = {
  markSeenDto: MarkSeenDto;
};
export type NotificationsMarkReadApiResponse = /** status 200 Done. */ MessageResponseDto;
export type NotificationsMarkReadApiArg = {
  markReadDto: MarkReadDto;
};
export type NotificationsGetSettingsApiResponse = /** status 200 Done. */ NotificationSettingsResponseDto;
export type NotificationsGetSettingsApiArg = {
  emptyDto: EmptyDto;
};
export type NotificationsSetSettingsApiResponse = /** status 200 Done. */ NotificationSettingsResponseDto;
export type NotificationsSetSettingsApiArg = {
  setNotificationSettingsDto: SetNotificationSettingsDto;
};
export type NotificationsMutePostApiResponse = /** status 200 Done. */ PostMuteResponseDto;
export type NotificationsMutePostApiArg = {
  mutePostDto: MutePostDto;
};
export type MailUnsubscribeUnsubscribeApiResponse = /** status 200 Done. */ MessageResponseDto;
export type MailUnsubscribeUnsubscribeApiArg = {
  /** The token, where the body is a form. */
  token?: string;
  unsubscribeDto: UnsubscribeDto;
};
export type PushGetKeyApiResponse = /** status 200 Done. */ PushKeyResponseDto;
export type PushGetKeyApiArg = {
  getPushKeyDto: GetPushKeyDto;
};
export type PushAddApiResponse = /** status 200 Done. */ MessageResponseDto;
export type PushAddApiArg = {
  addPushDto: AddPushDto;
};
export type PushRemoveApiResponse = /** status 200 Done. */ MessageResponseDto;
export type PushRemoveApiArg = {
  removePushDto: RemovePushDto;
};
export type SavedSetApiResponse = /** status 200 Done. */ SetSavedResponseDto;
export type SavedSetApiArg = {
  setSavedDto: SetSavedDto;
};
export type SavedGetAllApiResponse = /** status 200 Done. */ FeedListResponseDto;
export type SavedGetAllApiArg = {
  getSavedDto: GetSavedDto;
};
export type SearchFindApiResponse = /** status 200 Done. */ FindResponseDto;
export type SearchFindApiArg = {
  findDto: FindDto;
};
export type CommentsCreateApiResponse = /** status 201 Done. */ CommentSavedResponseDto;
export type CommentsCreateApiArg = {
  /** 1–100 visible ASCII characters. The same key and body within 24 hours get the record that the first request wrote, as it is now; 404 when it is gone; with another body, 422. */
  'Idempotency-Key'?: string;
  createCommentDto: CreateCommentDto;
};
export type CommentsGetFeedCommentsApiResponse = /** status 200 Done. */ CommentListResponseDto;
export type CommentsGetFeedCommentsApiArg = {
  getFeedCommentsDto: GetFeedCommentsDto;
};
export type CommentsGetAnswerApiResponse = /** status 200 Done. */ AnswerResponseDto;
export type CommentsGetAnswerApiArg = {
  getAnswerDto: GetAnswerDto;
};
export type CommentsAcceptAnswerApiResponse = /** status 200 Done. */ AcceptedAnswerResponseDto;
export type CommentsAcceptAnswerApiArg = {
  acceptAnswerDto: AcceptAnswerDto;
};
export type CommentsUpdateApiResponse = /** status 200 Done. */ CommentSavedResponseDto;
export type CommentsUpdateApiArg = {
  updateCommentDto: UpdateCommentDto;
};
export type CommentsDeleteApiResponse = /** status 200 Done. */ MessageResponseDto;
export type CommentsDeleteApiArg = {
  deleteCommentDto: DeleteCommentDto;
};
export type MessageResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
};
export type ErrorResponseDto = {
  /** Always false. */
  success: boolean;
  /** The error and what to do about it, for display. */
  message: string;
  /** Stable code for programs: `validation_failed`, `malformed_request`, `too_complex`, `unauthorized`,
    `invalid_credentials`, `second_factor_required`, `second_factor_missing`, `account_suspended`, `account_deleted`, `reset_link_dead`, `confirm_link_dead`,
    `unsubscribe_link_dead`, `forbidden`, `not_found`,
    `removed`, `conflict`, `stale`, `state_changed`, `team_full`, `thread_full`, `poll_started`, `poll_ended`, `not_restorable`, `payload_too_large`, `unsupported_media_type`,
    `idempotency_mismatch`, `too_many_requests`, `maintenance`, `media_unavailable` or `internal_error`. Later versions
    may add codes; treat an unknown code by its HTTP status. */
  error: string;
  /** Message per field, for validation (400: the first twenty fields) and conflicts (409). */
  errors?: {
    [key: string]: string;
  };
  /** The request's id in the server's logs. */
  requestId: string;
};
export type SignUpDto = {
  /** Full name, 1–100 characters. */
  name: string;
  /** E-mail address, up to 254 characters; unique regardless of case and of forms of the same letters (Unicode NFKC).
    Each label of its domain uses a single script. */
  email: string;
  /** Mobile number, exactly ten digits; unique. */
  phone: string;
  /** 8–128 characters; not a common password, nor the account's e-mail or phone. */
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
  /** Store it, also after signing out, and send it with the next sign-in of this account on this device: wrong passwords
    tried elsewhere then cannot lock the account's owner out. It gives no access. Absent in older versions of the API. */
  deviceToken?: string;
};
export type LoginResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  /** The same as `data.token`. */
  token: string;
  data: TokenDto;
};
export type LoginDto = {
  /** E-mail address (case is ignored) or phone number. */
  emailOrPhone: string;
  /** The password. */
  password: string;
  /** The `deviceToken` of this device's last sign-in, if it kept one. A wrong or expired one is ignored. */
  deviceToken?: string | null;
  /** For an account with a second factor: the code of its authenticator app, six digits, or a recovery code. Spaces and hyphens are
    ignored; without a factor all of it is. */
  code?: string | null;
};
export type EmptyDto = {};
export type ForgotPasswordDto = {
  /** The account's e-mail address. */
  email: string;
};
export type CheckResetLinkDto = {
  /** The `token` in the address of the mailed link. */
  token: string;
};
export type DeviceDto = {
  /** Store it, also after signing out, and send it with the next sign-in of this account on this device: wrong passwords
    tried elsewhere then cannot lock the account's owner out. It gives no access. Absent in older versions of the API. */
  deviceToken?: string;
};
export type ResetPasswordResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data?: DeviceDto;
};
export type ResetPasswordDto = {
  /** The `token` in the address of the mailed link. */
  token: string;
  /** The new password: 8–128 characters; not a common password, nor the account's e-mail or phone. */
  password: string;
};
export type ConfirmEmailDto = {
  /** The `token` in the address of the mailed link. */
  token: string;
};
export type ProfileUserDto = {
  /** Member id. */
  id: string;
  /** Full name, 1–100 characters. */
  name: string;
  /** Null unless the profile is the viewer's own: contact data is private. */
  email: string | null;
  /** Null unless the profile is the viewer's own. */
  phone: string | null;
  /** Whether the member opened the link that was mailed to this address; null unless the profile is the viewer's own.
    Nothing is refused to members who have not. Absent in older versions of the API. */
  emailConfirmed?: boolean | null;
};
export type AccountLimitDto = {
  /** When it ends by itself; ISO 8601, UTC. */
  until: string;
  /** Number of the broken rule in the Terms' list, 1–9; null for none. */
  rule: number | null;
};
export type ProfileDto = {
  User: ProfileUserDto;
  /** Always 0 for now. */
  followers: number;
  /** Always 0 for now. */
  following: number;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version: string;
  /** Whether the viewer muted or blocked this member. The profile of a member whom they blocked has only the name; everything
    else is null. Absent in older versions of the API. */
  relation?: 'mute' | 'block' | 'none';
  /** Whether the profile is the viewer's own, and so can be edited. */
  isOwner: boolean;
  /** Whether to welcome the viewer as a newcomer: the profile is their own, they follow no page, and they have not ended the
    welcome on any device. Absent in older versions of the API. */
  isWelcomeDue?: boolean;
  /** Whether to ask the viewer once about their age: the profile is their own, and they have neither answered nor skipped the
    question on any device, and the installation asks. False for other profiles, whatever their members said. Absent in older versions of the API. */
  isAgeDue?: boolean;
  /** Until when the viewer cannot write; null for who can, and for other profiles. Absent in older versions of the API. */
  limit?: AccountLimitDto | null;
  /** Whether the viewer cannot write until a parent or guardian has agreed, where the installation requires that. False for other
    profiles. Absent in older versions of the API. */
  lacksConsent?: boolean;
  /** A line the member wrote about themselves; up to 150 characters. */
  title: string | null;
  /** Text about the member; plain text, up to 2,000 characters. */
  bio: string | null;
  /** Path of the portrait on the API host; null shows the default portrait. */
  profileUrl: string | null;
  /** Path of the cover picture on the API host. */
  coverUrl: string | null;
  /** Up to 150 characters. */
  collegeName: string | null;
  /** Four digits. */
  collegeYear: string | null;
  /** Up to 150 characters. */
  courseName: string | null;
};
export type ProfileResponseDto = {
  data: ProfileDto;
  /** Always true. */
  success: boolean;
};
export type GetProfileDto = {
  /** The member's id; the viewer's own profile when it is missing or empty. */
  userId?: string | null;
};
export type UpdateProfileDto = {
  /** Full name, 1–100 characters. */
  name: string;
  /** A line about the member, 1–150 characters. */
  title: string;
  /** Text about the member, 1–2,000 characters; plain text. */
  bio: string;
  /** 1–150 characters. */
  collegeName: string;
  /** Four digits, from 2000 to four years from now. */
  collegeYear: string;
  /** Up to 150 characters; empty removes it. */
  courseName?: string;
  /** "true" removes the portrait. */
  removeImage?: 'true' | 'false';
  /** "true" removes the cover. */
  removeCoverImage?: 'true' | 'false';
  /** The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
    Without it the last write wins. */
  version?: string;
};
export type UpdateProfileImagesDto = {
  /** "true" removes the portrait; ignored if a file `image` is also sent. */
  removeImage?: 'true' | 'false';
  /** "true" removes the cover; ignored if a file `coverImage` is also sent. */
  removeCoverImage?: 'true' | 'false';
};
export type UpdateCollegeDto = {
  /** 1–150 characters. */
  collegeName?: string;
  /** The year in which the member finishes: four digits, from 2000 to four years from now. */
  collegeYear?: string;
  /** 1–150 characters. */
  courseName?: string;
  /** The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
    Without it the last write wins. */
  version?: string;
};
export type ChangePasswordDto = {
  /** The current password. */
  currentPassword: string;
  /** The new password: 8–128 characters; not a common password, nor the account's e-mail, phone or user name. */
  newPassword: string;
};
export type ChangeEmailDto = {
  /** The new e-mail address; the same bounds as on signing up. It replaces the old one once the link that is mailed to it
    was used. */
  email: string;
  /** The current password. */
  password: string;
};
export type EmailChangeDto = {
  /** The address that replaces the account's. */
  email: string;
  /** When its link stops working; ISO 8601, UTC. */
  expiresAt: string;
};
export type EmailChangeResponseDto = {
  /** Null when no change is waiting. */
  data: EmailChangeDto | null;
  /** Always true. */
  success: boolean;
};
export type SessionDto = {
  /** Session id. */
  id: string;
  /** The browser's `User-Agent`, up to 200 characters. */
  device: string;
  /** Always "unknown": addresses are not kept. */
  place: string;
  /** When it signed in; ISO 8601, UTC. */
  createdAt: string;
  /** Last activity, to within five minutes; ISO 8601, UTC. */
  lastSeenAt: string;
  /** When it ends in any case; ISO 8601, UTC. Absent in older versions of the API. */
  expiresAt?: string;
  /** Whether it is the session that makes this request. */
  current: boolean;
};
export type SessionListResponseDto = {
  /** Most recently active first. */
  data: SessionDto[];
  /** Always true. */
  success: boolean;
};
export type EndSessionDto = {
  /** Session id. */
  id: string;
};
export type RemovalDto = {
  /** Kind of content. */
  kind: 'page' | 'post' | 'project' | 'opening' | 'comment';
  /** Id of the content. */
  id: string;
  /** The title of a page, a project or an opening, or the beginning of the text, as plain text of up to 140 characters; empty if it has only pictures. */
  excerpt: string;
  /** When it was written; ISO 8601, UTC. */
  createdAt: string;
  /** When it was removed; ISO 8601, UTC. */
  removedAt: string;
  /** What whoever removed it wrote to the author; null when there is nothing. */
  note: string | null;
  /** The title of the page whose people removed it, empty if that is gone; null if the people who run the site did. */
  byPage: string | null;
};
export type PaginationDto = {
  /** Number of entries in the whole list. */
  total: number;
  /** Number of pages in the whole list; 0 when it is empty. */
  totalPages: number;
  /** The returned page, from 1. */
  currentPage: number;
  /** Entries per page. */
  limit: number;
  /** Whether there is a next page. */
  hasNextPage: boolean;
  /** Whether there is a previous page. */
  hasPrevPage: boolean;
};
export type RemovalListDto = {
  /** Latest removal first. Restored and purged content is not included. */
  removals: RemovalDto[];
  pagination: PaginationDto;
};
export type RemovalListResponseDto = {
  data: RemovalListDto;
  /** Always true. */
  success: boolean;
};
export type GetRemovalsDto = {
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type DeleteAccountDto = {
  /** The current password, required again because the phone may be unlocked. */
  password: string;
};
export type RestoreAccountDto = {
  /** E-mail address (case is ignored) or phone number. */
  emailOrPhone: string;
  /** The password. */
  password: string;
  /** The `deviceToken` of this device's last sign-in, if it kept one. A wrong or expired one is ignored. */
  deviceToken?: string | null;
  /** For an account with a second factor: the code of its authenticator app, six digits, or a recovery code. Spaces and hyphens are
    ignored; without a factor all of it is. */
  code?: string | null;
};
export type HighlightedPageDto = {
  /** Category of the page. */
  category: 'Department' | 'Community' | 'Organization' | 'Club' | 'Event';
  /** Page id. */
  id: string;
  /** 1–100 characters. */
  title: string;
  /** Path of the picture on the API host; null if the page has none. */
  imageUrl: string | null;
  /** Number of followers. */
  followers: number;
};
export type HighlightedTotalsDto = {
  /** Number of members, rounded. */
  members: number;
  /** Number of pages, rounded. */
  pages: number;
  /** Number of posts, rounded. */
  posts: number;
};
export type HighlightsDto = {
  /** Up to eight, most followers first. */
  pages: HighlightedPageDto[];
  totals: HighlightedTotalsDto;
};
export type HighlightsResponseDto = {
  data: HighlightsDto;
  /** Always true. */
  success: boolean;
};
export type FeedImageDto = {
  /** Path on the API host, without a leading slash; `?w=480|960|1920` selects a smaller rendition. */
  url: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Description of the picture (alternative text); empty if the author gave none. */
  alt: string;
  /** The mean of its colours as `#rrggbb`, for the ground behind it; missing for pictures from before it was stored. */
  meanColour?: string;
};
export type PublicArticleDto = {
  /** Id of the article. */
  id: string;
  /** One line, 10–150 characters. */
  title: string;
  /** Sanitised HTML, limited to the allow-list. */
  content: string;
  /** Its pictures, in order; the first is the cover. */
  images: FeedImageDto[];
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it was last changed, ISO 8601, UTC; null if it never was. */
  editedAt: string | null;
  /** The author's full name. */
  author: string;
  /** Title of the page that it is on; null if it is on none. */
  page: string | null;
};
export type PublicArticleResponseDto = {
  data: PublicArticleDto;
  /** Always true. */
  success: boolean;
};
export type GetPublicArticleDto = {
  /** Id of the article. */
  id: string;
};
export type ReportedDto = {
  /** Id of the report: the same when the member reports the same thing again before it was decided. */
  reportId: string;
  /** Until when a moderator looks at it; ISO 8601, UTC. */
  dueAt: string;
};
export type ReportResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: ReportedDto;
};
export type ReportDto = {
  /** What is reported. Of an application that is what the other side wrote to the caller: moderators see nothing else of it. */
  kind: 'post' | 'comment' | 'page' | 'project' | 'opening' | 'application' | 'member';
  /** Its id. */
  id: string;
  /** Why. How soon a moderator looks depends on it. */
  reason:
    | 'intimate'
    | 'impersonation'
    | 'child_safety'
    | 'self_harm'
    | 'ragging'
    | 'hate'
    | 'violence'
    | 'private_data'
    | 'scam'
    | 'spam'
    | 'copyright'
    | 'other';
  /** In the reporter's words, up to 1,000 characters. */
  text?: string | null;
};
export type OwnReportDto = {
  /** Id of the report. */
  id: string;
  /** What was reported. */
  kind: 'member' | 'page' | 'post' | 'project' | 'opening' | 'comment' | 'application';
  /** Why. */
  reason:
    | 'other'
    | 'spam'
    | 'intimate'
    | 'impersonation'
    | 'child_safety'
    | 'self_harm'
    | 'ragging'
    | 'hate'
    | 'violence'
    | 'private_data'
    | 'scam'
    | 'copyright';
  /** In the caller's words; may be empty. */
  text: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Whether something was done; null until a moderator has decided. */
  hasActed: boolean | null;
};
export type OwnReportListDto = {
  /** Latest first. */
  reports: OwnReportDto[];
  pagination: PaginationDto;
};
export type OwnReportListResponseDto = {
  data: OwnReportListDto;
  /** Always true. */
  success: boolean;
};
export type GetReportsDto = {
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type OwnDecisionDto = {
  /** Id of the decision. */
  id: string;
  /** What it was about. */
  kind: 'member' | 'page' | 'post' | 'project' | 'opening' | 'comment' | 'application';
  /** Id of that. */
  targetId: string;
  /** A title or the beginning of the text, as plain text of up to 140 characters; empty for pictures alone, and after 180 days. */
  excerpt: string;
  /** ISO 8601, UTC. */
  at: string;
  /** `decided`, or what became of the appeal: `appealed` while somebody looks again, then `upheld` or `overturned`. `undone`: it was taken back. */
  state: 'decided' | 'appealed' | 'upheld' | 'overturned' | 'undone';
  /** `violation`: a rule is broken. `send_help`: nothing is broken, and somebody worries about the caller. `approve`, `decline`: of an
    internship that asked to be approved. */
  outcome: 'send_help' | 'violation' | 'approve' | 'decline';
  /** Whether the content was removed. */
  isRemoved: boolean;
  /** What was done about the account; null for nothing. */
  measure: ('limit' | 'warning' | 'suspension') | null;
  /** Whether the suspension hides, as long as it lasts, everything that the caller shared. */
  hidesAll: boolean;
  /** When the limit or the suspension ends; ISO 8601, UTC. Null for no such measure, and for a suspension without an end. */
  until: string | null;
  /** Number of the broken rule in the Terms' list, 1–9; null for none. */
  rule: number | null;
  /** Of whoever decided; null when there is none. */
  note: string | null;
  /** The title of the page whose people decided, empty if that is gone; null if the people who run the site did. */
  byPage: string | null;
  /** Until when the caller can ask for a second look; ISO 8601, UTC. Null when they cannot. */
  appealUntil: string | null;
  /** The caller's appeal; null without one. */
  appeal: string | null;
  /** The reply to the appeal; null until somebody else has looked. */
  reply: string | null;
};
export type OwnDecisionListDto = {
  /** Latest first. */
  decisions: OwnDecisionDto[];
  pagination: PaginationDto;
};
export type OwnDecisionListResponseDto = {
  data: OwnDecisionListDto;
  /** Always true. */
  success: boolean;
};
export type GetDecisionsDto = {
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type AppealDto = {
  /** Id of the decision. */
  decisionId: string;
  /** Why somebody should look again, 1–2,000 characters. */
  text: string;
};
export type AppealSuspensionDto = {
  /** E-mail address (case is ignored) or phone number. */
  emailOrPhone: string;
  /** The password. */
  password: string;
  /** The `deviceToken` of this device's last sign-in, if it kept one. A wrong or expired one is ignored. */
  deviceToken?: string | null;
  /** For an account with a second factor: the code of its authenticator app, six digits, or a recovery code. Spaces and hyphens are
    ignored; without a factor all of it is. */
  code?: string | null;
  /** Why somebody should look again, 1–2,000 characters. */
  text: string;
};
export type RelationStateDto = {
  /** What now holds. */
  relation: 'mute' | 'block' | 'none';
};
export type RelationResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: RelationStateDto;
};
export type SetRelationDto = {
  /** The other member's id. */
  userId: string;
  /** `mute` hides their posts and comments from the caller; `block` hides each from the other; `none` ends both. The other
    member is not told. */
  relation: 'none' | 'mute' | 'block';
  /** With `block`: deletes their comments and likes of the caller's posts, for good. */
  removeTheirs?: boolean;
};
export type MemberCardProfileDto = {
  /** Path of the portrait on the API host; null shows the default portrait. */
  profileUrl: string | null;
  /** A line the member wrote about themselves. */
  title: string | null;
};
export type MemberCardDto = {
  /** Member id. */
  id: string;
  /** Full name. */
  name: string;
  UserProfile: MemberCardProfileDto;
};
export type RelationDto = {
  /** What the caller chose. */
  relation: 'mute' | 'block';
  /** Since when; ISO 8601, UTC. */
  since: string;
  /** The other member. */
  User: MemberCardDto;
};
export type RelationListDto = {
  /** Latest first. */
  relations: RelationDto[];
  pagination: PaginationDto;
};
export type RelationListResponseDto = {
  data: RelationListDto;
  /** Always true. */
  success: boolean;
};
export type GetRelationsDto = {
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type PageModeratorDto = {
  User: MemberCardDto;
  /** Since when; ISO 8601, UTC. */
  since: string;
};
export type PageTransferDto = {
  /** Whom the owner asks. */
  User: MemberCardDto;
  /** Until when they can accept; ISO 8601, UTC. */
  until: string;
};
export type PageRolesDto = {
  /** Its creator, who alone edits and deletes it, and chooses the moderators. */
  owner: MemberCardDto;
  /** Followers who help the owner; at most ten and who owned it before, those of longest standing first. */
  moderators: PageModeratorDto[];
  /** What the caller is to the page; null when they do not run it. */
  role: ('moderator' | 'owner') | null;
  /** Whether the caller may take no part in the page: neither follow it nor post, comment or vote there. */
  isBanned: boolean;
  /** The offer of the page that waits: for its owner, and for whom they ask. Null for others, and when none waits. */
  transfer: PageTransferDto | null;
};
export type PageRolesResponseDto = {
  data: PageRolesDto;
  /** Always true. */
  success: boolean;
};
export type GetRolesDto = {
  /** Page id. */
  id: string;
};
export type PageRoleSetResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: PageRolesDto;
};
export type SetRoleDto = {
  /** Page id. */
  id: string;
  /** The member's id; of a follower for `moderator`. Moderators name themselves, with `none`. */
  memberId: string;
  /** `moderator` lets the member help to run the page; `none` ends that. */
  role: 'moderator' | 'none';
};
export type PageActDto = {
  /** Id of the act. */
  id: string;
  /** Later versions may add names; leave out an unknown one. */
  act:
    | 'post_removed'
    | 'comment_removed'
    | 'moderator_added'
    | 'moderator_removed'
    | 'stepped_down'
    | 'banned'
    | 'ban_lifted'
    | 'transfer_offered'
    | 'transfer_withdrawn'
    | 'transfer_declined'
    | 'transferred';
  /** When; ISO 8601, UTC. */
  at: string;
  /** Why somebody was banned, or a post or comment removed; null for other acts. */
  reason: string | null;
  /** Who did it; null once they deleted the account. */
  Actor: MemberCardDto | null;
  /** Whom it concerned, of `transferred` and `transfer_declined` who owned the page; null once they deleted the account. */
  User: MemberCardDto | null;
};
export type PageActListDto = {
  /** Latest first. */
  acts: PageActDto[];
  pagination: PaginationDto;
};
export type PageActListResponseDto = {
  data: PageActListDto;
  /** Always true. */
  success: boolean;
};
export type GetPageActsDto = {
  /** Page id. */
  id: string;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type PageBanStateDto = {
  /** What now holds. */
  banned: boolean;
};
export type PageBanSetResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: PageBanStateDto;
};
export type SetBanDto = {
  /** Page id. */
  id: string;
  /** The member's id; not of somebody who runs the page. */
  memberId: string;
  /** True bans the member from the page, which ends the follow; false lifts the ban. */
  banned: boolean;
  /** Why, 1–300 characters: for those who run the page, and in the member's data export. Not needed to lift a ban. */
  reason?: string;
};
export type PageBanDto = {
  User: MemberCardDto;
  /** Since when; ISO 8601, UTC. */
  since: string;
  /** Why, as whoever banned them wrote. */
  reason: string;
  /** Who banned them; null once they deleted the account. */
  By: MemberCardDto | null;
};
export type PageBanListDto = {
  /** Latest first. */
  bans: PageBanDto[];
  pagination: PaginationDto;
};
export type PageBanListResponseDto = {
  data: PageBanListDto;
  /** Always true. */
  success: boolean;
};
export type GetBansDto = {
  /** Page id. */
  id: string;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type PageCreatorDto = {
  /** Full name. */
  name: string;
};
export type PageDto = {
  /** Page id. */
  id: string;
  /** 1–100 characters. */
  title: string;
  /** Plain text. */
  description: string;
  /** Path of the picture on the API host; null if the page has none. */
  imageUrl: string | null;
  /** Category of the page. */
  category: 'Department' | 'Community' | 'Organization' | 'Club' | 'Event';
  /** Number of followers. */
  followers: number;
  /** Number of posts on the page, the same for every viewer; the page's feed counts what its viewer may see. */
  posts: number;
  /** Whether the viewer follows it. */
  isFollowing: boolean;
  /** Id of the member who created it. */
  UserId: string;
  /** Last activity: the later of its last edit and its last post; ISO 8601, UTC. */
  updatedAt: string;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version: string;
  User: PageCreatorDto;
};
export type PageListDto = {
  /** In the requested order; default: newest first. */
  pages: PageDto[];
  pagination: PaginationDto;
};
export type PageListResponseDto = {
  data: PageListDto;
  /** Always true. */
  success: boolean;
};
export type GetAllPagesDto = {
  /** Only pages that the viewer created. */
  userPages?: boolean | null;
  /** Only pages that the viewer follows. Ignored beside `userPages`. */
  following?: boolean | null;
  /** Only pages that the viewer may post on: those that they created or follow. Ignored beside the two above. */
  postable?: boolean | null;
  /** Order of the list: newest first (`newest`, the default) or most recently active first (`activity`). */
  sort?: ('newest' | 'activity') | null;
  /** Only pages of this category. */
  category?: ('Department' | 'Community' | 'Organization' | 'Club' | 'Event') | null;
  /** Only pages whose title or description contains this text; case is ignored; up to 100 characters. */
  search?: string | null;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type PageSuggestionsDto = {
  /** At most six, those with the most followers first. */
  pages: PageDto[];
};
export type PageSuggestionsResponseDto = {
  data: PageSuggestionsDto;
  /** Always true. */
  success: boolean;
};
export type PageAdminDto = {
  /** Member id. */
  id: string;
  /** The creator's name. */
  name: string;
  /** Path of the portrait on the API host. */
  profileUrl: string | null;
  /** Whether the viewer may manage this page. */
  isAdmin: boolean;
};
export type PageDetailsDto = {
  page: PageDto;
  admin: PageAdminDto;
  /** Whether the viewer follows it. */
  isFollowing: boolean;
  /** Whether the viewer is notified of new posts on it. */
  bell: boolean;
};
export type PageDetailsResponseDto = {
  data: PageDetailsDto;
  /** Always true. */
  success: boolean;
};
export type PageIdDto = {
  /** Page id. */
  id: string;
};
export type PageSavedResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: PageDto;
};
export type CreatePageDto = {
  /** 1–100 characters. */
  title: string;
  /** Plain text, 1–2,000 characters. */
  description: string;
  /** Category of the page; default: Department. */
  category?: 'Department' | 'Community' | 'Organization' | 'Club' | 'Event';
};
export type UpdatePageDto = {
  /** Page id. */
  id: string;
  /** 1–100 characters. */
  title: string;
  /** Plain text, 1–2,000 characters. */
  description: string;
  /** Category of the page; unchanged if missing. */
  category?: 'Department' | 'Community' | 'Organization' | 'Club' | 'Event';
  /** "true" removes the picture. */
  removeImage?: 'true' | 'false';
  /** The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
    Without it the last write wins. */
  version?: string;
};
export type FollowStateDto = {
  /** Number of followers of the page now. */
  followers: number;
  /** Whether the viewer follows it now. */
  isFollowing: boolean;
};
export type ToggleFollowResponseDto = {
  data: FollowStateDto;
  /** Always true. */
  success: boolean;
};
export type PageBellDto = {
  /** What now holds. */
  bell: boolean;
};
export type PageBellResponseDto = {
  data: PageBellDto;
  /** Always true. */
  success: boolean;
};
export type SetBellDto = {
  /** Page id. */
  id: string;
  /** True: notify the caller of others' new posts on the page. */
  on: boolean;
};
export type FeedPageDto = {
  /** Page id. */
  id: string;
  /** 1–100 characters. */
  title: string;
  /** Path of the page's picture on the API host; null if it has none. */
  imageUrl: string | null;
};
export type FeedProjectDto = {
  /** Project id. */
  id: string;
  /** 3–100 characters. */
  title: string;
};
export type FeedDataDto = {
  /** Sanitised HTML, limited to the allow-list. */
  content: string;
  /** Paths of the pictures, in order. */
  imagesUrl: string[];
  /** The same pictures with their size and description. */
  images: FeedImageDto[];
};
export type MentionDto = {
  /** Member id. */
  id: string;
  /** The name as it follows an `@` in the text: show that `@` and name as a link to the member's profile. */
  label: string;
};
export type PollOptionDto = {
  /** Option id. */
  id: string;
  /** One line, 1–80 characters. */
  text: string;
  /** Number of votes; absent while figures are not shown. */
  votes?: number;
};
export type PollDto = {
  /** 2–6, in the author's order. */
  options: PollOptionDto[];
  /** Number of members who voted. Figures are shown to who voted, once there are five voters, and to everybody after the end; otherwise
    they are absent, for the author, too. */
  voters?: number;
  /** Ids of the options that the viewer votes for. Votes are forgotten 90 days after the end; figures stay. */
  mine: string[];
  /** When it ends, or ended, ISO 8601, UTC. Figures stay as they are then. */
  closesAt: string;
  /** Whether one may vote for several options. */
  multiple: boolean;
};
export type TopicDto = {
  /** One form of its letters, 2–40 of them, as searching compares them: two topics with the same key are one. */
  key: string;
  /** As it was first typed, without the `#`. */
  label: string;
};
export type FeedDto = {
  /** What it is. */
  kind: 'post' | 'question' | 'article';
  /** Post id. */
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When the content was last changed, ISO 8601, UTC; null if it never was. */
  editedAt: string | null;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version: string;
  /** Of a question or an article, one line; null for others. */
  title: string | null;
  /** Whether everybody with the link may read it; only of an article. */
  isPublic: boolean;
  /** Id of the comment that the asker of a question accepted as its answer; null while there is none that the viewer may see. */
  answerId: string | null;
  /** Number of likes. */
  like: number;
  /** Number of comments. */
  comments: number;
  /** Whether the viewer likes it. */
  isLiked: boolean;
  /** Whether the viewer saved it; nobody else learns that. */
  isSaved: boolean;
  User: MemberCardDto;
  /** Null when the post is not on a page. */
  Page: FeedPageDto | null;
  /** Null when it is no update about a project. */
  Project: FeedProjectDto | null;
  feedData: FeedDataDto;
  /** Members whom the text mentions, longest label first. */
  mentions: MentionDto[];
  /** Null when it has none. */
  poll: PollDto | null;
  /** Topics in the text, by key, at most five; without those that are hidden. The text has each after a `#`. */
  topics: TopicDto[];
  /** Only for its author, and only while it is hidden from everybody else because a moderator looks at it. Its pictures are left out. */
  isHeld?: boolean;
};
export type PinnedFeedDto = {
  /** What it is. */
  kind: 'post' | 'question' | 'article';
  /** Post id. */
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When the content was last changed, ISO 8601, UTC; null if it never was. */
  editedAt: string | null;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version: string;
  /** Of a question or an article, one line; null for others. */
  title: string | null;
  /** Whether everybody with the link may read it; only of an article. */
  isPublic: boolean;
  /** Id of the comment that the asker of a question accepted as its answer; null while there is none that the viewer may see. */
  answerId: string | null;
  /** Number of likes. */
  like: number;
  /** Number of comments. */
  comments: number;
  /** Whether the viewer likes it. */
  isLiked: boolean;
  /** Whether the viewer saved it; nobody else learns that. */
  isSaved: boolean;
  User: MemberCardDto;
  /** Null when the post is not on a page. */
  Page: FeedPageDto | null;
  /** Null when it is no update about a project. */
  Project: FeedProjectDto | null;
  feedData: FeedDataDto;
  /** Members whom the text mentions, longest label first. */
  mentions: MentionDto[];
  /** Null when it has none. */
  poll: PollDto | null;
  /** Topics in the text, by key, at most five; without those that are hidden. The text has each after a `#`. */
  topics: TopicDto[];
  /** Only for its author, and only while it is hidden from everybody else because a moderator looks at it. Its pictures are left out. */
  isHeld?: boolean;
  /** Until when it stands above the page's feed, ISO 8601, UTC. */
  pinnedUntil: string;
};
export type FeedListDto = {
  /** Newest first. */
  feeds: FeedDto[];
  pagination: PaginationDto;
  /** The viewer's id. */
  userId: string;
  /** On the first page of the viewer's own posts: those that are held, newest first, at most 20. Absent if there are none. */
  held?: FeedDto[];
  /** With the posts of a page: those that are pinned to it now, newest pin first, at most three; `feeds` has them, too. Absent if there are none. */
  pinned?: PinnedFeedDto[];
};
export type FeedListResponseDto = {
  data: FeedListDto;
  /** Always true. */
  success: boolean;
};
export type GetAllFeedsDto = {
  /** Posts of this page only. */
  pageId?: string | null;
  /** Updates about this project only; ignored beside `pageId`. */
  projectId?: string | null;
  /** Posts of one member only: of `userId`, else of the viewer. */
  usersFeed?: boolean | null;
  /** The member for `usersFeed`; ignored without it. */
  userId?: string | null;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type GetFollowingDto = {
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type GetPopularDto = {
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type GetTitledDto = {
  /** Questions or articles. */
  kind: 'question' | 'article';
  /** All of them, the questions without an accepted answer, or the caller's own. */
  filter?: ('all' | 'unanswered' | 'mine') | null;
  /** Text that is in the title, or like it; case is ignored; up to 150 characters. The most alike come first. */
  search?: string | null;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type FeedResponseDto = {
  data: FeedDto;
  /** Always true. */
  success: boolean;
};
export type GetFeedByIdDto = {
  /** Post id. */
  id: string;
};
export type FeedSavedResponseDto = {
  data: FeedDto;
  /** Always true. */
  success: boolean;
  /** Result, for display. */
  message: string;
};
export type CreateFeedDto = {
  /** JSON text: `content` is the post's HTML, `alts` describes the pictures in order, `mentions` are ids of up to ten members.
    Of these the post mentions whoever's name follows an `@` in its text and who may be told.
    `poll` asks the readers of a post (not a question or an article) with a text: `options` are 2–6 different texts of one line, up to
    80 characters; `multiple` says whether one may choose several; `hours` until its end, 1–336. */
  feedData: string;
  /** Post to this page; the member must follow or have created it. */
  pageId?: string;
  /** Make it an update about this project; only its team may. Not together with `pageId`. */
  projectId?: string;
  /** What it is; it stays so. */
  kind?: 'post' | 'question' | 'article';
  /** One line, 10–150 characters: required for a question and an article, refused for a post. */
  title?: string;
  /** "true": everybody with the link may read it, without an account. Only for an article. */
  isPublic?: 'true' | 'false';
};
export type UpdateFeedDto = {
  /** Post id. */
  id: string;
  /** JSON text: `content` is the post's HTML, `alts` describes the new pictures in order, `existingAlts`
    describes kept ones by path. `mentions` are ids as in a new post; without it, members stay mentioned whose name is still
    in the text. Only those who were added are told. `poll` as in a new post replaces the poll, null removes it: 409 `poll_started` once
    somebody has voted. Without it the poll stays. */
  feedData: string;
  /** Paths of the post's pictures to keep, in order: repeated fields or one JSON list. Pictures not named are removed;
    paths that are not this post's are ignored. */
  existingImages?: string[];
  /** The project that it is an update about: its team may choose it; empty for none. Without it that stays. */
  projectId?: string;
  /** The new title of a question or an article; without it the title stays. Refused for a post. */
  title?: string;
  /** Whether everybody with the link may read the article; without it that stays. Refused for others. */
  isPublic?: 'true' | 'false';
  /** The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
    Without it the last write wins. */
  version?: string;
};
export type DeleteFeedDto = {
  /** Post id. */
  id: string;
};
export type PinStateDto = {
  /** Until when the post is pinned now, ISO 8601, UTC; null if it is not. */
  pinnedUntil: string | null;
};
export type PinPostResponseDto = {
  data: PinStateDto;
  /** Always true. */
  success: boolean;
};
export type PinPostDto = {
  /** Id of a post on a page that the caller created. */
  feedId: string;
  /** When it stops standing above the page's feed: in the future and within 30 days; ISO 8601, UTC. Null unpins it. */
  until: string | null;
};
export type PollResponseDto = {
  data: PollDto;
  /** Always true. */
  success: boolean;
};
export type VoteDto = {
  /** Post id. */
  feedId: string;
  /** Ids of the options that the caller votes for from now on, instead of those before; none withdraws the vote. */
  options: string[];
};
export type ClosePollDto = {
  /** Post id. */
  feedId: string;
};
export type CountedTopicDto = {
  /** One form of its letters, 2–40 of them, as searching compares them: two topics with the same key are one. */
  key: string;
  /** As it was first typed, without the `#`. */
  label: string;
  /** Posts with it that the viewer sees, 1–500: further ones are not counted. */
  posts: number;
};
export type TopicsDto = {
  /** The topic that was typed first, then those with the most posts; at most eight. */
  topics: CountedTopicDto[];
};
export type TopicsResponseDto = {
  data: TopicsDto;
  /** Always true. */
  success: boolean;
};
export type GetTopicsDto = {
  /** The beginning of a topic, with or without `#`, in any spelling of its letters; up to 80 characters. Without it the topics of the newest posts. */
  search?: string | null;
};
export type TopicPostsDto = {
  /** Newest first. */
  feeds: FeedDto[];
  pagination: PaginationDto;
  /** The viewer's id. */
  userId: string;
  /** On the first page of the viewer's own posts: those that are held, newest first, at most 20. Absent if there are none. */
  held?: FeedDto[];
  /** With the posts of a page: those that are pinned to it now, newest pin first, at most three; `feeds` has them, too. Absent if there are none. */
  pinned?: PinnedFeedDto[];
  topic: TopicDto;
};
export type TopicPostsResponseDto = {
  data: TopicPostsDto;
  /** Always true. */
  success: boolean;
};
export type GetTopicPostsDto = {
  /** The key of a topic, or the topic in any spelling of its letters, without `#`. */
  topic: string;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type LikeStateDto = {
  /** Number of likes of the post now. */
  likes: number;
  /** Whether the viewer likes it now. */
  isLiked: boolean;
};
export type ToggleLikeResponseDto = {
  data: LikeStateDto;
  /** Always true. */
  success: boolean;
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
export type GrowingPaginationDto = {
  /** Number of entries in the whole list. */
  total: number;
  /** Number of pages in the whole list; 0 when it is empty. */
  totalPages: number;
  /** The returned page, from 1. */
  currentPage: number;
  /** Entries per page. */
  limit: number;
  /** Whether there is a next page. */
  hasNextPage: boolean;
  /** Whether there is a previous page. */
  hasPrevPage: boolean;
  /** Where the next page begins, for `after`; null after the last entry. Only in answers to calls with `after`. */
  next?: string | null;
};
export type LikeListDto = {
  /** Newest first. */
  likes: LikeDto[];
  pagination: GrowingPaginationDto;
};
export type LikeListResponseDto = {
  data: LikeListDto;
  /** Always true. */
  success: boolean;
};
export type GetFeedLikesDto = {
  /** Post id. */
  feedId: string;
  /** Where to continue: `next` of the answer before, or empty for the beginning. Then `page` does not say where the page begins. */
  after?: string;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type PostFacesDto = {
  /** Post id. */
  feedId: string;
  /** 1–3 members, newest like first. */
  members: MemberCardDto[];
};
export type FacesDto = {
  /** One entry for each post that the viewer may see and that somebody likes. */
  posts: PostFacesDto[];
};
export type FacesResponseDto = {
  data: FacesDto;
  /** Always true. */
  success: boolean;
};
export type GetFacesDto = {
  /** Up to 20 post ids. */
  feedIds: string[];
};
export type NotificationAuthorDto = {
  /** Member id. */
  id: string;
  /** Full name. */
  name: string;
};
export type NotificationOpeningDto = {
  /** Opening id, for its poster: others applied for it. Null when it is about one application. */
  id: string | null;
  /** Application id: the other side changed it or wrote. Null when it is about those who applied. */
  applicationId: string | null;
  /** Title of the opening; as it was when the member applied, for `applicationId`. */
  title: string;
  /** Whether there is a record of the work that the member has not answered; then it is about that. */
  hasRecord: boolean;
};
export type NoticeDto = {
  /** `decision`: about something of the member's. `report`: the member's own. `appeal`: theirs. `hold`: a post of theirs is hidden.
    `pageRole`: whether they help to run a page. `transfer`: they are asked to take one over. `handover`: how their offer of one was
    answered. Later versions may add names; leave out an unknown one. */
  about: 'report' | 'hold' | 'appeal' | 'decision' | 'pageRole' | 'transfer' | 'handover';
  /** Id of the decision, for `getDecisions` and `appeal`. Null for a report: reporters learn nothing of the case; and for a held post. */
  decisionId: string | null;
  /** What was reported. */
  kind: 'member' | 'page' | 'post' | 'project' | 'opening' | 'comment' | 'application';
  /** Whether something was done: the content removed, or a measure taken. After an appeal: whether that still holds. Of a held post:
    whether it still is. For `pageRole`: whether the member helps to run the page now. For `transfer`: whether the offer waits for the
    member's answer. For `handover`: whether the page has another owner now. */
  hasActed: boolean;
  /** What was decided. Null for a report. */
  outcome: ('no_violation' | 'send_help' | 'violation' | 'approve' | 'decline') | null;
  /** Whether the content was removed. */
  isRemoved: boolean;
  /** What was done about the account; null for nothing, and for a report. */
  measure: ('limit' | 'warning' | 'suspension') | null;
  /** Whether the suspension hides, as long as it lasts, everything that the member shared. False for a report. */
  hidesAll: boolean;
  /** When the limit or the suspension ends; ISO 8601, UTC. Null for none, for one without an end, and for a report. */
  until: string | null;
  /** Number of the broken rule in the Terms' list, 1–9; null for none, and for a report. */
  rule: number | null;
  /** To the member: the note of a decision, the reply to an appeal. Null when there is none. */
  note: string | null;
  /** The title of the page whose people decided, empty if that is gone; null if the people who run the site did. */
  byPage: string | null;
  /** Until when the member can ask for a second look; ISO 8601, UTC. Null when they cannot. */
  appealUntil: string | null;
};
export type NotificationDto = {
  /** Notification id; for `page` the letter `p` and the page's id. */
  id: string;
  /** `comment`: on the member's post. `thread`: on a post where the member commented. `like`: of the member's post.
    `follow`: of the member's page. `ownPage`: a post on it. `mention`: of the member. `answer`: the
    asker accepted the member's comment on a question. `poll`: the member's poll has ended. `application`: others applied for the member's opening, or the other side of an
    application did something. `page`: others' new posts on a page whose
    bell the member set. `notice`: a decision of the people who run the site, or that the owner of a page made the member its moderator, or
    none. Later versions may add kinds; leave out an unknown
    one. */
  kind:
    | 'notice'
    | 'page'
    | 'comment'
    | 'application'
    | 'mention'
    | 'reply'
    | 'thread'
    | 'like'
    | 'follow'
    | 'ownPage'
    | 'answer'
    | 'poll';
  /** When it last moved to the top, for `page` when the newest post was written: the order of the list. ISO 8601, UTC. */
  at: string;
  /** Whether the member has followed it or marked it as read. One of kind `page` is gone then. */
  isRead: boolean;
  /** Who did it, latest first; 1–3, and nobody for a notice and for news about the member's own application. */
  actors: MemberCardDto[];
  /** How many others did. Of the newest 101 acts: with the actors, 101 stands for more than 100. */
  others: number;
  /** How many new posts, for `page`; 101 stands for more than 100. Null for other kinds. */
  posts: number | null;
  /** The beginning of the post's text on one line, up to 80 characters, or "A photo"; null without a post. */
  excerpt: string | null;
  /** The post; the newest one for `ownPage`; null for `follow` and `page`, and for a notice unless a post is held. */
  feedId: string | null;
  /** The newest comment, for `comment` and `thread`; the accepted one, for `answer`. */
  commentId: string | null;
  /** The beginning of that comment on one line, up to 80 characters; null without one. */
  comment: string | null;
  /** The page, for `follow`, `ownPage`, `page`, and a notice about one. */
  Page: FeedPageDto | null;
  /** The post's author; null without a post. */
  Author: NotificationAuthorDto | null;
  /** Path of the post's first picture on the API host; null if it has none. */
  imageUrl: string | null;
  /** Only of kind `comment`: whether all of it answers the member's question. A reply to an answer does not. */
  isAnswer: boolean;
  /** Only of kind `application`; null for others. */
  opening: NotificationOpeningDto | null;
  /** Only of kind `notice`; null for others. */
  notice: NoticeDto | null;
};
export type NotificationListDto = {
  /** Latest first. */
  notifications: NotificationDto[];
  pagination: PaginationDto;
  /** The badge: unread ones whose `at` is after `seenAt`. 100 stands for 100 or more. */
  unread: number;
  /** Up to when the member has seen them; ISO 8601, UTC; null before the first time. */
  seenAt: string | null;
};
export type NotificationListResponseDto = {
  data: NotificationListDto;
  /** Always true. */
  success: boolean;
};
export type GetNotificationsDto = {
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type UnreadDto = {
  /** The badge: unread notifications whose `at` is after the member last looked. 100 stands for 100 or more. */
  unread: number;
};
export type UnreadResponseDto = {
  data: UnreadDto;
  /** Always true. */
  success: boolean;
};
export type MarkSeenDto = {
  /** The `at` of the newest notification that was shown; ISO 8601. The future counts as now. */
  upTo: string;
};
export type MarkReadDto = {
  /** Up to 50 notification ids; those of others are ignored. */
  ids?: string[];
  /** True for all notifications of the member. */
  all?: boolean;
};
export type NotificationSettingsDto = {
  /** Kinds that the site does not show. */
  off: (
    | 'page'
    | 'comment'
    | 'application'
    | 'mention'
    | 'reply'
    | 'thread'
    | 'like'
    | 'follow'
    | 'ownPage'
    | 'answer'
    | 'poll'
  )[];
  /** Kinds that are also mailed. */
  mail: (
    | 'page'
    | 'comment'
    | 'application'
    | 'mention'
    | 'reply'
    | 'thread'
    | 'like'
    | 'follow'
    | 'ownPage'
    | 'answer'
    | 'poll'
  )[];
  /** Whether a summary is mailed every week. */
  digest: boolean;
};
export type NotificationSettingsResponseDto = {
  data: NotificationSettingsDto;
  /** Always true. */
  success: boolean;
};
export type KindSettingDto = {
  /** The kind whose switches change. */
  kind:
    | 'mention'
    | 'reply'
    | 'comment'
    | 'thread'
    | 'like'
    | 'follow'
    | 'ownPage'
    | 'answer'
    | 'poll'
    | 'application'
    | 'page';
  /** Whether the site shows it. */
  site?: boolean;
  /** Whether it is also mailed: only once the e-mail address is confirmed (403). */
  mail?: boolean;
};
export type SetNotificationSettingsDto = {
  /** Kinds that the site does not show; all others are shown. */
  off?: (
    | 'page'
    | 'comment'
    | 'application'
    | 'mention'
    | 'reply'
    | 'thread'
    | 'like'
    | 'follow'
    | 'ownPage'
    | 'answer'
    | 'poll'
  )[];
  /** Kinds that are also mailed: only once the e-mail address is confirmed (403). */
  mail?: (
    | 'page'
    | 'comment'
    | 'application'
    | 'mention'
    | 'reply'
    | 'thread'
    | 'like'
    | 'follow'
    | 'ownPage'
    | 'answer'
    | 'poll'
  )[];
  /** Whether a summary is mailed every week: only once the e-mail address is confirmed (403). */
  digest?: boolean;
  /** Single switches, each kind once. Tabs and devices that change different ones at the same time do not undo each other's
    change, as whole lists would. Applied after `off` and `mail`. */
  changes?: KindSettingDto[];
};
export type PostMuteDto = {
  /** What now holds. */
  muted: boolean;
};
export type PostMuteResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: PostMuteDto;
};
export type MutePostDto = {
  /** Post id. */
  feedId: string;
  /** True: no more notifications about this post. */
  muted: boolean;
};
export type UnsubscribeDto = {
  /** The token of the mailed link; left out, it is that of the address. */
  token?: string;
};
export type PushKeyDto = {
  /** The `applicationServerKey` with which browsers subscribe, base64url; null where notifications on devices are off. */
  key: string | null;
  /** Whether the browser at the given address is notified for the caller; false without an address. */
  isOn: boolean;
};
export type PushKeyResponseDto = {
  data: PushKeyDto;
  /** Always true. */
  success: boolean;
};
export type GetPushKeyDto = {
  /** The address of the caller's browser, to learn whether it is notified. */
  endpoint?: string;
};
export type PushKeysDto = {
  /** The browser's public key on P-256: 65 bytes, base64url. */
  p256dh: string;
  /** The secret that the browser shares: 16 bytes, base64url. */
  auth: string;
};
export type AddPushDto = {
  /** The browser's address at its push service: `https`, on a host of the setting `PUSH_HOSTS`. */
  endpoint: string;
  keys: PushKeysDto;
};
export type RemovePushDto = {
  /** The browser's address at its push service. */
  endpoint: string;
};
export type SavedStateDto = {
  /** Whether the post is saved now. */
  saved: boolean;
};
export type SetSavedResponseDto = {
  data: SavedStateDto;
  /** Always true. */
  success: boolean;
};
export type SetSavedDto = {
  /** Post id. */
  feedId: string;
  /** True saves the post, false takes it from the saved ones. */
  saved: boolean;
};
export type GetSavedDto = {
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type FoundMemberDto = {
  /** Member id. */
  id: string;
  /** Full name. */
  name: string;
  UserProfile: MemberCardProfileDto;
  /** Null if the member has not said. */
  collegeName: string | null;
};
export type PeopleFoundDto = {
  /** Who has exactly this name first, then names, then colleges; each with the viewer's college first. */
  items: FoundMemberDto[];
  /** `total` is at most 500. */
  pagination: PaginationDto;
};
export type PagesFoundDto = {
  /** Titles first, then those with the most followers. */
  items: PageDto[];
  /** `total` is at most 500. */
  pagination: PaginationDto;
};
export type PostsFoundDto = {
  /** Best first: how well the words fit, how new the post is, and its likes and comments. */
  items: FeedDto[];
  /** `total` is at most 500. */
  pagination: PaginationDto;
};
export type TopicsFoundDto = {
  /** Exactly this topic first, then those with the most posts. */
  items: CountedTopicDto[];
  /** `total` is at most 20. */
  pagination: PaginationDto;
};
export type FoundDto = {
  people: PeopleFoundDto;
  pages: PagesFoundDto;
  posts: PostsFoundDto;
  topics: TopicsFoundDto;
};
export type FindResponseDto = {
  data: FoundDto;
  /** Always true. */
  success: boolean;
};
export type FindDto = {
  /** What to search for, 1–100 characters. Its first eight words count, without regard to case and punctuation; every one of
    them must be found. */
  q: string;
  /** One list, page by page; or the first three entries of each (`all`, the default), whatever `page` and `limit` are. */
  kind?: 'all' | 'people' | 'pages' | 'posts' | 'topics';
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type CommentDto = {
  /** Plain text; must be shown as text, never as HTML. */
  comment: string;
  User: MemberCardDto;
  /** Comment id. */
  id: string;
  /** Id of the comment that it replies to; null for a comment on the post. */
  parentId: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When the content was last changed, ISO 8601, UTC; null if it never was. */
  editedAt: string | null;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version: string;
  /** Members whom it mentions, longest label first. */
  mentions: MentionDto[];
};
export type CommentSavedResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: CommentDto;
};
export type CreateCommentDto = {
  /** Post id. */
  feedId: string;
  /** Plain text, 1–2,000 characters after trimming; kept verbatim. */
  comment: string;
  /** Ids of up to ten members. Of these the comment mentions whoever's name follows an `@` in it and who may be told. */
  mentions?: string[] | null;
  /** Id of a comment on the same post that this one replies to, which is no reply itself. Without it, a comment on the post. */
  parentId?: string | null;
};
export type ListedCommentDto = {
  /** Plain text; must be shown as text, never as HTML. Null only of a deleted comment. */
  comment: string | null;
  /** Null only of a deleted comment. */
  User: MemberCardDto | null;
  /** Number of replies, 0–500. Only with `threads`. */
  replies?: number;
  /** The newest two replies, oldest first. Only with `threads`. */
  newest?: CommentDto[];
  /** Comment id. */
  id: string;
  /** Id of the comment that it replies to; null for a comment on the post. */
  parentId: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When the content was last changed, ISO 8601, UTC; null if it never was. */
  editedAt: string | null;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version: string;
  /** Members whom it mentions, longest label first. */
  mentions: MentionDto[];
};
export type CommentListDto = {
  /** Newest first; replies to one comment oldest first. */
  comments: ListedCommentDto[];
  pagination: GrowingPaginationDto;
};
export type CommentListResponseDto = {
  data: CommentListDto;
  /** Always true. */
  success: boolean;
};
export type GetFeedCommentsDto = {
  /** Post id. */
  feedId: string;
  /** Only comments on the post itself, each with its number of replies and the newest two; `total` counts threads. */
  threads?: boolean;
  /** Id of a comment on the post: its replies instead, oldest first. */
  parentId?: string | null;
  /** Where to continue: `next` of the answer before, or empty for the beginning. Then `page` does not say where the page begins. */
  after?: string;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type AnswerResponseDto = {
  /** The accepted answer; null while there is none that the viewer may see. */
  data: CommentDto | null;
  /** Always true. */
  success: boolean;
};
export type GetAnswerDto = {
  /** Id of the question. */
  feedId: string;
};
export type AcceptedAnswerDto = {
  /** Id of the comment that is accepted now; null for none. */
  answerId: string | null;
};
export type AcceptedAnswerResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: AcceptedAnswerDto;
};
export type AcceptAnswerDto = {
  /** Id of the question. */
  feedId: string;
  /** Id of a comment on it; null takes the acceptance back. */
  commentId: string | null;
};
export type UpdateCommentDto = {
  /** Comment id. */
  id: string;
  /** Plain text, 1–2,000 characters after trimming; kept verbatim. */
  comment: string;
  /** Ids as in a new comment; without it, members stay mentioned whose name is still in the text. Only those who were added are
    told. */
  mentions?: string[] | null;
  /** The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
    Without it the last write wins. */
  version?: string;
};
export type DeleteCommentDto = {
  /** Comment id. */
  id: string;
};
