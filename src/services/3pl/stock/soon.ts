/** So many days before its expiry goods are soon to expire. */
export const soonDays = 60;
