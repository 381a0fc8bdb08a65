/** From this window width on a card has more room: the theme's breakpoint `md`. */
const WIDE = '@media (min-width:900px)';

/** The padding of a phone's card at each side, px. */
export const CARD_SIDE_PIXELS = 16;

/**
 * The layout of a post's card. Shared with the early posts, whose style sheet is built from it (vite.earlyStyles.ts): no
 * imports, and lengths with their unit. Its pictures reach over the padding of a phone's card.
 */
export const postCardStyles = {
  card: { padding: `16px ${CARD_SIDE_PIXELS}px 4px`, [WIDE]: { padding: '20px 24px 8px' } },
  header: { display: 'flex', gap: '12px', alignItems: 'flex-start' },
  portrait: { flex: 'none', width: '44px', height: '44px' },
  /** The button of the menu, which reaches into the padding. */
  menu: { flex: 'none', marginTop: '-8px', marginRight: '-10px', [WIDE]: { marginRight: '-12px' } },
  names: { flex: '1', minWidth: '0' },
  nameLine: { lineHeight: '1.375rem' },
  /** A line whose last item is hidden, in a second line below it, where there is no room for the whole of it. */
  wholeOrHidden: {
    flexWrap: 'wrap',
    rowGap: '16px',
    height: '1lh',
    overflow: 'clip',
    overflowClipMargin: '6px',
  },
  /** The page or title, the time, and on a separate line if there is no room when it was edited. */
  details: { display: 'flex', flexWrap: 'wrap', columnGap: '6px', whiteSpace: 'nowrap' },
  when: { display: 'flex', minWidth: '0' },
  /** The author's title before the time: it is hidden, in a second line below it, where there is no room for the whole of it. */
  titleOrTime: {
    flexWrap: 'wrap-reverse',
    alignContent: 'flex-end',
    rowGap: '16px',
    height: '1lh',
    overflow: 'clip',
    overflowClipMargin: '6px',
  },
  dot: { margin: '0 6px' },
  pageName: { fontWeight: 600 },
  /** The title of a question or an article, and the line below it, which says its state. */
  title: { marginTop: '12px', overflowWrap: 'anywhere', [WIDE]: { marginTop: '14px' } },
  titleState: { display: 'flex', alignItems: 'center', minHeight: '24px', marginTop: '6px' },
  text: { marginTop: '12px', [WIDE]: { marginTop: '14px' } },
  /** A poll: its options, each as high as a button can be pressed, its buttons while it is open, and two lines about it, or one. */
  poll: { display: 'grid', gap: '8px', marginTop: '12px', [WIDE]: { marginTop: '14px' } },
  pollOptions: { display: 'grid', gap: '8px' },
  pollOption: {
    boxSizing: 'border-box',
    minHeight: '48px',
    padding: '12px 12px 12px 46px',
    border: '1px solid',
    borderColor: 'transparent',
    borderRadius: '10px',
    fontSize: '0.9375rem',
    lineHeight: '1.375rem',
    overflowWrap: 'anywhere',
  },
  /** Beside the number and share of an option. */
  pollFigures: { paddingRight: '6.5rem' },
  /** After the text of an option. */
  pollOwn: { marginInlineStart: '4px', fontSize: '0.8125rem', fontWeight: 600, whiteSpace: 'nowrap' },
  pollActions: { display: 'flex', flexWrap: 'wrap', gap: '8px', minHeight: '44px' },
  pollNote: {
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    minHeight: '2.25rem',
    color: 'text.secondary',
    [WIDE]: { minHeight: '1.125rem' },
  },
  pollFoot: { height: 'calc(52px + 2.25rem)', [WIDE]: { height: 'calc(52px + 1.125rem)' } },
  pollEnd: { height: '2.25rem', [WIDE]: { height: '1.125rem' } },
  pictures: { marginTop: '16px', marginInline: `-${CARD_SIDE_PIXELS}px`, [WIDE]: { marginInline: '0' } },
  twoPictures: { aspectRatio: '2 / 1.16' },
  threePictures: { aspectRatio: '16 / 10' },
  /** Above the buttons, which are 44 px high. */
  actions: { marginTop: '6px', [WIDE]: { marginTop: '10px' } },
} as const;
