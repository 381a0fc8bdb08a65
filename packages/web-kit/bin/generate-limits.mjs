/**
 * Generates what the sites share with the API. Constants from the extensions of the OpenAPI document, such as the rules of posts'
 * HTML and the limits of pictures, and from the bounds of request fields. Each entry is its own constant, so that a bundle
 * contains only those it uses. And the functions that both sides apply to members' texts, copied from the API. Part of
 * `npm run api:generate`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

// Relative to the working directory, because `api:check` runs this script in a copy.
const contract = JSON.parse(readFileSync('../../backend/openapi.json', 'utf8'));

/** Bounds whose keys are part of the contract; the sites call them as all others. */
const NAMES = {
  largestFile: 'MAX_FILE_BYTES',
  mostPictures: 'MAX_PICTURES',
  mostPixels: 'MAX_PIXELS',
  mostFrames: 'MAX_FRAMES',
  deepestNesting: 'MAX_NESTING',
  deepestList: 'MAX_LIST_DEPTH',
  longestHtml: 'MAX_HTML_LENGTH',
};
const constantName = (key) => NAMES[key] ?? key.replace(/[A-Z]/g, '_$&').toUpperCase();

/** Bounds of request fields: the constant, and where the contract has it. */
const FIELD_BOUNDS = {
  MAX_NAME_LENGTH: 'SignUpDto.name.maxLength',
  MAX_EMAIL_LENGTH: 'SignUpDto.email.maxLength',
  MIN_PASSWORD_LENGTH: 'SignUpDto.password.minLength',
  MAX_PASSWORD_LENGTH: 'SignUpDto.password.maxLength',
  MIN_TITLE_LENGTH: 'CreateFeedDto.title.minLength',
  MAX_TITLE_LENGTH: 'CreateFeedDto.title.maxLength',
  MAX_COMMENT_LENGTH: 'CreateCommentDto.comment.maxLength',
  MAX_MENTIONS: 'CreateCommentDto.mentions.maxItems',
  PAGE_CATEGORIES: 'CreatePageDto.category.enum',
  MAX_PAGE_TITLE_LENGTH: 'CreatePageDto.title.maxLength',
  MAX_PAGE_DESCRIPTION_LENGTH: 'CreatePageDto.description.maxLength',
  MIN_PROJECT_TITLE_LENGTH: 'CreateProjectDto.title.minLength',
  MAX_PROJECT_TITLE_LENGTH: 'CreateProjectDto.title.maxLength',
  MIN_SUMMARY_LENGTH: 'CreateProjectDto.summary.minLength',
  MAX_SUMMARY_LENGTH: 'CreateProjectDto.summary.maxLength',
  MAX_SKILLS: 'CreateProjectDto.skills.maxItems',
  MAX_LINKS: 'CreateProjectDto.links.maxItems',
  MAX_ROLE_LENGTH: 'JoinProjectDto.role.maxLength',
  PROJECT_STATUSES: 'CreateProjectDto.status.enum',
  OPENING_KINDS: 'CreateOpeningDto.kind.enum',
  OPENING_FIELDS: 'CreateOpeningDto.field.enum',
  OPENING_MODES: 'CreateOpeningDto.mode.enum',
  MIN_OPENING_TITLE_LENGTH: 'CreateOpeningDto.title.minLength',
  MAX_OPENING_TITLE_LENGTH: 'CreateOpeningDto.title.maxLength',
  MIN_OPENING_ABOUT_LENGTH: 'CreateOpeningDto.about.minLength',
  MAX_OPENING_ABOUT_LENGTH: 'CreateOpeningDto.about.maxLength',
  MAX_CITY_LENGTH: 'CreateOpeningDto.city.maxLength',
  MAX_HOURS_WEEK: 'CreateOpeningDto.hoursWeek.maximum',
  MAX_WEEKS: 'CreateOpeningDto.weeks.maximum',
  MAX_SCHEDULE_LENGTH: 'CreateOpeningDto.schedule.maxLength',
  MAX_PLACES: 'CreateOpeningDto.places.maximum',
  MAX_STIPEND: 'CreateOpeningDto.stipendMax.maximum',
  MAX_QUESTIONS: 'CreateOpeningDto.questions.maxItems',
  MIN_APPLICATION_NOTE_LENGTH: 'ApplyDto.note.minLength',
  MAX_APPLICATION_NOTE_LENGTH: 'ApplyDto.note.maxLength',
  MAX_APPLICATION_LINKS: 'ApplyDto.links.maxItems',
  MAX_MESSAGE_LENGTH: 'SendMessageDto.body.maxLength',
  APPLICATION_STATES: 'SetApplicationStateDto.to.enum',
  BOARD_COLUMNS: 'GetColumnDto.column.enum',
  MAX_RECORD_ROLE_LENGTH: 'IssueRecordDto.role.maxLength',
  MIN_RECORD_DONE_LENGTH: 'IssueRecordDto.done.minLength',
  MAX_RECORD_DONE_LENGTH: 'IssueRecordDto.done.maxLength',
  MAX_RECORD_HOURS: 'IssueRecordDto.hours.maximum',
  MAX_REVOCATION_LENGTH: 'RevokeRecordDto.reason.maxLength',
  MAX_SEARCH_LENGTH: 'FindDto.q.maxLength',
  MAX_REASON_LENGTH: 'RemoveContentDto.reason.maxLength',
  MAX_PATTERN_LENGTH: 'SaveWordRuleDto.pattern.maxLength',
  MAX_REFERRAL_LENGTH: 'RecordReferralDto.to.maxLength',
  MAX_NOTE_LENGTH: 'RemoveContentDto.note.maxLength',
  MAX_REPORT_LENGTH: 'ReportDto.text.maxLength',
  MAX_APPEAL_LENGTH: 'AppealDto.text.maxLength',
  MAX_GRIEVANCE_LENGTH: 'SendGrievanceDto.text.maxLength',
  MAX_PAGE: 'GetAllFeedsDto.page.maximum',
  PAGE_SIZE: 'GetAllFeedsDto.limit.default',
  MAX_PAGE_SIZE: 'GetAllFeedsDto.limit.maximum',
  MAX_ERROR_FRAMES: 'ReportErrorDto.frames.maxItems',
  MAX_ERROR_MESSAGE_LENGTH: 'ReportErrorDto.message.maxLength',
};

