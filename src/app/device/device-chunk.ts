/** The modules of `deviceChunk` (ChosenDevice.tsx). */
// biome-ignore-all lint/performance/noBarrelFile: it is the entry of one chunk

export { DeviceFace } from '../../ui/device/DeviceFace.tsx';
export { DeviceSheet } from './DeviceSheet.tsx';
