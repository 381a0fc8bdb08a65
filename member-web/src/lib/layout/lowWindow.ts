/**
 * Media query for windows so low that sticky bars would leave little room between them: phones in landscape, 200 %
 * zoom.
 */
export const LOW_WINDOW = '@media (max-height: 520px)';
