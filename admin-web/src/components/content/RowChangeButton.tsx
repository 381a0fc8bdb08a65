import { Button } from '@campus-commons/web-kit/Button.tsx';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

interface RowChangeButtonProps {
  /** What it does: the key of its word below `content`, and with `_of` of its accessible name. */
  change: 'remove' | 'revoke';
  /** The entry in a sentence: "the post of Asha". */
  entryName: string;
  onChoose: () => void;
}

/**
 * The button of a list's row that removes or revokes its entry. It shows while the row is pointed at or has the focus, so that
 * the list is read before it is judged. Where nothing can be pointed at, on touch, it is in a menu of the row.
 */
export function RowChangeButton(props: RowChangeButtonProps) {
  const isTouch = useMediaQuery('(hover: none)', { noSsr: true });
  return isTouch ? <RowMenu {...props} /> : <WordButton {...props} />;
}

function WordButton({ change, entryName: name, onChoose }: RowChangeButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      color="error"
      onClick={onChoose}
      aria-label={translate(`content.${change}_of`, { name })}
      // It keeps its place and can be reached with Tab.
      sx={{ opacity: 0, 'li:hover &, li:focus-within &': { opacity: 1 } }}
    >
      {translate(`content.${change}`)}
    </Button>
  );
}

function RowMenu({ change, entryName: name, onChoose }: RowChangeButtonProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isChosen = useRef(false);
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={translate('content.more_of', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <Ellipsis size={20} strokeWidth={1.9} aria-hidden />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          transition: {
            // Not before the menu has returned the focus to its button, to which the dialog returns it later.
            onExited: () => {
              if (!isChosen.current) return;
              isChosen.current = false;
              onChoose();
            },
          },
        }}
      >
        <MenuItem
          aria-label={translate(`content.${change}_of`, { name })}
          onClick={() => {
            isChosen.current = true;
            setAnchor(null);
          }}
          sx={{ color: (theme) => theme.vars.palette.error.main }}
        >
          {translate(`content.${change}`)}
        </MenuItem>
      </Menu>
    </>
  );
}
