// Generated from backend/src/common/rich-text-rules.ts, which explains each entry; see "npm run api:generate".
export const TAGS = ["p","br","h1","h2","h3","h4","h5","h6","blockquote","pre","code","strong","b","em","i","u","s","ol","ul","li","a","span"] as const;
export const BLOCKS = ["p","br","h1","h2","h3","h4","h5","h6","blockquote","pre","ol","ul","li"] as const;
export const WITHOUT_ATTRIBUTES = ["blockquote","pre","code"] as const;
export const COLOUR_PROPERTIES = ["color","background-color"] as const;
export const COLOUR_PATTERN = "^(?!(?:transparent|currentcolor|inherit|initial|unset|revert|#[0-9a-f]{3}0|#[0-9a-f]{6}00|(?:rgb|hsl)a?\\((?:[^,]*,){3}\\s*[0.]+%?\\s*\\)|(?:rgb|hsl)a?\\([^/]*/\\s*[0.]+%?\\s*\\))$)(?:#[0-9a-f]{3,8}|rgba?\\(\\s*[\\d.]+%?(?:(?:\\s*,\\s*[\\d.]+%?){2,3}|(?:\\s+[\\d.]+%?){2}(?:\\s*/\\s*[\\d.]+%?)?)\\s*\\)|hsla?\\(\\s*[\\d.]+(?:deg)?(?:(?:\\s*,\\s*[\\d.]+%?){2,3}|(?:\\s+[\\d.]+%?){2}(?:\\s*/\\s*[\\d.]+%?)?)\\s*\\)|[a-z]{3,30})$" as const;
export const LINK_SCHEMES = ["http","https","mailto","tel"] as const;
export const LINK_REL = "noopener noreferrer nofollow ugc" as const;
export const LINK_TARGET = "_blank" as const;
export const VISIBLE_CHARACTER = "[^\\s\\p{Default_Ignorable_Code_Point}\\u2800]" as const;
export const MAX_NESTING = 50 as const;
export const MAX_LIST_DEPTH = 8 as const;
export const MAX_HTML_LENGTH = 50000 as const;
