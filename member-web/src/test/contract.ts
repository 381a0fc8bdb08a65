import type {
  GetBansDto,
  GetPageActsDto,
  GetRolesDto,
  PageActListResponseDto,
  PageBanListResponseDto,
  PageBanSetResponseDto,
  PageRoleSetResponseDto,
  PageRolesResponseDto,
  SetBanDto,
  SetRoleDto,
  AppealDto,
  AppealSuspensionDto,
  GetDecisionsDto,
  GetReportsDto,
  OwnDecisionListResponseDto,
  OwnReportListResponseDto,
  ReportDto,
  ReportResponseDto,
  CheckResetLinkDto,
  EmailChangeResponseDto,
  AddPushDto,
  ChangeEmailDto,
  ChangePasswordDto,
  CommentListResponseDto,
  CommentSavedResponseDto,
  ConfirmEmailDto,
  CreateCommentDto,
  DeleteAccountDto,
  DeleteCommentDto,
  DeleteFeedDto,
  EmptyDto,
  EndSessionDto,
  FacesResponseDto,
  FindDto,
  FindResponseDto,
  FeedListResponseDto,
  FeedResponseDto,
  FeedSavedResponseDto,
  ForgotPasswordDto,
  GetAllFeedsDto,
  GetAllPagesDto,
  GetFacesDto,
  GetFeedByIdDto,
  GetFeedCommentsDto,
  GetFeedLikesDto,
  AcceptAnswerDto,
  ClosePollDto,
  PollResponseDto,
  VoteDto,
  AcceptedAnswerResponseDto,
  AnswerResponseDto,
  GetAnswerDto,
  GetPublicArticleDto,
  GetTitledDto,
  PublicArticleResponseDto,
  GetFollowingDto,
  GetPopularDto,
  GetTopicPostsDto,
  GetTopicsDto,
  TopicPostsResponseDto,
  TopicsResponseDto,
  GetNotificationsDto,
  GetProfileDto,
  GetPushKeyDto,
  GetRelationsDto,
  GetRemovalsDto,
  GetSavedDto,
  HighlightsResponseDto,
  LikeListResponseDto,
  LoginDto,
  LoginResponseDto,
  MarkReadDto,
  MarkSeenDto,
  MessageResponseDto,
  MutePostDto,
  NotificationListResponseDto,
  NotificationSettingsResponseDto,
  PageBellResponseDto,
  PinPostDto,
  PinPostResponseDto,
  PageDetailsResponseDto,
  PageIdDto,
  PageListResponseDto,
  PageSavedResponseDto,
  PageSuggestionsResponseDto,
  PostMuteResponseDto,
  PushKeyResponseDto,
  RemovePushDto,
  ProfileResponseDto,
  RelationListResponseDto,
  RelationResponseDto,
  RemovalListResponseDto,
  ResetPasswordDto,
  RestoreAccountDto,
  SessionListResponseDto,
  SetBellDto,
  SetNotificationSettingsDto,
  SetRelationDto,
  SetSavedDto,
  SetSavedResponseDto,
  SignUpDto,
  ToggleFollowResponseDto,
  ToggleLikeDto,
  ToggleLikeResponseDto,
  UnreadResponseDto,
  UnsubscribeDto,
  UpdateCollegeDto,
  UpdateCommentDto,
} from '../api/generated';
import type {
  ConfirmTotpDto,
  FactorsResponseDto,
  ProveFactorDto,
  RecoveryCodesResponseDto,
  TotpKeyResponseDto,
} from '../features/account/twoStep/generated';
import type { AgeResponseDto, AskGuardianDto, SetAgeDto } from '../features/age/generated';
import type {
  AnswerGuardianDto,
  GuardianRequestResponseDto,
  GuardianTokenDto,
} from '../features/age/guardian/generated';
import type {
  GetProjectsDto,
  GetPublicProjectDto,
  JoinCodeResponseDto,
  JoinProjectDto,
  ProjectIdDto,
  ProjectListResponseDto,
  ProjectResponseDto,
  ProjectSavedResponseDto,
  PublicProjectResponseDto,
  RemoveProjectMemberDto,
} from '../features/projects/generated';
import type { AnswerTransferDto, OfferTransferDto } from '../features/page-staff/generated';
import type { RemoveFromPageDto } from '../features/page-staff/removal/generated';
import type {
  GetGrievanceDto,
  GrievanceOfficerResponseDto,
  GrievanceResponseDto,
  SendGrievanceDto,
  SentGrievanceResponseDto,
} from '../features/grievances/generated';
import type { GetTransparencyDto, TransparencyResponseDto } from '../features/transparency/generated';
import type {
  AnswerRecordDto,
  GetRecordsDto,
  IssueRecordDto,
  PublicRecordResponseDto,
  RecordAnsweredResponseDto,
  RecordCheckResponseDto,
  RecordListResponseDto,
  RecordSavedResponseDto,
  RecordSerialDto,
  RevokeRecordDto,
  VerifyRecordDto,
} from '../features/records/generated';
import type {
  ApplicantListResponseDto,
  ApplicationIdDto,
  ApplicationResponseDto,
  ApplicationSavedResponseDto,
  ApplyDto,
  BoardResponseDto,
  ColumnResponseDto,
  GetApplicantsDto,
  GetColumnDto,
  SendMessageDto,
  SetApplicationStateDto,
  WaitingResponseDto,
  CreateOpeningDto,
  GetOpeningsDto,
  OpeningIdDto,
  OpeningListResponseDto,
  OpeningResponseDto,
  OpeningSavedResponseDto,
  OwnOpeningListResponseDto,
  GetBoardDto,
  GetOwnOpeningsDto,
  ToggleOpeningSaveResponseDto,
  UpdateOpeningDto,
} from '../features/openings/generated';
import type { SuggestedMember } from '../components/mentions/useSuggestions';

