// Stands in for the service worker in a build with --kill-switch: takes its place at once, deletes all that it kept and goes. Drafts and
// reports that wait to be sent are not its own, and stay.
import { cachePrefix } from '../routes/offline.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll(): Promise<void> {
  try {
    const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(own.map((name) => caches.delete(name)));
  } finally {
    await scope.registration.unregister();
  }
}
