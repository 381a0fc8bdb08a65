import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../components/Feature';
import { FormInPlace } from '../components/FormInPlace';
import { TabsWithAction } from '../components/TabsWithAction';
import { PostOpening } from '../features/openings/PostOpening';
import { OwnRecords } from '../features/records/OwnRecords';
import { ToolHead } from '../features/titled/exports/ToolHead';
import { paths } from '../lib/address/paths';
import { useOverlay } from '../lib/hooks/useOverlay';
import { frameTexts } from '../texts/frame';
import { openingTexts as texts } from '../texts/openings';
import { recordTexts } from '../texts/records';
import { OpeningsBoard } from './openings/OpeningsBoard';

const OwnPart = lazyChunk(() => import('./openings/OwnPart'), 'OwnPart');
const NewOpening = lazyChunk(() => import('../features/openings/form/NewOpening'), 'NewOpening');

/** The parts of the screen, in the order of their tabs. */
const SHOWN = ['open', 'board', 'own', 'records'] as const;
const TABS = {
  ...texts.shown,
  open: texts.kinds.volunteering.list,
  records: recordTexts.records,
} as const satisfies Record<(typeof SHOWN)[number], string>;

/** Community: the help that pages want, the member's own part in it, and the records of what they did. */
export function HelpWantedScreen() {
  const [search] = useSearchParams();
  const show = SHOWN.find((known) => known === search.get('show')) ?? 'open';
  const form = useOverlay('ask-for-help');
  if (form.isOpen) {
    return (
      <FormInPlace onClose={form.close}>
        <NewOpening kind="volunteering" onClose={form.close} />
      </FormInPlace>
    );
  }
  return (
    <>
      <ToolHead name={frameTexts.community} explainedAt={paths.community} />
      <TabsWithAction
        label={recordTexts.whichPart}
        tabs={SHOWN.map((known) => ({
          label: TABS[known],
          search: known === 'open' ? '' : `?show=${known}`,
          isOn: known === show,
        }))}
        action={
          (show === 'open' || show === 'own') && (
            <PostOpening kind="volunteering" onPost={() => form.open()} />
          )
        }
      />
      {show === 'open' && <OpeningsBoard kind="volunteering" />}
      {(show === 'board' || show === 'own') && (
        <Feature>
          <OwnPart
            kind="volunteering"
            show={show}
            post={<PostOpening kind="volunteering" onPost={() => form.open()} variant="tonal" />}
          />
        </Feature>
      )}
      {show === 'records' && (
        <Box sx={{ px: { xs: 4, sm: 0 } }}>
          <OwnRecords />
        </Box>
      )}
    </>
  );
}
