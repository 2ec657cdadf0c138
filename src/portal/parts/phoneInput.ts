/** Of a field for the digits of a phone number as one dials it here; `tel` would mean one with its country. */
export const phoneInput = { type: 'text', inputMode: 'numeric', autoComplete: 'tel-national' } as const;
