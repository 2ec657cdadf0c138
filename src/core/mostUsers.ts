/** Users of the largest company that is reckoned for, in the calculator of the store and in an application: more is a slip of the keyboard. */
export const mostUsers = 100_000;
