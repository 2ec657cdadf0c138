/** The demo video: fetched when opened, at its chapter, with captions; closed again with the focus where it was. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../../../tests/support/portal.tsx';
import { PageTexts } from '../../texts.tsx';
import { chapters, videoLength } from './chapters.ts';
import { minutes } from './minutes.ts';
import { VideoSection } from './VideoSection.tsx';

const texts = ['home'] as const;
afterEach(cleanup);

// jsdom has the element, but not its modal ways.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

async function show() {
  await showPage(
    <PageTexts sections={texts}>
      <VideoSection />
    </PageTexts>,
  );
  return screen.findByRole('link', { name: /시연 영상 재생/ });
}

test('minutes are told as a clock tells them', () => {
  expect([minutes(0), minutes(9.9), minutes(65), minutes(600)]).toEqual(['00:00', '00:09', '01:05', '10:00']);
});

test('chapters follow each other within the video', () => {
  const starts = chapters.map(({ at }) => at);
  expect(starts[0]).toBe(0);
  expect([...starts].sort((a, b) => a - b)).toEqual(starts);
  expect(starts.at(-1)).toBeLessThan(videoLength);
});

test('nothing of the video is there before it is opened; a chapter opens it at its place', async () => {
  const poster = await show();
  expect(document.querySelector('video')).toBeNull();
  // Without scripts the links lead to the film itself.
  expect(poster.getAttribute('href')).toMatch(/demo.*\.webm$/);
  const chapter = screen.getByRole('link', { name: /엑셀 표 붙여 넣기/ });
  chapter.focus();
  fireEvent.click(chapter);
  const dialog = await screen.findByRole('dialog', { name: '시연 영상' });
  const video = dialog.querySelector('video')!;
  expect([video.loop, video.controls, video.autoplay, video.muted]).toEqual([true, true, true, true]);
  expect([...dialog.querySelectorAll('track')].map(({ kind, srclang }) => `${kind} ${srclang}`)).toEqual([
    'captions ko',
    'captions en',
  ]);
  expect(dialog.querySelector('track[default]')?.getAttribute('srclang')).toBe('ko');
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(chapters.find(({ name }) => name === 'paste')!.at);
  fireEvent.click(screen.getByRole('button', { name: '영상 닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(chapter);
});

test('a video that cannot be fetched says so', async () => {
  fireEvent.click(await show());
  const dialog = await screen.findByRole('dialog');
  fireEvent.error(dialog.querySelectorAll('source')[1]!);
  expect(screen.getByRole('alert').textContent).toBe('영상을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.');
});
