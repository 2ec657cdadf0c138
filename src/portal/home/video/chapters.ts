/** Parts of the demo video and where they begin, in seconds; written by scripts/recording.mjs. */
export const chapters = [
  { name: 'list', at: 0.0 },
  { name: 'write', at: 7.3 },
  { name: 'paste', at: 13.1 },
  { name: 'paper', at: 25.1 },
  { name: 'history', at: 32.0 },
] as const;

/** Length of the video, in seconds. */
export const videoLength = 37.9;
