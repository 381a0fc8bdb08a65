import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useColumn } from './columnContext';
import { publicContentWidth } from '../../lib/layout/publicContentWidth';

/** A card in a member's column, as `sx`: from edge to edge on phones. */
export const columnCard = {
  '--content-inset': { xs: '16px', sm: '24px' },
  borderStyle: 'solid',
  borderColor: 'campus.hairline',
  borderWidth: { xs: '1px 0', sm: '1px' },
  borderRadius: { xs: 0, sm: '16px' },
} as const;

interface PublicSectionProps {
  title: string;
  text?: string;
  /** Beside heading and text from 900 px up; below them on phones. */
  aside?: ReactNode;
  /** Which of the two columns is wider; both are equal without it. */
  wide?: 'text' | 'aside';
  /** Background of the section; "sunken" sets it apart from its neighbours. Default "paper". */
  ground?: 'paper' | 'sunken';
  children?: ReactNode;
}

const columns = {
  text: 'minmax(0, 7fr) minmax(0, 5fr)',
  aside: 'minmax(0, 5fr) minmax(0, 8fr)',
  alike: 'minmax(0, 1fr) minmax(0, 1fr)',
};

/**
 * One section of a public page. Sections on "paper" share the space between them; a "sunken" one has its own padding.
 */
export function PublicSection({ title, text, aside, wide, ground = 'paper', children }: PublicSectionProps) {
  const headingId = useId();
  const isInColumn = useColumn() !== null;
  const hasAside = aside !== undefined;
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={[
        { bgcolor: `campus.${ground}`, py: isInColumn ? 8 : { xs: 10, md: 16 } },
        isInColumn && ground === 'sunken' && { ...columnCard, bgcolor: 'campus.surface' },
      ]}
    >
      <Box
        sx={{
          ...publicContentWidth,
          display: 'grid',
          columnGap: 18,
          rowGap: 8,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: hasAside ? columns[wide ?? 'alike'] : '' },
        }}
      >
        <div>
          <Typography variant="section" component="h2" id={headingId} sx={{ maxWidth: 640 }}>
            {title}
          </Typography>
          {text !== undefined && (
            <Typography variant="sectionText" sx={{ mt: 4, maxWidth: 620, color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
          {hasAside && children !== undefined && <Box sx={{ mt: 8 }}>{children}</Box>}
        </div>
        {hasAside ? <div>{aside}</div> : children}
      </Box>
    </Box>
  );
}

/** Two columns from 900 px up; stacked on phones. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
