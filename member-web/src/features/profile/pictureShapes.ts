/** The portrait is shown in 134 px at most, the cover in 1020; twice that for fine screens. */
export const avatarShape = { aspect: 1, isRound: true, maxWidth: 640 };
export const coverShape = { aspect: 4, isRound: false, maxWidth: 1920 };
