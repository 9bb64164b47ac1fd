/** The 2 MB limit of a picture (docs/spec.md §5): megabytes as users read them, counted in mebibytes. */
export const maxImageMegabytes = 2;
export const maxImageBytes = maxImageMegabytes * 1024 * 1024;

/** How many pictures one form may have; ours, docs/spec.md §5 sets none. */
export const maxImages = 6;

/** What the server stores. The page converts HEIC to JPEG where the browser can decode it. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
