import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import type { ReactElement } from 'react';
import { Feature } from '../../../components/Feature';
import { useOwnProfile } from '../../profile/exports/useOwnProfile';

const LimitedNotice = lazyChunk(() => import('../LimitedNotice'), 'LimitedNotice');

interface WritingPlaceProps {
  /** What the member writes with. Drafts are kept while it is not there. */
  children: ReactElement;
  /** Whether it stands in a card, and so needs none of its own. */
  isInCard?: boolean;
}

/** What one writes with; for a limited member, until when and why they cannot, and for a minor without a consent, whom to ask. */
export function WritingPlace({ children, isInCard = false }: WritingPlaceProps) {
  const { limit, lacksConsent } = useOwnProfile() ?? {};
  if (!limit && !lacksConsent) return children;
  return (
    <Feature fallback={children}>
      <LimitedNotice limit={limit} lacksConsent={lacksConsent} isInCard={isInCard}>
        {children}
      </LimitedNotice>
    </Feature>
  );
}
