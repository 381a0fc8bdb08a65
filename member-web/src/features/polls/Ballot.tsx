import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { PollDto } from '../../api/generated';
import { BusyButton } from '../../components/BusyButton';
import { commonTexts } from '../../texts/common';
import { pollTexts as texts } from '../../texts/polls';
import { postCardStyles as styles } from '../feeds/exports/postCardStyles';
import { useLimit } from '../safety/exports/useLimit';

interface BallotProps {
  poll: PollDto;
  isBusy: boolean;
  /** @param options ids; none withdraws the vote */
  onVote: (options: string[]) => void;
  /** Keeps the vote that is being changed. */
  onCancel?: () => void;
  /** Beside its buttons. */
  children?: ReactNode;
}

/** The options of a poll to choose from: one with the arrow keys, as in any radio group, or several. */
export function Ballot({
  poll: { options, mine, multiple },
  isBusy,
  onVote,
  onCancel,
  children,
}: BallotProps) {
  const name = useId();
  const off = useLimit();
  const [chosen, setChosen] = useState<readonly string[]>(mine);
  const choose = (id: string, isChosen: boolean) =>
    setChosen(multiple ? [...chosen.filter((other) => other !== id), ...(isChosen ? [id] : [])] : [id]);
  // What is no option any more was replaced meanwhile.
  const sent = chosen.filter((id) => options.some((option) => option.id === id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sent.length > 0 && !off) onVote(sent);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
      <Box role={multiple ? 'group' : 'radiogroup'} aria-label={texts.options} sx={styles.pollOptions}>
        {options.map(({ id, text }) => (
          <Box
            key={id}
            component="label"
            sx={{
              ...styles.pollOption,
              position: 'relative',
              cursor: 'pointer',
              borderColor: 'campus.inputBorder',
              '&:hover': { bgcolor: 'campus.sunken' },
              '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'campus.teal.tint' },
            }}
          >
            <Box
              component="input"
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={sent.includes(id)}
              disabled={isBusy}
              onChange={({ target }: { target: HTMLInputElement }) => choose(id, target.checked)}
              sx={({ vars }) => ({
                position: 'absolute',
                left: 14,
                top: 13,
                width: 20,
                height: 20,
                m: 0,
                accentColor: vars.palette.primary.main,
              })}
            />
            <Box component="span" dir="auto" sx={{ display: 'block' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={styles.pollActions}>
        <BusyButton type="submit" variant="contained" loading={isBusy} disabled={sent.length === 0} {...off}>
          {texts.vote}
        </BusyButton>
        {onCancel && (
          <>
            <Button variant="text" disabled={isBusy} onClick={() => onVote([])}>
              {texts.withdraw}
            </Button>
            <Button variant="text" disabled={isBusy} onClick={onCancel}>
              {commonTexts.cancel}
            </Button>
          </>
        )}
        {children}
      </Box>
    </Box>
  );
}
