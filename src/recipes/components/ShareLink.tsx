/** The address of a recipe, to be copied by hand. @param label what it is */
export function ShareLink({ url, label }: { url: string; label: string }) {
  return (
    <textarea
      className="control control-short"
      aria-label={label}
      readOnly
      value={url}
      onFocus={(event) => event.target.select()}
    />
  );
}
