import { BusyButton } from '../../../components/BusyButton';
import { EmptyState } from '../../../components/states/EmptyState';
import { safetyTexts } from '../../../texts/safety';
import { useRelation, type Person } from './useRelation';

/** In place of the posts of a person whom the viewer blocked. */
export function BlockedNotice({ person }: { person: Person }) {
  const { change, isBusy } = useRelation(person, 'block');
  return (
    <EmptyState
      title={safetyTexts.blockedProfile(person.name)}
      actions={
        <BusyButton variant="tonal" loading={isBusy} onClick={() => void change('none')}>
          {safetyTexts.undo.block}
        </BusyButton>
      }
    >
      {safetyTexts.blockedProfileText}
    </EmptyState>
  );
}
