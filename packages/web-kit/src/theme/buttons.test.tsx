import Button from '@mui/material/Button';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CampusThemeProvider } from '../CampusThemeProvider.tsx';

/** MUI removes classes between versions. A rule for a removed class, such as `containedError`, has no effect. */
it('uses only class names that busy buttons have', () => {
  const variants = ['contained', 'outlined', 'text', 'tonal'] as const;
  render(
    <CampusThemeProvider>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} color="error" startIcon={<i />} loading />
      ))}
    </CampusThemeProvider>,
  );
  const present = new Set(
    [...document.querySelectorAll('button *, button')].flatMap((part) => [...part.classList]),
  );
  const named = readFileSync(join(__dirname, 'buttons.ts'), 'utf8').match(/MuiButton-\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !present.has(name))).toEqual([]);
});
