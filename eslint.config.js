import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import constantNames from './eslint.constant-names.js';

// Types, unused names and the rules of React are oxlint's (.oxlintrc.json), formatting is oxfmt's, imports between rooms
// are dependency-cruiser's. Every rule named here carries its reason.

const typescript = ['**/*.ts', '**/*.tsx'];
const tests = [
  '**/*.spec.{ts,tsx,mjs}',
  '**/*.test.{ts,tsx,mjs}',
  'backend/test/**',
  '*-web/src/test/**',
  'packages/*/test/**',
  'packages/e2e/**',
];
const backendCommands = ['backend/{src,contract}/**/*.cli.ts', 'backend/src/database/run-command.ts'];
const siteSource = ['member-web/src/**', 'admin-web/src/**', 'packages/web-kit/src/**'];

// `no-restricted-syntax` of a later block replaces an earlier one's, so each block lists all that holds in it.
const noBarrels = [
  {
    selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
    message:
      'No barrels: import from the file that declares it, so that the import graph shows who uses what.',
  },
];

const noRawMarkup = [
  {
    selector:
      "JSXAttribute[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML'], Property[key.value='dangerouslySetInnerHTML']",
    message: 'Only member-web/src/components/RichText may set markup: it sanitises first. Use <RichText>.',
  },
  {
    selector:
      'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/], CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe)$/]',
    message: 'Markup set past React escapes the sanitiser. Use <RichText>.',
  },
];

const textsInOnePlace = [
  {
    selector: [
      'JSXText[value=/[A-Za-z]/]',
      'JSXAttribute[name.name=/^(action|alt|aria-label|caption|helperText|hint|label|lead|placeholder|question|remark|thing|title)$/] > Literal[value=/[A-Za-z]/]',
      // A sentence, unless it is an error for developers.
      ':not(NewExpression) > Literal[value=/^[A-Z“].*[a-z] [a-z]/]',
      ':not(NewExpression) > TemplateLiteral > TemplateElement:first-child[value.raw=/^[A-Z“].*[a-z]/]',
    ].join(', '),
    message:
      'What people read stands in member-web/src/texts (pages of their own: content), ready for translation.',
  },
];

const oneCreateApi = [
  {
    selector: "CallExpression[callee.name='createApi']",
    message:
      'There is one createApi, in api/baseApi.ts: endpoints of a second one would not share its cache.',
  },
];

const noSchemaSync = [
  {
    selector: "Property[key.name='synchronize']:not([value.value=false])",
    message: 'The schema changes by migrations only: `synchronize` may drop columns with their data.',
  },
  {
    selector: "CallExpression[callee.property.name='synchronize']",
    message: 'The schema changes by migrations only: `synchronize()` may drop columns with their data.',
  },
];

const environmentInOnePlace = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message:
      'Read the environment through config/env.ts, which validates every key and names all faults at boot.',
  },
];

const sqlInRepositories = [
  {
    selector:
      "CallExpression[callee.property.name=/^(query|createQueryBuilder)$/], Decorator[expression.callee.name='InjectRepository'], MemberExpression[property.name='manager'], ObjectPattern > Property[key.name='manager']",
    message: 'Queries live in the <module>.repository.ts alone; call one of its methods.',
  },
];

