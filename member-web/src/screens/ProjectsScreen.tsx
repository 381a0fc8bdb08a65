import { Button } from '@campus-commons/web-kit/Button.tsx';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CreateButton } from '../components/CreateButton';
import { Feature } from '../components/Feature';
import { FormInPlace } from '../components/FormInPlace';
import { SearchForm } from '../components/SearchForm';
import { TabsWithAction } from '../components/TabsWithAction';
import { showToast } from '../components/toasts/toasts';
import { ProjectsFilters } from '../features/projects/ProjectsFilters';
import { ProjectsList } from '../features/projects/ProjectsList';
import {
  PROJECTS_SHOWN,
  projectsQueryOf,
  searchOf,
  type ProjectsQuery,
} from '../features/projects/projectsQuery';
import { useLimit } from '../features/safety/exports/useLimit';
import { ToolHead } from '../features/titled/exports/ToolHead';
import { paths } from '../lib/address/paths';
import { useOverlay } from '../lib/hooks/useOverlay';
import { frameTexts } from '../texts/frame';
import { projectTexts as texts } from '../texts/projects';

const OpeningsBoard = lazyChunk(() => import('./openings/OpeningsBoard'), 'OpeningsBoard');
const OwnPart = lazyChunk(() => import('./openings/OwnPart'), 'OwnPart');
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
      <FormInPlace onClose={form.close}>
        <ProjectForm
          onClose={form.close}
          onSaved={({ id }) => {
            void showToast('success', texts.created);
            // The address also closes the form.
            void navigate(paths.projectDetails(id), { replace: true });
          }}
        />
      </FormInPlace>
    );
  }
  return (
    <>
      <ToolHead name={frameTexts.projects} explainedAt={paths.projects} />
      <TabsWithAction
        label={texts.whichProjects}
        tabs={PROJECTS_SHOWN.map((known) => ({
          label: texts.shown[known],
          search: `?${new URLSearchParams(searchOf({ ...query, show: known }))}`,
          isOn: known === query.show,
        }))}
        action={<CreateButton label={texts.show} onClick={() => form.open()} {...off} />}
      />
      {query.show === 'wanted' && (
        <Feature>
          <OpeningsBoard kind="role" />
        </Feature>
      )}
      {(query.show === 'board' || query.show === 'own') && (
        <Feature>
          <OwnPart
            kind="role"
            show={query.show}
            post={
              <Button variant="tonal" component={Link} to={{ search: '?show=mine' }}>
                {texts.toMine}
              </Button>
            }
          />
        </Feature>
      )}
      {(query.show === 'all' || query.show === 'mine') && (
        <>
          <Box sx={{ px: { xs: 4, sm: 0 }, maxWidth: { sm: 560 } }}>
            <SearchForm label={texts.searchHint} text={query.text} onSearch={(text) => show({ text })} />
          </Box>
          <Box sx={{ my: { xs: 1, md: 2 } }}>
            <ProjectsFilters query={query} onChange={show} />
          </Box>
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
        </>
      )}
    </>
  );
}
