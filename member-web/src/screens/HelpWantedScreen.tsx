import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import { Feature } from '../components/Feature';
import { OpenOnes } from '../features/openings/OpenOnes';
import { PostOpening } from '../features/openings/PostOpening';
import { ToolHead } from '../features/titled/exports/ToolHead';
import { paths } from '../lib/address/paths';
import { useOverlay } from '../lib/hooks/useOverlay';
import { frameTexts } from '../texts/frame';
import { openingTexts as texts } from '../texts/openings';

const NewOpening = lazyChunk(() => import('../features/openings/form/NewOpening'), 'NewOpening');

/** Community: voluntary work for which pages look for people. */
export function HelpWantedScreen() {
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          px: { xs: 4, sm: 0 },
          mb: 3,
        }}
      >
        <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
          {texts.kinds.volunteering.list}
        </Box>
        <PostOpening kind="volunteering" onPost={() => form.open()} />
      </Box>
      <OpenOnes kind="volunteering" />
    </>
  );
}
