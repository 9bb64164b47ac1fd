/** The most characters of what a native app says in a request's headers. */
export const maxAppVersion = 40;
export const maxBrandName = 80;
export const maxToken = 2048;