/** Request and response types of each path, from the contract: a handler that breaks it does not compile. */
export interface Contract {
  '/user/auth/signUp': { body: SignUpDto; answer: MessageResponseDto };
  '/user/auth/login': { body: LoginDto; answer: LoginResponseDto };
  '/user/auth/forgotPassword': { body: ForgotPasswordDto; answer: MessageResponseDto };
  '/user/auth/checkResetLink': { body: CheckResetLinkDto; answer: MessageResponseDto };
  '/user/auth/resetPassword': { body: ResetPasswordDto; answer: MessageResponseDto };
  '/user/auth/confirmEmail': { body: ConfirmEmailDto; answer: MessageResponseDto };
  '/user/auth/checkSession': { body: object; answer: MessageResponseDto };
  '/user/auth/logout': { body: object; answer: MessageResponseDto };
  '/user/safety/report': { body: ReportDto; answer: ReportResponseDto };
  '/user/safety/getReports': { body: GetReportsDto; answer: OwnReportListResponseDto };
  '/user/safety/getDecisions': { body: GetDecisionsDto; answer: OwnDecisionListResponseDto };
  '/user/safety/appeal': { body: AppealDto; answer: MessageResponseDto };
  '/user/safety/appealSuspension': { body: AppealSuspensionDto; answer: MessageResponseDto };
  '/user/safety/setRelation': { body: SetRelationDto; answer: RelationResponseDto };
  '/user/safety/getRelations': { body: GetRelationsDto; answer: RelationListResponseDto };
  '/user/notifications/getAll': { body: GetNotificationsDto; answer: NotificationListResponseDto };
  '/user/notifications/getUnread': { body: object; answer: UnreadResponseDto };
  '/user/notifications/markSeen': { body: MarkSeenDto; answer: MessageResponseDto };
  '/user/notifications/markRead': { body: MarkReadDto; answer: MessageResponseDto };
  '/user/notifications/getSettings': { body: object; answer: NotificationSettingsResponseDto };
  '/user/notifications/setSettings': {
    body: SetNotificationSettingsDto;
    answer: NotificationSettingsResponseDto;
  };
  '/user/notifications/getPushKey': { body: GetPushKeyDto; answer: PushKeyResponseDto };
  '/user/notifications/addPush': { body: AddPushDto; answer: MessageResponseDto };
  '/user/notifications/removePush': { body: RemovePushDto; answer: MessageResponseDto };
  '/user/notifications/mutePost': { body: MutePostDto; answer: PostMuteResponseDto };
  '/user/saved/set': { body: SetSavedDto; answer: SetSavedResponseDto };
  '/user/feeds/getTitled': { body: GetTitledDto; answer: FeedListResponseDto };
  '/user/comments/getAnswer': { body: GetAnswerDto; answer: AnswerResponseDto };
  '/user/comments/acceptAnswer': { body: AcceptAnswerDto; answer: AcceptedAnswerResponseDto };
  '/public/getArticle': { body: GetPublicArticleDto; answer: PublicArticleResponseDto };
  '/user/topics/getPosts': { body: GetTopicPostsDto; answer: TopicPostsResponseDto };
  '/user/topics/getTopics': { body: GetTopicsDto; answer: TopicsResponseDto };
  '/user/feeds/getPopular': { body: GetPopularDto; answer: FeedListResponseDto };
  '/user/feeds/getFollowing': { body: GetFollowingDto; answer: FeedListResponseDto };
  '/user/search/find': { body: FindDto; answer: FindResponseDto };
  '/user/search/suggestMembers': {
    body: { q: string; feedId?: string };
    answer: { success: boolean; data: { members: SuggestedMember[] } };
  };
  '/user/saved/getAll': { body: GetSavedDto; answer: FeedListResponseDto };
  '/user/account/sendConfirmation': { body: object; answer: MessageResponseDto };
  '/user/account/changeEmail': { body: ChangeEmailDto; answer: MessageResponseDto };
  '/user/account/getEmailChange': { body: object; answer: EmailChangeResponseDto };
  '/user/account/resendEmailChange': { body: object; answer: MessageResponseDto };
  '/user/account/cancelEmailChange': { body: object; answer: MessageResponseDto };
  '/user/account/changePassword': { body: ChangePasswordDto; answer: MessageResponseDto };
  '/user/account/export': { body: object; answer: object };
  '/user/account/delete': { body: DeleteAccountDto; answer: MessageResponseDto };
  '/user/account/restore': { body: RestoreAccountDto; answer: MessageResponseDto };
  '/user/account/getSessions': { body: object; answer: SessionListResponseDto };
  '/user/account/getAge': { body: object; answer: AgeResponseDto };
  '/user/account/setAge': { body: SetAgeDto; answer: MessageResponseDto };
  '/user/account/askGuardian': { body: AskGuardianDto; answer: MessageResponseDto };
  '/user/account/withdrawConsent': { body: object; answer: MessageResponseDto };
  '/public/getGuardianRequest': { body: GuardianTokenDto; answer: GuardianRequestResponseDto };
  '/public/answerGuardian': { body: AnswerGuardianDto; answer: MessageResponseDto };
  '/user/account/getFactors': { body: object; answer: FactorsResponseDto };
  '/user/account/startTotp': { body: ProveFactorDto; answer: TotpKeyResponseDto };
  '/user/account/confirmTotp': { body: ConfirmTotpDto; answer: RecoveryCodesResponseDto };
  '/user/account/removeTotp': { body: ProveFactorDto; answer: MessageResponseDto };
  '/user/account/newRecoveryCodes': { body: ProveFactorDto; answer: RecoveryCodesResponseDto };
  '/user/account/getRemovals': { body: GetRemovalsDto; answer: RemovalListResponseDto };
  '/user/account/endSession': { body: EndSessionDto; answer: MessageResponseDto };
  '/user/account/endOtherSessions': { body: object; answer: MessageResponseDto };
  '/public/mail/unsubscribe': { body: UnsubscribeDto; answer: MessageResponseDto };
  '/public/getHighlights': { body: EmptyDto; answer: HighlightsResponseDto };
  '/user/profile/get': { body: GetProfileDto; answer: ProfileResponseDto };
  '/user/profile/update': { body: FormData; answer: ProfileResponseDto };
  '/user/profile/updateImages': { body: FormData; answer: ProfileResponseDto };
  '/user/profile/updateCollege': { body: UpdateCollegeDto; answer: ProfileResponseDto };
  '/user/profile/endWelcome': { body: EmptyDto; answer: MessageResponseDto };
  '/user/pages/getAllPages': { body: GetAllPagesDto; answer: PageListResponseDto };
  '/user/pages/getSuggestions': { body: EmptyDto; answer: PageSuggestionsResponseDto };
  '/user/pages/getRoles': { body: GetRolesDto; answer: PageRolesResponseDto };
  '/user/pages/setRole': { body: SetRoleDto; answer: PageRoleSetResponseDto };
  '/user/pages/getPageActs': { body: GetPageActsDto; answer: PageActListResponseDto };
  '/user/pages/offerTransfer': { body: OfferTransferDto; answer: PageRoleSetResponseDto };
  '/user/pages/answerTransfer': { body: AnswerTransferDto; answer: PageRoleSetResponseDto };
  '/user/pages/removePost': { body: RemoveFromPageDto; answer: MessageResponseDto };
  '/user/pages/removeComment': { body: RemoveFromPageDto; answer: MessageResponseDto };
  '/user/pages/setBan': { body: SetBanDto; answer: PageBanSetResponseDto };
  '/user/pages/getBans': { body: GetBansDto; answer: PageBanListResponseDto };
  '/user/pages/getPageById': { body: PageIdDto; answer: PageDetailsResponseDto };
  '/user/pages/create': { body: FormData; answer: PageSavedResponseDto };
  '/user/pages/update': { body: FormData; answer: PageSavedResponseDto };
  '/user/pages/delete': { body: PageIdDto; answer: MessageResponseDto };
  '/user/pages/pinPost': { body: PinPostDto; answer: PinPostResponseDto };
  '/user/pages/setBell': { body: SetBellDto; answer: PageBellResponseDto };
  '/user/pages/toggleFollow': { body: PageIdDto; answer: ToggleFollowResponseDto };
  '/public/getProject': { body: GetPublicProjectDto; answer: PublicProjectResponseDto };
  '/public/getGrievanceOfficer': { body: EmptyDto; answer: GrievanceOfficerResponseDto };
  '/public/sendGrievance': { body: SendGrievanceDto; answer: SentGrievanceResponseDto };
  '/public/getTransparency': { body: GetTransparencyDto; answer: TransparencyResponseDto };
  '/public/getGrievance': { body: GetGrievanceDto; answer: GrievanceResponseDto };
  '/public/getRecord': { body: RecordSerialDto; answer: PublicRecordResponseDto };
  '/public/verifyRecord': { body: VerifyRecordDto; answer: RecordCheckResponseDto };
  '/user/projects/getProjects': { body: GetProjectsDto; answer: ProjectListResponseDto };
  '/user/projects/getProject': { body: ProjectIdDto; answer: ProjectResponseDto };
  '/user/projects/create': { body: FormData; answer: ProjectSavedResponseDto };
  '/user/projects/update': { body: FormData; answer: ProjectSavedResponseDto };
  '/user/projects/delete': { body: ProjectIdDto; answer: MessageResponseDto };
  '/user/projects/renewCode': { body: ProjectIdDto; answer: JoinCodeResponseDto };
  '/user/projects/join': { body: JoinProjectDto; answer: ProjectResponseDto };
  '/user/projects/leave': { body: ProjectIdDto; answer: MessageResponseDto };
  '/user/openings/getOpenings': { body: GetOpeningsDto; answer: OpeningListResponseDto };
  '/user/openings/getOpening': { body: OpeningIdDto; answer: OpeningResponseDto };
  '/user/openings/getOwn': { body: GetOwnOpeningsDto; answer: OwnOpeningListResponseDto };
  '/user/openings/create': { body: CreateOpeningDto; answer: OpeningSavedResponseDto };
  '/user/openings/update': { body: UpdateOpeningDto; answer: OpeningSavedResponseDto };
  '/user/openings/close': { body: OpeningIdDto; answer: OpeningSavedResponseDto };
  '/user/openings/delete': { body: OpeningIdDto; answer: MessageResponseDto };
  '/user/openings/toggleSave': { body: OpeningIdDto; answer: ToggleOpeningSaveResponseDto };
  '/user/applications/apply': { body: ApplyDto; answer: ApplicationSavedResponseDto };
  '/user/applications/getBoard': { body: GetBoardDto; answer: BoardResponseDto };
  '/user/applications/getColumn': { body: GetColumnDto; answer: ColumnResponseDto };
  '/user/applications/get': { body: ApplicationIdDto; answer: ApplicationResponseDto };
  '/user/applications/getApplicants': { body: GetApplicantsDto; answer: ApplicantListResponseDto };
  '/user/applications/setState': { body: SetApplicationStateDto; answer: ApplicationSavedResponseDto };
  '/user/applications/sendMessage': { body: SendMessageDto; answer: ApplicationSavedResponseDto };
  '/user/records/getRecords': { body: GetRecordsDto; answer: RecordListResponseDto };
  '/user/records/issue': { body: IssueRecordDto; answer: RecordSavedResponseDto };
  '/user/records/answer': { body: AnswerRecordDto; answer: RecordAnsweredResponseDto };
  '/user/records/revoke': { body: RevokeRecordDto; answer: RecordSavedResponseDto };
  '/user/records/remove': { body: RecordSerialDto; answer: MessageResponseDto };
  '/user/applications/getWaiting': { body: EmptyDto; answer: WaitingResponseDto };
  '/user/projects/removeMember': { body: RemoveProjectMemberDto; answer: ProjectResponseDto };
  '/user/feeds/getAllFeeds': { body: GetAllFeedsDto; answer: FeedListResponseDto };
  '/user/feeds/getFeedById': { body: GetFeedByIdDto; answer: FeedResponseDto };
  '/user/feeds/create': { body: FormData; answer: FeedSavedResponseDto };
  '/user/feeds/update': { body: FormData; answer: FeedSavedResponseDto };
  '/user/feeds/delete': { body: DeleteFeedDto; answer: MessageResponseDto };
  '/user/polls/vote': { body: VoteDto; answer: PollResponseDto };
  '/user/polls/close': { body: ClosePollDto; answer: PollResponseDto };
  '/user/likes/toggleLike': { body: ToggleLikeDto; answer: ToggleLikeResponseDto };
  '/user/likes/getFaces': { body: GetFacesDto; answer: FacesResponseDto };
  '/user/likes/getFeedLikes': { body: GetFeedLikesDto; answer: LikeListResponseDto };
  '/user/comments/create': { body: CreateCommentDto; answer: CommentSavedResponseDto };
  '/user/comments/update': { body: UpdateCommentDto; answer: CommentSavedResponseDto };
  '/user/comments/delete': { body: DeleteCommentDto; answer: MessageResponseDto };
  '/user/comments/getFeedComments': { body: GetFeedCommentsDto; answer: CommentListResponseDto };
}
