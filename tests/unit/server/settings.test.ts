import { expect, test } from 'vitest';
import { readSettings } from '../../../server/settings.ts';

const right = {
  DATABASE_URL: 'postgres://companion:hidden@db.example.com:5432/companion',
  PORT: '8080',
  SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://api.example.com/',
  ALLOWED_ORIGINS: 'https://help.example.com, https://uat.example.com',
  LOG: 'off',
};

test('settings that are right are taken as they are, and nobody is seeded', () => {
  expect(readSettings(right)).toEqual({
    database: right.DATABASE_URL,
    port: 8080,
    secret: right.SECRET,
    publicUrl: 'https://api.example.com',
    allowedOrigins: ['https://help.example.com', 'https://uat.example.com'],
    proxies: 0,
    seed: false,
    drain: 0,
  });
});

test('a file serves as database where no address is given', () => {
  expect(readSettings({ ...right, DATABASE_URL: undefined, DATABASE: 'data.db', PROXIES: '1', SEED: '1' })).toMatchObject({
    database: 'data.db',
    proxies: 1,
    seed: true,
  });
});

test.each([
  ['s3://my-bucket', { bucket: 'my-bucket', prefix: '', region: 'us-east-1', isLeaving: false }],
  [
    's3://bucket/a/b/?endpoint=https://s3.example.com:9000&region=eu-central-1&new=database',
    { bucket: 'bucket', prefix: 'a/b/', endpoint: 'https://s3.example.com:9000', region: 'eu-central-1', isLeaving: true },
  ],
])('pictures may be in an object store: %s', (PICTURES, pictures) => {
  expect(readSettings({ ...right, PICTURES })).toMatchObject({ pictures });
});

test('all that is missing is told at once', () => {
  const answer = readSettings({});
  expect('wrong' in answer && answer.wrong.map((sentence) => sentence.split(' ')[0])).toEqual([
    'DATABASE_URL',
    'PORT',
    'SECRET',
    'PUBLIC_URL',
    'ALLOWED_ORIGINS',
  ]);
});

test.each([
  ['DATABASE_URL', 'mysql://a:hidden@b/c'],
  ['DATABASE', '/var/lib/companion/companion.db'],
  ['PORT', '70000'],
  ['SECRET', 'hidden'],
  ['PUBLIC_URL', 'api.example.com'],
  ['ALLOWED_ORIGINS', 'https://help.example.com/'],
  ['ALLOWED_ORIGINS', '*'],
  ['PROXIES', 'many'],
  ['ERASURES', '/nowhere/erasures'],
  ['PICTURES', 'https://bucket'],
  ['PICTURES', 's3://Bucket'],
  ['PICTURES', 's3://me:hidden@bucket'],
  ['PICTURES', 's3://bucket?endpoint=s3.example.com'],
  ['PICTURES', 's3://bucket?endpiont=https://s3.example.com'],
  ['PICTURES', 's3://bucket/a?new=s3'],
  ['LOG', 'toString'],
  ['METRICS_TOKEN', 'hidden'],
  ['DRAIN', '1.5'],
])('%s that is %s is refused, with its value unless that may hold a password', (name, value) => {
  const answer = readSettings({ ...right, [name]: value });
  expect(answer).toEqual({ wrong: [expect.stringMatching(new RegExp(`^${name} must`))] });
  expect(JSON.stringify(answer)).not.toContain('hidden');
  expect(JSON.stringify(answer).includes(`It is \\"${value}`)).toBe(!/^(DATABASE_URL|SECRET|PICTURES|METRICS_TOKEN)$/.test(name));
});

test.each([
  ['PROXYS', 'PROXIES'],
  ['PROXY', 'PROXIES'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['Erasures', 'ERASURES'],
  ['DATBASE', 'DATABASE'],
])('the name %s is told to be a mistyped %s', (name, meant) => {
  expect(readSettings({ ...right, [name]: '1' })).toEqual({
    wrong: [`${name} is no variable of the servers. Is ${meant} meant?`],
  });
});

test('a password that breaks the address is told how to be written', () => {
  for (const password of ['hidden/1', 'hidden#1']) {
    const answer = readSettings({ ...right, DATABASE_URL: `postgres://companion:${password}@db.example.com:5432/companion` });
    expect(answer).toEqual({ wrong: [expect.stringMatching(/^DATABASE_URL must be .*%2F %40 %23 %25 for \/ @ # % /)] });
  }
});

test('the ordinary variables of a host are nobody’s mistake', () => {
  const names = 'HOME PATH USER SHELL LANG TERM PWD HOSTNAME HTTP_PROXY http_proxy no_proxy XDG_PICTURES_DIR INVOCATION_ID TOKEN';
  expect(readSettings({ ...right, ...Object.fromEntries(names.split(' ').map((name) => [name, '1'])) })).toHaveProperty('port');
});

test('erasures may be noted where the server itself cannot write', () => {
  expect(readSettings({ ...right, ERASURES: '/etc/erasures' })).toHaveProperty('port');
});

test('a file of SQLite’s that this user may not look at is not taken for a lost one', () => {
  const { DATABASE_URL, ...others } = right;
  expect(readSettings({ ...others, DATABASE: '/nowhere/data.db' })).toHaveProperty('wrong');
  // Too long for a name, which fails for root, too.
  expect(readSettings({ ...others, DATABASE: 'x'.repeat(300) })).toHaveProperty('port');
});
