import { useColorScheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CampusThemeProvider } from './CampusThemeProvider.tsx';
import { withTokens } from '../vite/tokenStyles.ts';
import { darkTokens, lightTokens } from './tokens.ts';

const source = readFileSync(join(__dirname, '../public/color-scheme.js'), 'utf8');

/** Simulates a reload before the site's first module runs. */
function runBeforeFirstPaint() {
  document.documentElement.removeAttribute('data-theme');
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
}

const scheme = () => document.documentElement.getAttribute('data-theme');

function preferDark() {
  const lightAnswer = window.matchMedia('(prefers-color-scheme: dark)');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...lightAnswer,
    matches: query.includes('prefers-color-scheme: dark'),
  }));
}

function Appearance() {
  const { mode, setMode } = useColorScheme();
  return (
    <>
      <p>Appearance: {mode}</p>
      <button onClick={() => setMode('dark')}>Dark</button>
      <button onClick={() => setMode('system')}>As the system</button>
    </>
  );
}

const choose = (name: string) => act(() => screen.getByRole('button', { name }).click());

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});
afterEach(() => jest.restoreAllMocks());

it('follows the system until the user chooses', () => {
  preferDark();
  render(<Appearance />, { wrapper: CampusThemeProvider });
  expect(screen.getByText('Appearance: system')).toBeInTheDocument();
  expect(scheme()).toBe('dark');
});

it('paints the chosen scheme before the site has loaded', () => {
  render(<Appearance />, { wrapper: CampusThemeProvider });
  expect(scheme()).toBe('light');
  choose('Dark');
  expect(scheme()).toBe('dark');
  runBeforeFirstPaint();
  expect(scheme()).toBe('dark');
});

it('follows the system again when the user chooses that', () => {
  render(<Appearance />, { wrapper: CampusThemeProvider });
  choose('Dark');
  choose('As the system');
  runBeforeFirstPaint();
  expect(scheme()).toBe('light');
  preferDark();
  runBeforeFirstPaint();
  expect(scheme()).toBe('dark');
});

it('follows the system when storage is forbidden', () => {
  preferDark();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  runBeforeFirstPaint();
  expect(scheme()).toBe('dark');
});

it('has the colours of both schemes in the page, so that switching causes no rendering', () => {
  render(<p>Text</p>, { wrapper: CampusThemeProvider });
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const paperOf = (tokens: { paper: string }) =>
    rules.find((rule) => rule.includes(`--mui-palette-campus-paper: ${tokens.paper}`)) ?? '';
  expect(paperOf(lightTokens)).toMatch(/^:root/);
  expect(paperOf(darkTokens)).toMatch(/^\[data-theme="dark"\]/);
});

it('has the background of the right scheme even before its styles have loaded', () => {
  const paint = withTokens(readFileSync(join(__dirname, 'paint.css'), 'utf8'));
  const [light = '', dark = ''] = paint.split("[data-theme='dark']");
  expect(light).toContain(`background-color: ${lightTokens.paper}`);
  expect(dark).toContain(`background-color: ${darkTokens.paper}`);
});

it('fails for a style sheet that names no token', () => {
  expect(() => withTokens('a { color: token(light.papre); }')).toThrow('no design token light.papre');
});
