import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { hasImageFiles, imageFilesOf } from './transferredImages';

/**
 * Takes files that are dragged over the element that gets `handlers`, whatever they are, and pictures that are pasted
 * into it.
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    /** Files are held over the element at this moment. */
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!bringsFiles(event)) return;
        // Otherwise the browser leaves the site to show the file.
        event.preventDefault();
        // Also without a picture among them: the receiver then shows a message, instead of silently ignoring them.
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        if (!hasImageFiles(event.clipboardData)) return;
        event.preventDefault();
        onFiles(imageFilesOf(event.clipboardData));
      },
    },
  };
}
