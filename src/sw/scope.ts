/** An event that lasts as long as its promises. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PageRequest extends LastingEvent {
  request: Request;
  /** Of the page that a navigation opens; empty otherwise */
  resultingClientId: string;
  /** The browser's navigation preload, for pages only */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: PageRequest;
  message: MessageEvent<unknown>;
}

interface OpenPage {
  url: string;
  /** `hidden` also while a page is prerendered */
  visibilityState: DocumentVisibilityState;
}

/** As much of a service worker's world as ours uses: TypeScript's own types of it cannot stand beside those of pages. */
export interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly OpenPage[]>;
    get(id: string): Promise<OpenPage | undefined>;
  };
  /** Absent in older browsers */
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
}

/** The worker's global scope. The cast is safe: only the worker's two entry files are bundled with this module. */
export const scope = globalThis as unknown as WorkerScope;
