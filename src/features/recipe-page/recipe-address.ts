/** The address of the recipe that is on the page, as it may be passed on: never with what came along in it, such as a token. */
export const addressOf = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'> = location): string => origin + pathname;
