import { ask } from './calls.js';
import { h } from './dom.js';

/** The app's own recipe screens: what each is called, and which of the pages does the same. */
const screens = {
  editCookbook: { title: 'Edit recipe', page: (id) => `/recipes/edit${id ? `?id=${encodeURIComponent(id)}` : ''}` },
  showCookbookDetail: { title: 'Recipe', page: (id) => `/recipeDetails/${encodeURIComponent(id)}` },
  showCookbookMore: { title: 'More recipes', page: () => '/recipes' },
  showCookbookHistory: { title: 'Recipe history', page: (id) => `/recipes/history/${encodeURIComponent(id)}` },
};

export const recipeScreens = Object.keys(screens);

/** The native functions around recipes. What the app would show is told on a sheet, with the way to the page that it stands for. */
export function recipeFunctions({ getPhone, cookbooks }) {
  const titleOf = async (id) => (await ask(`recipes/title?id=${encodeURIComponent(id)}`)).title;
  const show =
    ({ title, page }) =>
    async ({ id }) => {
      const local = cookbooks.list().find((cookbook) => cookbook.id === id);
      const name = local?.name ?? (id ? await titleOf(id) : 'a new recipe');
      const open = h('button', { type: 'button', onclick: () => getPhone().open(page(id)) }, 'Open in the pages');
      getPhone().sheet(title, `A screen of the app itself, for ${name || `something called ${id}`}.`, !local && open);
    };

  return {
    ...Object.fromEntries(Object.entries(screens).map(([name, screen]) => [name, show(screen)])),
    getLocalCookbooks: () => ({ cookbooks: cookbooks.list() }),
    deleteLocalCookbook: ({ id }) => cookbooks.remove(id),
  };
}
