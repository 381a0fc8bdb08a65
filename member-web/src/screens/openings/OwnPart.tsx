import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Board } from '../../features/applications/Board';
import { OwnOpenings } from '../../features/openings/OwnOpenings';
import { openingPaths, type OpeningKind } from '../../lib/address/openingPaths';
import { openingTexts as texts } from '../../texts/openings';

interface OwnPartProps {
  kind: OpeningKind;
  /** The member's own board, or what they posted. */
  show: 'board' | 'own';
  /** The way to post one, offered while they have posted none. */
  post: ReactNode;
}

/** What is the member's own among the openings of a tool. */
export function OwnPart({ kind, show, post }: OwnPartProps) {
  return (
    <Box sx={{ px: { xs: 4, sm: 0 } }}>
      {show === 'own' ? (
        <OwnOpenings kind={kind} emptyAction={post} />
      ) : (
        <Board
          kind={kind}
          emptyAction={
            <Button variant="tonal" component={Link} to={openingPaths.list(kind)}>
              {texts.kinds[kind].showAll}
            </Button>
          }
        />
      )}
    </Box>
  );
}
