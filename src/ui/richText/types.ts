import type { UploadImage } from './useUploads.ts';

export type { UploadImage, UploadedImage, UploadOptions } from './useUploads.ts';

/** Address of the bytes of a picture that a text names: the same one, or that of what the page holds or has fetched. */
export type ShowImage = (src: string) => string | Promise<string>;

export interface RichTextEditorProps {
  readonly id: string;
  /** Id of the visible label; a click on it brings the keyboard here. */
  readonly labelledBy: string;
  /** Ids of error and help. */
  readonly describedBy?: string | undefined;
  readonly value: string;
  /** '' when nothing is left. */
  readonly onChange: (html: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Pixels of the text's room: the reply editor has 300; with a larger `maxHeight` it grows to that. */
  readonly height?: number;
  readonly maxHeight?: number;
  /** Most characters as stored. */
  readonly max?: number | undefined;
  /** Without it there are no pictures. */
  readonly upload?: UploadImage | undefined;
  readonly showImage?: ShowImage | undefined;
  /** Offers the markup itself. */
  readonly markup?: boolean;
  /** Stands in the room until something is written. */
  readonly placeholder?: string | undefined;
  readonly required?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}
