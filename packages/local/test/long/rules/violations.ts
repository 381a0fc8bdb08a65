/** A file that breaks one rule on purpose, and the name of the rule that must report it. */
export interface Violation {
  /** The path that the file would have in the repository. */
  path: string;
  code: string;
  rule: string;
}

const padding = (lines: number): string => 'export const x = 1;\n' + '// line\n'.repeat(lines - 1);

/** Every rule of eslint.config.js and .oxlintrc.json that is not simply part of a recommended set. */
export const lintViolations: Violation[] = [
  {
    path: 'backend/src/lint/any.ts',
    code: 'export function f(value: any): string {\n  return String(value);\n}\n',
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    path: 'backend/src/lint/floating.ts',
    code: 'async function save(): Promise<void> {\n  await Promise.resolve();\n}\nexport function f(): void {\n  save();\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
  {
    path: 'backend/src/lint/misused.ts',
    code: 'export const f = (list: string[]): string[] =>\n  list.filter(async (entry) => {\n    await Promise.resolve();\n    return entry !== "";\n  });\n',
    rule: 'typescript(no-misused-promises)',
  },
  {
    path: 'backend/src/lint/type-import.ts',
    code: "import { URL } from 'node:url';\nexport const f = (address: URL): string => address.href;\n",
    rule: '@typescript-eslint/consistent-type-imports',
  },
  {
    path: 'backend/src/lint/non-null.ts',
    code: 'export const f = (list: string[]): string => list[0]!;\n',
    rule: '@typescript-eslint/no-non-null-assertion',
  },
  {
    path: 'backend/src/lint/switch.ts',
    code: "export function f(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    path: 'backend/src/lint/return-await.ts',
    code: 'export async function f(work: () => Promise<void>): Promise<void> {\n  try {\n    return work();\n  } catch {\n    await work();\n  }\n}\n',
    rule: 'typescript(return-await)',
  },
  {
    path: 'backend/src/lint/type.ts',
    code: 'export const f = (list: string[]): number => list;\n',
    rule: 'typescript(TS2322)',
  },
  {
    path: 'member-web/src/lint/Type.tsx',
    code: 'export const Mark = () => <b title={1}>·</b>;\n',
    rule: 'typescript(TS2322)',
  },
  { path: 'backend/src/lint/long.ts', code: padding(301), rule: 'max-lines' },
  {
    path: 'backend/src/lint/swallowed.ts',
    code: 'export function f(work: () => void): void {\n  try {\n    work();\n  } catch {}\n}\n',
    rule: 'no-empty',
  },
  {
    path: 'backend/src/lint/unused.ts',
    code: 'export function f(work: () => void): void {\n  try {\n    work();\n  } catch (error) {\n    work();\n  }\n}\n',
    rule: 'eslint(no-unused-vars)',
  },
  {
    path: 'backend/src/lint/equality.ts',
    code: 'export const f = (a: unknown, b: unknown): boolean => a == b;\n',
    rule: 'eqeqeq',
  },
  {
    path: 'backend/src/lint/stale-disable.ts',
    code: '// eslint-disable-next-line no-console\nexport const x = 1;\n',
    rule: 'unused disable directive',
  },
  {
    path: 'backend/src/lint/console.ts',
    code: "export const f = (): void => {\n  console.error('x');\n};\n",
    rule: 'no-console',
  },
  {
    path: 'backend/src/lint/random.ts',
    code: 'export const f = (): number => Math.random();\n',
    rule: 'no-restricted-properties',
  },
  {
    path: 'backend/src/lint/synchronize.ts',
    code: 'export const options = { synchronize: true };\n',
    rule: 'no-restricted-syntax',
  },
  {
    path: 'backend/src/lint/synchronize-call.ts',
    code: 'export const f = (source: { synchronize(): Promise<void> }): Promise<void> => source.synchronize();\n',
    rule: 'no-restricted-syntax',
  },
  {
    path: 'backend/src/lint/environment.ts',
    code: 'export const f = (): string | undefined => process.env.PORT;\n',
    rule: 'no-restricted-syntax',
  },
  {
    path: 'backend/src/lint/barrel.ts',
    code: "export * from './any.js';\n",
    rule: 'no-restricted-syntax',
  },
  {
    path: 'backend/src/modules/feeds/lint.service.ts',
    code: "export const f = (source: { query(sql: string): Promise<void> }): Promise<void> => source.query('select 1');\n",
    rule: 'no-restricted-syntax',
  },
  {
    path: 'backend/src/modules/feeds/lint-typeorm.service.ts',
    code: 'export const f = (tx: { manager: object }): object => tx.manager;\n',
    rule: 'no-restricted-syntax',
  },
  {
    path: 'member-web/src/screens/lint/Markup.tsx',
    code: "export const Markup = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;\n",
    rule: 'no-restricted-syntax',
  },
  {
    path: 'admin-web/src/layout/lint/inner-html.ts',
    code: "export const f = (node: HTMLElement): void => {\n  node.innerHTML = '';\n};\n",
    rule: 'no-restricted-syntax',
  },
  {
    path: 'member-web/src/app/lint/router.ts',
    code: "import { Link } from 'react-router';\nexport const link = Link;\n",
    rule: 'no-restricted-imports',
  },
  {
    path: 'member-web/src/api/lint/second-api.ts',
    code: 'declare function createApi(): object;\nexport const api = createApi();\n',
    rule: 'no-restricted-syntax',
  },
  {
    path: 'member-web/src/features/lint/fetch.ts',
    code: "export const f = (): Promise<Response> => fetch('/x');\n",
    rule: 'no-restricted-globals',
  },
  {
    path: 'admin-web/src/resources/lint/fetch.ts',
    code: "export const f = (): Promise<Response> => window.fetch('/x');\n",
    rule: 'no-restricted-properties',
  },
  {
    path: 'packages/web-kit/src/lint/log.ts',
    code: "export const f = (): void => {\n  console.log('x');\n};\n",
    rule: 'no-console',
  },
  {
    path: 'member-web/src/components/lint/Hook.tsx',
    code: "import { useState } from 'react';\nexport const Hook = ({ on }: { on: boolean }) => {\n  if (on) useState(0);\n  return null;\n};\n",
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    path: 'member-web/src/components/lint/Effect.tsx',
    code: "import { useEffect } from 'react';\nexport const Effect = ({ id }: { id: string }) => {\n  useEffect(() => {\n    document.title = id;\n  }, []);\n  return null;\n};\n",
    rule: 'react-hooks(exhaustive-deps)',
  },
  {
    path: 'member-web/src/components/lint/Ref.tsx',
    code: "import { useRef } from 'react';\nexport const Ref = () => {\n  const count = useRef(0);\n  return <b>{count.current}</b>;\n};\n",
    rule: 'react(refs)',
  },
  {
    path: 'admin-web/src/layout/lint/State.tsx',
    code: "import { useEffect, useState } from 'react';\nexport const State = ({ id }: { id: string }) => {\n  const [shown, setShown] = useState('');\n  useEffect(() => {\n    setShown(id);\n  }, [id]);\n  return <b>{shown}</b>;\n};\n",
    rule: 'react(set-state-in-effect)',
  },
  {
    path: 'packages/web-kit/src/lint/Inner.tsx',
    code: 'export const Outer = ({ text }: { text: string }) => {\n  const Inner = () => <i>{text}</i>;\n  return <Inner />;\n};\n',
    rule: 'react(static-components)',
  },
  {
    path: 'packages/web-kit/src/lint/Pure.tsx',
    code: 'export const Pure = () => <b>{Math.random()}</b>;\n',
    rule: 'react(purity)',
  },
  {
    path: 'packages/web-kit/src/lint/bound.ts',
    code: 'export const LONGEST_NAME = 60;\n',
    rule: 'house/constant-names',
  },
  {
    path: 'member-web/src/lib/lint/bare-bound.spec.ts',
    code: 'const MOST = 5;\nexport const x = MOST;\n',
    rule: 'house/constant-names',
  },
  {
    path: 'backend/src/lint/duration.ts',
    code: 'const MINUTE_MS = 60_000;\nexport const RETRY_DELAY = 2 * MINUTE_MS;\n',
    rule: 'house/constant-names',
  },
  {
    path: 'packages/e2e/src/lint/pauses.ts',
    code: 'export const PAUSES = [70, 380] as const;\n',
    rule: 'house/constant-names',
  },
  {
    path: 'admin-web/src/layout/lint/size.ts',
    code: 'export const MAX_WIDTH = 480;\n',
    rule: 'house/constant-names',
  },
  {
    path: 'backend/test/lint-only.spec.ts',
    code: "describe.only('x', () => undefined);\n",
    rule: 'no-restricted-syntax',
  },
  {
    path: 'member-web/src/lib/lint-skip.spec.ts',
    code: "it.skip('x', () => undefined);\n",
    rule: 'no-restricted-syntax',
  },
  {
    path: 'backend/test/lint-only-each.spec.ts',
    code: "it.only.each([1])('x', () => undefined);\n",
    rule: 'no-restricted-syntax',
  },
  {
    path: 'backend/test/lint-xit.spec.ts',
    code: "xit('x', () => undefined);\n",
    rule: 'no-restricted-syntax',
  },
  {
    path: 'packages/e2e/tests/lint-sleep.spec.ts',
    code: 'export const f = (page: { waitForTimeout(ms: number): Promise<void> }): Promise<void> => page.waitForTimeout(1);\n',
    rule: 'no-restricted-syntax',
  },
];

/** Files that look like violations but are in allowed places: lint must not report them. */
export const lintAllowed: Omit<Violation, 'rule'>[] = [
  {
    path: 'backend/src/lint/service.ts',
    code: "import { Injectable } from '@nestjs/common';\nimport { Jwt } from './jwt.js';\n@Injectable()\nexport class Service {\n  constructor(readonly jwt: Jwt) {}\n}\n",
  },
  { path: 'backend/src/lint/jwt.ts', code: 'export class Jwt {\n  readonly secret = 1;\n}\n' },
  { path: 'backend/src/lint/say.cli.ts', code: "console.log(process.env.PORT ?? '');\n" },
  { path: 'backend/src/config/env.ts', code: 'export const port = process.env.PORT;\n' },
  { path: 'backend/src/database/migrations/1-long.ts', code: padding(400) },
  { path: 'backend/src/lint/long.spec.ts', code: padding(400) },
  {
    path: 'backend/src/lint/constants.ts',
    code: "export const MAX_WAIT_MS = 5_000;\nexport const MAX_PER_MINUTE = 30;\nexport const KEPT_AFTER = `interval '1 day'`;\n",
  },
  {
    path: 'backend/src/modules/feeds/lint.repository.ts',
    code: "export const f = (source: { query(sql: string): Promise<void> }): Promise<void> => source.query('select 1');\n",
  },
  {
    path: 'member-web/src/components/RichText/RichText.tsx',
    code: "export const RichText = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;\n",
  },
  {
    path: 'member-web/src/api/lint/base-query.ts',
    code: "export const f = (): Promise<Response> => fetch('/x');\n",
  },
];

const imports = (...specifiers: string[]): string =>
  specifiers.map((specifier, index) => `import { x as x${index} } from '${specifier}';\n`).join('') +
  `export const x = [${specifiers.map((_, index) => `x${index}`).join(', ')}];\n`;

/** A violation of every rule of .dependency-cruiser.cjs. The files they import are `importTargets`. */
export const importViolations: Violation[] = [
  {
    path: 'member-web/src/app/to-backend.ts',
    code: imports('../../../backend/src/common/x.js'),
    rule: 'pieces-apart',
  },
  {
    path: 'backend/src/platform/sql/to-site.ts',
    code: imports('../../../../admin-web/src/lib/x.ts'),
    rule: 'pieces-apart',
  },
  {
    path: 'admin-web/src/layout/to-local.ts',
    code: imports('../../../packages/local/src/x.ts'),
    rule: 'sites-use-web-kit-only',
  },
  {
    path: 'packages/web-kit/src/to-site.ts',
    code: imports('../../../member-web/src/lib/x.ts'),
    rule: 'web-kit-stands-alone',
  },
  {
    path: 'packages/local/src/to-backend.ts',
    code: imports('../../../backend/src/common/x.js'),
    rule: 'packages-import-no-piece',
  },
  {
    path: 'packages/demo/src/to-local.ts',
    code: imports('../../local/src/x.ts'),
    rule: 'demo-fills-through-the-api',
  },
  ...(
    [
      ['profile', 'pages'],
      ['auth', 'pages'],
      ['public', 'comments'],
      ['pages', 'feeds'],
      ['feeds', 'likes'],
      ['comments', 'likes'],
      ['likes', 'comments'],
      ['account', 'admin'],
      ['admin', 'public'],
    ] as const
  ).map(([from, to]) => ({
    path: `backend/src/modules/${from}/out-of-order.ts`,
    code: imports(`../${to}/x.service.js`),
    rule: `backend-module-${from}`,
  })),
  {
    path: 'backend/src/modules/polls/polls.service.ts',
    code: imports('../../common/x.js'),
    rule: 'backend-module-unlisted',
  },
  ...(
    [
      ['logging', 'metrics'],
      ['metrics', 'sql'],
      ['jobs', 'http'],
      ['http', 'sessions'],
      ['audit', 'limits'],
      ['sessions', 'media'],
      ['mail', 'push'],
    ] as const
  ).map(([from, to]) => ({
    path: `backend/src/platform/${from}/out-of-order.ts`,
    code: imports(`../${to}/x.js`),
    rule: `backend-platform-${from}`,
  })),
  {
    path: 'backend/src/platform/calendar/calendar.ts',
    code: imports('../../common/x.js'),
    rule: 'backend-platform-unlisted',
  },
  {
    path: 'backend/src/modules/feeds/past-the-door.service.ts',
    code: imports('../pages/x.policy.js'),
    rule: 'backend-modules-meet-at-the-door',
  },
  {
    path: 'backend/src/modules/feeds/entity-value.repository.ts',
    code: imports('../pages/x.entity.js'),
    rule: 'backend-entities-across-as-types',
  },
  {
    path: 'backend/src/modules/feeds/thick.controller.ts',
    code: imports('./x.repository.js'),
    rule: 'backend-controllers-stay-thin',
  },
  {
    path: 'backend/src/modules/feeds/ruling.repository.ts',
    code: imports('./x.service.js'),
    rule: 'backend-repositories-hold-no-rules',
  },
  {
    path: 'backend/src/modules/feeds/impure.mapper.ts',
    code: imports('./x.repository.js'),
    rule: 'backend-pure-parts',
  },
  {
    path: 'backend/src/modules/feeds/querying.policy.ts',
    code: "import { DataSource } from 'typeorm';\nexport const x = DataSource;\n",
    rule: 'backend-pure-parts',
  },
  {
    path: 'backend/src/modules/feeds/knowing.dto.ts',
    code: imports('./x.service.js'),
    rule: 'backend-dtos-are-shapes',
  },
  {
    path: 'backend/src/modules/feeds/acting.entity.ts',
    code: imports('./x.service.js'),
    rule: 'backend-entities-are-tables',
  },
  {
    path: 'backend/src/platform/sql/to-module.ts',
    code: imports('../../modules/feeds/x.service.js'),
    rule: 'backend-platform-knows-no-module',
  },
  {
    path: 'backend/src/common/to-platform.ts',
    code: imports('../platform/sql/x.js'),
    rule: 'backend-common-is-the-ground',
  },
  {
    path: 'backend/src/modules/feeds/to-start.ts',
    code: imports('../../app.module.js'),
    rule: 'backend-rooms-do-not-know-the-start',
  },
  ...(
    [
      ['lib', 'api'],
      ['api', 'components'],
      ['components', 'features'],
      ['content', 'features'],
      ['features', 'screens'],
      ['screens', 'app'],
    ] as const
  ).map(([from, to]) => ({
    path: `member-web/src/${from}/upwards/out-of-order.ts`,
    code: imports(`../../${to}/x.ts`),
    rule: `member-${from}`,
  })),
  {
    path: 'member-web/src/app/to-main.ts',
    code: imports('../main.ts'),
    rule: 'member-app',
  },
  ...(
    [
      ['lib', 'providers'],
      ['api', 'providers'],
      ['providers', 'layout'],
      ['components', 'layout'],
      ['resources', 'layout'],
      ['dashboard', 'settings'],
      ['settings', 'dashboard'],
      ['login', 'dashboard'],
      ['layout', 'dashboard'],
    ] as const
  ).map(([from, to]) => ({
    path: `admin-web/src/${from}/upwards/out-of-order.ts`,
    code: imports(`../../${to}/x.ts`),
    rule: `console-${from}`,
  })),
  {
    path: 'member-web/src/features/feeds/private.ts',
    code: imports('../likes/x.ts'),
    rule: 'member-features-apart',
  },
  {
    path: 'admin-web/src/resources/posts/x.ts',
    code: imports('../users/x.ts'),
    rule: 'console-resources-apart',
  },
  { path: 'backend/src/common/circle.ts', code: imports('./other-half.js'), rule: 'no-circular' },
  {
    path: 'admin-web/src/lib/type-circle.ts',
    code: "import type { B } from './type-other-half.ts';\nexport type A = B | 1;\n",
    rule: 'no-circular',
  },
  { path: 'backend/src/common/orphan.ts', code: 'export const x = 1;\n', rule: 'no-orphans' },
  {
    path: 'backend/src/common/to-test.ts',
    code: imports('../../test/support/x.js'),
    rule: 'production-knows-no-test',
  },
  { path: 'member-web/src/lib/nowhere.ts', code: imports('./missing.ts'), rule: 'no-unresolvable' },
  {
    path: 'packages/web-kit/src/undeclared.ts',
    code: "import { DataSource } from 'typeorm';\nexport const x = DataSource;\n",
    rule: 'no-undeclared-dependency',
  },
  {
    path: 'member-web/src/lib/development.ts',
    code: "import { screen } from '@testing-library/react';\nexport const x = screen;\n",
    rule: 'no-dev-dependency-in-production',
  },
];

const target = (path: string): Omit<Violation, 'rule'> => ({ path, code: 'export const x = 1;\n' });

/** The files that the violating files import, and imports that must pass. */
export const importTargets: Omit<Violation, 'rule'>[] = [
  ...['profile', 'auth', 'public', 'pages', 'feeds', 'comments', 'likes', 'account', 'admin'].map((module) =>
    target(`backend/src/modules/${module}/x.service.ts`),
  ),
  target('backend/src/modules/pages/x.policy.ts'),
  target('backend/src/modules/pages/x.entity.ts'),
  target('backend/src/modules/feeds/x.repository.ts'),
  target('backend/src/common/x.ts'),
  ...['http', 'limits', 'media', 'metrics', 'push', 'sessions', 'sql'].map((room) =>
    target(`backend/src/platform/${room}/x.ts`),
  ),
  target('backend/src/app.module.ts'),
  target('backend/test/support/x.ts'),
  { path: 'backend/src/common/other-half.ts', code: imports('./circle.js') },
  {
    path: 'admin-web/src/lib/type-other-half.ts',
    code: "import type { A } from './type-circle.ts';\nexport type B = A | 2;\n",
  },
  ...['lib', 'api', 'components', 'features', 'screens', 'app'].map((room) =>
    target(`member-web/src/${room}/x.ts`),
  ),
  target('member-web/src/main.ts'),
  target('member-web/src/features/likes/x.ts'),
  target('member-web/src/features/likes/exports/x.ts'),
  ...['lib', 'providers', 'layout', 'dashboard', 'settings', 'resources/users'].map((room) =>
    target(`admin-web/src/${room}/x.ts`),
  ),
  target('packages/local/src/x.ts'),
  {
    path: 'backend/src/modules/feeds/good.repository.ts',
    code: "import type { x } from '../pages/x.entity.js';\nimport { DataSource } from 'typeorm';\nexport const y: [typeof x, typeof DataSource] = [1, DataSource];\n",
  },
  {
    path: 'member-web/src/features/feeds/good.tsx',
    code: "import { x } from '../likes/exports/x.ts';\nimport { useState } from 'react';\nexport const y = [x, useState];\n",
  },
];
