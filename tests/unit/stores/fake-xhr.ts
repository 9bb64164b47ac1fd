/** A request as {@link answerXhr} sees it. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
}

/** Stands in for the browser's `XMLHttpRequest`; `answer` gives the body, or nothing where no answer comes. */
export const answerXhr = (answer: (request: SeenRequest) => unknown) =>
  class {
    upload = {};
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    readonly #seen: SeenRequest = { method: '', url: '', headers: {} };

    open(method: string, url: string) {
      Object.assign(this.#seen, { method, url });
    }
    setRequestHeader(name: string, value: string) {
      this.#seen.headers[name] = decodeURIComponent(value);
    }
    getAllResponseHeaders(): string {
      return '';
    }
    async send() {
      const body = await answer(this.#seen);
      if (body === undefined) return this.onerror?.();
      this.responseText = JSON.stringify(body);
      this.onload?.();
    }
  };
