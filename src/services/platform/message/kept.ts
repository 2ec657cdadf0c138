/** Texts of messages are kept as long as customs law asks a declarant to keep what was declared (관세법 시행령 3조). */
export const textYears = 5;
