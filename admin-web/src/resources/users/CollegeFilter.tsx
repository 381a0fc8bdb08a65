import Box from '@mui/material/Box';
import { School } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { FilterField } from '../../components/list/FilterField';
import { useTypedFilter } from '../../components/list/useTypedFilter';

/** Filters the users list by a text in the names of their colleges. */
export function CollegeFilter() {
  const translate = useTranslate();
  const college = useTypedFilter('college');
  const label = translate('resources.users.fields.college');
  return (
    <Box component="form" onSubmit={college.submit} sx={{ flex: '1 1 9.5rem', maxWidth: { sm: '15rem' } }}>
      <FilterField
        filter={college}
        icon={School}
        label={label}
        placeholder={label}
        clearLabel={translate('resources.users.clear_college')}
        sx={{ width: '100%' }}
      />
    </Box>
  );
}
