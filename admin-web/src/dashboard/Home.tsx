import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../components/PageTitle';
import { StatCards } from '../components/StatCards';
import { useUserStats } from '../components/useUserStats';
import { NewestMembers } from './NewestMembers';

/** /admin: what an administrator wants to know first. */
export function Home() {
  const stats = useUserStats();

  return (
    <>
      <PageTitle>Home</PageTitle>
      <Typography variant="h1" sx={{ mb: 4 }}>
        Home
      </Typography>
      <StatCards stats={stats.error ? undefined : stats.data} isLoading={stats.isFetching} />
      {stats.error && !stats.isFetching && (
        <Alert
          severity="error"
          sx={{ mt: 4 }}
          action={
            <Button size="small" color="error" onClick={() => void stats.refetch()}>
              Try Again
            </Button>
          }
        >
          Failed to fetch user statistics
        </Alert>
      )}
      <NewestMembers />
    </>
  );
}
