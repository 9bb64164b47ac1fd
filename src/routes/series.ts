import type { RouteName } from './table.ts';

/** Guides that are read one after the other: what "previous" and "next" lead to. A page that a model or brand has not is passed over. */
export const series: readonly (readonly RouteName[])[] = [
  ['instructions', 'partitions', 'moreMaps', 'multiMap'],
  ['voice', 'deviceVoice'],
  ['googleHome', 'googleHomeBind', 'googleHomeVacuum', 'googleHomeKitchen', 'googleHomeHome'],
  ['alexa', 'alexaBind', 'alexaVacuum', 'alexaKitchen', 'alexaHome'],
  ['ifttt', 'iftttContent', 'scene'],
  ['brandIfttt', 'brandIftttContent'],
  ['addToHomeScreen', 'iosWidget', 'androidWidget'],
  ['aboutUs', 'appProfile', 'logCollection', 'communityClosed'],
  ['discover', 'productFaq', 'productNotice'],
];
