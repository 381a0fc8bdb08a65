import { PlainList, VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { searchTexts } from '../../texts/search';
import { searchFor, type ListKind } from './searchQuery';

interface ResultSectionProps {
  kind: ListKind;
  /** The search, for the link to all results of this kind. */
  text: string;
  /** How many were found, of which `children` may be the first. */
  total: number;
  /** Whether there are more than are shown here. */
  hasMore: boolean;
  /** The rows. */
  children: ReactNode;
}

/** Results of one kind under their heading. */
export function ResultSection({ kind, text, total, hasMore, children }: ResultSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 5 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 44,
          pl: { xs: 4, sm: 0 },
          pr: { xs: 1, sm: 0 },
        }}
      >
        <Typography variant="h3" component="h2" id={titleId}>
          {searchTexts.kind[kind]}
          <Box component="span" sx={{ ml: 2, color: 'campus.ink3' }}>
            {searchTexts.total(total)}
          </Box>
        </Typography>
        {hasMore && (
          <Button variant="text" component={Link} to={{ search: searchFor(text, kind) }} sx={{ px: 3 }}>
            {searchTexts.seeAll}
            <VisuallyHidden>{searchTexts.seeAllOf[kind]}</VisuallyHidden>
          </Button>
        )}
      </Box>
      <Card sx={{ p: 0, overflow: 'clip' }}>
        <PlainList aria-labelledby={titleId}>{children}</PlainList>
      </Card>
    </Box>
  );
}
