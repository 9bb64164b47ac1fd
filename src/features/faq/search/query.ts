import { limitQuery } from '../../../contract/limit-query.ts';
import { pageParams, setParameters } from '../../../lib/page-params.ts';

/** The entered search. It is stored in the address, to be shared and to be there again after going back. */
export interface Query {
  q: string;
  problem: string;
  kind: string;
}

/** The query in the fields of a form. */
export function readFields(form: HTMLFormElement): Query {
  const entered = new FormData(form);
  const field = (name: keyof Query) => String(entered.get(name) ?? '');
  return { q: field('q'), problem: field('problem'), kind: field('kind') };
}

/** Enters a query, or some of it. A filter that does not exist is that for all. */
export function setFields(form: HTMLFormElement, values: Partial<Query>): void {
  const controls = [...form.querySelectorAll('input')];
  for (const control of controls) {
    const value = values[control.name as keyof Query];
    if (value === undefined) continue;
    if (control.type !== 'radio') control.value = value;
    // The first of a row is for all. Not by `RadioNodeList.value`, with which Chrome does not choose an empty value.
    else if (control.value === value || !control.value) control.checked = true;
  }
}

/** The query in the page's address. */
export function readAddress(): Query {
  const { q = '', problem = '', kind = '' } = pageParams(location);
  return { q: limitQuery(q), problem, kind };
}

export function writeAddress({ q, problem, kind }: Query): void {
  const address = new URL(location.href);
  setParameters(address, { q, problem, kind });
  try {
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  } catch {
    // Browsers limit these calls, Safari to 100 in 30 seconds. The next change writes the address.
  }
}
