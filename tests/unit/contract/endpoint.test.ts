import * as v from 'valibot';
import { expect, it } from 'vitest';
import { get, post } from '../../../src/contract/endpoint.ts';

const output = v.object({});

it('an endpoint has the method that it is declared with', () => {
  expect(get('app', '/api/v1/thing', output)).toEqual({ method: 'GET', service: 'app', path: '/api/v1/thing', output });
  expect(post('user', '/api/v1/thing', output)).toMatchObject({ method: 'POST', service: 'user' });
});

it('an endpoint may be keyed, for guests, or for a picture', () => {
  expect(post('app', '/api/v1/thing', output, { body: 'image', keyed: true })).toMatchObject({ body: 'image', keyed: true });
  expect(get('app', '/api/v1/thing', output, { guest: true }).guest).toBe(true);
});
