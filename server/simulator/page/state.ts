import type { Person, World } from './calls.ts';

/** What the phone is set to. */
export interface Settings {
  /** A uid, or `none` */
  user: string;
  lang: string;
  /** Abbreviation */
  country: string;
  /** A key of the catalogue, or `none` */
  brand: string;
  platform: 'android' | 'ios';
  network: 'online' | 'offline';
  /** When the app answers a call */
  answers: 'now' | 'late' | 'never';
  /** Functions that the app lacks */
  without: string[];
  /** Whether there is an online support */
  support: boolean;
  /** The page's path */
  open: string;
}

type Listener = (changes: Partial<Settings>) => void;

export interface State {
  readonly values: Readonly<Settings>;
  /** Who holds the phone; nobody when not signed in */
  person(): Person | undefined;
  set(changes: Partial<Settings>): void;
  onChange(listener: Listener): void;
}

/** What is left out of the address. */
const usual: Partial<Settings> = { network: 'online', answers: 'now', brand: 'default', platform: 'android' };

/**
 * The phone's settings, kept in the address, so that a reload and a link lead to the same phone:
 * `/shell?user=de-jonas&lang=de&open=/feedback`.
 */
export function createState(world: World): State {
  const values = readSettings(world, new URLSearchParams(location.search));
  const listeners: Listener[] = [];
  return {
    values,
    person: () => world.users.find(({ uid }) => uid === values.user),
    set(changes) {
      Object.assign(values, changes);
      writeSettings(values);
      for (const listener of listeners) listener(changes);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}

function readSettings(world: World, query: URLSearchParams): Settings {
  const [first] = world.users;
  const user = query.get('user') === 'none' ? undefined : (world.users.find(({ uid }) => uid === query.get('user')) ?? first);
  const oneOf = <Value extends string>(name: string, rows: readonly Value[], otherwise: Value): Value =>
    rows.find((row) => row === query.get(name)) ?? otherwise;
  const open = query.get('open');
  return {
    user: user?.uid ?? 'none',
    lang: oneOf<string>('lang', [...world.languages.map(({ key }) => key), 'xx'], user?.lang ?? 'en'),
    country: oneOf(
      'country',
      world.countries.map(({ abbr }) => abbr),
      user?.country ?? 'US',
    ),
    brand: oneOf('brand', [...world.brands.map(({ key }) => key), 'none'], 'default'),
    platform: oneOf('platform', ['android', 'ios'], 'android'),
    network: oneOf('network', ['online', 'offline'], 'online'),
    answers: oneOf('answers', ['now', 'late', 'never'], 'now'),
    without: (query.get('without') ?? '').split(',').filter((name) => world.functions.includes(name)),
    support: query.get('support') !== 'off',
    open: open?.startsWith('/') ? open : '/home',
  };
}

function writeSettings({ without, support, ...rest }: Settings): void {
  const next = new URLSearchParams({
    ...rest,
    ...(without.length > 0 && { without: without.join(',') }),
    ...(!support && { support: 'off' }),
  });
  for (const [name, value] of Object.entries(usual)) {
    if (next.get(name) === value) next.delete(name);
  }
  history.replaceState(history.state, '', `/shell?${next}`.replaceAll('%2F', '/'));
}
