import Box from '@mui/material/Box';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { pickerTexts } from '../../texts/pictures';
import { carriesFiles } from './transferredImages';

/**
 * Receives files of any type that are dropped on the element with `handlers` or pasted into it.
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isDraggingOver, setIsDraggingOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    /** Whether files are dragged over the element. */
    isDraggingOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsDraggingOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsDraggingOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsDraggingOver(false);
        if (!hasFiles(event)) return;
        // Otherwise the browser navigates to the file.
        event.preventDefault();
        // Files of other types are passed on as well, so that the receiver can show an error message.
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        if (!carriesFiles(event.clipboardData)) return;
        event.preventDefault();
        onFiles([...event.clipboardData.files]);
      },
    },
  };
}

/** Covers its positioned parent while files are dragged over it. */
export function DropHint() {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 8,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        borderRadius: '14px',
        border: '2px dashed',
        borderColor: 'primary.main',
        bgcolor: (theme) => `color-mix(in srgb, ${theme.vars.palette.campus.teal.tint} 88%, transparent)`,
        typography: 'h3',
        color: 'campus.teal.text',
      }}
    >
      {pickerTexts.dropPhotos}
    </Box>
  );
}
