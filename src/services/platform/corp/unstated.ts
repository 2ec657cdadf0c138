/** Stands where a company that joined has not named anybody yet: bills and papers go on meanwhile, its record does not. */
export const unstated = '-';
