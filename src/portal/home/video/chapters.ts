/** Parts of the demo video and where they begin, in seconds; written by scripts/recording.mjs. */
export const chapters = [
  { name: 'yard', at: 0.0 },
  { name: 'inquiry', at: 4.7 },
  { name: 'paste', at: 12.2 },
  { name: 'approval', at: 22.7 },
  { name: 'won', at: 35.7 },
  { name: 'works', at: 45.1 },
  { name: 'log', at: 53.9 },
  { name: 'receipt', at: 66.2 },
  { name: 'invoice', at: 74.5 },
  { name: 'payment', at: 87.4 },
] as const;

/** Length of the video, in seconds. */
export const videoLength = 98.5;
