import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { pollFormTexts as texts } from '../../../texts/pollForm';
import { PollFields } from './PollFields';
import { newPoll } from './pollForm';
import type { Composer } from './useComposer';

/** The poll of the post that is written: the fields of a new one, or what becomes of the one that the post has. */
export function PollPart({ composer }: { composer: Composer }) {
  const { poll, known, change } = composer.poll;
  if (composer.heading.kind !== 'post') return null;
  if (poll) {
    return (
      <PollFields
        poll={poll}
        isWritten={composer.isWritten}
        onChange={change}
        onRemove={() => change(known ? null : undefined)}
      />
    );
  }
  if (!known) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, typography: 'compact', color: 'text.secondary' }}>
      <span>{poll === null ? texts.goes : texts.keeps}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {poll === null ? (
          <Button variant="outlined" onClick={() => change(undefined)}>
            {texts.keep}
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => change(newPoll(known))}>
            {texts.changePoll}
          </Button>
        )}
      </Box>
    </Box>
  );
}
