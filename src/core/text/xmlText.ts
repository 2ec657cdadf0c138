/** Text as XML may hold it at all: control characters have no place there, escaped or not. */
// That they are named is what it is about.
// oxlint-disable-next-line no-control-regex
const barred = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const withoutControls = (text: string): string => text.replace(barred, '');
