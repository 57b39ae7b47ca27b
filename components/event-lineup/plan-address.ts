/** Stands before the code of a plan in the address. */
export const sharedPrefix = 'plan-';
