import { radii } from '@campus-commons/web-kit/tokens.ts';
import Link from '@mui/material/Link';

/** Id of the element that holds the page itself. */
export const CONTENT_ID = 'content';

/** Takes the keyboard past header and sidebar; seen only while focused. */
export function SkipLink() {
  return (
    <Link
      href={`#${CONTENT_ID}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 3,
        borderRadius: `${radii.control}px`,
        bgcolor: 'campus.raised',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      Skip to content
    </Link>
  );
}
