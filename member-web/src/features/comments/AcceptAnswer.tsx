import { Check, Undo2 } from 'lucide-react';
import type { CommentDto } from '../../api/generated';
import { BusyButton } from '../../components/BusyButton';
import { showFailureToast, showToast } from '../../components/toasts/toasts';
import { titledTexts as texts } from '../../texts/titled';
import type { Question } from './exports/question';
import { useLimit } from '../safety/exports/useLimit';
import { useCommentsAcceptAnswerMutation } from './answersApi';

interface AcceptAnswerProps {
  question: Question;
  comment: CommentDto;
}

/** Accepts a comment as the answer, or takes that back; for who asked. */
export function AcceptAnswer({ question: { feedId, answerId }, comment }: AcceptAnswerProps) {
  const [accept, { isLoading }] = useCommentsAcceptAnswerMutation();
  const off = useLimit();
  const isAccepted = answerId === comment.id;
  const change = async () => {
    const { error } = await accept({
      acceptAnswerDto: { feedId, commentId: isAccepted ? null : comment.id },
    });
    if (error) showFailureToast(error, texts.acceptFailed);
    else void showToast('success', isAccepted ? texts.takenBack : texts.accepted);
  };
  return (
    <BusyButton
      variant="text"
      size="small"
      loading={isLoading}
      startIcon={isAccepted ? <Undo2 size={16} aria-hidden /> : <Check size={16} aria-hidden />}
      onClick={() => void change()}
      {...off}
    >
      {isAccepted ? texts.takeBack : texts.accept}
    </BusyButton>
  );
}
