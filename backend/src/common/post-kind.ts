/** What a post is. A question and an article have a title. */
export const POST_KINDS = ['post', 'question', 'article'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** The kinds with a title. */
export const TITLED_KINDS = ['question', 'article'] as const satisfies readonly PostKind[];
export type TitledKind = (typeof TITLED_KINDS)[number];

/** Characters of a title: as few say what a question is about, as many stand in a list. */
export const TITLE_LENGTH = { min: 10, max: 150 } as const;
