import stars from '@campus-commons/web-kit/art/stars.svg';
import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { paths } from '../../lib/address/paths';
import { searchTexts } from '../../texts/search';
import { searchFor, type SearchQuery } from './searchQuery';

/** Shown when nothing was found, with three things to try. */
export function NothingFound({ text, kind }: SearchQuery) {
  return (
    <EmptyState
      scene={stars}
      title={searchTexts.nothing(text)}
      actions={
        <Box
          component="ul"
          sx={{
            m: 0,
            mt: { xs: -2, sm: -3 },
            pl: 5,
            maxWidth: 340,
            display: 'grid',
            gap: 1.5,
            textAlign: 'left',
            typography: 'compact',
            color: 'text.secondary',
          }}
        >
          <li>{searchTexts.fewerWords}</li>
          <li>{searchTexts.otherScript}</li>
          <li>
            {kind === 'all' ? (
              <Link component={RouterLink} to={paths.memberPages}>
                {searchTexts.lookThroughPages}
              </Link>
            ) : (
              <Link component={RouterLink} to={{ search: searchFor(text) }}>
                {searchTexts.everything}
              </Link>
            )}
          </li>
        </Box>
      }
    >
      {searchTexts.tryThis}
    </EmptyState>
  );
}
