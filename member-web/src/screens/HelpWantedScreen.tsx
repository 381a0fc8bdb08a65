import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../components/Feature';
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

const NewOpening = lazyChunk(() => import('../features/openings/form/NewOpening'), 'NewOpening');

/** Community: voluntary work for which pages look for people, and the member's records of what they did. */
export function HelpWantedScreen() {
  const [search] = useSearchParams();
  const isOnRecords = search.get('show') === 'records';
  const form = useOverlay('ask-for-help');
  if (form.isOpen) {
    return (
      <Feature onClose={form.close}>
        <NewOpening kind="volunteering" onClose={form.close} />
      </Feature>
    );
  }
  return (
    <>
      <ToolHead name={frameTexts.community} explainedAt={paths.community} />
      <TabsWithAction
        label={recordTexts.whichPart}
        tabs={[
          { label: texts.kinds.volunteering.list, search: '', isOn: !isOnRecords },
          { label: recordTexts.records, search: '?show=records', isOn: isOnRecords },
        ]}
        action={!isOnRecords && <PostOpening kind="volunteering" onPost={() => form.open()} />}
      />
      {isOnRecords ? (
        <Box sx={{ px: { xs: 4, sm: 0 } }}>
          <OwnRecords />
        </Box>
      ) : (
        <OpeningsBoard kind="volunteering" />
      )}
    </>
  );
}
