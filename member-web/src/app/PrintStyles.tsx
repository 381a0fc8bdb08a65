import GlobalStyles from '@mui/material/GlobalStyles';

/** Buttons that hold a picture stay: the picture is what is printed. */
const CONTROLS = 'nav, aside, form, [role="tablist"], .MuiButton-root, button:not(:has(img))';
/** Bars and side navigation; within a screen a header belongs to what it heads. */
const FRAME = 'header:not(main *), footer:not(main *)';

/**
 * What goes to paper, whichever scheme the screen wears: black on white, the content alone. Browsers leave dark grounds
 * out, and light letters would then stand on white.
 */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '@media print': {
          ':root': { colorScheme: 'light !important', backgroundColor: '#fff !important' },
          '*, *::before, *::after': {
            color: '#000 !important',
            backgroundColor: 'transparent !important',
            boxShadow: 'none !important',
          },
          [`${FRAME}, ${CONTROLS}`]: { display: 'none !important' },
          // A picture that stands on two sheets is cut in two.
          'img, picture, svg, button:has(img), li': { breakInside: 'avoid' },
          'h1, h2, h3, h4, h5, h6': { breakAfter: 'avoid' },
        },
      }}
    />
  );
}
