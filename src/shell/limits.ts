/**
 * Milliseconds that a call to the app may take. `getter`: the functions `get…`. `action`: all others. `token`: a new token, or one that
 * did not come within `getter`, since an app may have to fetch it.
 */
export const limits = { getter: 1500, action: 5000, token: 10_000 } as const;
