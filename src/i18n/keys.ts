import type afterSale from '../../content/en/strings/afterSale.json';
import type alexaFigures from '../../content/en/strings/alexaFigures.json';
import type aloud from '../../content/en/strings/aloud.json';
import type automationFigures from '../../content/en/strings/automationFigures.json';
import type care from '../../content/en/strings/care.json';
import type common from '../../content/en/strings/common.json';
import type conversation from '../../content/en/strings/conversation.json';
import type device from '../../content/en/strings/device.json';
import type external from '../../content/en/strings/external.json';
import type feedback from '../../content/en/strings/feedback.json';
import type figures from '../../content/en/strings/figures.json';
import type form from '../../content/en/strings/form.json';
import type guide from '../../content/en/strings/guide.json';
import type handFigures from '../../content/en/strings/handFigures.json';
import type help from '../../content/en/strings/help.json';
import type mapFigures from '../../content/en/strings/mapFigures.json';
import type noticeFigures from '../../content/en/strings/noticeFigures.json';
import type offline from '../../content/en/strings/offline.json';
import type phoneFigures from '../../content/en/strings/phoneFigures.json';
import type rating from '../../content/en/strings/rating.json';
import type recipe from '../../content/en/strings/recipe.json';
import type recipeCook from '../../content/en/strings/recipeCook.json';
import type recipeEdit from '../../content/en/strings/recipeEdit.json';
import type recipePage from '../../content/en/strings/recipePage.json';
import type recipes from '../../content/en/strings/recipes.json';
import type recipeTags from '../../content/en/strings/recipeTags.json';
import type register from '../../content/en/strings/register.json';
import type rma from '../../content/en/strings/rma.json';
import type titles from '../../content/en/strings/titles.json';
import type trainer from '../../content/en/strings/trainer.json';
import type troubleshooter from '../../content/en/strings/troubleshooter.json';
import type voice from '../../content/en/strings/voice.json';
import type voiceFigures from '../../content/en/strings/voiceFigures.json';
import type widgets from '../../content/en/strings/widgets.json';

/** The areas of texts, a file each in `content/<language>/strings`. English is the type of all other languages. */
export interface Areas {
  alexaFigures: typeof alexaFigures;
  aloud: typeof aloud;
  automationFigures: typeof automationFigures;
  care: typeof care;
  common: typeof common;
  conversation: typeof conversation;
  external: typeof external;
  feedback: typeof feedback;
  figures: typeof figures;
  guide: typeof guide;
  handFigures: typeof handFigures;
  mapFigures: typeof mapFigures;
  noticeFigures: typeof noticeFigures;
  offline: typeof offline;
  phoneFigures: typeof phoneFigures;
  form: typeof form;
  device: typeof device;
  help: typeof help;
  rma: typeof rma;
  rating: typeof rating;
  recipe: typeof recipe;
  recipeTags: typeof recipeTags;
  recipes: typeof recipes;
  recipePage: typeof recipePage;
  recipeCook: typeof recipeCook;
  recipeEdit: typeof recipeEdit;
  register: typeof register;
  afterSale: typeof afterSale;
  widgets: typeof widgets;
  titles: typeof titles;
  trainer: typeof trainer;
  troubleshooter: typeof troubleshooter;
  voice: typeof voice;
  voiceFigures: typeof voiceFigures;
}

export type Area = keyof Areas;

type Base<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;

export type KeyIn<A extends Area> = { [One in A]: `${One}.${Base<keyof Areas[One] & string>}` }[A];

/** Every text's full key, plural forms under one name: `common.back`, `feedback.unread`. */
export type StringKey = KeyIn<Area>;
