import { type ReactElement, useState } from 'react';
import { CellGroup } from '../../ui/cell/Cell.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { FormSheet } from './FormSheet.tsx';
import '../device/device-choice.css';

interface SearchSheetProps {
  title: string;
  /** The name of the search field, unique in the page */
  name: string;
  label: string;
  noMatch: string;
  onClose(): void;
  /** The cells of what matches the query; all of them for an empty one */
  children(query: string): readonly ReactElement[];
}

/** Searches one of many things and chooses it. Keeps its height while the search narrows the list. */
export function SearchSheet({ title, name, label, noMatch, onClose, children }: SearchSheetProps) {
  const [query, setQuery] = useState('');
  const cells = children(query);
  return (
    <FormSheet title={title} onClose={onClose}>
      <div className="device-picker">
        <SearchField name={name} label={label} onInput={({ currentTarget }) => setQuery(currentTarget.value)} />
        {cells.length > 0 && <CellGroup>{cells}</CellGroup>}
        <p role="status">{cells.length === 0 && noMatch}</p>
      </div>
    </FormSheet>
  );
}
