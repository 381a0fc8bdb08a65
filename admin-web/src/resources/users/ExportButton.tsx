import { Button } from '@campus-commons/web-kit/Button.tsx';
import { saveFile } from '@campus-commons/web-kit/saveFile.ts';
import Alert from '@mui/material/Alert';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useListFilters } from '../../components/list/ConsoleListBase';
import { useSingleFlight } from '../../components/useSingleFlight';
import { today } from '../../lib/days';
import type { ConsoleDataProvider } from '../../providers/dataProvider';
import { failureText } from '../../providers/httpClient';
import { userFilter } from './listing';

/** Saves all users that match the filters of the list in context as a CSV file. */
export function ExportButton() {
  const translate = useTranslate();
  const { filterValues } = useListFilters();
  const { search = '' } = filterValues;
  const filter = userFilter(filterValues);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  // If the session has ended, the query client rejects the response, so that no members' data is saved.
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: () => dataProvider.exportUsers(search, filter),
    onSuccess: (file) => saveFile(file, `members-${today()}.csv`),
  });
  const save = useSingleFlight(mutateAsync);
  const isUnfiltered = search === '' && Object.keys(filter).length === 0;

  return (
    <>
      <Button
        variant="outlined"
        loading={isPending}
        startIcon={<Download size={18} strokeWidth={1.9} aria-hidden />}
        onClick={save}
        // As tall as the fields beside it.
        sx={{ minHeight: 46, flex: { xs: '1 1 auto', sm: 'none' } }}
      >
        {translate(`resources.users.export.${isPending ? 'busy' : isUnfiltered ? 'everybody' : 'these'}`)}
      </Button>
      {error && (
        <Alert severity="error" onClose={reset} sx={{ width: '100%' }}>
          {`${translate('resources.users.export.failed')} ${failureText(error)}`}
        </Alert>
      )}
    </>
  );
}
