/** Places that a page and its English share, by their ids. */
const places = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('.guide :is(h2, h3, .step)[id]')].map((element) => ({
    id: element.id,
    top: element.getBoundingClientRect().top + (page.defaultView?.scrollY ?? 0),
  }));

/** Scrolls one page to where the other is: between the same two places, as far from both. */
function follow(leader: Document, follower: Document): void {
  const view = leader.defaultView;
  const theirs = new Map(places(follower).map(({ id, top }) => [id, top]));
  const shared = places(leader).filter(({ id }) => theirs.has(id));
  const at = (view?.scrollY ?? 0) + (view?.innerHeight ?? 0) / 3;
  const ends = [leader.documentElement.scrollHeight, follower.documentElement.scrollHeight] as const;
  const stops = [[0, 0] as const, ...shared.map(({ id, top }) => [top, theirs.get(id) ?? 0] as const), ends];
  const next = Math.max(
    1,
    stops.findIndex(([top]) => top > at),
  );
  const [from, to] = [stops[next - 1] ?? [0, 0], stops[next] ?? ends];
  const part = to[0] > from[0] ? (at - from[0]) / (to[0] - from[0]) : 0;
  follower.defaultView?.scrollTo({
    top: from[1] + part * (to[1] - from[1]) - (follower.defaultView.innerHeight ?? 0) / 3,
    behavior: 'instant',
  });
}

/** Lets a button set the English page beside this one; both scroll together. The tab's name keeps it for the next page. */
export function beside(button: HTMLElement, address: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'translating-english';
  frame.title = 'The English page';
  let leader: Document | null = document;
  const lead = (page: Document | null) => () => {
    leader = page;
  };
  const scrolled = (page: Document | null, other: () => Document | null) => () => {
    const follower = other();
    if (leader === page && page && follower && frame.isConnected) follow(page, follower);
  };
  const listen = (page: Document | null, other: () => Document | null) => {
    for (const event of ['pointerenter', 'pointermove', 'touchstart', 'wheel', 'keydown'])
      page?.documentElement.addEventListener(event, lead(page), { passive: true });
    page?.addEventListener('scroll', scrolled(page, other), { passive: true });
  };
  listen(document, () => frame.contentDocument);
  frame.addEventListener('load', () => {
    listen(frame.contentDocument, () => document);
    scrolled(document, () => frame.contentDocument)();
  });

  const set = (shown: boolean) => {
    button.ariaPressed = String(shown);
    self.name = shown ? 'translating' : '';
    document.documentElement.classList.toggle('translating-beside', shown);
    if (!shown) return frame.remove();
    frame.src = address;
    document.body.append(frame);
  };
  button.addEventListener('click', () => set(button.ariaPressed !== 'true'));
  set(self.name === 'translating');
}
