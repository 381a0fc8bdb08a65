import { styled } from '@mui/material/styles';
import { useCallback, type ComponentProps } from 'react';
import { isSmall } from '../../lib/layout/pictureFrame';

/** Beyond these ratios, width ÷ height, a crop would not show what the picture is. */
const [TALLEST, WIDEST] = [2 / 3, 2.4];

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.campus.pictureMat,
}));

/**
 * A picture that fills its container. `data-whole` marks one that is small or very tall or wide, for containers in which it
 * stands whole, as in a post.
 */
export function AttachedImage(props: ComponentProps<'img'>) {
  return (
    <Picture
      {...props}
      alt=""
      decoding="async"
      onLoad={({ currentTarget: picture }) => {
        const { naturalWidth: width, naturalHeight: height } = picture;
        const isExtreme = width / height < TALLEST || width / height > WIDEST;
        picture.toggleAttribute('data-whole', isExtreme || isSmall({ width, height }));
      }}
    />
  );
}

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
