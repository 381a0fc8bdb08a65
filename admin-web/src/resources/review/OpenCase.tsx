import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CloudOff, Scale } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Panel } from '../../components/Panel';
import { hasReviewKeys, useReviewKeys } from '../../components/reviewKeys';
import { failureText } from '../../providers/httpClient';
import type { CaseDto, CaseEntryDto } from '../../api/generated';
import { CaseView } from './CaseView';
import type { useDeciding } from './useDeciding';

interface OpenCaseProps {
  id: string | undefined;
  /** The case that follows a decision; it is fetched in advance. */
  next: CaseEntryDto | undefined;
  takesFocus: boolean;
  /** Whether there is a case to open. */
  hasCases: boolean;
  deciding: ReturnType<typeof useDeciding>;
}

/** The case beside the list: none, loading, failed, or shown. */
export function OpenCase({ id, next, takesFocus, hasCases, deciding }: OpenCaseProps) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<CaseDto>(
    'reviewCase',
    { id: id ?? '' },
    { enabled: id !== undefined },
  );
  // Only after the open one has arrived, because each call tells the other administrators that a case is open.
  useGetOne<CaseDto>(
    'reviewCase',
    { id: next?.id ?? '' },
    { enabled: data?.state === 'open' && next !== undefined },
  );
  const leave = useEffectEvent(() => {
    if (id !== undefined) deciding.leave(id);
  });
  useEffect(() => () => leave(), []);
  useReviewKeys({ z: () => void deciding.undoLast(isUndoable(data) ? data.id : undefined) });

  if (id === undefined) {
    if (!hasCases) return null;
    return (
      <Panel
        icon={Scale}
        tone="calm"
        titles={[translate('review.choose')]}
        text={translate(hasReviewKeys() ? 'review.choose_key' : 'review.choose_text')}
      />
    );
  }
  if (error && !isFetching) {
    return (
      <Panel
        role="alert"
        icon={CloudOff}
        tone="danger"
        titles={[translate('review.failed')]}
        text={failureText(error)}
      >
        <Button variant="tonal" onClick={() => void refetch()}>
          {translate('list.try_again')}
        </Button>
      </Panel>
    );
  }
  if (!data) {
    return (
      <Box aria-busy aria-label={translate('review.loading')} role="group">
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={280} sx={{ mt: 4 }} />
        <Skeleton variant="rounded" height={120} sx={{ mt: 4 }} />
      </Box>
    );
  }
  return (
    <CaseView
      shown={data}
      takesFocus={takesFocus}
      onDecide={(decision) => deciding.decide(data, decision, next)}
      onAnswer={(answer) => deciding.answer(data, answer, next)}
      onUndo={() => deciding.undo(data.id)}
      onEscalate={(reason) => deciding.escalate(data, reason, next)}
      onStale={refetch}
    />
  );
}

function isUndoable(shown: CaseDto | undefined): shown is CaseDto {
  const until = shown?.decision?.undoableUntil;
  return typeof until === 'string' && Date.parse(until) > Date.now();
}
