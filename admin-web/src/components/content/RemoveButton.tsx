import { Button } from '@campus-commons/web-kit/Button.tsx';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

interface RemoveButtonProps {
  /** Name of the entry, for accessible names: "the post of Asha". */
  name: string;
  onRemove: () => void;
}

/**
 * The button of a list's row that removes its entry. It shows while the row is pointed at or has the focus, so that the
 * list is read before it is judged. Where nothing can be pointed at, on touch, it is in a menu of the row.
 */
export function RemoveButton(props: RemoveButtonProps) {
  const isTouch = useMediaQuery('(hover: none)', { noSsr: true });
  return isTouch ? <RowMenu {...props} /> : <WordButton {...props} />;
}

function WordButton({ name, onRemove }: RemoveButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      color="error"
      onClick={onRemove}
      aria-label={translate('content.remove_of', { name })}
      // It keeps its place and can be reached with Tab.
      sx={{ opacity: 0, 'li:hover &, li:focus-within &': { opacity: 1 } }}
    >
      {translate('content.remove')}
    </Button>
  );
}

function RowMenu({ name, onRemove }: RemoveButtonProps) {
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
              onRemove();
            },
          },
        }}
      >
        <MenuItem
          aria-label={translate('content.remove_of', { name })}
          onClick={() => {
            isChosen.current = true;
            setAnchor(null);
          }}
          sx={{ color: (theme) => theme.vars.palette.error.main }}
        >
          {translate('content.remove')}
        </MenuItem>
      </Menu>
    </>
  );
}
