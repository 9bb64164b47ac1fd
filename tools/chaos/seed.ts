/** The seed of this run: `npm run chaos` says another, and prints it. */
export const seed = Number(process.env.CHAOS_SEED ?? 1);
