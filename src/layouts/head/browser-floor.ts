/** The oldest browsers that the pages are built for: the web views of phones some three years back. */
export const browserFloor = ['chrome107', 'safari15.4', 'ios15.4'];
