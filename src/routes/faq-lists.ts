import type handFigures from '../../content/en/strings/handFigures.json';
import faq from '../../content/faq.json' with { type: 'json' };
import { type DeviceKind, deviceKinds } from '../contract/devices/list.ts';
import { type ProblemId, problemIds } from '../contract/feedback/problem-ids.ts';
import type { LocaleCode } from '../i18n/locales.ts';
import { keysOf } from '../lib/keys-of.ts';

export type FaqId = keyof typeof faq;

/** What keeps a device working. */
export const keeps = ['app', 'battery', 'floor', 'fryer', 'homes', 'map', 'mop', 'network', 'parts', 'purifier'] as const;
export type Keep = (typeof keeps)[number];

/** What a hand does with a part: a drawing of `src/mdx/figures/hands`, and the text for readers who do not see it. */
export type HandFigure = keyof typeof handFigures;

/** What content/faq.json says of an answer, whatever the language. */
export interface FaqFacts {
  problem: ProblemId;
  devices: readonly DeviceKind[] | 'all';
  /** Names of routes */
  related: readonly string[];
  /** Its place among the most common problems */
  common?: number;
  /** What the app or a device says, rather than what a person does */
  error?: boolean;
  /** Its steps can be tried one at a time; what keeps it working afterwards, `troubleshooter.keep-…` */
  keep?: Keep;
  /** The drawings under its steps and points, by the anchors of `anchoredBlocks`: `{ "step-2": "filter" }` */
  figures?: Readonly<Record<string, HandFigure>>;
}

export const faqFacts = faq as Record<FaqId, FaqFacts>;
export const faqIds = keysOf(faq);

/** To be raised with the form of {@link answerFiles}: neither an old page nor an old copy of a file then meets a new one. */
const format = 2;

/** Where a page finds the search index of the answers in its language, and their texts, which have more phrases and are quoted. */
export const answerFiles = (locale: LocaleCode) => ({
  index: `/faq/${locale}-${format}.json`,
  texts: `/faq/${locale}-texts-${format}.json`,
});

/** Which answers a list holds: absent is all. */
export interface FaqFilter {
  problem?: ProblemId | undefined;
  device?: DeviceKind | undefined;
  /** Only what the app or a device says */
  errors?: boolean | undefined;
}

/** The answers of a list, in the order of content/faq.json. */
export const faqOf = ({ problem, device, errors }: FaqFilter): FaqId[] =>
  faqIds.filter((id) => {
    const facts = faqFacts[id];
    const forDevice = !device || facts.devices === 'all' || facts.devices.includes(device);
    return forDevice && (!problem || facts.problem === problem) && (!errors || facts.error);
  });

/** The most common problems, the most common one first. */
export const commonFaq: readonly FaqId[] = faqIds
  .filter((id) => faqFacts[id].common)
  .sort((a, b) => (faqFacts[a].common ?? 0) - (faqFacts[b].common ?? 0));

/** A list's id in its address: `network`, `network-vacuum`, `all-vacuum`, `errors-vacuum`; none for the list of all answers. */
export const faqListId = ({ problem, device, errors }: FaqFilter): string | undefined =>
  device ? `${errors ? 'errors' : (problem ?? 'all')}-${device}` : problem;

/** Every list that holds an answer, but that of all, by its id. */
export const faqLists: ReadonlyMap<string, FaqFilter> = new Map(
  [
    ...problemIds.map((problem) => ({ problem })),
    ...deviceKinds.flatMap((device) => [
      { device },
      { device, errors: true },
      ...problemIds.map((problem) => ({ problem, device })),
    ]),
  ]
    .filter((filter) => faqOf(filter).length > 0)
    .map((filter: FaqFilter) => [faqListId(filter) ?? '', filter]),
);
