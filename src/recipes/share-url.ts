/** The URL to share: without the query, which may contain a token. */
export const shareUrl = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'> = location): string => origin + pathname;
