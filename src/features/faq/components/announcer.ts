/** Milliseconds without a change before a status is announced, so that typing is not talked over. */
const debounceMs = 500;

/** @returns announces a text after a pause, and takes back what it announced before */
export function createAnnouncer(status: HTMLElement): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    status.textContent = '';
    timer = setTimeout(() => {
      status.textContent = text;
    }, debounceMs);
  };
}
