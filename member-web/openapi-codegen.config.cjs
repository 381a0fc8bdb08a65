/**
 * Generates src/api/generated.ts from the API's contract. All calls of the API are POST requests, so queries are
 * recognised by their name. Only the answers of queries are cached.
 * @type {Partial<import('@rtk-query/codegen-openapi').ConfigFile>}
 */
const config = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/api/baseApi.ts',
  apiImport: 'baseApi',
  exportName: 'generatedApi',
  hooks: false,
  // The generator formats with Prettier, which takes these options, too.
  prettierConfigFile: '../.oxfmtrc.json',
  endpointOverrides: [
    {
      pattern: (_name, { path }) => /\/(?:get[A-Z]?\w*|find)$/.test(path),
      type: 'query',
    },
  ],
};

/** Calls of a part of the account settings that few open. */
const TWO_STEP = ['getFactors', 'startTotp', 'confirmTotp', 'removeTotp', 'newRecoveryCodes'].map(
  (call) => `/user/account/${call}`,
);

/** Calls about the age and a guardian's consent, which few members and visitors open. */
const AGE = [
  ...['getAge', 'setAge', 'askGuardian', 'withdrawConsent'].map((call) => `/user/account/${call}`),
];
const GUARDIAN = ['/public/getGuardianRequest', '/public/answerGuardian'];

/** What those who run a page remove from it, which few members open. */
const REMOVALS = ['removePost', 'removeComment'].map((call) => `/user/pages/${call}`);

/** Calls of projects, which few members open first. */
const isAboutProjects = (path) => path.startsWith('/user/projects/') || path === '/public/getProject';

/** Calls of openings and applications, which few members open first. */
const isAboutOpenings = (path) => /^\/user\/(?:openings|applications)\//.test(path);

/** Calls of records, which few members and visitors open first. */
const isAboutRecords = (path) =>
  path.startsWith('/user/records/') || ['/public/getRecord', '/public/verifyRecord'].includes(path);

/** Calls of the page for grievances, which few visitors open. */
const isAboutGrievances = (path) => /^\/public\/\w*Grievance/.test(path);

/** The call of the page about what was reported and decided, which few visitors open. */
const TRANSPARENCY = '/public/getTransparency';
/** Calls that hand over a page, which few members ever make. */
const TRANSFER = ['/user/pages/offerTransfer', '/user/pages/answerTransfer'];

module.exports = {
  ...config,
  outputFiles: {
    './src/api/generated.ts': {
      // Errors are reported without the store (browserErrors.ts), and every call here is code before the first paint.
      filterEndpoints: (_name, { path }) =>
        (path.startsWith('/user/') || path.startsWith('/public/')) &&
        !isAboutProjects(path) &&
        !isAboutOpenings(path) &&
        !isAboutRecords(path) &&
        !isAboutGrievances(path) &&
        // Suggesting members is written by hand (components/mentions), in the code of the text fields, and so is the stream
        // (features/live), which is no answer that a store could keep.
        ![
          ...TWO_STEP,
          ...AGE,
          ...GUARDIAN,
          TRANSPARENCY,
          ...TRANSFER,
          ...REMOVALS,
          '/public/reportError',
          '/user/search/suggestMembers',
          '/user/live/open',
        ].includes(path),
    },
    './src/features/account/twoStep/generated.ts': {
      apiFile: './src/api/baseApi.ts',
      exportName: 'generatedFactorsApi',
      filterEndpoints: (_name, { path }) => TWO_STEP.includes(path),
    },
    './src/features/age/generated.ts': {
      apiFile: './src/api/baseApi.ts',
      exportName: 'generatedAgeApi',
      filterEndpoints: (_name, { path }) => AGE.includes(path),
    },
    './src/features/age/guardian/generated.ts': {
      apiFile: './src/api/baseApi.ts',
      exportName: 'generatedGuardianApi',
      filterEndpoints: (_name, { path }) => GUARDIAN.includes(path),
    },
    './src/features/page-staff/removal/generated.ts': {
      apiFile: './src/api/baseApi.ts',
      exportName: 'generatedRemovalsApi',
      filterEndpoints: (_name, { path }) => REMOVALS.includes(path),
    },
    './src/features/projects/generated.ts': {
      apiFile: './src/api/baseApi.ts',
      exportName: 'generatedProjectsApi',
      filterEndpoints: (_name, { path }) => isAboutProjects(path),
    },
    './src/features/openings/generated.ts': {
      apiFile: './src/api/baseApi.ts',
      exportName: 'generatedOpeningsApi',
      filterEndpoints: (_name, { path }) => isAboutOpenings(path),
    },
    './src/features/records/generated.ts': {
      apiFile: './src/api/baseApi.ts',
      exportName: 'generatedRecordsApi',
      filterEndpoints: (_name, { path }) => isAboutRecords(path),
    },
    './src/features/transparency/generated.ts': {
      apiFile: './src/api/baseApi.ts',
      exportName: 'generatedTransparencyApi',
      filterEndpoints: (_name, { path }) => path === TRANSPARENCY,
    },
    './src/features/grievances/generated.ts': {
      apiFile: './src/api/baseApi.ts',
      exportName: 'generatedGrievancesApi',
      filterEndpoints: (_name, { path }) => isAboutGrievances(path),
    },
    './src/features/page-staff/generated.ts': {
      apiFile: './src/api/baseApi.ts',
      exportName: 'generatedTransferApi',
      filterEndpoints: (_name, { path }) => TRANSFER.includes(path),
    },
  },
};
