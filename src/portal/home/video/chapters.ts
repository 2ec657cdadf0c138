/** Parts of the demo video and where they begin, in seconds; written by scripts/recording.mjs. */
export const chapters = [
  { name: 'dashboard', at: 0.0 },
  { name: 'list', at: 4.3 },
  { name: 'write', at: 10.8 },
  { name: 'paste', at: 16.6 },
  { name: 'paper', at: 28.6 },
  { name: 'history', at: 35.5 },
  { name: 'approval', at: 40.0 },
  { name: 'plan', at: 48.6 },
] as const;

/** Length of the video, in seconds. */
export const videoLength = 53.2;
