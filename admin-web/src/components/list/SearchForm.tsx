import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { Search } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { FilterField } from './FilterField';
import { useTypedFilter } from './useTypedFilter';

interface SearchFormProps {
  /** Accessible name of the field; with three dots it is also the placeholder. */
  label: string;
}

/** The search of the list in context. It searches when typing pauses, and at once on submit. */
export function SearchForm({ label }: SearchFormProps) {
  const translate = useTranslate();
  const search = useTypedFilter('search');
  return (
    <Box
      component="form"
      role="search"
      onSubmit={search.submit}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: 2.5,
        width: { xs: '100%', md: 'auto' },
      }}
    >
      <FilterField
        filter={search}
        icon={Search}
        label={label}
        placeholder={`${label}...`}
        clearLabel={translate('list.clear_search')}
        // On phones with letters of twice the size the button is below the field.
        sx={{ flex: '1 1 11rem', minWidth: 0, width: { md: 300 } }}
      />
      <Button type="submit" variant="contained">
        {translate('list.search')}
      </Button>
    </Box>
  );
}
