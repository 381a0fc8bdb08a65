import type { SxProps, Theme } from '@mui/material/styles';
import type { FeedDto } from '../../../api/generated';
import { OptionsButton } from '../../../components/OptionsButton';
import { usePostMute } from '../../notifications/exports/usePostMute';
import { preloadableChunk } from '../../../lib/loading/preloadableChunk';
import { personMenuTexts } from '../../../texts/components';
import type { PersonActionsProps } from '../PersonActions';

const { Chunk: PersonActions, preload } = preloadableChunk(() => import('../PersonActions'), 'PersonActions');

interface PersonMenuProps extends Pick<
  PersonActionsProps,
  'person' | 'reported' | 'onBlocked' | 'onReported'
> {
  /** The post at which the menu stands, which it can save and mute. */
  post?: Pick<FeedDto, 'id' | 'isSaved' | 'isPublic'>;
  /** What the viewer chose about the person, where that is known. */
  relation?: PersonActionsProps['relation'];
  /** Styles of the button. */
  sx?: SxProps<Theme>;
}

/** The button of the menu about another member. The menu is in a chunk of its own, loaded when the button is near. */
export function PersonMenu({ post, relation = 'none', sx, ...props }: PersonMenuProps) {
  const mute = usePostMute(post?.id);
  return (
    <OptionsButton label={personMenuTexts.optionsFor(props.person.name)} onNear={preload} sx={sx}>
      {(anchor, close) => (
        <PersonActions
          {...props}
          post={post}
          mute={mute}
          relation={relation}
          anchor={anchor}
          onClose={close}
        />
      )}
    </OptionsButton>
  );
}
