import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/App';
import { makeStore } from '../src/app/store';

/**
 * Renders the screen of an address as a visitor sees it, once all its lazy parts have loaded.
 * @param address a path of the site, such as `/about`
 * @throws AggregateError with the errors of the parts of the screen
 */
export async function renderScreen(address: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App store={makeStore()} />
      </StaticRouter>
    </StrictMode>,
    {
      // In one piece: React would insert later chunks with inline scripts, which the content security policy blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${address} cannot be rendered`);
  return markup;
}
