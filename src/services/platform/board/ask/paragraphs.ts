const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Typed text as rich text: an empty line begins a paragraph, any other line a line. */
export const paragraphs = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part.split('\n').map(escaped).join('<br>')}</p>`)
    .join('');
