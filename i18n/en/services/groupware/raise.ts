/** The one question before something is put to approval, of the record and of its ended document alike. */
export const raise = 'Submit for approval to %{apprLine}?';
