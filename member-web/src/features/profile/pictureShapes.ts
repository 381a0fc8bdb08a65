/** Portraits are shown at up to 134 px, covers at 1020 px; the stored width allows for high-density screens. */
export const avatarShape = { aspect: 1, isRound: true, maxWidth: 640 };
export const coverShape = { aspect: 4, isRound: false, maxWidth: 1920 };
