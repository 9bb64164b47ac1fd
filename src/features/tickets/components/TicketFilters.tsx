import { useCallback, useEffect, useRef } from 'react';
import { maxQueryLength } from '../../../contract/search-limits.ts';
import type { TicketFilter } from '../../../contract/tickets/input.ts';
import { ticketGroups, ticketTypes } from '../../../contract/tickets/states.ts';
import { pageParams, setParameters } from '../../../lib/page-params.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { filterOf } from '../filter.ts';
import './ticket-filters.css';

const debounceMs = 300;

/** An address with its filter replaced. */
export function withFilter(address: string, { group, type, q }: TicketFilter): string {
  const url = new URL(address);
  setParameters(url, { group, type, q });
  return url.href;
}

/**
 * Filters the list. The filter is stored in the address, so that going back from a ticket leads to the same list. The fields are
 * uncontrolled: input before hydration counts.
 *
 * @param onChange called with the initial filter and after each change
 */
export function TicketFilters({ onChange }: { onChange(filter: TicketFilter): void }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const apply = useCallback(() => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const filter = filterOf(Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value)])));
    history.replaceState(history.state, '', withFilter(location.href, filter));
    onChange(filter);
  }, [onChange]);

  useEffect(() => {
    const initial: Record<string, string | undefined> = filterOf(pageParams(location));
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [])
      field.value ||= initial[field.name] ?? '';
    apply();
    return () => clearTimeout(timer.current);
  }, [apply]);

  return (
    <search>
      <form
        className="ticket-filters"
        ref={form}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        onInput={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(apply, target instanceof HTMLSelectElement ? 0 : debounceMs);
        }}
      >
        <TextField
          name="q"
          label={t('rma.search')}
          placeholder={t('rma.searchPlaceholder')}
          type="search"
          enterKeyHint="search"
          maxLength={maxQueryLength}
          autoComplete="off"
          aria-required={false}
        />
        <div className="ticket-filters-choices">
          <Select
            name="group"
            label={t('rma.group')}
            placeholder={t('rma.groupAll')}
            options={ticketGroups.map((group) => ({ value: group, label: t(`rma.group_${group}`) }))}
            aria-required={false}
          />
          <Select
            name="type"
            label={t('rma.type')}
            placeholder={t('rma.typeAll')}
            options={ticketTypes.map((type) => ({ value: type, label: t(`rma.type_${type}`) }))}
            aria-required={false}
          />
        </div>
      </form>
    </search>
  );
}
