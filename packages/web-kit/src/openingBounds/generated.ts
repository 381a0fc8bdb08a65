// Generated from backend/contract/document.ts, which explains each entry; see "npm run api:generate".
export const MAX_OPEN_DAYS = 120 as const;
export const MAX_QUESTION_LENGTH = 200 as const;
export const MAX_UNPAID_HOURS_WEEK = 20 as const;
export const OPENING_KINDS = ["internship","volunteering","role"] as const; // CreateOpeningDto.kind.enum
export const OPENING_FIELDS = ["software","design","writing","teaching","research","marketing","operations","electronics","mechanical","civil","life-science","finance","law","media","other"] as const; // CreateOpeningDto.field.enum
export const OPENING_MODES = ["on_site","remote","hybrid"] as const; // CreateOpeningDto.mode.enum
export const MIN_OPENING_TITLE_LENGTH = 5 as const; // CreateOpeningDto.title.minLength
export const MAX_OPENING_TITLE_LENGTH = 120 as const; // CreateOpeningDto.title.maxLength
export const MIN_OPENING_ABOUT_LENGTH = 50 as const; // CreateOpeningDto.about.minLength
export const MAX_OPENING_ABOUT_LENGTH = 5000 as const; // CreateOpeningDto.about.maxLength
export const MAX_CITY_LENGTH = 80 as const; // CreateOpeningDto.city.maxLength
export const MAX_HOURS_WEEK = 48 as const; // CreateOpeningDto.hoursWeek.maximum
export const MAX_WEEKS = 52 as const; // CreateOpeningDto.weeks.maximum
export const MAX_PLACES = 500 as const; // CreateOpeningDto.places.maximum
export const MAX_STIPEND = 200000 as const; // CreateOpeningDto.stipendMax.maximum
export const MAX_QUESTIONS = 3 as const; // CreateOpeningDto.questions.maxItems
