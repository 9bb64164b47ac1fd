/** What browsers do to the storage of pages, each as a script for a page's beginning. */
export const brokenStorage = {
  'no database': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'a database that refuses': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  },
  'a database that is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'a database that never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'storage that throws': () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  },
  'no service worker': () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
};
