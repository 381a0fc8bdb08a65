import MenuItem from '@mui/material/MenuItem';
import { Flag } from 'lucide-react';
import { DialogFeature } from '../../../components/Feature';
import { preloadableChunk } from '../../../lib/loading/preloadableChunk';
import { reportedTexts } from '../../../texts/reported';
import type { ReportDialogProps } from '../ReportDialog';

const { Chunk: ReportDialog, preload } = preloadableChunk(() => import('../ReportDialog'), 'ReportDialog');

/** The entry of a menu that reports something. */
export function ReportItem({ onChosen, ...item }: { onChosen: () => void }) {
  return (
    // The library's menu hands the focus to its first entry.
    <MenuItem {...item} onPointerEnter={preload} onFocus={preload} onClick={onChosen}>
      <Flag size={20} aria-hidden />
      {reportedTexts.report}
    </MenuItem>
  );
}

/** The dialog that the entry opens. Its code is a chunk of its own: few members ever need it. */
export function LazyReportDialog(props: ReportDialogProps) {
  return (
    <DialogFeature onClose={() => props.onClose(false)}>
      <ReportDialog {...props} />
    </DialogFeature>
  );
}
