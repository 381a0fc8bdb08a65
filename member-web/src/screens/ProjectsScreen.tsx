import { Button } from '@campus-commons/web-kit/Button.tsx';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CreateButton } from '../components/CreateButton';
import { Feature } from '../components/Feature';
import { SearchForm } from '../components/SearchForm';
import { showToast } from '../components/toasts/toasts';
import { ProjectsFilters } from '../features/projects/ProjectsFilters';
import { ProjectsList } from '../features/projects/ProjectsList';
import { projectsQueryOf, searchOf, type ProjectsQuery } from '../features/projects/projectsQuery';
import { useLimit } from '../features/safety/exports/useLimit';
import { ToolHead } from '../features/titled/exports/ToolHead';
import { paths } from '../lib/address/paths';
import { useOverlay } from '../lib/hooks/useOverlay';
import { frameTexts } from '../texts/frame';
import { projectTexts as texts } from '../texts/projects';

const OpenOnes = lazyChunk(() => import('../features/openings/OpenOnes'), 'OpenOnes');
const ProjectForm = lazyChunk(() => import('../features/projects/form/ProjectForm'), 'ProjectForm');

/** Projects of members, and the way to show one. */
export function ProjectsScreen() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const query = projectsQueryOf(search);
  const form = useOverlay('create-project');
  const off = useLimit();
  const show = (change: Partial<ProjectsQuery>) => setSearch(searchOf({ ...query, ...change }));
  if (form.isOpen) {
    return (
      <Feature onClose={form.close}>
        <ProjectForm
          onClose={form.close}
          onSaved={({ id }) => {
            void showToast('success', texts.created);
            // The address also closes the form.
            void navigate(paths.projectDetails(id), { replace: true });
          }}
        />
      </Feature>
    );
  }
  return (
    <>
      <ToolHead name={frameTexts.projects} explainedAt={paths.projects} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2.5,
          px: { xs: 4, sm: 0 },
        }}
      >
        {query.show !== 'wanted' && (
          <Box sx={{ flex: '1 1 8rem', maxWidth: { md: 440 }, minWidth: 0 }}>
            <SearchForm label={texts.searchHint} text={query.text} onSearch={(text) => show({ text })} />
          </Box>
        )}
        <CreateButton label={texts.show} onClick={() => form.open()} {...off} />
      </Box>
      <Box sx={{ my: { xs: 1, md: 2 } }}>
        <ProjectsFilters query={query} onChange={show} />
      </Box>
      {query.show === 'wanted' ? (
        <Feature>
          <OpenOnes kind="role" />
        </Feature>
      ) : (
        <Box sx={{ px: { xs: 4, sm: 0 } }}>
          <ProjectsList
            query={query}
            createAction={
              <Button variant="tonal" onClick={() => form.open()} {...off}>
                {texts.show}
              </Button>
            }
          />
        </Box>
      )}
    </>
  );
}
