import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CampusThemeProvider } from '@campus-commons/web-kit/CampusThemeProvider.tsx';
import { RichText } from './RichText';

const Original = IntersectionObserver;
let seen: ((isIntersecting: boolean) => void)[];
beforeEach(() => {
  seen = [];
  globalThis.IntersectionObserver = class extends Original {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      seen.push((isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this));
    }
  };
});
afterEach(() => {
  globalThis.IntersectionObserver = Original;
});

const text = (html: string) => (
  <CampusThemeProvider>
    <MemoryRouter>
      <RichText html={html} />
    </MemoryRouter>
  </CampusThemeProvider>
);

it('formulas are shown once one comes near, and again when the text changes', async () => {
  const { container, rerender } = render(text(String.raw`<p>Say \(x^2\).</p>`));
  expect(container).toHaveTextContent(String.raw`Say \(x^2\).`);
  seen[0]?.(false);
  expect(container.querySelector('math')).toBeNull();
  seen[0]?.(true);
  await waitFor(() => expect(container.querySelector('math')).not.toBeNull());
  rerender(text(String.raw`<p>Say \(y^3\).</p>`));
  expect(screen.getByText(/Say/)).toHaveTextContent(String.raw`\(y^3\)`);
  seen.at(-1)?.(true);
  await waitFor(() => expect(container.querySelector('math')).toHaveTextContent('y'));
});

it('a text without formulas waits for nothing', () => {
  render(text('<p>f(x) costs $5 [today]</p>'));
  expect(seen).toEqual([]);
});
