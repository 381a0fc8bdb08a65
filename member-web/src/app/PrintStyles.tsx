import GlobalStyles from '@mui/material/GlobalStyles';

/** Controls that are not printed. Buttons that contain a picture are printed because of the picture. */
const CONTROLS = 'nav, aside, form, [role="tablist"], .MuiButton-root, button:not(:has(img))';
/** Bars and side navigation. A header inside `main` belongs to the content and is printed. */
const FRAME = 'header:not(main *), footer:not(main *)';

/**
 * Print styles for both colour schemes: black on white, content only. Browsers do not print dark backgrounds, so light
 * text would be printed on white.
 */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '@media print': {
          ':root': { colorScheme: 'light !important', backgroundColor: '#fff !important' },
          '*, *::before, *::after, *::marker': {
            color: '#000 !important',
            backgroundColor: 'transparent !important',
            boxShadow: 'none !important',
          },
          [`${FRAME}, ${CONTROLS}`]: { display: 'none !important' },
          // Prevents a picture from being split across two sheets.
          'img, picture, svg, button:has(img), li': { breakInside: 'avoid' },
          'h1, h2, h3, h4, h5, h6': { breakAfter: 'avoid' },
        },
      }}
    />
  );
}
