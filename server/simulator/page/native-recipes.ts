import type { LocalCookbook } from '../../../src/shell/local-cookbooks.ts';
import type { ShellMethod } from '../../../src/shell/shell.ts';
import type { AppFunctions } from '../phone-messages.ts';
import { read } from './calls.ts';
import { button } from './dom.ts';
import type { Phone } from './phone.ts';

export type Cookbooks = ReturnType<typeof createCookbooks>;

export function createCookbooks() {
  let list: LocalCookbook[] = [
    { id: 'fries', name: 'Crispy fries' },
    { id: 'salmon', name: 'Salmon with lemon' },
  ];
  const listeners: (() => void)[] = [];
  const change = (next: LocalCookbook[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  return {
    list: () => list,
    add: (name: string) => change([...list, { id: crypto.randomUUID(), name }]),
    remove: (id: string) => change(list.filter((cookbook) => cookbook.id !== id)),
    onChange: (listener: () => void) => void listeners.push(listener),
  };
}

/** The app's own recipe screens: the title of each, and the page that does the same. */
const screens = {
  editCookbook: { title: 'Edit recipe', page: (id: string) => `/recipes/edit${id ? `?id=${encodeURIComponent(id)}` : ''}` },
  showCookbookDetail: { title: 'Recipe', page: (id: string) => `/recipeDetails/${encodeURIComponent(id)}` },
  showCookbookMore: { title: 'More recipes', page: () => '/recipes' },
  showCookbookHistory: { title: 'Recipe history', page: (id: string) => `/recipes/history/${encodeURIComponent(id)}` },
} satisfies Partial<Record<ShellMethod, { title: string; page: (id: string) => string }>>;

export const recipeScreens: readonly string[] = Object.keys(screens);

type RecipeFunctions = Pick<AppFunctions, keyof typeof screens | 'getLocalCookbooks' | 'deleteLocalCookbook'>;

/** The native functions around recipes. Instead of a screen of the app, a sheet names it, with a link to the page that does the same. */
export function recipeFunctions(getPhone: () => Phone, cookbooks: Cookbooks): RecipeFunctions {
  const titleOf = async (id: string) => (await read('recipes/title', { id })).title;
  const show =
    (name: keyof typeof screens) =>
    async ({ id = '' }: { id?: string }) => {
      const { title, page } = screens[name];
      const local = cookbooks.list().find((cookbook) => cookbook.id === id);
      const recipe = local?.name ?? (id ? await titleOf(id) : 'a new recipe');
      const open = button('Open in the pages', () => getPhone().open(page(id)));
      getPhone().sheet(title, `A screen of the app itself, for ${recipe || `something called ${id}`}.`, !local && open);
    };

  return {
    editCookbook: show('editCookbook'),
    showCookbookDetail: show('showCookbookDetail'),
    showCookbookMore: show('showCookbookMore'),
    showCookbookHistory: show('showCookbookHistory'),
    getLocalCookbooks: () => ({ cookbooks: cookbooks.list() }),
    deleteLocalCookbook: ({ id }) => cookbooks.remove(id),
  };
}
