import { findByRole, getByRole } from '@testing-library/dom';

/** Counts how often the page is printed: the printer reads the attributes of every element. */
function pageWithPrints() {
  document.body.innerHTML = '<main id="page"><p>Nothing yet</p></main>';
  const main = document.querySelector('main') as HTMLElement;
  return { main, prints: jest.spyOn(main, 'attributes', 'get') };
}

const WANTED = /Unable to find .*role.*alert[^]*<p>[^]*Nothing yet/;

it('a query that does not wait prints the page at once', () => {
  expect(() => getByRole(pageWithPrints().main, 'alert')).toThrow(WANTED);
});

it('a query that waits says what it looked for and prints the page at its end, not at each try', async () => {
  const { main, prints } = pageWithPrints();
  const waiting = findByRole(main, 'alert', {}, { timeout: 100, interval: 10 });
  for (let change = 0; change < 20; change += 1) {
    main.setAttribute('data-change', String(change));
    await Promise.resolve();
  }
  expect(prints).not.toHaveBeenCalled();
  const error = await waiting.catch((failure: unknown) => failure as Error);
  // Jest shows the stack.
  expect(error).toHaveProperty('stack', expect.stringMatching(WANTED));
});
