/** Four hours of samples, one a minute. */
const minutes = 240;

/** The same value all the time, and one that grows by `step` every minute. */
export const constant = (value: number): string => `${value}x${minutes}`;
export const growing = (step: number): string => `0+${step}x${minutes}`;

/** Values by series, in promtool's notation. */
export type Series = Readonly<Record<string, string>>;

const ours = (name: string, labels = ''): string => `${name}{job="companion",instance="one"${labels && `,${labels}`}}`;
const requests = (status: number): string => ours('companion_requests_total', `status="${status}"`);
const bucket = (le: string): string => ours('companion_request_seconds_bucket', `le="${le}"`);
const disk = (what: string): string => `node_filesystem_${what}_bytes{job="node",instance="one",mountpoint="/",fstype="ext4"}`;

const outside = (name: string): string => `${name}{job="outside",instance="https://help.example.com/home"}`;

/** A server on which nothing is wrong. Times begin at 0, so one that grows by 60 a minute is now. */
export const healthy: Series = {
  [ours('up')]: constant(1),
  [ours('companion_ready')]: constant(1),
  [requests(200)]: growing(600),
  [requests(500)]: constant(0),
  [requests(503)]: constant(0),
  [bucket('0.1')]: growing(600),
  [bucket('2.5')]: growing(600),
  [bucket('+Inf')]: growing(600),
  [ours('companion_queue_waiting', 'queue="reads"')]: constant(3),
  [ours('companion_queue_waiting', 'queue="pictures"')]: constant(500),
  [ours('companion_database_connections', 'state="waiting"')]: constant(0),
  [ours('process_start_time_seconds')]: constant(0),
  [ours('process_resident_memory_bytes')]: constant(2e8),
  [ours('nodejs_eventloop_lag_p99_seconds')]: constant(0.02),
  [ours('companion_rate_limited_total', 'limit="network"')]: growing(60),
  [ours('companion_rate_limit_failures_total')]: constant(0),
  [ours('companion_repeats_total', 'how="other_body"')]: constant(0),
  [ours('companion_purge_failures_total')]: constant(0),
  [ours('companion_purged_timestamp_seconds')]: growing(60),
  'companion_backup_timestamp_seconds{job="node",instance="one"}': growing(60),
  [outside('probe_success')]: constant(1),
  [outside('probe_ssl_earliest_cert_expiry')]: constant(30 * 86_400),
  [outside('up')]: constant(1),
  [disk('avail')]: constant(50),
  [disk('size')]: constant(100),
};

/** What differs from it after a restart, 40 minutes ago, since which nobody called. */
export const restarted: Series = {
  [requests(200)]: '0+600x199 0x40',
  [ours('process_start_time_seconds')]: '0x199 12000x40',
  [ours('companion_purged_timestamp_seconds')]: '0+60x199 0x40',
};

/** What differs from a healthy server when an alert fires; no other alert fires then. */
export const faults: Readonly<Record<string, Series>> = {
  CompanionDown: { [ours('up')]: constant(0) },
  CompanionNotReady: { [ours('companion_ready')]: constant(0) },
  CompanionErrors: { [requests(500)]: growing(3) },
  CompanionOverload: { [requests(503)]: growing(120) },
  CompanionSlow: { [bucket('0.1')]: growing(500) },
  CompanionQueue: { [ours('companion_queue_waiting', 'queue="reads"')]: constant(100) },
  CompanionConnections: { [ours('companion_database_connections', 'state="waiting"')]: constant(2) },
  CompanionRestarts: { [ours('process_start_time_seconds')]: growing(60) },
  CompanionMemory: { [ours('process_resident_memory_bytes')]: constant(9e8) },
  CompanionEventLoop: { [ours('nodejs_eventloop_lag_p99_seconds')]: constant(0.9) },
  CompanionRateLimited: { [ours('companion_rate_limited_total', 'limit="network"')]: growing(600) },
  CompanionRateLimitsNotShared: { [ours('companion_rate_limit_failures_total')]: growing(1) },
  CompanionOtherBody: { [ours('companion_repeats_total', 'how="other_body"')]: growing(1) },
  CompanionPurge: { [ours('companion_purge_failures_total')]: growing(1) },
  CompanionPurgeMissing: { [ours('companion_purged_timestamp_seconds')]: constant(0) },
  CompanionBackup: { 'companion_backup_timestamp_seconds{job="node",instance="one"}': '_' },
  CompanionDisk: { [disk('avail')]: constant(5) },
  CompanionOutside: { [outside('probe_success')]: constant(0) },
  CompanionCertificate: { [outside('probe_ssl_earliest_cert_expiry')]: constant(13 * 86_400) },
  CompanionExporter: { [outside('up')]: constant(0) },
};
