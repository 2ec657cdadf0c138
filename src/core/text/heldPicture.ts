/** The address of a picture that a page still holds itself; the save that sends it along gives it another. Pure. */
const heldPicture = /^\/draft\/([\w-]{1,40})$/;

export const heldAddress = (uid: string): string => `/draft/${uid}`;

export const heldUid = (address: string | null | undefined): string | undefined => heldPicture.exec(address ?? '')?.[1];
