import { saveFile } from '@campus-commons/web-kit/saveFile.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { today } from '../../lib/days';
import type { ConsoleDataProvider } from '../../providers/dataProvider';
import { failureText } from '../../providers/httpClient';
import type { UserStatus } from '../../providers/records/users';
import { useSession, useSessionObject } from '../../providers/useSession';

interface ExportButtonProps {
  search: string;
  status: UserStatus | undefined;
}

/** Saves the members the list shows, on all its pages, as a CSV file. */
export function ExportButton({ search, status }: ExportButtonProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const session = useSessionObject();
  const { token } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const save = async () => {
    setError(undefined);
    setBusy(true);
    try {
      const file = await dataProvider.exportUsers(search, status);
      // Whoever logged out meanwhile leaves no members behind in the downloads.
      if (session.state().token === token) saveFile(file, `members-${today()}.csv`);
    } catch (failure) {
      console.error(failure);
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        loading={isBusy}
        startIcon={<Download size={18} strokeWidth={1.9} aria-hidden />}
        onClick={() => void save()}
      >
        {isBusy ? 'Exporting...' : search === '' && status === undefined ? 'Export CSV' : 'Export these'}
      </Button>
      {error !== undefined && (
        <Alert severity="error" onClose={() => setError(undefined)} sx={{ width: '100%' }}>
          The export failed, and no file was saved. {error}
        </Alert>
      )}
    </>
  );
}
