import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { useTranslate } from 'react-admin';

/** Sets the document's title while it is mounted. */
export function PageTitle({ children }: { children: string }) {
  const translate = useTranslate();
  return <title>{translate('layout.title', { page: children, brandName: runtimeConfig().brandName })}</title>;
}
