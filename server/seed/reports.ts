import type { Status } from '../../src/contract/feedback/read.ts';
import type { ProblemTypeId } from '../messages.ts';
import type { PhotoName } from './pictures.ts';
import type { SeedLang, seedTexts } from './texts.ts';

type Texts = (typeof seedTexts)[SeedLang];
type DeviceName = keyof Texts['devices'];

export interface SeedReport {
  name: string;
  type: ProblemTypeId;
  /** One of the owner's devices, or what was typed by hand */
  device: DeviceName | { sn: string; deviceId: string };
  text: string;
  images: readonly PhotoName[];
  replies: readonly string[];
  status: Status;
  unread: boolean;
  removed?: true;
  /** How long before the newest report it was made, in hours */
  hoursBefore: number;
}

/** What every owner has reported: one record in each state. */
export const ownerReports = ({ reports: texts }: Texts): SeedReport[] => [
  {
    name: 'offline',
    type: 'network',
    device: 'robot',
    text: texts.offline.text,
    images: ['robot', 'place'],
    replies: [],
    status: 'processing',
    unread: false,
    hoursBefore: 0,
  },
  {
    name: 'map',
    type: 'data',
    device: 'robot',
    text: texts.mapLost.text,
    images: ['robot'],
    replies: [texts.mapLost.reply],
    status: 'replied',
    unread: true,
    hoursBefore: 26,
  },
  {
    name: 'label',
    type: 'binding',
    device: { sn: '', deviceId: '' },
    text: texts.label.text,
    images: ['label'],
    replies: [],
    status: 'confirmed',
    unread: false,
    hoursBefore: 75,
  },
  {
    name: 'brush',
    type: 'cleaning',
    device: 'old',
    text: texts.brush.text,
    images: ['brush'],
    replies: [texts.brush.reply, texts.brush.thanks],
    status: 'replied',
    unread: false,
    hoursBefore: 24 * 40,
  },
  {
    name: 'fryer',
    type: 'device',
    device: 'fryer',
    text: texts.fryer.text,
    images: [],
    replies: [],
    status: 'processing',
    unread: false,
    removed: true,
    hoursBefore: 24 * 52,
  },
];

const topics: readonly [ProblemTypeId, DeviceName, string][] = [
  ['cleaning', 'robot', 'The robot missed the corner behind the sofa again.'],
  ['voice', 'robot', 'The voice assistant starts the robot, but it does not react to “pause”.'],
  ['network', 'second', 'After the power cut the robot did not find the Wi-Fi by itself.'],
  ['account', 'purifier', 'My partner cannot see the purifier that I shared.'],
  ['device', 'fryer', 'The basket of the air fryer is hard to pull out.'],
  ['data', 'third', 'The cleaning history of last week is empty.'],
  ['other', 'third', 'It would be good to give each room its own schedule.'],
];

/** Enough records for several pages, one every 30 hours before the others. */
export const manyReports = (count: number): SeedReport[] =>
  Array.from({ length: count }, (_, i) => {
    const [type, device, text] = topics[i % topics.length] as (typeof topics)[number];
    const answered = i % 3 !== 0;
    return {
      name: `note-${i + 1}`,
      type,
      device,
      text: `${text} (${count - i})`,
      images: [],
      replies: answered ? ['Thank you, we passed this on to the team that works on it.'] : [],
      status: answered ? 'replied' : 'processing',
      unread: false,
      hoursBefore: 24 * 53 + i * 30,
    };
  });
