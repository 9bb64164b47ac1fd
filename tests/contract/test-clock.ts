/** When the tests' servers are: noon of a day after everything that is seeded. */
export const noon = Date.UTC(2026, 5, 1, 12);
