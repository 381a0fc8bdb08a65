import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { OpeningCard, OpeningsGrid } from './exports/OpeningCard';
import { useOpeningsGetOpeningsQuery } from './exports/openingsApi';

/** What is shown of a page or a project; the list of the tool has the rest. */
const MAX_SHOWN = 4;

export interface OpenAtProps {
  /** The page or the project. */
  place: { pageId: string } | { projectId: string };
  title: string;
  /** What follows. It is prepared at once, and shown once it is known what stands above it, so that it does not move. */
  children: ReactNode;
}

/**
 * What is open at a page or a project, above what follows. A failure shows none, because the rest of the screen is worth
 * more.
 */
export function OpenAt({ place, title, children }: OpenAtProps) {
  const id = useId();
  const { currentData, isError } = useOpeningsGetOpeningsQuery(
    { getOpeningsDto: { ...place, page: 1, limit: MAX_SHOWN } },
    { refetchOnMountOrArgChange: true },
  );
  const openings = currentData?.data.openings ?? [];
  const isKnown = isError || currentData !== undefined;
  return (
    <>
      {openings.length > 0 && (
        <Box component="section" aria-labelledby={id}>
          <Typography variant="h2" id={id} sx={{ mx: { xs: 4, sm: 0 }, mt: 3, mb: { xs: 3, md: 4 } }}>
            {title}
          </Typography>
          <Box sx={{ px: { xs: 4, sm: 0 } }}>
            <OpeningsGrid>
              {openings.map((opening) => (
                <OpeningCard key={opening.id} opening={opening} />
              ))}
            </OpeningsGrid>
          </Box>
        </Box>
      )}
      <Box sx={{ display: isKnown ? 'contents' : 'none' }}>{children}</Box>
    </>
  );
}