const noLoneTests = [
  {
    selector:
      'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|fixme|fail|failing)$/]',
    message: 'A test that is left out proves nothing: make it run or delete it.',
  },
  {
    selector:
      'MemberExpression[object.object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|fixme|fail|failing)$/]',
    message: 'A test that is left out proves nothing: make it run or delete it.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]',
    message: 'A test that is left out proves nothing: make it run or delete it.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'A fixed sleep is too long or too short: wait for what the user would see.',
  },
];

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '**/coverage/',
    '**/.data/',
    '**/test-results/',
    '**/playwright-report/',
    '**/generated.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    plugins: { house: { rules: { 'constant-names': constantNames } } },
    rules: { 'house/constant-names': 'error' },
  },

  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // One reason to change per file; CONTRIBUTING.md, "House rules".
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      // A swallowed error needs at least the reason written where it is swallowed.
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      // Written as escapes, invisible characters are meant.
      'no-misleading-character-class': ['error', { allowEscape: true }],
      // oxlint's.
      'no-unused-vars': 'off',
      'prefer-const': 'error',
    },
  },

  {
    files: typescript,
    extends: [tseslint.configs.recommended],
    rules: {
      // Keeps the run-time import graph true.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // oxlint's.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    // Nest needs the classes that it injects and validates as values: the rule leaves files with decorators alone.
    files: ['{backend,packages/bench}/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  {
    // Classic scripts beside index.html, and what jest loads before a site's tests.
    files: ['*-web/public/**/*.js', 'packages/web-kit/public/**/*.js', 'packages/web-kit/jest/**'],
    languageOptions: { globals: globals.browser },
  },

  {
    files: ['backend/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...noBarrels, ...noSchemaSync, ...environmentInOnePlace],
      // Logs are structured and carry the request id; a console line carries neither.
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Names, tokens and keys must be unguessable: use node:crypto.',
        },
      ],
      // Nest modules are classes that hold nothing but their decorator.
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: ['backend/src/modules/**/*.ts'],
    ignores: ['**/*.repository.ts', '**/*.cli.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noBarrels,
        ...noSchemaSync,
        ...environmentInOnePlace,
        ...sqlInRepositories,
      ],
    },
  },
  {
    // The environment is read here, and commands speak to a terminal.
    files: ['backend/src/config/**/*.ts', ...backendCommands],
    rules: { 'no-restricted-syntax': ['error', ...noBarrels, ...noSchemaSync] },
  },
  { files: [...backendCommands, 'backend/src/main.ts'], rules: { 'no-console': 'off' } },

  {
    files: siteSource,
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-syntax': ['error', ...noBarrels, ...noRawMarkup, ...oneCreateApi],
      // The common error handler logs the whole error, as specified; nothing else has business in a student's console.
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest'].map((name) => ({
          name,
          message:
            'Calls go through the api room (api/ or providers/), which holds token, 401 and 503 rules.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          ['fetch', 'XMLHttpRequest'].map((property) => ({
            object,
            property,
            message:
              'Calls go through the api room (api/ or providers/), which holds token, 401 and 503 rules.',
          })),
        ),
      ],
    },
  },
  {
    files: ['member-web/**/*.{ts,tsx}', 'admin-web/**/*.{ts,tsx}', 'packages/web-kit/src/**'],
    ignores: ['packages/web-kit/src/{Button,ButtonBase}.tsx', 'packages/web-kit/src/theme/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-router',
          message: 'Import from react-router-dom, which the sites depend on and which exports all of it.',
        },
        ...['Button', 'ButtonBase'].map((name) => ({
          name: `@mui/material/${name}`,
          importNames: ['default'],
          message: `Use ${name} of web-kit (${name}.tsx): its words change on a page that the browser translates.`,
        })),
      ],
    },
  },
  {
    files: ['*-web/src/api/**', 'admin-web/src/providers/**'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['*-web/src/api/baseApi.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noBarrels, ...noRawMarkup] },
  },
  {
    files: ['member-web/src/{app,components,features,lib,screens}/**'],
    rules: {
      'no-restricted-syntax': ['error', ...noBarrels, ...noRawMarkup, ...oneCreateApi, ...textsInOnePlace],
    },
  },
  {
    files: ['member-web/src/components/RichText/**'],
    rules: { 'no-restricted-syntax': ['error', ...noBarrels, ...oneCreateApi, ...textsInOnePlace] },
  },

  {
    files: tests,
    rules: {
      'max-lines': 'off',
      'no-restricted-syntax': ['error', ...noLoneTests],
      // Playwright reads which fixtures a function wants from its parameter, `{}` for none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  { files: ['backend/test/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  // A migration is written once and never edited; splitting one would reorder history.
  { files: ['backend/src/database/migrations/**'], rules: { 'max-lines': 'off' } },

  prettier,
);