/** The greatest length of each field of a profile, characters. */
const PROFILE_LENGTHS = Object.fromEntries(
  Object.entries(contract.components.schemas.UpdateProfileDto.properties)
    .filter(([, { maxLength }]) => maxLength !== undefined)
    .map(([field, { maxLength }]) => [field, maxLength]),
);

/** @throws Error when the contract has no such bound */
function boundAt(place) {
  const [schema, field, keyword] = place.split('.');
  const bound = contract.components.schemas[schema]?.properties[field]?.[keyword];
  if (bound === undefined) throw new Error(`The contract has no ${place}`);
  return bound;
}

const constant = (name, value, comment = '') =>
  `export const ${name} = ${JSON.stringify(value)} as const;${comment}\n`;
const constantsOf = (extension) =>
  Object.entries(contract[extension]).map(([key, value]) => constant(constantName(key), value));

function generate(folder, source, constants) {
  mkdirSync(`src/${folder}`, { recursive: true });
  writeFileSync(
    `src/${folder}/generated.ts`,
    `// Generated from backend/${source}, which explains each entry; see "npm run api:generate".\n${constants.join('')}`,
  );
}

generate('richText', 'src/common/rich-text-rules.ts', constantsOf('x-rich-text'));
generate('pictures', 'src/config/upload-limits.ts', constantsOf('x-upload-limits'));
/** Few screens need the bounds of openings and applications: a file of their own, so that the chunk of all others stays without them. */
const isOfOpenings = ([name, , place = '']) =>
  /OPEN_DAYS|QUESTION|UNPAID|APPLICATION/.test(name) ||
  /Opening|Apply|Application|SendMessage|GetColumn/.test(place);
const bounds = [
  ...Object.entries(contract['x-bounds']).map(([key, value]) => {
    const name = constantName(key);
    return [name, constant(name, value)];
  }),
  ...Object.entries(FIELD_BOUNDS).map(([name, place]) => [
    name,
    constant(name, boundAt(place), ` // ${place}`),
    place,
  ]),
];
/** Those of records are in a file of their own alone. */
const isOfRecords = ([, , place = '']) => /^(Issue|Revoke)RecordDto/.test(place);
const linesOf = (entries) => entries.map(([, line]) => line);
generate('bounds', 'contract/document.ts', [
  ...linesOf(bounds.filter((bound) => !isOfOpenings(bound) && !isOfRecords(bound))),
  constant('PROFILE_LENGTHS', PROFILE_LENGTHS, ' // UpdateProfileDto'),
]);
generate('openingBounds', 'contract/document.ts', linesOf(bounds.filter(isOfOpenings)));
generate('recordBounds', 'contract/document.ts', linesOf(bounds.filter(isOfRecords)));

const TEXT = '../../backend/src/common/text';
/** Few parts of the sites need it: a file of its own, so that the others' chunks stay without it. */
const RULES = 'rules.ts';
/** Settings alone show it. */
const DEVICE_NAME = 'device-name.ts';
/** Loaded where a post has topics. */
const TOPICS = 'topics.ts';
const functions = readdirSync(TEXT)
  .filter((file) => !file.endsWith('.spec.ts') && ![RULES, DEVICE_NAME, TOPICS].includes(file))
  .sort()
  .map((file) => readFileSync(`${TEXT}/${file}`, 'utf8'));
mkdirSync('src/text', { recursive: true });
writeFileSync(
  'src/text/generated.ts',
  `// Copied from backend/src/common/text; see "npm run api:generate".\n${functions.join('\n')}`,
);
writeFileSync(
  `src/${RULES}`,
  `// Copied from backend/src/common/text; see "npm run api:generate".\n${readFileSync(`${TEXT}/${RULES}`, 'utf8')}`,
);
mkdirSync('src/deviceName', { recursive: true });
writeFileSync(
  'src/deviceName/generated.ts',
  `// Copied from backend/src/common/text; see "npm run api:generate".\n${readFileSync(`${TEXT}/${DEVICE_NAME}`, 'utf8')}`,
);
mkdirSync('src/topics', { recursive: true });
writeFileSync(
  'src/topics/generated.ts',
  `// Copied from backend/src/common/text; see "npm run api:generate".\n${readFileSync(
    `${TEXT}/${TOPICS}`,
    'utf8',
  ).replace('./fold-letters.js', '../text/generated.ts')}`,
);
