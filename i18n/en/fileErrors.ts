import type { fileErrors as ko } from '../ko/fileErrors.ts';
import type { Twin } from '../messages.ts';

/** Why a file was not taken; %{0} is its name. Only the server says it, so browsers do not load it. */
export const fileErrors = {
  fileEmpty: '%{0}: the file is empty. Please check it and upload it again.',
  fileContent: '%{0}: the content does not match the name or cannot be uploaded. Please save it again in its program.',
  fileNotTaken: '%{0}: only %{1} files can be uploaded here.',
  fileBomb: '%{0}: unpacked, this file would be far too large. Please upload only the files needed.',
  fileLink: '%{0}: the archive holds a symbolic link. Please put the file itself into it.',
  fileNested: '%{0}: there is an archive inside the archive. Please unpack it first.',
  fileLocked: '%{0}: the file has a password and cannot be checked. Please remove the password.',
  fileBroken: '%{0}: the file is damaged and cannot be opened. Please check the original.',
  fileProgram: '%{0}: it contains a program or a macro. Please take it out and upload the file again.',
  fileInfected: '%{0}: malware was found, so the file was not taken. Please scan your computer.',
  filePixels: '%{0}: the picture is too large. Please reduce it to less than 100 megapixels.',
  fileMissing: 'There is no file to upload. Please choose one.',
  fileTarget: 'Files of this kind cannot be attached here.',
  fileLoose: 'There are too many uploads that were never saved. Please save, or try again tomorrow.',
  fileNone: 'There is no file to download.',
  fileGone: 'An uploaded file was not found. Please remove it from the attachments and upload it again.',
  fileRow: '%{0}: the row that this file belongs to is not there. Please check the row and save again.',
  fileKind: '%{0}: it cannot be attached as this kind. Please upload it as another.',
  tooManyFiles: 'A record may have up to %{0} files.',
} as const satisfies Twin<typeof ko>;
