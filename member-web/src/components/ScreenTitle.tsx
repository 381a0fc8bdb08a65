import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';

/** The document title while a screen is shown; React moves it into the document's head. */
export function ScreenTitle({ children }: { children: string }) {
  return <title>{`${children} · ${runtimeConfig().brandName}`}</title>;
}
