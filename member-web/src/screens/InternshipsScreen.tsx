import { Button } from '@campus-commons/web-kit/Button.tsx';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import { Feature } from '../components/Feature';
import { TabsWithAction } from '../components/TabsWithAction';
import { Board } from '../features/applications/Board';
import { OwnOpenings } from '../features/openings/OwnOpenings';
import { PostOpening } from '../features/openings/PostOpening';
import { ToolHead } from '../features/titled/exports/ToolHead';
import { openingPaths } from '../lib/address/openingPaths';
import { paths } from '../lib/address/paths';
import { useOverlay } from '../lib/hooks/useOverlay';
import { frameTexts } from '../texts/frame';
import { openingTexts as texts } from '../texts/openings';
import { OpeningsBoard } from './openings/OpeningsBoard';

const NewOpening = lazyChunk(() => import('../features/openings/form/NewOpening'), 'NewOpening');

/** The parts of the screen, in the order of their tabs. */
const SHOWN = ['open', 'board', 'own'] as const;

/** Internships: those that are open, the member's own board, and those that the member posted. */
export function InternshipsScreen() {
  const [search] = useSearchParams();
  const show = SHOWN.find((known) => known === search.get('show')) ?? 'open';
  const form = useOverlay('post-internship');
  if (form.isOpen) {
    return (
      <Feature onClose={form.close}>
        <NewOpening kind="internship" onClose={form.close} />
      </Feature>
    );
  }
  return (
    <>
      <ToolHead name={frameTexts.internships} explainedAt={paths.internships} />
      <TabsWithAction
        label={texts.whichInternships}
        tabs={SHOWN.map((known) => ({
          label: texts.shown[known],
          search: known === 'open' ? '' : `?show=${known}`,
          isOn: known === show,
        }))}
        action={show !== 'board' && <PostOpening kind="internship" onPost={() => form.open()} />}
      />
      {show === 'own' && (
        <Box sx={{ px: { xs: 4, sm: 0 } }}>
          <OwnOpenings
            emptyAction={<PostOpening kind="internship" onPost={() => form.open()} variant="tonal" />}
          />
        </Box>
      )}
      {show === 'board' && (
        <Box sx={{ px: { xs: 4, sm: 0 } }}>
          <Board
            emptyAction={
              <Button variant="tonal" component={Link} to={openingPaths.internships}>
                {texts.kinds.internship.showAll}
              </Button>
            }
          />
        </Box>
      )}
      {show === 'open' && <OpeningsBoard kind="internship" />}
    </>
  );
}
