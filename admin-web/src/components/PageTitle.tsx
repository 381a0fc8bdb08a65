import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';

/** The document's title while a page is shown. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${runtimeConfig().brandName} Console`}</title>;
}
