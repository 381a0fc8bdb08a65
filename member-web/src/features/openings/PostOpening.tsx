import { Button } from '@campus-commons/web-kit/Button.tsx';
import { Link } from 'react-router-dom';
import { CreateButton } from '../../components/CreateButton';
import { overlayLink } from '../../lib/hooks/useOverlay';
import { paths } from '../../lib/address/paths';
import { openingTexts as texts } from '../../texts/openings';
import { useLimit } from '../safety/exports/useLimit';
import type { OpeningKind } from './openingsQuery';
import { useOwnPages } from './useOwnPages';

interface PostOpeningProps {
  kind: Exclude<OpeningKind, 'role'>;
  onPost: () => void;
  variant?: 'contained' | 'tonal';
}

/** The way to post an opening of one's page; who has none makes one first. */
export function PostOpening({ kind, onPost, variant = 'contained' }: PostOpeningProps) {
  const pages = useOwnPages();
  const off = useLimit();
  if (pages?.length === 0) {
    return (
      <Button variant="outlined" component={Link} {...overlayLink(paths.memberPages, 'create-page')}>
        {texts.makePageFirst}
      </Button>
    );
  }
  const label = texts.kinds[kind].post;
  // It keeps its place until it is known which of the two it is.
  const style = { visibility: pages ? undefined : 'hidden' } as const;
  return variant === 'contained' ? (
    <CreateButton label={label} onClick={onPost} style={style} {...off} />
  ) : (
    <Button variant={variant} onClick={onPost} style={style} {...off}>
      {label}
    </Button>
  );
}
