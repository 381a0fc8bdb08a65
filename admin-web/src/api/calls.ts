import type {
  AdminAuthCompleteSetupData,
  AdminAuthCompleteSetupResponse,
  AdministratorsGetData,
  AdministratorsGetResponse,
  AdministratorsCreateData,
  AdministratorsCreateResponse,
  AdministratorsSetRoleData,
  AdministratorsSetRoleResponse,
  AdministratorsRemoveData,
  AdministratorsRemoveResponse,
  AdministratorsResetData,
  AdministratorsResetResponse,
  AdminAccountChangePasswordData,
  AdminAccountChangePasswordResponse,
  AdminAccountEndSessionData,
  AdminAccountEndSessionResponse,
  AdminAccountGetData,
  AdminAccountGetResponse,
  AdminAccountGetSessionsData,
  AdminAccountGetSessionsResponse,
  AdminAccountEndOtherSessionsData,
  AdminAccountEndOtherSessionsResponse,
  AdminAuditSearchData,
  AdminAuditSearchResponse,
  AdminAuthLoginData,
  AdminAuthLoginResponse,
  AdminAuthLogoutData,
  AdminAuthLogoutResponse,
  AdminContentGetCommentsData,
  AdminContentGetCommentsResponse,
  AdminContentRemoveCommentData,
  AdminContentRemoveCommentResponse,
  AdminContentRestorePostData,
  AdminContentRestorePostResponse,
  AdminContentGetProjectsData,
  AdminContentGetProjectsResponse,
  AdminContentRestoreProjectData,
  AdminContentRestoreProjectResponse,
  AdminContentRemoveProjectData,
  AdminContentRemoveProjectResponse,
  AdminContentGetOpeningsData,
  AdminContentGetOpeningsResponse,
  AdminContentRestoreOpeningData,
  AdminContentRestoreOpeningResponse,
  AdminContentRemoveOpeningData,
  AdminContentRemoveOpeningResponse,
  AdminContentGetRecordsData,
  AdminContentGetRecordsResponse,
  AdminContentRevokeRecordData,
  AdminContentRevokeRecordResponse,
  AdminContentRestorePageData,
  AdminContentRestorePageResponse,
  AdminContentRestoreCommentData,
  AdminContentRestoreCommentResponse,
  AdminContentGetPagesData,
  AdminContentGetPagesResponse,
  AdminContentGetPostsData,
  AdminContentGetPostsResponse,
  AdminContentRemovePageData,
  AdminContentRemovePageResponse,
  AdminContentRemovePostData,
  AdminContentRemovePostResponse,
  AdminFactorsGetFactorsData,
  AdminFactorsGetFactorsResponse,
  AdminFactorsStartTotpData,
  AdminFactorsStartTotpResponse,
  AdminFactorsConfirmTotpData,
  AdminFactorsConfirmTotpResponse,
  AdminFactorsRemoveTotpData,
  AdminFactorsRemoveTotpResponse,
  AdminFactorsNewRecoveryCodesData,
  AdminFactorsNewRecoveryCodesResponse,
  AdminReportsExportUsersData,
  AdminReportsGetUsersTimelineData,
  AdminReportsGetUsersTimelineResponse,
  AdminReviewEscalateData,
  AdminReviewEscalateResponse,
  AdminReviewAddNoteData,
  AdminReviewAddNoteResponse,
  AdminReviewRecordReferralData,
  AdminReviewRecordReferralResponse,
  AdminReviewRevealData,
  AdminReviewRevealResponse,
  AdminTopicsGetData,
  AdminTopicsGetResponse,
  AdminTopicsHideData,
  AdminTopicsHideResponse,
  AdminGrievancesAnswerData,
  AdminGrievancesAnswerResponse,
  AdminGrievancesGetData,
  AdminGrievancesGetResponse,
  AdminWordsGetData,
  AdminWordsGetResponse,
  AdminWordsSaveData,
  AdminWordsSaveResponse,
  AdminWordsDeleteData,
  AdminWordsDeleteResponse,
  AdminReviewDecideAppealData,
  AdminReviewDecideAppealResponse,
  AdminReviewDecideData,
  AdminReviewDecideResponse,
  AdminReviewGetCaseData,
  AdminReviewGetCaseResponse,
  AdminReviewGetCasesData,
  AdminReviewGetCasesResponse,
  AdminReviewGetEvidenceData,
  AdminReviewGetEvidenceResponse,
  AdminReviewUndoData,
  AdminReviewUndoResponse,
  AdminSettingsGetAttentionData,
  AdminSettingsGetAttentionResponse,
  AdminSettingsGetData,
  AdminSettingsGetResponse,
  AdminSettingsGetMaintenanceData,
  AdminSettingsGetMaintenanceResponse,
  AdminSettingsSetMaintenanceData,
  AdminSettingsSetMaintenanceResponse,
  AdminUsersGetUserData,
  AdminUsersGetUserResponse,
  AdminUsersGetUsersData,
  AdminUsersGetUsersResponse,
  AdminUsersGetUsersStatsData,
  AdminUsersGetUsersStatsResponse,
  AdminUsersClearFactorsData,
  AdminUsersClearFactorsResponse,
  AdminUsersRecordConsentData,
  AdminUsersRecordConsentResponse,
  AdminUsersSetUserStatusData,
  AdminUsersSetUserStatusResponse,
} from './generated';

/** The path of a call with the types of its request and response, from the OpenAPI document. */
type Call<Data extends { url: string; body: unknown }, Answer> = Record<
  Data['url'],
  { body: Data['body']; answer: Answer }
>;

