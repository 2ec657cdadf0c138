/** So many wrong passwords in a row lock an account; one that its administrator locked has counted fewer (3-decisions). */
export const wrongLogins = 5;
