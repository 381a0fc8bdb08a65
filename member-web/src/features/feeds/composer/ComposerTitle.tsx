import { MAX_TITLE_LENGTH, MIN_TITLE_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type KeyboardEvent } from 'react';
import { titledTexts as texts } from '../../../texts/titled';
import { AskHelp } from './AskHelp';
import type { Heading } from './subject';

interface ComposerTitleProps {
  heading: Heading;
  /** Not an edit: then hints, and questions that are alike, help to ask. */
  isNew: boolean;
  /** Focuses the title when it appears empty: not where its writer has just chosen what to write. */
  takesFocus: boolean;
  isCompact: boolean;
  isDisabled: boolean;
  onChange: (change: Partial<Heading>) => void;
}

/** The title of a question or an article, above its text, and who may read an article. */
export function ComposerTitle({
  heading,
  isNew,
  takesFocus,
  isCompact,
  isDisabled,
  onChange,
}: ComposerTitleProps) {
  const { kind, title, isPublic } = heading;
  const hintId = useId();
  const length = [...title.trim()].length;
  const isAsking = kind === 'question' && isNew;
  return (
    <Box
      sx={{
        order: 0,
        flex: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        px: isCompact ? 4 : 6,
        pt: isCompact ? 2 : 0,
        pb: 3,
      }}
    >
      <OutlinedInput
        value={title}
        disabled={isDisabled}
        placeholder={texts.titlePlaceholders[kind]}
        onChange={({ target }) => onChange({ title: target.value.replace(/[\r\n]+/g, ' ') })}
        // The title is one line; Enter must not send the post.
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
        error={length > MAX_TITLE_LENGTH}
        autoFocus={isNew && takesFocus && title === ''}
        multiline
        maxRows={3}
        slotProps={{ input: { 'aria-label': texts.title, 'aria-describedby': hintId, dir: 'auto' } }}
        sx={{ typography: 'subtitle1' }}
      />
      <Box
        id={hintId}
        sx={{
          typography: 'caption',
          color: length > MAX_TITLE_LENGTH ? 'campus.danger.text' : 'text.secondary',
        }}
      >
        {hintOf(length)}
      </Box>
      {isAsking && <AskHelp title={title.trim()} />}
      {kind === 'article' && (
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={isPublic}
                disabled={isDisabled}
                onChange={(_event, checked) => onChange({ isPublic: checked })}
              />
            }
            label={texts.isPublic}
          />
          {isPublic && (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{texts.isPublicHint}</Box>
          )}
        </div>
      )}
    </Box>
  );
}

/** How many characters the title lacks, or has too many. */
function hintOf(length: number): string {
  if (length > MAX_TITLE_LENGTH) return texts.titleExcess(length - MAX_TITLE_LENGTH);
  if (length > 0 && length < MIN_TITLE_LENGTH) return texts.titleMissing(MIN_TITLE_LENGTH - length);
  return texts.titleHint(MIN_TITLE_LENGTH, MAX_TITLE_LENGTH);
}
