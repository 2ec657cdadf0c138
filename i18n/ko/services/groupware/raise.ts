/** The one question before something is put to approval, of the record and of its ended document alike. */
export const raise = '%{apprLine} 순으로 결재를 올릴까요?';
