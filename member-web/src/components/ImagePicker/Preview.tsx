import { useCallback } from 'react';
import { AttachedImage } from './AttachedImage';

/** A picture that is not uploaded yet. Its object URL is revoked when the component unmounts. */
export function Preview({ file }: { file: File }) {
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <AttachedImage ref={show} />;
}
