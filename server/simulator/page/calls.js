/** Calls of the shell's own server. Throws what it answers with. */
export async function ask(path, body) {
  const answer = await fetch(`/shell/api/${path}`, {
    ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(data.message ?? `${answer.status}`);
  return data;
}

const operators = new Map();

async function operatorOf(region, fresh) {
  if (fresh || !operators.has(region)) operators.set(region, ask('operator', { region }));
  return operators.get(region);
}

/**
 * Calls of a region's customer-service endpoint, over the network and with an operator's token, as any other client of it.
 *
 * @param call `{ path, query }` or `{ path, body }`, which may be a picture; the path is what follows `/api/v1/operate/`
 */
export async function operate(world, region, call, fresh = false) {
  const { token, country } = await operatorOf(region, fresh);
  const { dial } = world.countries.find(({ abbr }) => abbr === country);
  const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
  const picture = call.body instanceof Blob;
  const answer = await fetch(`${world.servers[region].operate}/api/v1/operate/${call.path}${query}`, {
    method: call.body ? 'POST' : 'GET',
    headers: {
      os: '1',
      client: 'web',
      appVersion: 'shell',
      lang: 'en',
      countryAbbr: country,
      countryCode: dial,
      brand: 'Companion',
      token,
      ...(call.body && { 'Content-Type': picture ? call.body.type : 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
    },
    ...(call.body && { body: picture ? call.body : JSON.stringify(call.body) }),
  });
  const { code, msg, data } = await answer.json();
  if (code === 401 && !fresh) return operate(world, region, call, true);
  if (code !== 200) throw new Error(msg);
  return data;
}
