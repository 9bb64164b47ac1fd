/**
 * What the phone is set to, kept in the address, so that a reload and a link lead to the same phone:
 * `/shell?user=de-jonas&lang=de&open=/feedback`.
 */
export function createState(world) {
  const query = new URLSearchParams(location.search);
  const first = world.users[0];
  const user = query.get('user') === 'none' ? undefined : (world.users.find(({ uid }) => uid === query.get('user')) ?? first);
  const oneOf = (name, rows, otherwise) => (rows.includes(query.get(name)) ? query.get(name) : otherwise);
  const listeners = [];

  const values = {
    user: user?.uid ?? 'none',
    lang: oneOf('lang', [...world.languages.map(({ key }) => key), 'xx'], user?.lang ?? 'en'),
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
    open: query.get('open')?.startsWith('/') ? query.get('open') : '/home',
  };

  const write = () => {
    const { user: uid, without, support, ...rest } = values;
    const next = new URLSearchParams({
      user: uid,
      ...rest,
      ...(without.length && { without }),
      ...(!support && { support: 'off' }),
    });
    for (const [name, usual] of [
      ['network', 'online'],
      ['answers', 'now'],
      ['brand', 'default'],
      ['platform', 'android'],
    ]) {
      if (next.get(name) === usual) next.delete(name);
    }
    history.replaceState(history.state, '', `/shell?${next}`.replaceAll('%2F', '/'));
  };

  return {
    values,
    /** The person who holds the phone; nobody when not signed in. */
    person: () => world.users.find(({ uid }) => uid === values.user),
    set(changes) {
      Object.assign(values, changes);
      write();
      for (const listener of listeners) listener(changes);
    },
    onChange: (listener) => listeners.push(listener),
  };
}
