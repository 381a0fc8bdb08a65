import { Button } from '@campus-commons/web-kit/Button.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { FilePenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PhoneHidden } from '../../../components/PhoneHidden';
import type { PostDraftName } from '../../../lib/drafts/drafts';
import { paths } from '../../../lib/address/paths';
import { composerTexts } from '../../../texts/composer';
import { useDraftSummaries } from './draftSummaries';

interface DraftsLinkProps {
  /** The draft that is shown already. */
  except?: PostDraftName;
  /** On a separate line, with the full text; otherwise phones show only the number. */
  isOwnLine?: boolean;
}

/** A link to the list of drafts, with the number of other drafts. Renders nothing if there are none. */
export function DraftsLink({ except, isOwnLine = false }: DraftsLinkProps) {
  const count = useDraftSummaries().filter(({ name }) => name !== except).length;
  if (count === 0) return null;
  return (
    <Button
      variant="text"
      size="small"
      component={Link}
      to={paths.drafts}
      startIcon={<FilePenLine size={18} aria-hidden />}
      sx={{
        flex: 'none',
        justifyContent: 'flex-start',
        width: isOwnLine ? { xs: '100%', sm: 'auto' } : undefined,
      }}
    >
      {isOwnLine ? (
        composerTexts.otherDrafts(count)
      ) : (
        <>
          <span>{formatCount(count)}</span>
          <PhoneHidden>{`\u00a0${composerTexts.draftNoun(count)}`}</PhoneHidden>
        </>
      )}
    </Button>
  );
}
