import type { Environment, EnvironmentRules } from '../observe/settings.ts';

/** A bucket of an S3-compatible object store. */
export interface S3Settings {
  bucket: string;
  /** What the names of all objects begin with; empty, or with a slash at its end */
  prefix: string;
  /** Of a service that is not AWS's */
  endpoint?: string;
  region: string;
  /** Whether new pictures go into the database nevertheless, so that all can be moved back while servers run */
  isLeaving: boolean;
}

const example = 's3://bucket/prefix?endpoint=https://s3.example.com&region=us-east-1';

/** What may be said behind the question mark, and how. */
const parameters: Readonly<Record<string, RegExp>> = {
  endpoint: /^https?:\/\/[\w.:[\]-]+\/?$/,
  region: /^[a-z\d-]+$/,
  new: /^database$/,
};

export const pictureRules: EnvironmentRules = {
  PICTURES: ({ PICTURES }) => {
    if (!PICTURES) return false;
    const url = URL.canParse(PICTURES) && new URL(PICTURES);
    if (!url || !/^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d]\//.test(`${PICTURES.split('?')[0]}/`) || url.hash)
      return `must name a bucket of an S3-compatible object store: ${example}.`;
    if (url.username || url.password) return 'must hold no key: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY do.';
    const isWrong = ([name, value]: [string, string]) => !(Object.hasOwn(parameters, name) && parameters[name]?.test(value));
    return (
      ([...url.searchParams].some(isWrong) || !/^[\w/.-]*$/.test(url.pathname)) &&
      `must have a prefix of plain letters, and no parameter but endpoint, region and new=database: ${example}.`
    );
  },
};

/** @returns undefined where pictures are in the database. Its {@link pictureRules} must hold */
export function readPictureSettings({ PICTURES }: Environment): S3Settings | undefined {
  if (!PICTURES) return undefined;
  const url = new URL(PICTURES);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  const endpoint = url.searchParams.get('endpoint');
  return {
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    ...(endpoint && { endpoint }),
    region: url.searchParams.get('region') ?? 'us-east-1',
    isLeaving: url.searchParams.has('new'),
  };
}
