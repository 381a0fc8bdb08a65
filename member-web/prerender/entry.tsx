import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '../src/app/App';
import { makeStore } from '../src/app/store';

/**
 * What a visitor's browser shows at an address, once every part of that screen has arrived.
 * @param address a path of the site, such as `/about`
 * @throws what a part of the screen throws
 */
export async function renderScreen(address: string): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App store={makeStore()} />
      </StaticRouter>
    </StrictMode>,
    {
      // Whole: parts sent later would be put in place by inline scripts, which the content security policy stops.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (fault) => void faults.push(fault),
    },
  );
  const markup = await new Response(prelude).text();
  if (faults.length > 0) throw new AggregateError(faults, `${address} cannot be rendered`);
  return markup;
}
