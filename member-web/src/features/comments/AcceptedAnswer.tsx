import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { InlineError } from '../../components/states/InlineError';
import { PersonRowsSkeleton } from '../../components/states/PersonRowsSkeleton';
import { commentTexts } from '../../texts/feeds';
import { titledTexts as texts } from '../../texts/titled';
import { CommentItem } from './CommentItem';
import type { Question } from './exports/question';
import { useCommentsGetAnswerQuery } from './answersApi';

/** The accepted answer of a question, above its other comments. */
export function AcceptedAnswer({ question }: { question: Question }) {
  const { feedId } = question;
  const { data, isError, refetch } = useCommentsGetAnswerQuery({ getAnswerDto: { feedId } });
  if (isError) return <InlineError title={texts.answerFailed} onRetry={() => void refetch()} />;
  if (!data) return <PersonRowsSkeleton rows={1} label={commentTexts.loading} />;
  if (data.data === null) return null;
  return (
    <Box
      component="section"
      aria-label={texts.answer}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          typography: 'subtitle2',
          color: 'campus.leaf.text',
        }}
      >
        <Check size={18} aria-hidden />
        {texts.answer}
      </Box>
      <PlainList>
        <CommentItem key={data.data.id} comment={data.data} question={question} />
      </PlainList>
    </Box>
  );
}
