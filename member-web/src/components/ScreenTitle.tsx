import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';

/** The browser's title while a screen is shown; React moves it to the document's head. */
export function ScreenTitle({ children }: { children: string }) {
  return <title>{`${children} · ${runtimeConfig().brandName}`}</title>;
}
