import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { useTranslate } from 'react-admin';

/** The document's title while a page is shown. */
export function PageTitle({ children }: { children: string }) {
  const translate = useTranslate();
  return <title>{translate('layout.title', { page: children, brandName: runtimeConfig().brandName })}</title>;
}
