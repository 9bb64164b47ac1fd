import { type Log, logs } from './log.ts';

/** How the servers are watched over. */
export interface Observability {
  /** Gets one entry per request and one per fault; absent where nothing is logged */
  log?: Log;
  /** Whoever asks for the metrics must show it; without one, only this machine may ask */
  metricsToken?: string;
  /** Milliseconds between saying that no new calls should come and ending: as long as a balancer takes to hear it */
  drain: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of the environment, each with what is wrong with its value, or nothing. */
export type EnvironmentRules = Readonly<Record<string, (env: Environment) => string | false>>;

export const observabilityRules: EnvironmentRules = {
  LOG: ({ LOG }) => !!LOG && !Object.hasOwn(logs, LOG) && `must be one of ${Object.keys(logs).join(', ')}.`,
  METRICS_TOKEN: ({ METRICS_TOKEN }) =>
    !!METRICS_TOKEN &&
    METRICS_TOKEN.length < 16 &&
    'must be 16 characters or more that nobody can guess: openssl rand -hex 32 makes some.',
  DRAIN: ({ DRAIN = '' }) => !/^\d{0,3}$/.test(DRAIN) && 'must be a number of seconds, 999 at most.',
};

/** @param format where LOG says none */
export function readObservability({ LOG, METRICS_TOKEN, DRAIN }: Environment, format: keyof typeof logs): Observability {
  const log = logs[(LOG || format) as keyof typeof logs]?.(console.log);
  return { ...(log && { log }), ...(METRICS_TOKEN && { metricsToken: METRICS_TOKEN }), drain: Number(DRAIN || 0) * 1000 };
}

/** Variables whose values may hold a password. */
const secrets = ['DATABASE_URL', 'SECRET', 'PICTURES', 'METRICS_TOKEN'];

/** A sentence for each variable that is missing or wrong, with its value unless that may hold a password. */
export const environmentProblems = (env: Environment, rules: EnvironmentRules): string[] =>
  Object.entries(rules).flatMap(([name, rule]) => {
    const problem = rule(env);
    const value = secrets.includes(name) ? undefined : env[name];
    const isShown = value && !value.includes('@');
    return problem ? [`${name} ${problem}${isShown ? ` It is ${JSON.stringify(value)}.` : ''}`] : [];
  });
