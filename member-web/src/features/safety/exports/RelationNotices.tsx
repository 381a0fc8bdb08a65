import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { BusyButton } from '../../../components/BusyButton';
import { safetyTexts } from '../../../texts/safety';
import { useRelation, type Person } from './useRelation';
import { EmptyState } from '../../../components/states/EmptyState';

/** Says on the profile of a muted person that they are muted, with the way back. */
export function MutedNotice({ person }: { person: Person }) {
  const { change, isBusy } = useRelation(person, 'mute');
  const box = useRef<HTMLDivElement>(null);
  const undo = async () => {
    // The menu beside it, which stays.
    const next = box.current?.nextElementSibling;
    if ((await change('none')) && next instanceof HTMLElement) next.focus();
  };
  return (
    <Box
      ref={box}
      sx={{ display: 'flex', alignItems: 'center', typography: 'compact', color: 'text.secondary' }}
    >
      <span>{safetyTexts.isMuted}</span>
      <BusyButton variant="text" size="small" loading={isBusy} onClick={() => void undo()}>
        {safetyTexts.undoMute}
        <VisuallyHidden>{` ${safetyTexts.undoMuteRest(person.name)}`}</VisuallyHidden>
      </BusyButton>
    </Box>
  );
}

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
