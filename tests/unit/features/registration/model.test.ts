import { expect, test } from 'vitest';
import type { RegistrationCard } from '../../../../src/contract/registration/read.ts';
import { findModels } from '../../../../src/features/registration/components/ModelSheet.tsx';
import { type Model, type ModelKind, warrantyState } from '../../../../src/features/registration/model.ts';

const models: readonly Model[] = [
  { key: '900a', name: '900A', kind: 'vacuum' },
  { key: 'LdsT6', name: 'LDS T6', kind: 'vacuum' },
  { key: 'K10', name: 'K10', kind: 'airFryer' },
  { key: 'AP40', name: 'AP40', kind: 'airPurifier' },
];

const names: Record<string, Record<ModelKind, string>> = {
  de: { vacuum: 'Saugroboter', airFryer: 'Heißluftfritteuse', airPurifier: 'Luftreiniger' },
  fr: { vacuum: 'Aspirateur robot', airFryer: 'Friteuse à air', airPurifier: 'Purificateur d’air, intérieur' },
  tr: { vacuum: 'Robot süpürge', airFryer: 'Sıcak hava fritözü', airPurifier: 'Hava temizleyici' },
  ja: { vacuum: 'ロボット掃除機', airFryer: 'エアフライヤー', airPurifier: '空気清浄機' },
};

const find = (query: string, tag = 'de') =>
  findModels(models, query, (kind) => names[tag]?.[kind] ?? '', tag).map(({ key }) => key);

test.each([
  ['', ['900a', 'LdsT6', 'K10', 'AP40']],
  ['  ', ['900a', 'LdsT6', 'K10', 'AP40']],
  ['900', ['900a']],
  ['lds t6', ['LdsT6']],
  ['LDS-T6', ['LdsT6']],
  ['ldst', ['LdsT6']],
  ['ｋ１０', ['K10']],
  ['heissluft', ['K10']],
  ['HEISSLUFT', ['K10']],
  ['saugroboter 900', ['900a']],
  ['0', ['900a', 'K10', 'AP40']],
  ['toaster', []],
])('%o finds %o', (query, found) => {
  expect(find(query)).toEqual(found);
});

test.each([
  ['fr', 'INTERIEUR', ['AP40']],
  ['fr', 'a air', ['K10']],
  ['tr', 'SICAK', ['K10']],
  ['tr', 'supurge', ['900a', 'LdsT6']],
  ['ja', 'ｴｱﾌﾗｲﾔ', ['K10']],
])('accents, case and width do not matter: in %s %o finds %o', (tag, query, found) => {
  expect(find(query, tag)).toEqual(found);
});

const card: RegistrationCard = {
  id: 'a',
  brand: 'ultenic',
  model: '900a',
  orderNumber: '1',
  serialNumber: '',
  purchaseDate: '2024-06-01',
  warrantyUntil: '2026-06-01',
  status: 'active',
  revision: 1,
  createdAt: 0,
};

test.each([
  [card, '2026-06-01', 'running'],
  [card, '2026-06-02', 'expired'],
  [{ ...card, warrantyUntil: null }, '2026-06-02', 'unknownEnd'],
  [{ ...card, status: 'cancelled' as const }, '2024-06-02', 'cancelled'],
  [{ ...card, status: 'cancelled' as const, warrantyUntil: null }, '2024-06-02', 'cancelled'],
])('a warranty to its last day: %#', (of, today, state) => {
  expect(warrantyState(of, today)).toBe(state);
});
