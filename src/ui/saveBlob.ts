/** Hands bytes to the person as a file. */
export function saveBlob({ blob, name }: { readonly blob: Blob; readonly name: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
