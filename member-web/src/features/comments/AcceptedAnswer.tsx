import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { ListedCommentDto } from '../../api/generated';
import { InlineError } from '../../components/states/InlineError';
import { PersonRowsSkeleton } from '../../components/states/PersonRowsSkeleton';
import { answerTexts } from '../../texts/answers';
import { titledTexts as texts } from '../../texts/titled';
import { Thread } from './Thread';
import type { Question } from './exports/question';
import { useCommentsGetAnswerQuery } from './answersApi';

interface AcceptedAnswerProps {
  question: Question;
  /** The same comment with its replies, if it was listed already. */
  thread?: ListedCommentDto;
}

/** The accepted answer of a question, above its other comments. */
export function AcceptedAnswer({ question, thread }: AcceptedAnswerProps) {
  const { feedId } = question;
  const { data, isError, refetch } = useCommentsGetAnswerQuery({ getAnswerDto: { feedId } });
  if (isError) return <InlineError title={texts.answerFailed} onRetry={() => void refetch()} />;
  if (!data) return <PersonRowsSkeleton rows={1} label={answerTexts.loading} />;
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
        <Thread
          key={data.data.id}
          feedId={feedId}
          thread={thread ? { replies: 0, ...thread, ...data.data } : data.data}
          question={question}
        />
      </PlainList>
    </Box>
  );
}
