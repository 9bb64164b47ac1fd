/** Saves a file as a download. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  // Not added to the page, where the leave guard would treat a click as leaving.
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
