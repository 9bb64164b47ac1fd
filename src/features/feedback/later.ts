/**
 * What the form needs only once somebody uses it, as one chunk: the choice of a device, pictures, the checks, the outbox, and what is
 * said at the end. It is fetched with the first touch of the form, so that it is there when the connection is not.
 */
// biome-ignore-all lint/performance/noBarrelFile: one chunk is what this file is for

export { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
export { DeviceSheet } from './components/DeviceSheet.tsx';
export { PhotoList } from './components/PhotoList.tsx';
export { Sent } from './components/Sent.tsx';
export { sendAhead, take } from './photos.ts';
export { startReports } from './send-report.ts';
export { submit } from './submit.ts';
