/** A sound and a buzz that tell right, amiss and wrong apart to somebody who looks at the vehicle and not at the screen. */

const tones = {
  ok: [
    [880, 0.1],
    [1320, 0.16],
  ],
  warn: [
    [660, 0.16],
    [440, 0.24],
  ],
  bad: [
    [220, 0.22],
    [180, 0.32],
  ],
} as const;
const buzzes: Readonly<Record<keyof typeof tones, readonly number[]>> = {
  ok: [60],
  warn: [60, 60, 60],
  bad: [120, 80, 120],
};

let audio: AudioContext | undefined;

/** Silent where the browser lets no page sound before it is touched. */
export function tell(kind: keyof typeof tones): void {
  navigator.vibrate?.([...buzzes[kind]]);
  try {
    audio ??= new AudioContext();
    let at = audio.currentTime;
    for (const [pitch, length] of tones[kind]) {
      const oscillator = audio.createOscillator();
      const loudness = audio.createGain();
      oscillator.frequency.value = pitch;
      loudness.gain.value = 0.12;
      oscillator.connect(loudness).connect(audio.destination);
      oscillator.start(at);
      oscillator.stop(at + length);
      at += length;
    }
  } catch {
    // No sound device: words and colour stand on the screen.
  }
}
