import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Box from '@mui/material/Box';
import { Feature } from '../../components/Feature';
import { OPENING_HEADING_ID } from '../../features/openings/openingHeading';
import { OpeningLoading } from '../../features/openings/OpeningLoading';
import { OpenOnes, type OpenOnesProps } from '../../features/openings/OpenOnes';
import type { BesideProps } from '../../features/openings/OpeningsList';

const OpeningPanel = lazyChunk(() => import('./OpeningPanel'), 'OpeningPanel');

/** Open internships, voluntary work or roles; in wide windows one of them is shown beside the list. */
export function OpeningsBoard({ kind }: Pick<OpenOnesProps, 'kind'>) {
  return <OpenOnes kind={kind} Beside={Beside} />;
}

/** The opening that was chosen in the list, with a scrollbar of its own. */
function Beside({ id, choices, onLeave }: BesideProps) {
  return (
    <Box
      component="section"
      aria-labelledby={OPENING_HEADING_ID}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
      sx={{
        position: 'sticky',
        top: 20,
        minWidth: 0,
        maxHeight: 'calc(100dvh - 40px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        // The focus rings at its edges are not cut off.
        p: 1,
        m: -1,
      }}
    >
      <Feature fallback={<OpeningLoading />}>
        {id === undefined ? <OpeningLoading /> : <OpeningPanel key={id} id={id} choices={choices} />}
      </Feature>
    </Box>
  );
}
