import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { FeedDto } from '../../../api/generated';
import { DialogFeature } from '../../../components/Feature';
import { usePostMute } from '../../notifications/exports/usePostMute';
import { preloadableChunk } from '../../../lib/loading/preloadableChunk';
import { personMenuTexts } from '../../../texts/components';
import type { PersonActionsProps } from '../PersonActions';

const { Chunk: PersonActions, preload } = preloadableChunk(() => import('../PersonActions'), 'PersonActions');

interface PersonMenuProps extends Pick<PersonActionsProps, 'person' | 'onBlocked'> {
  /** The post at which the menu stands, which it can save and mute. */
  post?: Pick<FeedDto, 'id' | 'isSaved'>;
  /** What the viewer chose about the person, where that is known. */
  relation?: PersonActionsProps['relation'];
  /** Styles of the button. */
  sx?: SxProps<Theme>;
}

/** The button of the menu about another member. The menu is in a chunk of its own, loaded when the button is near. */
export function PersonMenu({ person, post, relation = 'none', onBlocked, sx }: PersonMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  const mute = usePostMute(post?.id);
  return (
    <>
      <IconButton
        aria-label={personMenuTexts.optionsFor(person.name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => {
          setIsUsed(true);
          setAnchor(currentTarget);
        }}
        sx={sx}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      {isUsed && (
        <DialogFeature onClose={() => setIsUsed(false)}>
          <PersonActions
            person={person}
            post={post}
            mute={mute}
            relation={relation}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onBlocked={onBlocked}
          />
        </DialogFeature>
      )}
    </>
  );
}
