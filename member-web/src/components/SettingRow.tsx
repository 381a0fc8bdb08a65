import { Button } from '@campus-commons/web-kit/Button.tsx';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHeldLinks } from '../lib/hooks/useHeldLinks';
import { commonTexts } from '../texts/common';
import { ConfirmDialog } from './ConfirmDialog';
import { InlineError } from './states/InlineError';

interface SettingRowProps {
  label: string;
  /** `h2` for a row that is a group by itself. */
  heading?: 'h2' | 'h3';
  /** What the setting is now, in a few words. */
  value: ReactNode;
  /** The button or switch that changes it; below the value where it does not fit beside it. */
  control?: ReactNode;
  /** What belongs to the row and is shown below it. */
  children?: ReactNode;
}

/** One setting: its label, its present value, and what changes it. */
export function SettingRow({ label, heading = 'h3', value, control, children }: SettingRowProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        py: 3,
        borderTop: 1,
        borderColor: (theme) => theme.vars.palette.campus.hairline,
        // The first row of a group stands directly below the group's title, or is the group.
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Typography id={id} component={heading} variant="subtitle2">
            {label}
          </Typography>
          <Box
            sx={{
              typography: 'compact',
              color: 'text.secondary',
              overflowWrap: 'anywhere',
              textWrap: 'pretty',
            }}
          >
            {value}
          </Box>
        </Box>
        {control}
      </Box>
      {children}
    </Box>
  );
}

interface UnknownSettingRowProps {
  label: string;
  /** The query that the value comes from. */
  query: { isError: boolean; refetch: () => unknown };
  /** Says that it failed. */
  failed: string;
  /** Says that it loads. */
  loading: string;
}

/** The row of a setting whose value has not arrived, or could not be loaded. */
export function UnknownSettingRow({ label, query, failed, loading }: UnknownSettingRowProps) {
  const value = query.isError ? (
    <InlineError title={failed} onRetry={() => void query.refetch()} />
  ) : (
    <Skeleton role="status" aria-label={loading} width="12ch" />
  );
  return <SettingRow label={label} value={value} />;
}

interface OpeningRowProps extends Pick<SettingRowProps, 'label' | 'heading' | 'value'> {
  /** The accessible name of the button while the row is closed. It begins with the visible word. */
  open: readonly [visible: string, rest: string];
  /** The fragment of an address with which the row opens at once. */
  fragment?: string;
  /** What stays visible below the value. The given function moves the focus to the button. */
  notice?: (focus: () => void) => ReactNode;
  /** Asked before the button closes the row, or a link leads away, while something would be lost with it. */
  closeQuestion?: { title: string; question: string; action: string } | undefined;
  /** What the button shows in place. The given function closes the row, and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** A setting whose form or list opens in place. */
export function OpeningRow({ open, fragment, closeQuestion, notice, children, ...row }: OpeningRowProps) {
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(fragment !== undefined && hash === `#${fragment}`);
  /** What the question is about: closing the row, or the address of a link. */
  const [asked, setAsked] = useState<'close' | { to: string }>();
  const navigate = useNavigate();
  const buttonId = useId();
  const [visible, rest] = isOpen ? [commonTexts.close, row.label] : open;

  const askAboutLink = useCallback((to: string) => setAsked({ to }), []);
  useHeldLinks(isOpen && closeQuestion !== undefined, askAboutLink);

  const focus = () => document.getElementById(buttonId)?.focus();
  const close = () => {
    setIsOpen(false);
    focus();
  };
  return (
    <SettingRow
      {...row}
      control={
        <Button
          id={buttonId}
          variant="text"
          aria-expanded={isOpen}
          onClick={() => (isOpen && closeQuestion ? setAsked('close') : setIsOpen(!isOpen))}
          // The word stands in line with the edge of the card.
          sx={{ mr: -2 }}
        >
          {visible}
          <VisuallyHidden>{` ${rest}`}</VisuallyHidden>
        </Button>
      }
    >
      {notice?.(focus)}
      {isOpen && <Box sx={{ pt: 3, pb: 2 }}>{children(close)}</Box>}
      {asked && closeQuestion && (
        <ConfirmDialog
          {...closeQuestion}
          isBusy={false}
          onConfirm={() => {
            setAsked(undefined);
            if (asked === 'close') close();
            else void navigate(asked.to);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SettingRow>
  );
}
