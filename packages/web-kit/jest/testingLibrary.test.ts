import { findByRole, getByRole } from '@testing-library/dom';

/** Counts how often the DOM is printed: printing reads the attributes of every element. */
function pageWithPrints() {
  document.body.innerHTML = '<main id="page"><p>Nothing yet</p></main>';
  const main = document.querySelector('main') as HTMLElement;
  return { main, prints: jest.spyOn(main, 'attributes', 'get') };
}

const WANTED = /Unable to find .*role.*alert[^]*<p>[^]*Nothing yet/;

it('a query that does not wait prints the DOM at once', () => {
  expect(() => getByRole(pageWithPrints().main, 'alert')).toThrow(WANTED);
});

it('a waiting query prints the DOM once at its end, not at each retry', async () => {
  const { main, prints } = pageWithPrints();
  const waiting = findByRole(main, 'alert', {}, { timeout: 100, interval: 10 });
  for (let change = 0; change < 20; change += 1) {
    main.setAttribute('data-change', String(change));
    await Promise.resolve();
  }
  expect(prints).not.toHaveBeenCalled();
  const error = await waiting.catch((failure: unknown) => failure as Error);
  // Jest prints the stack.
  expect(error).toHaveProperty('stack', expect.stringMatching(WANTED));
});
