import { MAX_MODERATORS_DAYS } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ReasonDialog } from '../../components/ReasonDialog';
import { useCounted } from '../../i18n/i18nProvider';
import { useIsModerator } from '../../providers/useSession';
import type { AdminUserDto } from '../../api/generated';
import { isChoosable, type Selection } from './selection';
import { useSuspendMany } from './useSuspendMany';

/** Id of the button that begins and ends the selection. */
export const SELECT_ID = 'select-users';

/** Above the list: chooses everybody on the page whom something can be done to, or nobody of them. */
export function SelectShown({ selection: { chosen, choose } }: { selection: Selection }) {
  const { data = [] } = useListContext<AdminUserDto>();
  const counted = useCounted();
  const shown = data.filter(isChoosable);
  const isShown = ({ id }: AdminUserDto) => shown.some((user) => user.id === id);
  const count = chosen.filter(isShown).length;
  const areAll = count > 0 && count === shown.length;
  const others = chosen.filter((user) => !isShown(user));
  if (shown.length === 0) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={areAll}
          indeterminate={count > 0 && !areAll}
          onChange={() => choose(areAll ? others : [...others, ...shown])}
        />
      }
      label={counted('resources.users.many.select_shown', shown.length)}
      // The boxes of the rows stand below its own.
      sx={{ display: 'flex', ml: 2.5, mb: 1 }}
    />
  );
}

/** Below the list, always in view: how many are chosen, and what can be done to them. */
export function SelectionBar({ selection: { chosen, choose, turn } }: { selection: Selection }) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const end = () => turn(false);
  // What had the focus goes with the bar.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(SELECT_ID)?.focus();
    },
    [],
  );
  return (
    <Card
      component="section"
      aria-label={translate('resources.users.many.title')}
      sx={(theme) => ({
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        mt: 4,
        mx: { xs: -4, sm: 0 },
        px: 4,
        pt: 2,
        pb: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom))`,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 2,
        rowGap: 1,
        borderRadius: `${radii.card}px ${radii.card}px 0 0`,
        borderWidth: { xs: '1px 0 0', sm: '1px 1px 0' },
        borderColor: 'campus.hairlineStrong',
      })}
    >
      <IconButton onClick={end} aria-label={translate('resources.users.many.end')} sx={{ ml: -3 }}>
        <X size={20} strokeWidth={1.9} aria-hidden />
      </IconButton>
      <Box role="status" sx={{ mr: 'auto', typography: 'body2', fontWeight: 620 }}>
        {translate('resources.users.many.selected', { count: formatCount(chosen.length) })}
      </Box>
      <Button
        variant="contained"
        color="error"
        disabled={chosen.length === 0}
        onClick={() => setAsked(true)}
        sx={{ minHeight: 48 }}
      >
        {translate('resources.users.many.suspend')}
      </Button>
      {isAsked && (
        <SuspendDialog
          users={chosen}
          onClose={() => setAsked(false)}
          onDone={(left) => {
            setAsked(false);
            if (left.length > 0) choose(left);
            else end();
          }}
        />
      )}
    </Card>
  );
}

interface SuspendDialogProps {
  users: readonly AdminUserDto[];
  onClose: () => void;
  /** Called with whom it could not suspend. */
  onDone: (left: AdminUserDto[]) => void;
}

/** Names this many in the question; the others are counted. */
const MAX_NAMES = 5;

/** One reason for all. They are suspended one by one; the dialog shows how far it is. */
function SuspendDialog({ users: asked, onClose, onDone }: SuspendDialogProps) {
  const translate = useTranslate();
  const counted = useCounted();
  const suspendMany = useSuspendMany();
  const isModerator = useIsModerator();
  // Those at the opening; the selection changes with the list.
  const [users] = useState(asked);
  const [tried, setTried] = useState<number>();
  const names = users.slice(0, MAX_NAMES).map(({ name }) => name);
  const more = users.length - names.length;
  const figures = { number: formatCount((tried ?? 0) + 1), count: formatCount(users.length) };
  return (
    <ReasonDialog
      topic="suspend many"
      title={counted('resources.users.many.question', users.length)}
      text={[
        `${names.join(', ')}${more > 0 ? ` ${counted('resources.users.many.more', more)}` : ''}.`,
        translate('resources.users.status.suspend_text'),
        ...(isModerator ? [counted('resources.users.many.ends', MAX_MODERATORS_DAYS)] : []),
      ].join(' ')}
      hint={translate('resources.users.many.hint')}
      missing={translate('dialog.reason_missing')}
      confirm={counted('resources.users.many.confirm', users.length)}
      confirming={translate('resources.users.many.progress', figures)}
      isDangerous
      onConfirm={async (reason) => {
        try {
          onDone(await suspendMany(users, reason, setTried));
        } finally {
          setTried(undefined);
        }
      }}
      onClose={onClose}
      below={
        tried !== undefined && (
          <LinearProgress
            variant="determinate"
            value={(100 * tried) / users.length}
            aria-label={translate('resources.users.many.progress_bar')}
            sx={{ mt: 4 }}
          />
        )
      }
    />
  );
}
