import { Button } from '@campus-commons/web-kit/Button.tsx';
import { closesOnEscape } from '@campus-commons/web-kit/dialogClosing.ts';
import { RULES } from '@campus-commons/web-kit/rules.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** The keys as they are written, and the name of their message. */
const keys = [
  ['J, K', 'jk'],
  [`1–${RULES.length}`, 'digits'],
  ['D', 'd'],
  ['H', 'h'],
  ['F', 'f'],
  ['R', 'r'],
  ['W', 'w'],
  ['L', 'l'],
  ['S', 's'],
  ['M', 'm'],
  ['E', 'e'],
  ['N', 'n'],
  ['B', 'b'],
  ['Enter', 'enter'],
  ['Z', 'z'],
  ['?', 'help'],
] as const;

/** The list of the keys. Render it while it is open. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={closesOnEscape(onClose)} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('review.help.title')}</DialogTitle>
      {/* With a tab stop, the list can be scrolled with the keyboard. */}
      <DialogContent tabIndex={0}>
        <DialogContentText>{translate('review.help.text')}</DialogContentText>
        <Rows rows={keys.map(([key, name]) => [key, translate(`review.help.keys.${name}`)])} />
        <Box sx={{ mt: 4, typography: 'subtitle2' }}>{translate('review.form.rule')}</Box>
        <Rows rows={RULES.map((words, index) => [String(index + 1), words])} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {translate('dialog.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Rows({ rows }: { rows: [key: string, words: string][] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 3, display: 'grid', gridTemplateColumns: '4rem minmax(0, 1fr)', rowGap: 2 }}
    >
      {rows.map(([key, words]) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 620 }}>
            {key}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {words}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
