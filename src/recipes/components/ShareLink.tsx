/** The address of a recipe, to be copied by hand. @param label what it is */
export function ShareLink({ url, label }: { url: string; label: string }) {
  return <input className="control" aria-label={label} readOnly value={url} onFocus={(event) => event.target.select()} />;
}
