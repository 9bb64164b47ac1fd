import type { Rows } from '../use-rows.ts';

/** Says where a row was moved to, for those who do not see it. */
export function Moved({ rows: { moved }, text }: { rows: Rows; text: (number: number) => string }) {
  return (
    <p className="visually-hidden" role="status">
      {moved && text(moved.number)}
    </p>
  );
}
