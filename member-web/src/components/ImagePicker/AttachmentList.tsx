import { PlainList, VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pickerTexts } from '../../texts/pictures';
import { AltTextDialog } from './AltTextDialog';
import { canMove, type AttachmentAction, type Attachment } from './attachments';
import { Thumbnail } from './Thumbnail';

interface AttachmentListProps {
  images: Attachment[];
  onChange: (action: AttachmentAction) => void;
}

/** The pictures in the composer, to describe, reorder and remove. */
export function AttachmentList({ images, onChange }: AttachmentListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [describedId, setDescribedId] = useState<string>();
  const [news, setNews] = useState('');
  const described = images.find(({ id }) => id === describedId);

  const move = (image: Attachment, by: -1 | 1, button: HTMLElement) => {
    const from = images.indexOf(image);
    if (!canMove(images, from, by)) return;
    // An element that is moved in the DOM loses the focus, so the button gets it back.
    flushSync(() => onChange({ type: 'moved', id: image.id, by }));
    button.focus();
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setNews(pickerTexts.placeOf(from + by + 1, images.length));
  };
  const remove = (image: Attachment) => {
    onChange({ type: 'removed', id: image.id });
    setNews(pickerTexts.removed);
    list.current?.focus();
  };

  return (
    <>
      <PlainList
        ref={list}
        tabIndex={-1}
        aria-label={pickerTexts.photos}
        sx={{
          // On phones the strip extends to both edges of the screen.
          m: { xs: '0 -16px', sm: 0 },
          p: { xs: '0 16px', sm: 0 },
          scrollPaddingInline: 16,
          // What scrolls may shrink to nothing beside a long text.
          flex: 'none',
          display: { xs: 'flex', sm: 'grid' },
          gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
          gap: 3,
          overflowX: { xs: 'auto', sm: 'visible' },
          scrollSnapType: 'x proximity',
          '&:focus-visible': { outline: 'none' },
        }}
      >
        {images.map((image, index) => (
          <Thumbnail
            key={image.id}
            image={image}
            place={{
              index,
              total: images.length,
              canMoveLeft: canMove(images, index, -1),
              canMoveRight: canMove(images, index, 1),
            }}
            onRemove={() => remove(image)}
            onMove={(by, button) => move(image, by, button)}
            onDescribe={() => setDescribedId(image.id)}
          />
        ))}
      </PlainList>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {described && (
        <AltTextDialog
          image={described}
          onClose={() => setDescribedId(undefined)}
          onDone={(alt) => {
            onChange({ type: 'described', id: described.id, alt });
            setDescribedId(undefined);
          }}
        />
      )}
    </>
  );
}
