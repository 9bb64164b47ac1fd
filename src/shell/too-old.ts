// Stands in every screen and must run in browsers that are too old for the rest: nothing newer than Chrome 80 or Safari 14 in here.
import { orUndefined } from '../lib/or-undefined.ts';

const template = document.querySelector<HTMLTemplateElement>('template[data-too-old]');

/**
 * The newest things that pages need: `:has()` is Chrome 105, a lookbehind Safari 16.4 (src/shell/oldest-browsers.ts). The pattern
 * stands in the page: browsers refuse a whole script for a literal that they cannot parse.
 */
const isSupported = orUndefined(() => CSS.supports('selector(:has(a))') && new RegExp(String(template?.dataset.tooOld)));

if (template && !isSupported) template.before(template.content.cloneNode(true));
