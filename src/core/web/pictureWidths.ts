/** Widths in pixels in which the server draws a picture of a service; pages name them in `srcset`. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** For those who ask for no width, and for what is shared. */
export const usualPictureWidth = 1280;
