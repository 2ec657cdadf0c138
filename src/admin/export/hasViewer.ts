/** Without a viewer of its own a browser would save the file unasked. */
export const hasViewer = (): boolean => navigator.pdfViewerEnabled !== false;
