/** A request as {@link fakeFetch} sees it. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
}

/** Stands in for the browser's `fetch`; `respond` gives the body, or nothing where no response comes. */
export const fakeFetch = (respond: (request: SeenRequest) => unknown) => async (url: string, init: RequestInit) => {
  const headers = [...new Headers(init.headers)].map(([name, value]) => [name, decodeURIComponent(value)]);
  const body = await respond({ method: init.method ?? 'GET', url, headers: Object.fromEntries(headers) });
  if (body === undefined) throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(body));
};
