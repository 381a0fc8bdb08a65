// Generated from backend/contract/document.ts, which explains each entry; see "npm run api:generate".
export const MAX_RECORD_ROLE_LENGTH = 100 as const; // IssueRecordDto.role.maxLength
export const MIN_RECORD_DONE_LENGTH = 20 as const; // IssueRecordDto.done.minLength
export const MAX_RECORD_DONE_LENGTH = 600 as const; // IssueRecordDto.done.maxLength
export const MAX_RECORD_HOURS = 2000 as const; // IssueRecordDto.hours.maximum
export const MAX_REVOCATION_LENGTH = 500 as const; // RevokeRecordDto.reason.maxLength