/** The calls of the console, by path. */
export type Calls = Call<AdminAuthLoginData, AdminAuthLoginResponse> &
  Call<AdminAuthLogoutData, AdminAuthLogoutResponse> &
  Call<AdminUsersGetUsersData, AdminUsersGetUsersResponse> &
  Call<AdminUsersGetUsersStatsData, AdminUsersGetUsersStatsResponse> &
  Call<AdminUsersGetUserData, AdminUsersGetUserResponse> &
  Call<AdminUsersSetUserStatusData, AdminUsersSetUserStatusResponse> &
  Call<AdminContentGetPostsData, AdminContentGetPostsResponse> &
  Call<AdminContentGetPagesData, AdminContentGetPagesResponse> &
  Call<AdminContentGetCommentsData, AdminContentGetCommentsResponse> &
  Call<AdminContentRemoveCommentData, AdminContentRemoveCommentResponse> &
  Call<AdminContentRestorePostData, AdminContentRestorePostResponse> &
  Call<AdminContentGetProjectsData, AdminContentGetProjectsResponse> &
  Call<AdminContentRestoreProjectData, AdminContentRestoreProjectResponse> &
  Call<AdminContentRemoveProjectData, AdminContentRemoveProjectResponse> &
  Call<AdminContentGetOpeningsData, AdminContentGetOpeningsResponse> &
  Call<AdminContentRestoreOpeningData, AdminContentRestoreOpeningResponse> &
  Call<AdminContentRemoveOpeningData, AdminContentRemoveOpeningResponse> &
  Call<AdminContentGetRecordsData, AdminContentGetRecordsResponse> &
  Call<AdminContentRevokeRecordData, AdminContentRevokeRecordResponse> &
  Call<AdminContentRestorePageData, AdminContentRestorePageResponse> &
  Call<AdminContentRestoreCommentData, AdminContentRestoreCommentResponse> &
  Call<AdminContentRemovePostData, AdminContentRemovePostResponse> &
  Call<AdminContentRemovePageData, AdminContentRemovePageResponse> &
  Call<AdminFactorsGetFactorsData, AdminFactorsGetFactorsResponse> &
  Call<AdminFactorsStartTotpData, AdminFactorsStartTotpResponse> &
  Call<AdminFactorsConfirmTotpData, AdminFactorsConfirmTotpResponse> &
  Call<AdminFactorsRemoveTotpData, AdminFactorsRemoveTotpResponse> &
  Call<AdminFactorsNewRecoveryCodesData, AdminFactorsNewRecoveryCodesResponse> &
  Call<AdminUsersClearFactorsData, AdminUsersClearFactorsResponse> &
  Call<AdminUsersRecordConsentData, AdminUsersRecordConsentResponse> &
  Call<AdminAccountChangePasswordData, AdminAccountChangePasswordResponse> &
  Call<AdminAccountEndSessionData, AdminAccountEndSessionResponse> &
  Call<AdminAccountEndOtherSessionsData, AdminAccountEndOtherSessionsResponse> &
  Call<AdminAuditSearchData, AdminAuditSearchResponse> &
  Call<AdminAuthCompleteSetupData, AdminAuthCompleteSetupResponse> &
  Call<AdministratorsGetData, AdministratorsGetResponse> &
  Call<AdministratorsCreateData, AdministratorsCreateResponse> &
  Call<AdministratorsSetRoleData, AdministratorsSetRoleResponse> &
  Call<AdministratorsRemoveData, AdministratorsRemoveResponse> &
  Call<AdministratorsResetData, AdministratorsResetResponse> &
  Call<AdminReviewGetCasesData, AdminReviewGetCasesResponse> &
  Call<AdminReviewGetCaseData, AdminReviewGetCaseResponse> &
  Call<AdminReviewGetEvidenceData, AdminReviewGetEvidenceResponse> &
  Call<AdminReviewDecideData, AdminReviewDecideResponse> &
  Call<AdminReviewUndoData, AdminReviewUndoResponse> &
  Call<AdminReviewEscalateData, AdminReviewEscalateResponse> &
  Call<AdminReviewAddNoteData, AdminReviewAddNoteResponse> &
  Call<AdminReviewRecordReferralData, AdminReviewRecordReferralResponse> &
  Call<AdminReviewRevealData, AdminReviewRevealResponse> &
  Call<AdminTopicsGetData, AdminTopicsGetResponse> &
  Call<AdminTopicsHideData, AdminTopicsHideResponse> &
  Call<AdminGrievancesGetData, AdminGrievancesGetResponse> &
  Call<AdminGrievancesAnswerData, AdminGrievancesAnswerResponse> &
  Call<AdminWordsGetData, AdminWordsGetResponse> &
  Call<AdminWordsSaveData, AdminWordsSaveResponse> &
  Call<AdminWordsDeleteData, AdminWordsDeleteResponse> &
  Call<AdminReviewDecideAppealData, AdminReviewDecideAppealResponse> &
  Call<AdminSettingsGetMaintenanceData, AdminSettingsGetMaintenanceResponse> &
  Call<AdminAccountGetData, AdminAccountGetResponse> &
  Call<AdminAccountGetSessionsData, AdminAccountGetSessionsResponse> &
  Call<AdminReportsGetUsersTimelineData, AdminReportsGetUsersTimelineResponse> &
  Call<AdminSettingsGetData, AdminSettingsGetResponse> &
  Call<AdminSettingsGetAttentionData, AdminSettingsGetAttentionResponse> &
  Call<AdminSettingsSetMaintenanceData, AdminSettingsSetMaintenanceResponse>;

/** The calls that return a file, by path. */
export type Downloads = Call<AdminReportsExportUsersData, Blob>;
