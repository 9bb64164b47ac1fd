/**
 * What the form needs only once somebody uses it, as one chunk: the choice of a device, the checks, the outbox, and what is
 * said at the end. It is fetched with the first touch of the form, so that it is there when the connection is not.
 */
export { startOutbox, enqueue, withdraw } from '../../stores/outbox.ts';
export { check, errorTexts } from './check.ts';
export { DeviceSheet } from './components/DeviceSheet.tsx';
export { Sent } from './components/Sent.tsx';
