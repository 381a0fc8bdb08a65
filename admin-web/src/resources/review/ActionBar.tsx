import { Button } from '@campus-commons/web-kit/Button.tsx';
import { isSendKey, pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import { MAX_NOTE_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode, Ref } from 'react';
import { focusCase } from './focusCase';

interface ActionBarProps {
  /** Accessible name. */
  name: string;
  failure: string | undefined;
  /** The words of the filled button. */
  action: string;
  isBusy: boolean;
  onAct: () => void;
  children: ReactNode;
}

/** The bar below a case that stays in view. In a low window it scrolls with the page, which it would cover. */
export function ActionBar({ name, failure, action, isBusy, onAct, children }: ActionBarProps) {
  return (
    <Card
      component="section"
      aria-label={name}
      sx={{
        mt: 'auto',
        mx: { xs: -4, sm: -6, md: 0 },
        px: { xs: 4, md: 5 },
        py: 3,
        zIndex: 1,
        // From edge to edge on phones; beside the list, a card that ends at the window's edge.
        borderRadius: { xs: 0, md: `${radii.card}px ${radii.card}px 0 0` },
        borderWidth: { xs: '1px 0 0', md: '1px 1px 0' },
        borderColor: 'campus.hairlineStrong',
        '@media (min-height: 640px)': {
          position: 'sticky',
          bottom: 0,
          maxHeight: '75dvh',
          overflowY: 'auto',
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
        {failure !== undefined && (
          <Alert severity="error" role="alert">
            {failure}
          </Alert>
        )}
        <Button
          variant="contained"
          loading={isBusy}
          onClick={onAct}
          sx={{ justifySelf: { xs: 'stretch', md: 'end' }, minWidth: 160 }}
        >
          {action}
        </Button>
      </Box>
    </Card>
  );
}

interface SegmentsProps<Value extends string> {
  /** Accessible name. */
  name: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string; keys?: string }[];
  onChange: (value: Value) => void;
  /** Columns on phones. Default: as many as options. */
  columns?: number;
}

/** A choice of one among few, as tiles. With a mouse, each shows its key. */
export function Segments<Value extends string>({
  name,
  value,
  options,
  onChange,
  columns = options.length,
}: SegmentsProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={name}
      value={value ?? null}
      onChange={(_event, chosen: Value | null) => {
        if (chosen !== null) onChange(chosen);
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: `repeat(${columns}, minmax(0, 1fr))`,
          sm: `repeat(${options.length}, minmax(0, 1fr))`,
        },
        gap: 2,
        p: 0,
        bgcolor: 'transparent',
        '& .MuiToggleButton-root': {
          minHeight: 44,
          px: 2,
          border: '1px solid',
          borderColor: 'campus.hairlineStrong',
          borderRadius: `${radii.control}px`,
          whiteSpace: 'normal',
          color: 'campus.ink',
        },
        '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
          borderColor: 'campus.teal.main',
          color: 'campus.teal.text',
          bgcolor: 'campus.teal.tint',
          boxShadow: 'none',
        },
      }}
    >
      {options.map(({ value: each, label, keys }) => (
        <ToggleButton key={each} value={each} aria-keyshortcuts={keys}>
          {label}
          {keys !== undefined && <KeyHint>{keys}</KeyHint>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Shows a key where there is a mouse, and so a keyboard. */
export function KeyHint({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        display: 'none',
        '@media (hover: hover) and (min-width: 1200px)': { display: 'inline-block' },
        ml: 2,
        px: 1.5,
        borderRadius: '5px',
        border: '1px solid',
        borderColor: 'campus.hairlineStrong',
        font: 'inherit',
        fontSize: '0.75rem',
        lineHeight: '18px',
        fontWeight: 560,
        color: 'campus.ink2',
        textTransform: 'uppercase',
      }}
    >
      {children}
    </Box>
  );
}

interface MessageFieldProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A message to the member. Escape returns to the keys, Ctrl or ⌘ and Enter decides. */
export function MessageField({ label, text, onChange, onSend, inputRef }: MessageFieldProps) {
  return (
    <TextField
      label={label}
      size="small"
      fullWidth
      multiline
      minRows={1}
      maxRows={4}
      value={text}
      onChange={(event) => onChange(limitEdit(text, event.target.value, MAX_NOTE_LENGTH))}
      onKeyDown={(event) => {
        if (isSendKey(event)) onSend();
        else if (pressedKey(event) === 'Escape') focusCase();
        else return;
        event.preventDefault();
      }}
      inputRef={inputRef}
    />
  );
}
