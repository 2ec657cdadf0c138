/** First segments of the public addresses (3-decisions 1); each has a twin with `_m` for phones. */
export const publicFronts: readonly string[] = ['portal', 'lmate', 'srmate'];
