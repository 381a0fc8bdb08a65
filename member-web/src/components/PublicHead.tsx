import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { useLocation } from 'react-router-dom';
import { paths } from '../lib/address/paths';
import { ScreenTitle } from './ScreenTitle';

interface PublicHeadProps {
  /** The document title, also shown in search results. */
  title: string;
  /** What the screen is about, in a sentence or two: shown by search engines and link previews. */
  description: string;
}

/**
 * The tags for search engines and link previews (Open Graph) of a public screen; React moves them into the document's
 * head.
 */
export function PublicHead({ title, description }: PublicHeadProps) {
  const { brandName, memberOrigin } = runtimeConfig();
  const address = `${memberOrigin}${canonicalPath(useLocation().pathname)}`;
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${memberOrigin}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Public screens have two addresses; the one without `/landing` is canonical. */
function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(.)\/$/, '$1');
  return path.startsWith(`${paths.landing}/`) ? path.slice(paths.landing.length) : path;
}
