import type { DeviceKind } from '../../../contract/devices/list.ts';
import type { ProblemId } from '../../../contract/feedback/problem-ids.ts';
import { type FaqId, faqFacts } from '../../../routes/faq-lists.ts';
import type { IconName } from '../../../ui/icon/paths.ts';

const icons: Readonly<Record<ProblemId, IconName>> = {
  account: 'person',
  binding: 'link',
  device: 'other',
  cleaning: 'brush',
  voice: 'microphone',
  data: 'list',
  network: 'network',
  other: 'other',
};

/** What an answer is about, for a picture beside it: one kind of devices, else its problem. */
export function sortOf(id: FaqId): { icon: IconName; kind: DeviceKind | undefined } {
  const { devices, problem } = faqFacts[id];
  const kind = devices.length === 1 ? (devices[0] as DeviceKind) : undefined;
  return { icon: kind ?? icons[problem], kind };
}
