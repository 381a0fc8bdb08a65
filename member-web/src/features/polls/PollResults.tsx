import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PollDto } from '../../api/generated';
import { ownVote } from '../../texts/ownVote';
import { pollTexts as texts } from '../../texts/polls';
import { postCardStyles as styles } from '../feeds/exports/postCardStyles';

interface PollResultsProps {
  poll: PollDto;
  /** Changes the own vote; not after the end. */
  onChange?: () => void;
  /** Beside the button for that. */
  children?: ReactNode;
}

/** What was voted for: a bar with the number and share of each option, once they are shown, and a tick at the viewer's own. */
export function PollResults({ poll: { options, mine, voters }, onChange, children }: PollResultsProps) {
  return (
    <>
      <Box
        component="ul"
        role="list"
        aria-label={texts.results}
        sx={{ ...styles.pollOptions, m: 0, p: 0, listStyle: 'none' }}
      >
        {options.map(({ id, text, votes }) => (
          <Box
            key={id}
            component="li"
            sx={{
              ...styles.pollOption,
              ...(votes === undefined ? {} : styles.pollFigures),
              position: 'relative',
              overflow: 'hidden',
              borderColor: mine.includes(id) ? 'primary.main' : 'divider',
            }}
          >
            {votes !== undefined && voters !== undefined && voters > 0 && (
              <Box
                aria-hidden
                sx={{
                  position: 'absolute',
                  insetBlock: 0,
                  left: 0,
                  width: `${(100 * votes) / voters}%`,
                  bgcolor: mine.includes(id) ? 'campus.teal.tint' : 'campus.sunken',
                }}
              />
            )}
            {mine.includes(id) && (
              <Box
                aria-hidden
                sx={{
                  position: 'absolute',
                  left: 14,
                  top: 13,
                  display: 'grid',
                  color: 'campus.teal.text',
                }}
              >
                <Check size={20} />
              </Box>
            )}
            <Box component="span" dir="auto" sx={{ display: 'block', position: 'relative' }}>
              {text}
              {mine.includes(id) && (
                <>
                  {' '}
                  <Box component="bdi" sx={{ ...styles.pollOwn, color: 'campus.teal.text' }}>
                    {ownVote}
                  </Box>
                </>
              )}
            </Box>
            {votes !== undefined && voters !== undefined && (
              <Box
                sx={{
                  position: 'absolute',
                  right: 12,
                  insetBlock: 0,
                  display: 'grid',
                  alignContent: 'center',
                  justifyItems: 'end',
                  typography: 'caption',
                }}
              >
                <b>{texts.share(votes, voters)}</b>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {texts.votes(votes)}
                </Box>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {(onChange ?? children) && (
        <Box sx={styles.pollActions}>
          {onChange && (
            <Button variant="outlined" onClick={onChange}>
              {texts.change}
            </Button>
          )}
          {children}
        </Box>
      )}
    </>
  );
}
