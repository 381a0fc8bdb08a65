import { styled } from '@mui/material/styles';
import { useCallback } from 'react';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.campus.pictureMat,
}));

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
  return <Picture ref={show} alt="" decoding="async" />;
}
